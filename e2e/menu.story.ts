/** The ways through the app: every screen of the menu, the landing pages, the dashboard, and the quick finder. */
import { menus } from '#domain/menus.ts'
import { expect, test, testLihat } from './story.ts'
import { masuk, modal, scan } from './staf.ts'
import { penjualanSah, simpanPenjualan } from './penjualan.ts'

for (const { path } of menus.filter((menu) => 'landing' in menu)) {
  testLihat(`no tile of ${path} leads nowhere, and it goes back`, async ({ layar }) => {
    const page = await layar('OWN1')
    await page.goto(path)
    await page.getByRole('link', { name: 'BACK' }).waitFor()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const tiles = await page
      .locator('.tiles a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(tiles[0]).toBe('/home')
    for (const tile of tiles.slice(1)) {
      await page.locator(`.tiles a[href="${tile}"]`).click()
      await expect(page).toHaveURL(tile)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.goBack()
    }
    await page.getByRole('link', { name: 'BACK' }).click()
    await expect(page).toHaveURL('/home')
  })
}

test.describe('the quick finder', () => {
  testLihat('opens a screen by part of its name, with the keyboard alone', async ({ page }) => {
    await masuk(page, 'OWN1')
    const finder = modal(page, 'Menu Cepat')
    await page.keyboard.press('Control+k')
    await finder.waitFor()
    await page.keyboard.type('penjualan valid')
    await expect(finder.getByRole('option').first()).toHaveText('Validasi Penjualan Penjualan')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/validasi-penjualan')
    await expect(finder).toHaveCount(0)

    await page.keyboard.press('Control+k')
    await finder.waitFor()
    await page.keyboard.type('lihat p')
    await expect(finder.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    const second = await finder.getByRole('option').nth(1).getAttribute('id')
    await page.keyboard.press('ArrowDown')
    await expect(finder.getByRole('combobox')).toHaveAttribute('aria-activedescendant', second!)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${second!.replace('finder-', '')}`)
  })

  testLihat('Escape closes it, and the focus is where it was', async ({ page }) => {
    await masuk(page, 'OWN1')
    const button = page.getByRole('button', { name: 'Menu Cepat' })
    await button.click()
    await expect(modal(page, 'Menu Cepat').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('tidak ada')
    await expect(page.getByText('Tidak Ada Layar Dengan Nama Itu')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(modal(page, 'Menu Cepat')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  testLihat('has only what the user may open', async ({ page }) => {
    await masuk(page, 'SLS1')
    await page.keyboard.press('Control+k')
    const allowed = menus.filter(
      (menu) => !('landing' in menu) && (menu.levels as readonly string[]).includes('SLS'),
    )
    await expect(modal(page, 'Menu Cepat').getByRole('option')).toHaveCount(
      new Set(allowed.map((menu) => menu.title)).size,
    )
    await page.keyboard.type('master')
    await expect(modal(page, 'Menu Cepat').getByRole('option')).toHaveCount(0)
  })

  testLihat('rests while a modal is open, and a scan does not wake it', async ({ page }) => {
    await masuk(page, 'OWN1', '/transaksi-penjualan')
    await scan(page, '00000001')
    await expect(page.getByRole('button', { name: /^Hapus .* 00000001$/ })).toBeVisible()
    await expect(modal(page, 'Menu Cepat')).toHaveCount(0)
    await page.keyboard.press('F8')
    await modal(page, 'Pembayaran').waitFor()
    await page.keyboard.press('Control+k')
    await expect(modal(page, 'Menu Cepat')).toHaveCount(0)
  })
})

test('the dashboard counts as it happens, and leads to what waits', async ({ page, toko }) => {
  await masuk(page, 'KSR1')
  const counter = page.getByRole('link', { name: /^Penjualan Hari Ini/ })
  await expect(counter).toContainText('0')
  await penjualanSah(toko, '00000001', '00000003')
  await expect(counter).toContainText('1')
  await simpanPenjualan(toko, '00000002')
  const reminder = page
    .getByRole('region', { name: 'Pengingat' })
    .getByRole('link', { name: '1 Penjualan Belum Di Validasi' })
  await expect(reminder).toBeVisible()
  await expect(page.getByRole('region', { name: 'Harga emas hari ini' })).toContainText('650,000')

  await page.reload()
  await expect(
    page.getByRole('table', { name: 'Penjualan per bulan' }).getByRole('row', { name: /Januari 2025/ }),
  ).toContainText('Rp. 3,859,000')
  await reminder.click()
  await expect(page).toHaveURL('/validasi-penjualan')
})

testLihat('every landing page that leads on is on the dashboard', async ({ page }) => {
  await masuk(page, 'OWN1')
  await page.goto('/home')
  await page.getByRole('region', { name: 'Menu' }).getByRole('link', { name: 'Penjualan' }).click()
  await expect(page).toHaveURL('/SubMenuPenjualan')
})
