/** What comes back over the counter: bought with its nota (S07), traded in with the customer paying (S10), and with the shop paying. */
import type { Page } from '@playwright/test'
import { PASSWORD } from '#server/fixture/data.ts'
import { penjualanSah, pilihSales, scanBarang } from './penjualan.ts'
import type { Toko } from './toko.ts'
import { scanResult, masuk, modal, pilih, scan } from './staf.ts'
import { expect, test } from './story.ts'

/** What a document changed in the books: the shop's balances, positive on their own side. */
const saldo = async (toko: Toko): Promise<Record<string, number>> => {
  const rows: { kode_akun: string; saldo_normal: number }[] = (
    await toko.minta('OWN1', 'GET', 'keuangan/saldo')
  ).data
  return Object.fromEntries(
    rows.filter((r) => r.saldo_normal !== 0).map((r) => [r.kode_akun, r.saldo_normal]),
  )
}

/** Types into the box that looks for a nota. */
async function cariNota(page: Page, kode: string): Promise<void> {
  await page.getByLabel('Cari nota').fill(kode)
  await page.keyboard.press('Enter')
}

async function validasi(page: Page, no: string): Promise<void> {
  await masuk(page, 'KSR1', '/validasi-jual-beli')
  await page
    .getByRole('row', { name: new RegExp(no) })
    .getByRole('button', { name: 'Validasi' })
    .click()
  await expect(modal(page, /Berhasil/)).toContainText(no)
}

