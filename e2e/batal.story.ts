/** A sale paid in two ways is confirmed and taken back: what each says of the money, who allows it, what books and reports say then (S03). */
import type { Page } from '@playwright/test'
import { buildSale } from '#test/tools/till.ts'
import { expect, test } from './story.ts'
import { allowBy, buka, dialog, masuk, modal } from './staf.ts'
import { dikatakan } from './ucapan.ts'

const NO = 'JL-TK01-250115-0001'

async function izinkan(page: Page): Promise<void> {
  const otorisasi = modal(page, 'Otorisasi')
  await allowBy(otorisasi, 'SPV1')
}

test(
  'paid in two ways: the cashier reads what to take and to hand over; cancelled with a reason and an otorisasi, each goes back its way, once',
  { tag: '@keys' },
  async ({ page, toko, awas, komputer }) => {
    const sales = await toko.minta.as('SLS1')
    await buildSale(sales, {
      barang: ['00000001'],
      nama_customer: 'IBU RATNA',
      pembayaran: [
        { jenis: 'DEBET', nominal: 577_500, nama_bank: 'BCA' },
        { jenis: 'CASH', nominal: 1_000_000, uang_diterima: 1_050_000 },
      ],
    })
    await buildSale(sales, { barang: ['00000003'] })

    await test.step('what is taken and handed over, before and after it is confirmed', async () => {
      await masuk(page, 'KSR1', '/validasi-jual-beli')
      await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
      const uang = page.getByRole('region', { name: 'Uang dari yang terpilih' })
      await expect(uang).toContainText('2 terpilih')
      await expect(uang).toContainText('Masuk DEBET BCA Rp. 577,500 · CASH Rp. 3,281,500')
      await expect(uang).toContainText('Kembalian Rp. 50,000')
      await page.getByRole('checkbox', { name: 'Pilih Semua' }).uncheck()
      await page
        .getByRole('row', { name: new RegExp(NO) })
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
    })

    const other = await komputer()
    await test.step('the same sale is opened on two computers', async () => {
      await buka(page, '/batal-penjualan')
      await page.getByRole('row', { name: new RegExp(NO) }).click()
      await expect(page.getByRole('heading', { name: NO })).toBeVisible()
      await page.getByRole('button', { name: 'Batalkan Penjualan' }).click()
      await expect(page.getByText('Alasan Harus Diisi')).toBeVisible()
      await page.getByLabel('Alasan').fill('salah input')
      await masuk(other, 'SPV1', '/batal-penjualan')
      await other.getByRole('row', { name: new RegExp(NO) }).click()
      await other.getByLabel('Alasan').fill('SALAH INPUT JUGA')
    })

    await test.step('cancelled on one: what goes back is told before and after', async () => {
      const kembali = ['Kembalikan DEBET BCA Rp. 577,500', 'Kembalikan CASH Rp. 1,000,000']
      await expect(page.getByRole('list', { name: 'Uang yang kembali' }).getByRole('listitem')).toHaveText(
        kembali,
      )
      await page.getByRole('button', { name: 'Batalkan Penjualan' }).click()
      await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
      await expect(modal(page, 'Otorisasi')).toContainText('BATAL PENJUALAN')
      const disetujui = modal(page, 'Otorisasi').getByLabel('Yang disetujui')
      await expect(disetujui).toContainText(`Nomor${NO}`)
      await expect(disetujui).toContainText('JumlahRp. 1,577,500')
      await expect(disetujui).toContainText('AlasanSALAH INPUT')
      await izinkan(page)
      const done = dialog(page, 'Penjualan Berhasil Dibatalkan')
      await expect(done.getByRole('listitem')).toHaveText(kembali)
      await done.getByRole('button', { name: 'OK' }).click()
    })

    await test.step('a second time is refused on the other', async () => {
      awas.izinkan(/409 POST \/api\/v1\/penjualan\/batal/)
      await other.getByRole('button', { name: 'Batalkan Penjualan' }).click()
      await dialog(other, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
      await expect(dialog(other, 'Oopss!!')).toContainText('Transaksi Sudah Dibatalkan')
    })

    await test.step('R22 has it once, R16 not at all, the books are as they were', async () => {
      await buka(page, '/laporan-batal-penjualan')
      await page.getByRole('button', { name: 'Cari' }).click()
      const batal = page.getByRole('region', { name: 'Laporan Batal Penjualan' })
      await expect(batal.getByRole('row', { name: new RegExp(`${NO}-01`) })).toHaveCount(1)
      await expect(batal).toContainText('SALAH INPUT')
      await buka(page, '/laporan-transaksi-penjualan')
      await page.getByRole('button', { name: 'Cari' }).click()
      await dikatakan(page, 'Laporan Transaksi Penjualan Tidak Tersedia')
      await expect(page.getByRole('button', { name: 'PDF' })).toBeDisabled()

      const { data: akun } = await toko.minta('OWN1', 'GET', 'keuangan/saldo')
      expect(
        akun
          .filter((row: { saldo: number }) => row.saldo !== 0)
          .map((row: { kode_akun: string; saldo_normal: number }) => [row.kode_akun, row.saldo_normal])
          .filter(([kode]: [string]) => kode === '1101' || kode.startsWith('4')),
      ).toEqual([['1101', 10_000_000]])
      const { data: stok } = await toko.minta('OWN1', 'GET', 'stok/saldo')
      expect(
        stok
          .filter((row: { kode_baki: string }) => row.kode_baki === 'A1')
          .reduce((sum: number, row: { qty: number }) => sum + row.qty, 0),
      ).toBe(2)
    })
  },
)
