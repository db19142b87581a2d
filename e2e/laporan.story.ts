/** Reports at the screen: filters, empty and full, totals, groups, what a user may take away (DOMAIN §E.0, §E.3). */
import { readFile } from 'node:fs/promises'
import { expect, test } from './story.ts'
import { buka, masuk, pilih, toast } from './staf.ts'
import { penjualanSah } from './penjualan.ts'

test('R16 and R18 of a day with two sales agree, and a period must make sense', async ({ page, toko }) => {
  await penjualanSah(toko, '00000001', '00000003')
  await penjualanSah(toko, '00000002')
  await masuk(page, 'SPV1')
  await buka(page, '/laporan-transaksi-penjualan')
  await expect(page.getByRole('button', { name: 'Excel' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(toast(page, 'Laporan Transaksi Penjualan Tersedia')).toBeVisible()
  const rekap = page.getByRole('region', { name: 'Laporan Transaksi Penjualan' })
  await expect(rekap.getByRole('row', { name: /G375/ })).toContainText('3,859,000')
  await expect(rekap.getByRole('row', { name: /G700/ })).toContainText('6,119,000')
  await expect(rekap.getByRole('row', { name: /Total/ }).last()).toContainText('9,978,000')

  await pilih(page, page, 'Sales', 'S02 · BUDI')
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(toast(page, 'Laporan Transaksi Penjualan Tidak Tersedia')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Excel' })).toBeDisabled()

  const awal = page.getByLabel('Tanggal Awal')
  await awal.fill('2025-01-16')
  await awal.press('Enter')
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(page.getByText('Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir')).toBeVisible()

  await buka(page, '/laporan-penjualan-bayar')
  await page.getByRole('button', { name: 'Cari' }).click()
  const bayar = page.getByRole('region', { name: 'Laporan Pembayaran Penjualan' })
  await expect(bayar.getByRole('row', { name: /Total/ }).last()).toContainText('9,978,000')
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()])
  expect((await readFile(await csv.path(), 'utf8')).match(/JL-TK01-250115-000[12]/g)).toHaveLength(2)
})

test('Laporan Otorisasi lists attempts, also the refused ones', async ({ page, toko }) => {
  await toko.minta('KSR1', 'POST', 'authorization', { user_id: 'SPV1', password: 'salah', kategori: 'BATAL PENJUALAN', description: 'JL-TK01-250115-0001', keterangan: '-' })
  await masuk(page, 'OWN1')
  await buka(page, '/laporan-otorisasi')
  await page.getByRole('button', { name: 'Cari' }).click()
  const table = page.getByRole('region', { name: 'Laporan Otorisasi' })
  await expect(table.getByRole('row', { name: /SPV1/ })).toContainText('BATAL PENJUALAN')
})