test('a customer brings a ring back with its nota, and is paid in cash', async ({
  page: sales,
  toko,
  komputer,
  awas,
}) => {
  const nota = await penjualanSah(toko, '00000001')
  await masuk(sales, 'SLS1', '/transaksi-pembelian')
  await cariNota(sales, nota)
  await expect(scanResult(sales)).toContainText(`CINCIN 9K, nota ${nota}-01`)
  await expect(sales.getByLabel('Berat CINCIN')).toBeFocused()
  await sales.keyboard.press('Enter')
  await expect(sales.getByLabel('Kondisi CINCIN')).toBeFocused()
  await sales.keyboard.type('mul')
  await sales.keyboard.press('Enter')
  await expect(sales.getByLabel('Cari nota')).toBeFocused()
  const asal = sales.getByLabel('Asal harga CINCIN')
  await expect(asal).toContainText('Rugi Nota 2.350 g × Rp. 15,000Rp. 35,250')
  await expect(asal).toContainText('= Harga BeliRp. 1,492,500')

  await test.step('nothing is saved before it is complete, and everything missing is told', async () => {
    await sales.keyboard.press('F9')
    await expect(sales.getByText('Kode Sales Harus Dipilih')).toBeVisible()
    await expect(sales.getByText('Pembayaran Kurang Rp. 1,492,500')).toBeVisible()
  })
  await pilihSales(sales)
  await sales.getByRole('button', { name: /^Bayar/ }).click()
  const bayar = modal(sales, 'Pembayaran Ke Customer')
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await bayar.getByRole('button', { name: /^Simpan/ }).click()
  const saved = modal(sales, 'Pembelian Berhasil Disimpan')
  await expect(saved).toContainText('BL-TK01-250115-0001')

  const kasir = await komputer()
  await validasi(kasir, 'BL-TK01-250115-0001')
  expect(await saldo(toko)).toMatchObject({ '1101': 10_085_000, '5101': 1_492_500 })

  await test.step('the same nota is not bought twice', async () => {
    await saved.getByRole('button', { name: /Transaksi Berikutnya/ }).click()
    awas.izinkan(/409 GET \/api\/v1\/pembelian\/cari\//)
    await cariNota(sales, nota)
    await expect(scanResult(sales)).toHaveText(`Nota ${nota}-01 Sudah Dibeli Kembali`)
  })
})

test('a scanner reads one nota after the other, wherever the focus is, and what is typed last counts', async ({
  page: sales,
  toko,
}) => {
  const [ring, necklace] = [await penjualanSah(toko, '00000001'), await penjualanSah(toko, '00000003')]
  await masuk(sales, 'SLS1', '/transaksi-pembelian')
  await scan(sales, `${ring}-01.ABCD1234`)
  await expect(sales.getByLabel('Berat CINCIN')).toBeFocused()
  await scan(sales, `${necklace}-01.ABCD1234`)
  await expect(sales.getByLabel('Berat KALUNG')).toBeFocused()
  await expect(sales.getByLabel('Berat CINCIN')).toHaveValue('2.350')

  // the price follows every key
  await sales.keyboard.type('3.4')
  await expect(sales.getByLabel('Asal harga KALUNG')).toContainText('Susut 3.400 g dari 3.417 gRp. 11,052')
  await sales.keyboard.press('Escape')
  await expect(sales.getByLabel('Asal harga KALUNG')).not.toContainText('Susut')

  await pilih(sales, sales, 'Kondisi CINCIN', 'MULUS')
  await pilih(sales, sales, 'Kondisi KALUNG', 'MULUS')
  await pilihSales(sales)
  await sales.keyboard.press('F2')
  await sales.keyboard.type('3.4')
  await sales.keyboard.press('F8')
  const bayar = modal(sales, 'Pembayaran Ke Customer')
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await expect(bayar.getByRole('row', { name: /CASH/ })).toContainText('Rp. 3,652,000')
  await sales.keyboard.press('F8')
  await sales.getByLabel('Potongan KALUNG').click()
  await sales.keyboard.type('500')
  await sales.keyboard.press('F9')
  await expect(sales.getByText('Pembayaran tidak boleh lebih dari sisa')).toBeVisible()
})

test('a till that validates as it saves asks for what a transfer below zero needs, and nothing given is lost', async ({
  page: kasir,
  toko,
  awas,
}) => {
  expect(
    (await toko.minta('OWN1', 'PUT', 'para-system', { settings: [{ key: 'AUTO_VALIDASI', value: 'YA' }] }))
      .status,
  ).toBe(200)
  awas.izinkan(/403 POST \/api\/v1\/pembelian/)
  await masuk(kasir, 'KSR1', '/transaksi-pembelian')
  await kasir.keyboard.press('F3')
  const tanpa = modal(kasir, 'Beli Tanpa Nota')
  await expect(tanpa.getByRole('combobox', { name: 'Group' })).toBeFocused()
  await pilih(kasir, tanpa, 'Group', 'LM')
  await pilih(kasir, tanpa, 'Jenis', 'LOGAM MULIA')
  await tanpa.getByLabel('Nama Barang').fill('LM LAMA')
  await tanpa.getByLabel('Berat').fill('20')
  await kasir.keyboard.press('Control+Enter')
  await pilihSales(kasir)
  await kasir.keyboard.press('F9')
  const pelanggan = modal(kasir, 'Pelanggan')
  const nomor = pelanggan.getByLabel('No Identitas')
  await expect(nomor, 'what is missing is opened').toBeFocused()
  await nomor.fill('3404')
  await pelanggan.getByLabel('Nama Penjual').fill('BUDI')
  await pelanggan.getByLabel('Alamat Penjual').fill('SLEMAN')
  await kasir.keyboard.press('F7')
  await kasir.keyboard.press('F9')
  await expect(pelanggan.getByText('No KTP Harus 16 Angka')).toBeVisible()
  await nomor.fill('3404012501900001')
  await kasir.keyboard.press('F7')
  await kasir.keyboard.press('F8')
  const bayar = modal(kasir, 'Pembayaran Ke Customer')
  await bayar.getByText('TRANSFER').click()
  await pilih(kasir, bayar, 'Bank', 'BCA')
  await bayar.getByLabel('Rekening Customer').fill('BRI 1 BUDI')
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await bayar.getByRole('button', { name: /^Simpan/ }).click()
  for (const kategori of ['PEMBELIAN TANPA BARCODE', 'SALDO BANK MINUS']) {
    const otorisasi = modal(kasir, 'Otorisasi').filter({ hasText: kategori })
    await otorisasi.getByLabel('Username').fill('SPV1')
    await otorisasi.getByLabel('Password').fill(PASSWORD)
    await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
  }
  await expect(modal(kasir, 'Pembelian Berhasil Disimpan')).toContainText('Rp. 28,080,000')
  expect(await saldo(toko)).toMatchObject({ '1102': -3_080_000, '5101': 28_080_000 })
})

/** An old piece for a new one at the open till, both in sight. */
async function tukar(
  page: Page,
  { lama, nama, baru }: { lama: string; nama: string; baru: string },
): Promise<void> {
  await masuk(page, 'SLS1', '/transaksi-penjualan')
  await scanBarang(page, baru)
  await page.getByRole('button', { name: /^Tukar/ }).click()
  await cariNota(page, lama)
  await expect(page.getByLabel(`Berat ${nama}`)).toBeFocused()
  await pilih(page, page, `Kondisi ${nama}`, 'MULUS')
  await pilihSales(page)
}

test('a customer trades a ring in for a necklace and pays the difference', async ({
  page: sales,
  toko,
  komputer,
}) => {
  await penjualanSah(toko, '00000001')
  await tukar(sales, { lama: '00000001', nama: 'CINCIN', baru: '00000003' })
  const total = sales.getByLabel('Total', { exact: true })
  await expect(total).toContainText('SelisihRp. 789,000')
  await sales.getByRole('button', { name: /^Bayar/ }).click()
  const bayar = modal(sales, 'Pembayaran')
  await expect(bayar.getByRole('row', { name: /TUKAR/ })).toContainText('Rp. 1,492,500')
  await expect(bayar.getByRole('button', { name: 'Hapus TUKAR' })).toHaveCount(0)
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await bayar.getByRole('button', { name: /^Simpan/ }).click()
  await expect(modal(sales, 'Penjualan Berhasil Disimpan')).toContainText('Rp. 789,000')

  await validasi(await komputer(), 'TK-TK01-250115-0001')
  // the ring of this morning is in the drawer too: 1,577,500
  expect(await saldo(toko)).toMatchObject({
    '1101': 12_366_500,
    '5101': 1_492_500,
    '4101': 3_749_000,
    '4102': 110_000,
  })
})

test('a customer trades a bracelet in for a ring, and the shop pays the difference', async ({
  page: sales,
  toko,
  komputer,
}) => {
  await penjualanSah(toko, '00000002')
  await tukar(sales, { lama: '00000002', nama: 'GELANG', baru: '00000001' })
  await expect(sales.getByLabel('Total', { exact: true })).toContainText('Dibayar TokoRp. 4,022,000')
  await sales.getByRole('button', { name: /^Bayar/ }).click()
  const bayar = modal(sales, 'Pembayaran Ke Customer')
  await expect(bayar.getByText('DEBET')).toHaveCount(0)
  await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
  await bayar.getByRole('button', { name: /^Simpan/ }).click()
  await expect(modal(sales, 'Penjualan Berhasil Disimpan')).toContainText('Dibayar TokoRp. 4,022,000')

  await validasi(await komputer(), 'TK-TK01-250115-0001')
  // 10,000,000 + 6,119,000 for the bracelet − 4,022,000
  expect(await saldo(toko)).toMatchObject({ '1101': 12_097_000, '5101': 5_599_500 })
})
