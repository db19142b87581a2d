/** The ways through the app: every screen of the menu, the landing pages, the dashboard, and the quick finder. */
import { menus } from '#domain/menus.ts'
import { expect, test, testLihat, testRamai } from './story.ts'
import type { Page } from '@playwright/test'
import { lihat, lihatTelepon } from './kamera.ts'
import { ke, masuk, menuUser, modal, scan } from './staf.ts'
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
    await expect(page.getByText('Tidak Ada Layar, Nota, Barang Atau Member Itu')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(modal(page, 'Menu Cepat')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('opens a sale by its number, before the screen that is open', async ({ page, toko }) => {
    const no = await penjualanSah(toko, '00000004')
    await masuk(page, 'OWN1', '/lihat-titipan')
    await page.keyboard.press('Control+k')
    await modal(page, 'Menu Cepat').waitFor()
    // Enter at once: it is this text's answer that opens.
    await page.keyboard.type(no.toLowerCase())
    await page.keyboard.press('Enter')
    const detail = modal(page, 'Detail Penjualan')
    await expect(detail.getByRole('heading', { name: no })).toBeVisible()
    await expect(page).toHaveURL('/lihat-titipan')
    await detail.getByRole('button', { name: 'Tutup', exact: true }).last().click()
    await expect(detail).toHaveCount(0)
  })

  testLihat('finds a piece by its barcode, and Enter opens no row of an older text', async ({ page }) => {
    await masuk(page, 'OWN1')
    const finder = modal(page, 'Menu Cepat')
    await page.keyboard.press('Control+k')
    await finder.waitFor()
    await page.keyboard.type('00000005')
    await expect(finder.getByRole('option')).toHaveCount(1)
    await expect(finder.getByRole('option')).toContainText('00000005')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('9999')
    await page.keyboard.press('Enter')
    await expect(finder.getByText('Tidak Ada Layar, Nota, Barang Atau Member Itu')).toBeVisible()
    await expect(modal(page, 'Detail Barang')).toHaveCount(0)
    await finder.getByRole('combobox').fill('5')
    await expect(finder.getByRole('option', { name: /00000005/ })).toBeVisible()
    await finder.getByRole('option', { name: /00000005/ }).click()
    await expect(modal(page, 'Detail Barang').getByRole('heading', { name: '00000005' })).toBeVisible()
    await lihat(page, 'detail-barang')
  })

  testLihat('finds a screen by another word for it', async ({ page }) => {
    await masuk(page, 'OWN1')
    await page.keyboard.press('Control+k')
    await modal(page, 'Menu Cepat').waitFor()
    await page.keyboard.type('pelanggan')
    await expect(
      modal(page, 'Menu Cepat').getByRole('option').filter({ hasText: 'Data Member' }),
    ).toBeVisible()
    await lihat(page, 'menu-cepat')
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

test.describe('the menu beside every screen', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })
  /** What a user reads of it, with its folds open. */
  const terbaca = async (page: Page, group: string) => {
    const head = page.locator('#menu > details > summary').filter({ hasText: new RegExp(`^${group}$`) })
    await head.click()
    for (const part of await head.locator('..').locator('.sidebar-part summary').all()) await part.click()
    return (await head.locator('..').innerText()).split('\n').map((line) => line.trim())
  }

  testLihat('long groups are in named parts, and no name repeats its group', async ({ page }) => {
    await masuk(page, 'OWN1')
    const laporan = await terbaca(page, 'Laporan')
    expect(laporan.slice(0, 4)).toEqual([
      'Laporan',
      'Penjualan',
      'Transaksi Penjualan',
      'Penjualan Per Sales',
    ])
    expect(laporan).toEqual(expect.arrayContaining(['Pembelian', 'Barang', 'Member & Hadiah', 'Lainnya']))
    expect(laporan.slice(1).filter((line) => line.startsWith('Laporan'))).toEqual([])
    expect(await terbaca(page, 'Data Master')).toEqual(
      expect.arrayContaining(['Barang', 'Group', 'Keuangan', 'Rekening', 'Parameter', 'Harga Emas']),
    )
    expect(await terbaca(page, 'Hadiah')).toEqual(['Hadiah', 'Beli Hadiah', 'Ambil Hadiah'])
    expect(await terbaca(page, 'Kupon')).toEqual(['Kupon', 'Cek Kupon'])
    // The screen itself keeps its whole name.
    await menu(page).getByRole('link', { name: 'Laporan Stock Jual' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Laporan Stock Jual' })).toBeVisible()
  })

  testLihat(
    'a marked screen stands on top, for the user who marked it, after signing in again',
    async ({ page }) => {
      const favorit = menu(page).locator('details').filter({ hasText: 'Favorit' })
      await masuk(page, 'SPV1', '/laporan-stock-jual')
      await expect(favorit).toHaveCount(0)
      await page.getByRole('button', { name: 'Favorit' }).click()
      await expect(favorit.getByRole('link')).toHaveText(['Laporan Stock Jual'])
      await menuUser(page, 'Logout')
      await page.getByRole('button', { name: 'LOGIN' }).waitFor()
      await masuk(page, 'OWN1')
      await expect(favorit).toHaveCount(0)
      await menuUser(page, 'Logout')
      await page.getByRole('button', { name: 'LOGIN' }).waitFor()
      await masuk(page, 'SPV1')
      await favorit.getByRole('link', { name: 'Laporan Stock Jual' }).click()
      const star = page.getByRole('button', { name: 'Favorit' })
      await expect(star).toHaveAttribute('aria-pressed', 'true')
      await star.click()
      await expect(favorit).toHaveCount(0)
    },
  )

  testLihat('on a phone it is a drawer: Escape closes it, and so does a choice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await masuk(page, 'OWN1')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await expect(menu(page)).toHaveCount(0)
    await button.click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await page.locator('#menu summary').filter({ hasText: 'Pembelian' }).first().click()
    await menu(page).getByRole('link', { name: 'Lihat Pembelian' }).click()
    await expect(page).toHaveURL('/lihat-pembelian')
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByLabel('Tanggal System')).toBeInViewport()
    await lihatTelepon(page, 'lihat-pembelian')
  })
})

test.describe('the guide', () => {
  testLihat(
    'opens beside its screen, which stays as it is, and leads on from page to page',
    async ({ page }) => {
      await masuk(page, 'KSR1', '/validasi-penjualan')
      const guide = modal(page, 'Panduan')
      const button = page.getByRole('button', { name: 'Panduan' })
      await button.click()
      await expect(guide.getByRole('heading', { level: 1, name: 'Validasi' })).toBeVisible()
      const picture = guide.getByRole('img').first()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true)
      await guide.getByRole('button', { name: 'Daftar Isi' }).click()
      await guide.getByRole('link', { name: 'Titipan', exact: true }).click()
      await expect(guide.getByRole('heading', { level: 1, name: 'Titipan' })).toBeVisible()
      await lihat(page, 'panduan')
      await page.keyboard.press('Escape')
      await expect(guide).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(page).toHaveURL('/validasi-penjualan')
    },
  )

  testLihat('is there on a landing page too', async ({ page }) => {
    await masuk(page, 'OWN1')
    await page.goto('/SubMenuLaporan')
    await page.getByRole('button', { name: 'Panduan' }).click()
    await expect(modal(page, 'Panduan').getByRole('heading', { level: 1, name: 'Laporan' })).toBeVisible()
  })
})

