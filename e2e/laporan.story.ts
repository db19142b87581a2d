/** Reports as staff use them: search, look, take away. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Toko } from './server.ts'
import { buka, masuk, pilih, toast } from './staf.ts'
import { expect, test } from './story.ts'

const HARI = '2025-01-15'

/** A cash sale of the fixture's first ring, saved and validated by the cashier. */
async function jualCincin({ minta }: Toko): Promise<void> {
  const { berat, harga_gram, harga_jual, ongkos_rp, harga_atribut, harga_total } = (await minta('KSR1', 'GET', 'barang/00000001')).data
  const { data } = await minta('KSR1', 'POST', 'penjualan', {
    id_trx: 'LAPORAN000000001', kode_sales: 'S01', pembayaran: [{ jenis: 'CASH', nominal: harga_total }],
    detail_barang: [{ kode_barcode: '00000001', berat, harga_gram, harga_jual, ongkos: ongkos_rp, harga_atribut }],
  })
  expect((await minta('KSR1', 'POST', 'penjualan/validasi', { no_faktur_group: data.no_faktur_group })).status).toBe(200)
}

const cari = (page: Page) => page.getByRole('button', { name: 'Cari' }).click()

test('a sale is found, its total is in sight, and it goes away as Excel, CSV and PDF', async ({ page, toko, context }) => {
  await jualCincin(toko)
  await masuk(page, 'SPV1')
  await buka(page, '/laporan-transaksi-penjualan')
  const excel = page.getByRole('button', { name: 'Excel' })
  await expect(excel).toBeDisabled()

  await page.getByLabel('Tanggal Awal').press('Enter')
  await expect(page.getByRole('region', { name: 'Laporan Transaksi Penjualan' })).toHaveCount(0)
  await pilih(page, page, 'Type Laporan', 'DETAIL')
  await cari(page)
  await expect(toast(page, 'Laporan Transaksi Penjualan Tersedia')).toBeVisible()
  const table = page.getByRole('region', { name: 'Laporan Transaksi Penjualan' })
  await expect(table.getByText(`Tanggal ${HARI}`, { exact: true })).toBeVisible()
  await expect(table.getByText('JL-TK01-250115-0001-01')).toBeVisible()
  await expect(table.locator('.report-total')).toContainText('Total 1 Data')
  await expect(table.locator('.report-total')).toContainText('1,577,500')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  for (const [button, name] of [['Excel', 'laporan-transaksi-penjualan.xlsx'], ['CSV', 'laporan-transaksi-penjualan.csv']] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
    expect(file.suggestedFilename()).toBe(name)
    expect(readFileSync(await file.path()).length).toBeGreaterThan(100)
  }
  const [paper] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'PDF' }).click()])
  await paper.waitForURL(/^blob:/)
})

test('what is missing is said beside its field, nothing found is said too, and the period goes along', async ({ page }) => {
  await masuk(page, 'SPV1')
  await buka(page, '/laporan-transaksi-penjualan')
  await page.getByLabel('Type Laporan').hover()
  await page.locator('.ant-select-clear').click()
  await cari(page)
  await expect(page.getByText('Type Laporan Tidak Boleh Kosong')).toBeVisible()
  await pilih(page, page, 'Type Laporan', 'REKAP')
  await page.getByLabel('Tanggal Awal').fill('2025-01-20')
  await page.keyboard.press('Tab')
  await cari(page)
  await expect(page.getByText('Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir')).toBeVisible()
  await page.getByLabel('Tanggal Awal').fill('2025-01-10')
  await page.keyboard.press('Tab')
  await cari(page)
  await expect(page.getByRole('heading', { name: 'Laporan Transaksi Penjualan Tidak Tersedia' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'PDF' })).toBeDisabled()

  await buka(page, '/laporan-otorisasi')
  await expect(page.getByLabel('Tanggal Awal')).toHaveValue('2025-01-10')
  await cari(page)
  await expect(page.getByRole('heading', { name: 'Data Laporan Otorisasi Kosong' })).toBeVisible()
})
