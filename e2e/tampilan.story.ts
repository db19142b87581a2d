/**
 * Every screen as the owner sees it, light and dark, on a counter's screen and on a tablet: nothing in the console, nothing
 * serious for axe, nothing wider than the page. Pictures of all of it are left in test-results/tampilan.
 */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { messages } from '#domain/messages.ts'
import { MENU_GROUPS, menus, type MenuPath } from '#domain/menus.ts'
import { expect, test } from './story.ts'
import { buka, dialog, masuk, menuUser, modal, pilih } from './staf.ts'
import { bayarTunai, penjualanSah, pilihSales, scanBarang, simpanPenjualan } from './penjualan.ts'

const SIZES = [{ width: 1366, height: 768 }, { width: 768, height: 1024 }]
const TEMA = ['light', 'dark'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

/** With what it finds, or the text that there is nothing; a choice that must be made is everything. */
async function cariLaporan(page: Page, path: MenuPath): Promise<void> {
  if (path === '/laporan-transaksi-penjualan') await pilih(page, page, 'Type Laporan', 'DETAIL')
  if (path === '/laporan-transaksi-rekap-sales-daily') await pilih(page, page, 'Sales', 'SEMUA')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await page.getByRole('table').first().waitFor()
}

for (const tema of TEMA) {
  for (const group of MENU_GROUPS) {
    test(`every screen of ${group}, ${tema}`, async ({ page, toko }) => {
      await penjualanSah(toko, '00000001', '00000002')
      await simpanPenjualan(toko, '00000003')
      await toko.minta('KSR1', 'POST', 'authorization', { user_id: 'SPV1', password: 'salah', kategori: 'BATAL PENJUALAN', description: 'JL-TK01-250115-0001', keterangan: '-' })
      await page.emulateMedia({ colorScheme: tema })
      const lihat = kamera(page, tema)
      await page.goto('/')
      if (group === 'Beranda') await lihat('login')
      await masuk(page, 'OWN1')
      for (const { path } of menus.filter((menu) => menu.group === group)) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        if (path.startsWith('/laporan')) await cariLaporan(page, path)
        await lihat(path.slice(1))
      }
    })
  }

  test(`what stands in front of the screens, ${tema}`, async ({ page, toko, awas }) => {
    const no = await penjualanSah(toko, '00000001', '00000002')
    await simpanPenjualan(toko, '00000004')
    await page.emulateMedia({ colorScheme: tema })
    const lihat = kamera(page, tema)
    await masuk(page, 'OWN1')

    await test.step('the till with two pieces, one beyond its bounds', async () => {
      await buka(page, '/transaksi-penjualan')
      await scanBarang(page, '00000005')
      await scanBarang(page, '00000003')
      await page.getByLabel('Harga jual KALUNG').fill('2000000')
      await page.getByLabel('Harga jual KALUNG').press('Enter')
      await modal(page, 'Otorisasi').waitFor()
      await lihat('otorisasi')
      await modal(page, 'Otorisasi').getByRole('button', { name: 'Batal' }).click()
      await page.keyboard.press('F9')
      await lihat('kasir-salah')
      await page.getByLabel('Harga jual KALUNG').fill('2200000')
      await page.getByLabel('Harga jual KALUNG').press('Enter')
      await pilihSales(page)
      await page.getByRole('button', { name: /^Pembayaran/ }).click()
      await modal(page, 'Pembayaran').getByTitle('CREDIT').click()
      await modal(page, 'Pembayaran').getByRole('button', { name: 'Tambah Pembayaran' }).click()
      await lihat('pembayaran')
      await modal(page, 'Pembayaran').getByRole('button', { name: /^Tutup F8/ }).click()
      await bayarTunai(page)
      await lihat('kasir')
      for (const width of [1320, 1280, 1150, 1149, 1024]) {
        await page.setViewportSize({ width, height: 768 })
        expect(await page.getByRole('table', { name: 'Barang yang dijual' }).evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth), `till at ${width}: total out of sight`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize(SIZES[0]!)
      await page.keyboard.press('F9')
      await modal(page, 'Penjualan Berhasil Disimpan').waitFor()
      await lihat('tersimpan')
      await page.keyboard.press('F9')
    })

    await test.step('one sale', async () => {
      await buka(page, '/lihat-penjualan')
      await page.getByRole('row', { name: new RegExp(no) }).click()
      await modal(page, 'Detail Penjualan').getByText('JL-TK01').first().waitFor()
      await lihat('detail')
      await page.goto('/validasi-penjualan')
      await page.getByRole('button', { name: 'Batal' }).first().click()
      await lihat('tolak')
      await page.goto('/batal-penjualan')
      await page.getByRole('row', { name: new RegExp(no) }).click()
      await page.getByRole('button', { name: 'Batalkan Penjualan' }).click()
      await lihat('batal')
    })

    await test.step('forms, menus and dialogs of the shell', async () => {
      await page.goto('/master-baki')
      await page.getByRole('button', { name: 'Tambah' }).click()
      await modal(page, 'Tambah Baki').getByRole('button', { name: 'Simpan' }).click()
      await lihat('formulir')
      await page.goto('/dashboard')
      await page.locator('.user-menu-button').click()
      await lihat('menu-user')
      await page.keyboard.press('Escape')
      await menuUser(page, 'Ganti Password')
      await lihat('ganti-password')
      await page.goto('/dashboard')
      await menuUser(page, 'Tutup Toko')
      await lihat('tutup-toko')
      awas.izinkan(/400 POST \/api\/v1\/system\/close/)
      await dialog(page, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
      await dialog(page, messages.oopss).waitFor()
      await lihat('tutup-ditolak')
      await dialog(page, messages.oopss).getByRole('button', { name: 'OK' }).click()
      await toko.pindahTanggal('2025-01-16')
      await page.reload()
      await page.getByRole('heading', { name: messages.tanggalBeda }).waitFor()
      await lihat('tanggal-beda')
      await menuUser(page, 'Logout')
      await page.getByRole('button', { name: 'LOGIN' }).waitFor()
      await toko.pindahTanggal('2025-01-15')
      await masuk(page, 'SLS1')
      await page.goto('/master-group' satisfies MenuPath)
      await page.getByRole('heading', { name: messages.aksesDitolak }).waitFor()
      await lihat('akses-ditolak')
    })
  })
}

/** Looks at what is on the screen, in both sizes, and keeps a picture of each. */
const kamera = (page: Page, tema: string) =>
  async function lihat(name: string): Promise<void> {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.ant-spin-spinning')).toHaveCount(0)
      // Colours and modals come to rest.
      await page.waitForTimeout(200)
      await page.screenshot({ path: `test-results/tampilan/${name}-${tema}-${size.width}.png` })
      const where = `${name}, ${tema}, ${size.width}`
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft(wider, `${where}: wider than the page`).toBe(0)
      const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode().analyze()
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect.soft(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`).join(' | ')}`), where).toEqual([])
    }
    await page.setViewportSize(SIZES[0]!)
  }
