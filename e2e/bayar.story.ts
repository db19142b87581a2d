/** Money at the counter: a scan is never money, cash adds up in every state, what is taken and handed back is said by way of paying. */
import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from '#server/fixture/data.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'
import { buildSale } from '#test/tools/till.ts'
import { pilihSales, scanBarang } from './penjualan.ts'
import { expect, test } from './story.ts'
import { dialog, ketik, masuk, modal, pilih, scan, scanResult } from './staf.ts'
import { dikatakan } from './ucapan.ts'

/** Into a place that takes none: a busy machine may deliver the keys as slowly as fingers would, then it is tried again. */
async function scanDitolak(page: Page, field: Locator, kode: string, held: string): Promise<void> {
  await expect(async () => {
    await field.fill(held)
    await field.focus()
    await scan(page, kode)
    await dikatakan(page, 'Scan Tidak Dipakai Di Sini')
    await expect(field).toHaveValue(held, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

const total = (page: Page): Locator => page.getByLabel('Total', { exact: true })

test('a scan into an amount, a text or a button of a dialog is refused with a word, and nothing has changed', async ({
  page,
}) => {
  await masuk(page, 'SLS1', '/transaksi-penjualan')
  await scanBarang(page, '00000001')
  await page.keyboard.press('F8')
  const bayar = modal(page, 'Pembayaran')
  await scanDitolak(page, bayar.getByLabel('Uang Diterima'), '00000003', '2,000,000')
  await scanDitolak(page, bayar.getByLabel('Keterangan'), 'JL-TK01-250115-0001', 'DARI IBU')
  await expect(bayar.getByLabel('Nominal')).toHaveValue('1,577,500')

  await test.step('half a code too; what fingers type stays', async () => {
    await scanDitolak(page, bayar.getByLabel('Uang Diterima'), '00012', '1,600,000')
    await bayar.getByLabel('Uang Diterima').fill('')
    await ketik(page, '12345678')
    await expect(bayar.getByLabel('Uang Diterima')).toHaveValue('12,345,678')
  })

  await test.step('on the button that saves, its Enter does not press it', async () => {
    await bayar.getByLabel('Uang Diterima').fill('')
    await bayar.getByRole('button', { name: /^Uang Pas/ }).click()
    const simpan = bayar.getByRole('button', { name: /^Simpan/ })
    await expect(simpan).toBeFocused()
    await expect(async () => {
      await scan(page, '00000003')
      await dikatakan(page, 'Scan Tidak Dipakai Di Sini')
    }).toPass({ timeout: 30_000 })
    await expect(bayar).toBeVisible()
  })
})

test('a scan that is cut short is nobody’s; the same typed by hand is the piece', async ({ page }) => {
  await masuk(page, 'SLS1', '/transaksi-penjualan')
  await expect(async () => {
    await scan(page, '0001')
    await expect(scanResult(page)).toHaveText('Scan 0001 Tidak Lengkap, Ulangi', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText('Barang Masih Kosong')).toBeVisible()
  await page.getByRole('textbox', { name: 'Scan Barcode' }).focus()
  await ketik(page, '0001')
  await page.keyboard.press('Enter')
  await expect(scanResult(page)).toHaveText('CINCIN 9K ditambahkan')
})

test('a scan into the box is taken also when its Enter comes late, as a busy machine brings it', async ({
  page,
}) => {
  await masuk(page, 'SLS1', '/transaksi-penjualan')
  const box = page.locator('input[data-scan]')
  await box.focus()
  await page.keyboard.type('00000001')
  // longer than a scanner that ends with no key at all is waited for in a number
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await expect(box).toHaveValue('00000001')
  await page.keyboard.press('Enter')
  await expect(scanResult(page)).toContainText('CINCIN')
})

test('cash adds up when a line goes after it was paid, and quick sums are a key away', async ({ page }) => {
  await masuk(page, 'SLS1', '/transaksi-penjualan')
  await scanBarang(page, '00000001')
  await scanBarang(page, '00000003')
  await page.keyboard.press('F8')
  const bayar = modal(page, 'Pembayaran')
  const cepat = bayar.getByRole('group', { name: 'Uang cepat' })
  await expect(cepat.getByRole('button')).toHaveText([
    'Uang Pas F2',
    'Rp. 3,860,000 F4',
    'Rp. 3,900,000 F6',
    'Rp. 4,000,000 F7',
  ])
  await page.keyboard.press('F7')
  await expect(bayar.getByRole('status')).toHaveText('Kembalian Rp. 141,000')
  await page.keyboard.press('F8')

  await page.getByRole('button', { name: 'Hapus KALUNG 00000003' }).click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
  await expect(total(page)).toContainText('Total BayarRp. 1,577,500')
  await expect(total(page)).toContainText('CASHRp. 1,577,500')
  await expect(total(page)).toContainText('KembalianRp. 2,422,500')
  await expect(total(page).getByText(/^(Sisa|Lebih)$/)).toHaveCount(0)

  await scanBarang(page, '00000003')
  await expect(total(page)).toContainText('CASHRp. 3,859,000')
  await expect(total(page)).toContainText('KembalianRp. 141,000')

  await test.step('a card that is too much says so', async () => {
    await page.keyboard.press('F8')
    await bayar.getByRole('button', { name: 'Hapus CASH' }).click()
    await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
    await bayar.getByTitle('DEBET').click()
    await pilih(page, bayar, 'Bank', 'BCA')
    await expect(bayar.getByText('Masuk ke rekening 1234567890')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('F8')
    await page.getByRole('button', { name: 'Hapus KALUNG 00000003' }).click()
    await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
    await expect(total(page)).toContainText('LebihRp. 2,281,500')
    await page.keyboard.press('F8')
    await expect(bayar.getByRole('alert')).toHaveText(
      'Pembayaran tidak boleh lebih dari sisa: hapus DEBET, lalu masukkan yang benar',
    )
  })
})

test('a TRANSFER goes to an account that is chosen from the shop’s: the only one by itself', async ({
  page,
  toko,
}) => {
  await masuk(page, 'SLS1', '/transaksi-penjualan')
  await scanBarang(page, '00000001')
  await pilihSales(page)
  await page.keyboard.press('F8')
  const bayar = modal(page, 'Pembayaran')
  await bayar.getByTitle('TRANSFER').click()
  await pilih(page, bayar, 'Bank', 'BCA')
  await expect(bayar.getByText('1234567890 · KENCANA TK01')).toBeVisible()

  await test.step('of two none is guessed', async () => {
    await inDatabase(
      toko,
      `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening) VALUES ('TK01', '7770001112', 'BCA', 'KENCANA DUA')`,
    )
    await page.reload()
    await page.getByRole('button', { name: 'Hapus CINCIN 00000001' }).waitFor()
    await page.keyboard.press('F8')
    await bayar.getByTitle('TRANSFER').click()
    await pilih(page, bayar, 'Bank', 'BCA')
    await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
    await expect(bayar.getByText('Nomor kartu tidak boleh kosong')).toBeVisible()
    await pilih(page, bayar, 'No Rekening', '7770001112 · KENCANA DUA')
    await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
    await expect(bayar.getByRole('row', { name: /TRANSFER/ })).toContainText('BCA · 7770001112')
  })
  await bayar.getByRole('button', { name: /^Simpan/ }).click()
  await expect(modal(page, 'Penjualan Berhasil Disimpan')).toBeVisible()
  const { data } = await toko.minta('OWN1', 'GET', 'penjualan/JL-TK01-250115-0001')
  expect(data.pembayaran).toMatchObject([{ jenis: 'TRANSFER', no_rekening: '7770001112' }])
})

test('F10 takes the deposit that was asked for, however early Enter comes, and a slip that is scanned', async ({
  page,
  toko,
}) => {
  const kasir = await toko.minta.as('KSR1')
  const [ani, budi] = [
    await buildTitipanSah(kasir, { pembayaran: cash(500_000), nama_customer: 'IBU ANI' }),
    await buildTitipanSah(kasir, { pembayaran: cash(700_000), nama_customer: 'PAK BUDI' }),
  ]
  await masuk(page, 'SLS1', '/transaksi-penjualan')
  await scanBarang(page, '00000001')
  const ambil = modal(page, 'Ambil Titipan')

  await page.keyboard.press('F10')
  await expect(ambil.getByRole('row', { name: /PAK BUDI/ })).toBeVisible()
  await page.keyboard.type('ibu ani')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Ambil titipan ${ani}`)).toBeVisible()
  await page.getByRole('button', { name: 'Lepas' }).click()

  await test.step('two that fit are not taken; keys pressed here mean nothing of the counter behind', async () => {
    await page.keyboard.press('F10')
    await expect(ambil.getByLabel('Cari Titipan')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(dialog(page, 'Anda Yakin !!')).toHaveCount(0)
    await ambil.getByLabel('Cari Titipan').fill('TT-TK01')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(ambil.getByRole('status').filter({ hasText: 'titipan cocok' })).toHaveText(
      '2 titipan cocok. Pilih dengan panah, atau ketik lebih lengkap.',
    )
    await expect(ambil).toBeVisible()
  })
  await test.step('the number of the slip, as its QR says it', async () => {
    await ambil.getByLabel('Cari Titipan').fill('')
    await scan(page, budi)
    await expect(page.getByText(`Ambil titipan ${budi}`)).toBeVisible()
  })
})

test('paid in two ways: the cashier reads what to take and to hand over; cancelled, each goes back its way', async ({
  page,
  toko,
}) => {
  const sales = await toko.minta.as('SLS1')
  const no = await buildSale(sales, {
    barang: ['00000001'],
    nama_customer: 'IBU RATNA',
    pembayaran: [
      { jenis: 'DEBET', nominal: 577_500, nama_bank: 'BCA' },
      { jenis: 'CASH', nominal: 1_000_000, uang_diterima: 1_050_000 },
    ],
  })
  await buildSale(sales, { barang: ['00000003'] })
  await masuk(page, 'KSR1', '/validasi-jual-beli')
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  const uang = page.getByRole('region', { name: 'Uang dari yang terpilih' })
  await expect(uang).toContainText('2 terpilih')
  await expect(uang).toContainText('Masuk DEBET BCA Rp. 577,500 · CASH Rp. 3,281,500')
  await expect(uang).toContainText('Kembalian Rp. 50,000')
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).uncheck()
  await page
    .getByRole('row', { name: new RegExp(no) })
    .getByRole('button', { name: 'Validasi' })
    .click()
  const selesai = modal(page, 'Validasi Penjualan Berhasil')
  for (const text of [
    'IBU RATNA',
    'Terima DEBET BCA Rp. 577,500',
    'Terima CASH Rp. 1,000,000',
    'Uang diterima Rp. 1,050,000, serahkan kembalian Rp. 50,000',
    'Serahkan 1 barang, nota penjualan',
  ])
    await expect(selesai).toContainText(text)
  await page.keyboard.press('F9')

  await page.goto('/batal-penjualan')
  await page.getByRole('row', { name: new RegExp(no) }).click()
  const kembali = page.getByRole('list', { name: 'Uang yang kembali' })
  await expect(kembali.getByRole('listitem')).toHaveText([
    'Kembalikan DEBET BCA Rp. 577,500',
    'Kembalikan CASH Rp. 1,000,000',
  ])
  await page.getByLabel('Alasan').fill('SALAH')
  await page.getByRole('button', { name: 'Batalkan Penjualan' }).click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
  const otorisasi = modal(page, 'Otorisasi')
  await otorisasi.getByLabel('Username').fill('SPV1')
  await otorisasi.getByLabel('Password').fill(PASSWORD)
  await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
  const done = dialog(page, 'Penjualan Berhasil Dibatalkan')
  await expect(done.getByRole('listitem')).toHaveText([
    'Kembalikan DEBET BCA Rp. 577,500',
    'Kembalikan CASH Rp. 1,000,000',
  ])
})
