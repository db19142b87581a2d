/** The ways through the app: landing pages, the quick finder, favourites, the guide, the menu of a phone, the dashboard. */
import { menus, type MenuDefinition } from '#domain/menus.ts'
import { expect, test, testLihat, testRamai } from './story.ts'
import type { Page } from '@playwright/test'
import { lihat, lihatTelepon } from './kamera.ts'
import { keliling } from './keliling.ts'
import { ke, masuk, menuUser, modal, scan } from './staf.ts'
import { penjualanSah, simpanPenjualan } from './penjualan.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })

testLihat(
  'a landing page has tiles only: none of them leads nowhere, and it goes back; the dashboard leads to it',
  { tag: '@walk' },
  async ({ layar: screen, awas }) => {
    const page = await screen('OWN1')
    const landings: readonly MenuDefinition[] = menus.filter((one) => 'landing' in one)
    await keliling(page, awas, landings, async ({ path, title }) => {
      await ke(page, path)
      await page.getByRole('link', { name: 'BACK' }).waitFor()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('banner')).toHaveCount(0)
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
    await page.getByRole('region', { name: 'Menu' }).getByRole('link', { name: 'Penjualan' }).click()
    await expect(page).toHaveURL('/SubMenuPenjualan')
  },
)

testRamai(
  'the quick finder, by keys: screens, a sale by its number, a piece by its barcode',
  { tag: ['@keys', '@scanner'] },
  async ({ layar: screen }) => {
    const page = await screen('OWN1')
    const finder = modal(page, 'Menu Cepat')
    const cari = async (text: string) => {
      await page.keyboard.press('Control+k')
      await finder.waitFor()
      await page.keyboard.type(text)
    }
    await ke(page, '/dashboard')

    await test.step('a screen by part of its name', async () => {
      await cari('penjualan valid')
      await expect(finder.getByRole('option').first()).toHaveText('Validasi Penjualan Penjualan')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/validasi-penjualan')
      await expect(finder).toHaveCount(0)
    })

    await test.step('the second that was found, with an arrow', async () => {
      await cari('lihat p')
      await expect(finder.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
      const second = await finder.getByRole('option').nth(1).getAttribute('id')
      await page.keyboard.press('ArrowDown')
      await expect(finder.getByRole('combobox')).toHaveAttribute('aria-activedescendant', second!)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/${second!.replace('finder-', '')}`)
    })

    await test.step('by another word for it; Escape closes it, and the focus is where it was', async () => {
      const button = page.getByRole('button', { name: 'Menu Cepat' })
      await button.click()
      await expect(finder.getByRole('combobox')).toBeFocused()
      await page.keyboard.type('tidak ada')
      await expect(page.getByText('Tidak Ada Layar, Nota, Barang Atau Member Itu')).toBeVisible()
      await page.keyboard.press('Enter')
      await finder.getByRole('combobox').fill('pelanggan')
      await expect(finder.getByRole('option').filter({ hasText: 'Data Member' })).toBeVisible()
      await lihat(page, 'menu-cepat')
      await page.keyboard.press('Escape')
      await expect(finder).toHaveCount(0)
      await expect(button).toBeFocused()
    })

    await test.step('a sale by its number, before the screen that is open', async () => {
      const no = 'JL-TK01-250115-0001'
      await ke(page, '/lihat-titipan')
      // Enter at once: it is this text's answer that opens.
      await cari(no.toLowerCase())
      await page.keyboard.press('Enter')
      const detail = modal(page, 'Detail Penjualan')
      await expect(detail.getByRole('heading', { name: no })).toBeVisible()
      await expect(page).toHaveURL('/lihat-titipan')
      await detail.getByRole('button', { name: 'Tutup', exact: true }).last().click()
      await expect(detail).toHaveCount(0)
    })

    await test.step('a piece by its barcode; Enter opens no row of an older text', async () => {
      await cari('00000005')
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
      const detail = modal(page, 'Detail Barang')
      await expect(detail.getByRole('heading', { name: '00000005' })).toBeVisible()
      await lihat(page, 'detail-barang')
      await detail.getByRole('button', { name: 'Tutup', exact: true }).last().click()
      await expect(detail).toHaveCount(0)
    })

    await test.step('it rests while a modal is open, and a scan does not wake it', async () => {
      await ke(page, '/transaksi-penjualan')
      await page.getByRole('textbox', { name: 'Scan Barcode' }).waitFor()
      await scan(page, '00000004')
      const hapus = page.getByRole('button', { name: /^Hapus .* 00000004$/ })
      await expect(hapus).toBeVisible()
      await expect(finder).toHaveCount(0)
      await page.keyboard.press('F8')
      await modal(page, 'Pembayaran').waitFor()
      await page.keyboard.press('Control+k')
      await expect(finder).toHaveCount(0)
      // The till is emptied for the next person who sits here.
      await page.keyboard.press('F8')
      await expect(modal(page, 'Pembayaran')).toHaveCount(0)
      await hapus.click()
      await page
        .getByRole('alertdialog', { name: 'Anda Yakin !!' })
        .getByRole('button', { name: 'Ya' })
        .click()
      await expect(hapus).toHaveCount(0)
    })
  },
)

testLihat(
  'a marked screen stands on top, for the user who marked it, after signing in again',
  { tag: '@session' },
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

testLihat(
  'the guide opens beside its screen, which stays as it is, and leads on from page to page',
  { tag: '@walk' },
  async ({ layar: screen }) => {
    const page = await screen('OWN1')
    const guide = modal(page, 'Panduan')
    const button = page.getByRole('button', { name: 'Panduan' })
    await ke(page, '/validasi-penjualan')
    await page.getByRole('heading', { level: 1, name: 'Validasi Penjualan' }).waitFor()
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

    // On a landing page it is there too.
    await ke(page, '/SubMenuLaporan')
    await page.getByRole('link', { name: 'BACK' }).waitFor()
    await button.click()
    await expect(guide.getByRole('heading', { level: 1, name: 'Laporan' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guide).toHaveCount(0)
  },
)

testRamai(
  'on a phone the menu is a drawer, rows are cards and filters fold',
  { tag: '@phone' },
  async ({ layar: screen }) => {
    const page = await screen('OWN1')
    await ke(page, '/dashboard')
    await page.setViewportSize({ width: 390, height: 844 })

    await test.step('Escape closes the drawer, and so does a choice', async () => {
      const button = page.getByRole('button', { name: 'Menu', exact: true })
      await expect(menu(page)).toHaveCount(0)
      await button.click()
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toHaveCount(0)
      await expect(button).toBeFocused()
      await button.click()
      const fold = page.locator('#menu > details').filter({ hasText: 'Lihat Pembelian' })
      if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click()
      await menu(page).getByRole('link', { name: 'Lihat Pembelian' }).click()
      await expect(page).toHaveURL('/lihat-pembelian')
      await expect(menu(page)).toHaveCount(0)
      await expect(page.getByLabel('Tanggal System')).toBeInViewport()
      await lihatTelepon(page, 'lihat-pembelian')
    })

    await test.step('filters fold', async () => {
      await ke(page, '/lihat-penjualan')
      await page.getByRole('heading', { level: 1, name: 'Lihat Penjualan' }).waitFor()
      const status = page.getByRole('combobox', { name: 'Status' })
      await expect(status).toBeHidden()
      const filter = page.getByRole('button', { name: /^Filter/ })
      await filter.click()
      await expect(status).toBeVisible()
      await filter.click()
      await expect(status).toBeHidden()
      await lihatTelepon(page, 'lihat-penjualan')
    })

    await test.step('a row is a card', async () => {
      await ke(page, '/master-baki')
      const card = page.getByRole('row', { name: /BAKI A1/ })
      await expect(card).toBeVisible()
      // Once it is drawn, each of its cells lies below the one before it, within the screen.
      await expect(async () => {
        const boxes = await card.locator('td').evaluateAll((cells) =>
          cells.map((cell) => {
            const { left, right, top } = cell.getBoundingClientRect()
            return { left, right, top }
          }),
        )
        expect(boxes.toSorted((a, b) => a.top - b.top)).toEqual(boxes)
        expect(new Set(boxes.map(({ top }) => top)).size).toBe(boxes.length)
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390)
      }).toPass()
      await lihatTelepon(page, 'master-baki')
    })
    await page.setViewportSize({ width: 1366, height: 768 })
  },
)

test(
  'the dashboard counts as it happens, and leads to what waits',
  { tag: '@two' },
  async ({ page, toko }) => {
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
  },
)
