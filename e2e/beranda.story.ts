/** An owner at the dashboard: the day in figures, every shop of the chain, and a change of shop without signing out. */
import type { Page } from '@playwright/test'
import { closeShop } from '#test/tools/close.ts'
import { must } from '#test/tools/client.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expect, test } from './story.ts'
import { ke, masuk, modal, TOKO } from './staf.ts'
import { penjualanSah, scanBarang } from './penjualan.ts'

const DUA = 'TOKO EMAS KENCANA DUA'
const kartu = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The door to the other shops, which is the name of this one. */
const namaToko = (page: Page, nama: string) =>
  page.getByRole('banner').getByRole('button', { name: `${nama}, ganti toko` })
const total = (page: Page) => page.getByLabel('Total', { exact: true })

test('the figures of a day lead to what made them', async ({ page, toko }) => {
  await penjualanSah(toko, '00000001', '00000003')
  await masuk(page, 'OWN1')
  const jual = kartu(page, 'Penjualan Hari Ini')
  await expect(jual).toContainText('Rp. 3,859,000')
  await expect(jual).toContainText('1 nota · 2 barang · 5.767 g')
  await expect(jual).toContainText('Rabu, 8 Januari 2025: toko tidak buka')
  await expect(kartu(page, 'Kas dan bank').getByRole('row', { name: /KAS/ })).toContainText('13,859,000')
  const stok = kartu(page, 'Stok')
  await expect(stok).toContainText('3 barang · 11.333 g')
  await stok.getByText('Per group').click()
  await expect(stok.getByRole('row', { name: /LOGAM MULIA/ })).toContainText('8,250,000')

  await jual.getByRole('link', { name: /Penjualan Hari Ini/ }).click()
  await expect(page).toHaveURL(/\/laporan-transaksi-penjualan\?.*tgl_awal=2025-01-15&tgl_akhir=2025-01-15/)
  await page.goBack()
  await kartu(page, 'Penjualan per bulan').getByRole('link', { name: 'Januari 2025' }).click()
  await expect(page).toHaveURL(/\/laporan-transaksi-penjualan\?.*tgl_awal=2025-01-01&tgl_akhir=2025-01-31/)
})

test('after the close the closed day stands until the first sale of the new one, and a week later beside it', async ({
  page,
  toko,
  awas,
}) => {
  // The close ends the session of the screen that stands there, which asks once more when it hears no news.
  awas.izinkan(/401 /)
  await penjualanSah(toko, '00000001', '00000003')
  const tutup = async () => {
    must(await closeShop(toko.minta, 'OWN1'))
    toko.minta.forget('OWN1')
    toko.minta.forget('KSR1')
    toko.minta.forget('SLS1')
  }
  await tutup()
  await masuk(page, 'OWN1')
  await expect(page.getByText('16 Januari 2025 belum ada transaksi.')).toContainText('Rabu, 15 Januari 2025')
  await expect(kartu(page, 'Penjualan 15 Januari 2025')).toContainText('Rp. 3,859,000')
  for (let tanggal = 16; tanggal <= 21; tanggal++) {
    await toko.pindahTanggal(`2025-01-${tanggal}`)
    await tutup()
  }
  await toko.pindahTanggal('2025-01-22')
  await masuk(page, 'OWN1')
  await expect(kartu(page, 'Penjualan 21 Januari 2025')).toContainText('Rp. 0')
  await penjualanSah(toko, '00000004')
  const jual = kartu(page, 'Penjualan Hari Ini')
  await expect(jual).toContainText('1 nota · 1 barang · 1.208 g')
  await expect(jual).toContainText(
    'dari Rabu, 15 Januari 2025 sehari penuh: Rp. 3,859,000 · 1 nota · 5.767 g',
  )
})

test('an owner goes on in another shop; what was typed waits in this one', async ({ page, toko, awas }) => {
  // What a tab left behind asks for once more is of a session that is over.
  awas.izinkan(/401 /)
  await penjualanSah(toko, '00000001')
  await masuk(page, 'OWN1', '/transaksi-penjualan')
  await scanBarang(page, '00000002')
  const lain = await page.context().newPage()
  await lain.goto('/lihat-penjualan')
  await expect(namaToko(lain, TOKO)).toBeVisible()

  await namaToko(page, TOKO).click()
  const pilihan = modal(page, 'Ganti Toko')
  await expect(pilihan).toContainText(`Sekarang di ${TOKO}`)
  await pilihan.getByRole('button', { name: DUA }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page).toHaveTitle(`${DUA} | DASHBOARD`)
  await expect(kartu(page, 'Penjualan Hari Ini')).toContainText('0 nota')
  await expect(namaToko(lain, DUA)).toBeVisible()
  await ke(page, '/transaksi-penjualan')
  await expect(total(page)).not.toContainText('1 barang')
  expect(
    await inDatabase(
      toko,
      `SELECT kode_toko FROM sesi WHERE user_id = 'OWN1' AND dicabut_at IS NULL AND masuk_sebelumnya IS NULL`,
    ),
  ).toEqual([{ kode_toko: 'TK02' }])

  await ke(page, '/dashboard')
  const semua = kartu(page, 'Semua toko')
  await expect(semua.getByRole('row', { name: new RegExp(`^${DUA}`) })).toContainText('Toko ini')
  await semua.getByRole('button', { name: `Masuk ke ${TOKO}`, exact: true }).click()
  await expect(page).toHaveTitle(`${TOKO} | DASHBOARD`)
  await ke(page, '/transaksi-penjualan')
  await expect(total(page)).toContainText('1 barang')
})

test('who works in one shop is shown that one', async ({ page }) => {
  await masuk(page, 'SPV1')
  await expect(kartu(page, 'Stok')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(TOKO)
  await expect(namaToko(page, TOKO)).toHaveCount(0)
  await expect(kartu(page, 'Semua toko')).toHaveCount(0)
})