testRamai('on a phone rows are cards and filters fold', async ({ layar }) => {
  const page = await layar('OWN1')
  await page.setViewportSize({ width: 390, height: 844 })
  await ke(page, '/lihat-penjualan')
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect(status).toBeHidden()
  const filter = page.getByRole('button', { name: /^Filter/ })
  await filter.click()
  await expect(status).toBeVisible()
  await filter.click()
  await expect(status).toBeHidden()
  await lihatTelepon(page, 'lihat-penjualan')
  await ke(page, '/master-baki')
  const card = page.getByRole('row', { name: /BAKI A1/ })
  await expect(card).toBeVisible()
  // Each of its cells lies below the one before it, within the screen.
  const boxes = await card.locator('td').evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, right, top } = cell.getBoundingClientRect()
      return { left, right, top }
    }),
  )
  expect(boxes.toSorted((a, b) => a.top - b.top)).toEqual(boxes)
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(boxes.length)
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390)
  await lihatTelepon(page, 'master-baki')
  await page.setViewportSize({ width: 1366, height: 768 })
})

test('the dashboard counts as it happens, and leads to what waits', async ({ page, toko }) => {
  await masuk(page, 'KSR1')
  const counter = page.getByRole('link', { name: /^Penjualan Hari Ini/ })
  await expect(counter).toContainText('0 nota')
  await penjualanSah(toko, '00000001', '00000003')
  await expect(counter).toContainText('1 nota')
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
