/**
 * Goods that come back over the counter: bought with their nota (S07), traded in with the customer paying (S10), and
 * with the shop paying.
 */
import type { Page } from '@playwright/test'
import { penjualanSah, chooseSales, scanBarang } from './penjualan.ts'
import type { Toko } from './toko.ts'
import { scanResult, masuk, modal, choose, scan, typeInto } from './staf.ts'
import { expect, test } from './story.ts'

/** Reads what a document changed in the books: the shop's balances, positive on their own side. */
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

test(
  'a scanner reads one nota after the other, wherever the focus is, and what is typed last counts; paid in cash, and never twice',
  { tag: '@scanner' },
  async ({ page: sales, toko, komputer, awas }) => {
    const [ring, necklace] = [await penjualanSah(toko, '00000001'), await penjualanSah(toko, '00000003')]
    await masuk(sales, 'SLS1', '/transaksi-pembelian')

    await test.step('the number typed by hand, then by keys from field to field', async () => {
      await cariNota(sales, ring)
      await expect(scanResult(sales)).toContainText(`CINCIN 9K, nota ${ring}-01`)
      await expect(sales.getByLabel('Berat CINCIN')).toBeFocused()
      await sales.keyboard.press('Enter')
      await expect(sales.getByLabel('Kondisi CINCIN')).toBeFocused()
      await sales.keyboard.type('mul')
      await sales.keyboard.press('Enter')
      await expect(sales.getByLabel('Cari nota')).toBeFocused()
      const asal = sales.getByLabel('Asal harga CINCIN')
      await expect(asal).toContainText('Rugi Nota 2.350 g × Rp. 15,000Rp. 35,250')
      await expect(asal).toContainText('= Harga BeliRp. 1,492,500')
    })

    await test.step('the next is scanned from within a weight, which stays; the price follows every key', async () => {
      await sales.getByLabel('Berat CINCIN').focus()
      await scan(sales, `${necklace}-01.ABCD1234`)
      await expect(sales.getByLabel('Berat KALUNG')).toBeFocused()
      await expect(sales.getByLabel('Berat CINCIN')).toHaveValue('2.350')
      await sales.keyboard.type('3.4')
      await expect(sales.getByLabel('Asal harga KALUNG')).toContainText(
        'Susut 3.400 g dari 3.417 gRp. 11,052',
      )
      await sales.keyboard.press('Escape')
      await expect(sales.getByLabel('Asal harga KALUNG')).not.toContainText('Susut')
      await choose(sales, sales, 'Kondisi KALUNG', 'MULUS')
    })

    await test.step('nothing is saved before it is complete, and everything missing is told', async () => {
      await sales.keyboard.press('F9')
      await expect(sales.getByText('Kode Sales Harus Dipilih')).toBeVisible()
      await expect(sales.getByText(/^Pembayaran Kurang Rp\. 3,66/)).toBeVisible()
    })

    const saved = modal(sales, 'Pembelian Berhasil Disimpan')
    await test.step('what is typed after it was paid is told too; then it is saved', async () => {
      await chooseSales(sales)
      await sales.keyboard.press('F2')
      await sales.keyboard.type('3.4')
      await sales.keyboard.press('F8')
      const bayar = modal(sales, 'Pembayaran Ke Customer')
      await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
      await expect(bayar.getByRole('row', { name: /CASH/ })).toContainText('Rp. 3,652,000')
      await sales.keyboard.press('F8')
      await typeInto(sales.getByLabel('Potongan KALUNG'), '500')
      await sales.keyboard.press('F9')
      await expect(sales.getByText('Pembayaran tidak boleh lebih dari sisa')).toBeVisible()
      await typeInto(sales.getByLabel('Potongan KALUNG'), '0')
      await sales.keyboard.press('F9')
      await expect(saved).toContainText('BL-TK01-250115-0001')
    })

    await test.step('the cashier confirms it', async () => {
      await validasi(await komputer(), 'BL-TK01-250115-0001')
      // 10,000,000 + 1,577,500 + 2,281,500 for both − 3,652,000
      expect(await saldo(toko)).toMatchObject({ '1101': 10_207_000, '5101': 3_652_000 })
    })

    await test.step('the same nota is not bought twice', async () => {
      await saved.getByRole('button', { name: /Transaksi Berikutnya/ }).click()
      awas.izinkan(/409 GET \/api\/v1\/pembelian\/cari\//)
      await cariNota(sales, ring)
      await expect(scanResult(sales)).toHaveText(`Nota ${ring}-01 Sudah Dibeli Kembali`)
    })
  },
)

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
  await choose(page, page, `Kondisi ${nama}`, 'MULUS')
  await chooseSales(page)
}

test(
  'a customer trades a ring in for a necklace and pays the difference; for a bracelet the shop pays it',
  { tag: '@job' },
  async ({ page: sales, toko, komputer }) => {
    const kasir = await komputer()
    const total = sales.getByLabel('Total', { exact: true })
    await test.step('the customer pays', async () => {
      await penjualanSah(toko, '00000001')
      await tukar(sales, { lama: '00000001', nama: 'CINCIN', baru: '00000003' })
      await expect(total).toContainText('SelisihRp. 789,000')
      await sales.getByRole('button', { name: /^Bayar/ }).click()
      const bayar = modal(sales, 'Pembayaran')
      await expect(bayar.getByRole('row', { name: /TUKAR/ })).toContainText('Rp. 1,492,500')
      await expect(bayar.getByRole('button', { name: 'Hapus TUKAR' })).toHaveCount(0)
      await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
      await bayar.getByRole('button', { name: /^Simpan/ }).click()
      await expect(modal(sales, 'Penjualan Berhasil Disimpan')).toContainText('Rp. 789,000')

      await validasi(kasir, 'TK-TK01-250115-0001')
      // the ring of this morning is in the drawer too: 1,577,500
      expect(await saldo(toko)).toMatchObject({
        '1101': 12_366_500,
        '5101': 1_492_500,
        '4101': 3_749_000,
        '4102': 110_000,
      })
    })
    await test.step('the shop pays', async () => {
      await penjualanSah(toko, '00000002')
      await tukar(sales, { lama: '00000002', nama: 'GELANG', baru: '00000004' })
      // 5,599,500 for the bracelet, 1,429,500 for the new piece
      await expect(total).toContainText('Dibayar TokoRp. 4,170,000')
      await sales.getByRole('button', { name: /^Bayar/ }).click()
      const bayar = modal(sales, 'Pembayaran Ke Customer')
      await expect(bayar.getByText('DEBET')).toHaveCount(0)
      await bayar.getByRole('button', { name: 'Tambah Pembayaran' }).click()
      await bayar.getByRole('button', { name: /^Simpan/ }).click()
      await expect(modal(sales, 'Penjualan Berhasil Disimpan')).toContainText('Dibayar TokoRp. 4,170,000')

      await validasi(kasir, 'TK-TK01-250115-0002')
      // 12,366,500 + 6,119,000 for the bracelet − 4,170,000
      expect(await saldo(toko)).toMatchObject({ '1101': 14_315_500, '5101': 7_092_000 })
    })
  },
)
