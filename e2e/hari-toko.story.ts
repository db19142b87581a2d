/** A whole day in the shop, from the first sign-in to the next morning's (scenarios S01 and S04). */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { expect, test } from './story.ts'
import {
  buka,
  dialog,
  scanResult,
  masuk,
  masukLewatLogin,
  menuUser,
  modal,
  choose,
  scan,
  sudahKeluar,
  typeInto,
} from './staf.ts'
import { dikatakan } from './ucapan.ts'

const NO = 'JL-TK01-250115-0001'

test(
  'sign in, sell, validate, print, report, close, next day',
  { tag: ['@print', '@scanner'] },
  async ({ page: sales, toko, komputer, awas }) => {
    await test.step('SLS1 sells the ring at the agreed price, for cash', async () => {
      await masukLewatLogin(sales, 'SLS1')
      await expect(sales).toHaveTitle('TOKO EMAS KENCANA | DASHBOARD')
      await buka(sales, '/transaksi-penjualan')
      await expect(sales).toHaveTitle('TOKO EMAS KENCANA | TRANSAKSI PENJUALAN')
      await scan(sales, '00000001')
      await expect(scanResult(sales)).toHaveText('CINCIN 9K ditambahkan')

      const harga = sales.getByLabel('Harga jual CINCIN')
      await expect(harga).toHaveValue('1,527,500')
      await sales.keyboard.down('Alt')
      await expect(sales.getByText('Rp. 1,504,000 – Rp. 1,574,500')).toBeVisible()
      await sales.keyboard.up('Alt')
      await typeInto(harga, '1510000')
      await harga.press('Enter')
      await expect(sales.getByLabel('Asal harga CINCIN')).toContainText('TawarRp. 17,500')
      await expect(sales.getByLabel('Total', { exact: true })).toContainText('Rp. 1,560,000')

      await choose(sales, sales, 'Sales', 'S01 · SITI')
      await sales.getByRole('button', { name: /^Bayar/ }).click()
      const bayar = modal(sales, 'Pembayaran')
      await typeInto(bayar.getByLabel('Uang Diterima'), '2000000')
      await expect(bayar).toContainText('Kembali Rp. 440,000')
      await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
      await expect(bayar.getByRole('status')).toHaveText('Kembalian Rp. 440,000')
      await bayar.getByRole('button', { name: /^Simpan/ }).click()

      const saved = modal(sales, 'Penjualan Berhasil Disimpan')
      await expect(saved).toContainText('JL 0001')
      await expect(saved).toContainText('Rp. 440,000')
      await saved.getByRole('button', { name: /Transaksi Berikutnya/ }).click()
      await expect(sales.getByText('Barang Masih Kosong')).toBeVisible()
    })

    const kasir = await komputer()
    await test.step('the shop cannot be closed while the sale waits for the cashier', async () => {
      await masukLewatLogin(kasir, 'KSR1')
      awas.izinkan(/400 POST \/api\/v1\/system\/close/)
      await tutupToko(kasir)
      const refused = dialog(kasir, 'Oopss!!')
      await expect(refused).toContainText('Ada Penjualan Yang Belum Di Validasi!')
      await refused.getByRole('button', { name: 'OK' }).click()
      await expect(kasir.getByLabel('Tanggal System')).toHaveValue('2025-01-15')
    })

    await test.step('KSR1 validates it, and the nota comes out', async () => {
      await buka(kasir, '/validasi-penjualan')
      await kasir
        .getByRole('row', { name: new RegExp(NO) })
        .getByRole('button', { name: 'Validasi' })
        .click()
      const done = modal(kasir, 'Validasi Penjualan Berhasil')
      const nota = await cetak(kasir, () => done.getByRole('button', { name: 'Cetak Nota A5' }).click())
      await sudahKeluar(kasir)
      expect(nota).toContain('JL 0001')
      expect(nota).toContain('1,560,000')
      expect(nota).toMatch(/satu juta lima ratus enam puluh ribu rupiah/i)
      await done.getByRole('button', { name: /Selesai/ }).click()
      await expect(kasir.getByText('Tidak Ada Penjualan Yang Menunggu Validasi')).toBeVisible()
      expect(await saldo()).toEqual({ '1101': 11_560_000, '4101': 1_510_000, '4102': 50_000 })
    })

    await test.step('the supervisor looks at the day: table, PDF, Excel, CSV', () => laporan(komputer))

    await test.step('the shop is closed, and everybody is signed out', async () => {
      awas.izinkan(/401 GET /)
      await tutupToko(kasir)
      await dikatakan(kasir, 'Please wait, closing the shop')
      await expect(kasir.getByRole('button', { name: 'LOGIN' })).toBeVisible()
      await sales.reload()
      await expect(sales.getByRole('button', { name: 'LOGIN' })).toBeVisible()
    })

    await test.step('the next morning the shop opens on its new day', async () => {
      await toko.pindahTanggal('2025-01-16')
      await masukLewatLogin(sales, 'SLS1')
      await expect(sales.getByLabel('Tanggal System')).toHaveValue('2025-01-16')
      await expect(sales.getByText('Kamis, 16 Januari 2025')).toBeVisible()
      await buka(sales, '/transaksi-penjualan')
      await scan(sales, '00000003')
      await expect(scanResult(sales)).toHaveText('KALUNG 9K ditambahkan')
    })

    /** Accounts of the sale, on the side where they belong. */
    async function saldo(): Promise<Record<string, number>> {
      const { data } = await toko.minta('OWN1', 'GET', 'keuangan/saldo')
      return Object.fromEntries(
        (data as { kode_akun: string; saldo_normal: number }[])
          .filter((row) => ['1101', '4101', '4102'].includes(row.kode_akun))
          .map((row) => [row.kode_akun, row.saldo_normal]),
      )
    }
  },
)

