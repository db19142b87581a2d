/** Screens, and what stands in front of screens: how it looks, light and dark, on a counter's screen and on a tablet (kamera.ts). */
import { messages } from '#domain/messages.ts'
import { menus, type MenuPath } from '#domain/menus.ts'
import type { Page } from '@playwright/test'
import { oneOf } from '#test/tools/chance.ts'
import { expect, test, testRamai } from './story.ts'
import { lihat, PICTURES } from './kamera.ts'
import { keliling, putaran } from './keliling.ts'
import { dialog, ke, masuk, menuUser, modal, choose, typeInto } from './staf.ts'
import { bayarTunai, penjualanSah, chooseSales, scanBarang, simpanPenjualan } from './penjualan.ts'
import { tenang } from './tenang.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** With what it finds, or the text that there is nothing; a choice that must be made is everything. */
async function cariLaporan(page: Page, path: MenuPath): Promise<void> {
  // Of a shipment alone, and there is none: e2e/kirim.story.ts asks for one.
  if (path === '/laporan-kirim-barang') return
  if (path === '/laporan-transaksi-penjualan') await choose(page, page, 'Type Laporan', 'DETAIL')
  if (path === '/laporan-transaksi-rekap-sales-daily' || path === '/laporan-transaksi-hutang-persales')
    await choose(page, page, 'Sales', 'SEMUA')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await page.getByRole('table').first().waitFor()
}

/** Every sixth one: the tiles of the landing pages lead to the others too (menu.story.ts). For pictures all of them. */
const looked = PICTURES ? menus : oneOf(6, menus, 'tampilan')

for (const screens of putaran(looked, 3)) {
  testRamai(
    `screens from ${screens[0]!.path} to ${screens.at(-1)!.path} are there, and nothing goes wrong behind them`,
    { tag: '@walk' },
    async ({ layar: screen, awas }) => {
      const page = await screen('OWN1')
      await keliling(page, awas, screens, async ({ path, title }) => {
        await ke(page, path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.getByRole('heading', { name: /Halaman Tidak Ditemukan|Oopss/ })).toHaveCount(0)
        await expect(page).toHaveTitle(`TOKO EMAS KENCANA | ${title.toUpperCase()}`)
        await tenang(page)
        if (path.startsWith('/laporan')) await cariLaporan(page, path)
        await lihat(page, path.slice(1))
      })
    },
  )
}

testRamai(
  'the frame around every screen, with every group of the menu open, in the faces that come with the app',
  { tag: '@walk' },
  async ({ layar: screen }) => {
    const page = await screen('OWN1')
    await ke(page, '/dashboard')
    for (const group of await page.locator('#menu details').all())
      if ((await group.getAttribute('open')) === null) await group.locator('> summary').click()
    await lihat(page, 'bingkai', { bingkai: true })
    const faces = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter((f) => f.status === 'loaded').map((f) => f.family.replaceAll('"', ''))
    })
    expect(new Set(faces)).toEqual(new Set(['Source Sans 3 Variable', 'Source Serif 4']))
  },
)