async function tutupToko(page: Page): Promise<void> {
  await menuUser(page, 'Tutup Toko')
  const ask = dialog(page, 'Tutup Toko')
  await expect(ask).toContainText('15 Januari 2025 akan ditutup dan berganti menjadi 16 Januari 2025')
  await ask.getByRole('button', { name: 'OK' }).click()
}

/** The words of the nota that was sent to the printer. */
async function cetak(page: Page, press: () => Promise<void>): Promise<string> {
  const [response] = await Promise.all([page.waitForResponse((r) => r.url().includes('/nota?')), press()])
  expect(response.headers()['content-type']).toBe('application/pdf')
  // DevTools keeps no body of a PDF: the same file once more.
  const same = await page.request.get(response.url(), {
    headers: { 'x-auth-token': (await response.request().headerValue('x-auth-token'))! },
  })
  return pdfPages(await same.body())
    .flat()
    .join(' ')
}

async function laporan(komputer: () => Promise<Page>): Promise<void> {
  const page = await komputer()
  await masuk(page, 'SPV1', '/laporan-transaksi-penjualan')
  await page.getByRole('button', { name: 'Cari' }).click()
  await dikatakan(page, 'Laporan Transaksi Penjualan Tersedia')
  const table = page.getByRole('region', { name: 'Laporan Transaksi Penjualan' })
  await expect(table.getByRole('row', { name: /G375/ })).toContainText('1,510,000')
  await expect(table.getByRole('row', { name: /Total/ }).last()).toContainText('1,560,000')

  await choose(page, page, 'Type Laporan', 'DETAIL')
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(table.getByRole('row', { name: /00000001/ })).toContainText('CINCIN')

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^laporan-transaksi-penjualan-TK01-DETAIL-2025-.*\.pdf$/)
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Excel' }).click(),
  ])
  expect(excel.suggestedFilename()).toMatch(/\.xlsx$/)
  expect((await readFile(await excel.path())).subarray(0, 2).toString()).toBe('PK')
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await csv.path(), 'utf8')).toContain('00000001')
}