test.describe('what stands in front of the screens', () => {
  test('the till with two pieces, one beyond its bounds', { tag: '@drawn' }, async ({ page }) => {
    await masuk(page, 'OWN1', '/transaksi-penjualan')
    await scanBarang(page, '00000005')
    await scanBarang(page, '00000003')
    await typeInto(page.getByLabel('Harga jual KALUNG'), '2000000')
    await page.getByLabel('Harga jual KALUNG').press('Enter')
    await page.getByRole('button', { name: 'Otorisasi' }).click()
    await modal(page, 'Otorisasi').waitFor()
    await lihat(page, 'otorisasi')
    await modal(page, 'Otorisasi').getByRole('button', { name: 'Batal' }).click()
    await page.keyboard.press('F9')
    await lihat(page, 'kasir-salah')
    await typeInto(page.getByLabel('Harga jual KALUNG'), '2200000')
    await page.getByLabel('Harga jual KALUNG').press('Enter')
    await chooseSales(page)
    await page.getByRole('button', { name: /^Bayar/ }).click()
    await modal(page, 'Pembayaran').getByTitle('CREDIT').click()
    await modal(page, 'Pembayaran').getByRole('button', { name: 'Tambah Pembayaran' }).click()
    await lihat(page, 'pembayaran')
    await modal(page, 'Pembayaran')
      .getByRole('button', { name: /^Tutup F8/ })
      .click()
    await bayarTunai(page)
    await lihat(page, 'kasir')
    for (const width of [1320, 1280, 1150, 1149, 1024]) {
      await page.setViewportSize({ width, height: 768 })
      await expect
        .poll(
          () =>
            page
              .getByRole('table', { name: 'Barang yang dijual' })
              .evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth),
          `till at ${width}: total out of sight`,
        )
        .toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.keyboard.press('F9')
    await modal(page, 'Penjualan Berhasil Disimpan').waitFor()
    await lihat(page, 'tersimpan')
    await page.keyboard.press('F9')
  })

  test(
    'one sale; forms, menus and dialogs of the shell; the sign-in page',
    { tag: ['@walk', '@drawn'] },
    async ({ page, toko, awas }) => {
      await test.step('one sale', async () => {
        const no = await penjualanSah(toko, '00000001', '00000002')
        await simpanPenjualan(toko, '00000004')
        await masuk(page, 'OWN1', '/lihat-penjualan')
        await page.getByRole('row', { name: new RegExp(no) }).click()
        await modal(page, 'Detail Penjualan').getByText('JL-TK01').first().waitFor()
        await lihat(page, 'detail')
        await page.goto('/validasi-penjualan')
        await page.getByRole('button', { name: 'Batal' }).first().click()
        await lihat(page, 'tolak')
        await page.goto('/batal-penjualan')
        await page.getByRole('row', { name: new RegExp(no) }).click()
        await page.getByRole('button', { name: 'Batalkan Penjualan' }).click()
        await lihat(page, 'batal')
      })

      await test.step('a form, the menu of the user, a new password', async () => {
        await page.goto('/master-baki')
        await page.getByRole('button', { name: 'Tambah' }).click()
        await modal(page, 'Tambah Baki').getByRole('button', { name: 'Simpan' }).click()
        await lihat(page, 'formulir')
        await page.goto('/dashboard')
        await page.locator('.user-menu-button').click()
        await lihat(page, 'menu-user', { bingkai: true })
        await page.keyboard.press('Escape')
        await menuUser(page, 'Ganti Password')
        await lihat(page, 'ganti-password')
      })

      await test.step('a close that is asked for, and refused', async () => {
        await page.goto('/dashboard')
        await menuUser(page, 'Tutup Toko')
        await lihat(page, 'tutup-toko')
        awas.izinkan(/400 POST \/api\/v1\/system\/close/)
        await dialog(page, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
        await dialog(page, messages.oopss).waitFor()
        await lihat(page, 'tutup-ditolak')
        await dialog(page, messages.oopss).getByRole('button', { name: 'OK' }).click()
      })

      await test.step('what stands in place of screens', async () => {
        await toko.pindahTanggal('2025-01-16')
        await page.reload()
        await page.getByRole('heading', { name: messages.tanggalBeda }).waitFor()
        await lihat(page, 'tanggal-beda')
        await menuUser(page, 'Logout')
        await page.getByRole('button', { name: 'LOGIN' }).waitFor()
        await lihat(page, 'login')
        await toko.pindahTanggal('2025-01-15')
        await masuk(page, 'SLS1')
        await page.goto('/master-group' satisfies MenuPath)
        await page.getByRole('heading', { name: messages.aksesDitolak }).waitFor()
        await lihat(page, 'akses-ditolak')
      })
    },
  )
})
