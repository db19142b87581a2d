/** Loans at the counter: made by keys, paid over three months, settled, undone (DOMAIN §B.8, §O.4). */
import type { Locator, Page } from '@playwright/test'
import { inDatabase } from '#test/tools/ask.ts'
import { buildHutang } from '#test/tools/hutang.ts'
import { fillPelanggan, chooseSales } from './penjualan.ts'
import { allowBy, masuk, modal, choose, scan, scanResult, typeInto } from './staf.ts'
import { expect, test } from './story.ts'
import type { Toko } from './toko.ts'
import { dikatakan } from './ucapan.ts'

const NO = 'HT-TK01-250115-0001'

test(
  'a loan is made by keys: valued line by line, above the maximum with otorisasi, validated',
  { tag: ['@keys', '@scanner', '@two'] },
  async ({ page, toko, awas, komputer }) => {
    test.slow() // keys at the speed of fingers
    await masuk(page, 'KSR1', '/transaksi-hutang')
    await expect(page.getByText('Izin Gadai Belum Diisi')).toBeVisible()

    await test.step('everything that is missing is told at once', async () => {
      await page.keyboard.press('F9')
      await expect(page.getByText('Nama Barang Harus Diisi')).toBeVisible()
      await expect(page.getByText('No Amplop Harus Diisi')).toBeVisible()
      await expect(page.getByText('Kode Sales Harus Dipilih')).toBeVisible()
      await expect(page.getByText('Identitas Peminjam Harus Diisi')).toBeVisible()
      await expect(page.getByText('Jumlah Hutang Harus Diisi')).toBeVisible()
      await expect(page.getByLabel('Nama barang 1')).toBeFocused()
    })

    await test.step('goods, envelope and terms', async () => {
      await page.keyboard.type('GELANG RANTAI')
      await choose(page, page.getByRole('group', { name: 'Barang 1', exact: true }), 'Kondisi', 'MULUS')
      await choose(page, page, 'Kategori', 'G700')
      await typeInto(page.getByLabel('Berat barang 1'), '5.2')
      await expect(page.getByLabel('Taksiran barang 1')).toHaveText('5.200 g × Rp. 1,040,000 = Rp. 5,408,000')
      await page.keyboard.press('F11')
      // A scanner types the number of the envelope and ends with Enter: nothing is sent by it.
      await scan(page, 'AMP-0001')
      await expect(page.getByLabel('No Amplop')).toHaveValue('AMP-0001')
      await typeInto(page.getByLabel('Berat Bruto'), '5.45')
      await choose(page, page, 'Kondisi Pinjaman', 'P30')
      await page.keyboard.press('F10')
      await expect(page.getByLabel('Jumlah Hutang')).toHaveValue('4,326,000')
      await typeInto(page.getByLabel('Jumlah Hutang'), '4500000')
      await expect(page.getByText('Di atas maksimum, perlu otorisasi')).toBeVisible()
    })

    await test.step('the schedule says what is due on any day', async () => {
      await typeInto(page.getByLabel('Jumlah Hutang'), '5000000')
      const jadwal = page.getByRole('region', { name: 'Jadwal', exact: true })
      await expect(jadwal.getByRole('row', { name: /15 Februari 2025/ })).toContainText('Rp. 150,000')
      await expect(jadwal.getByRole('row', { name: /15 Maret 2025/ })).toContainText('Rp. 5,300,000')
      await jadwal.getByLabel('Bila dibayar pada tanggal').fill('2025-03-16')
      await page.keyboard.press('Enter')
      await expect(jadwal.getByLabel('Pada tanggal itu')).toContainText('Rp. 5,000,000 × 3% × 3 bulan')
      await expect(jadwal.getByLabel('Pada tanggal itu')).toContainText('Rp. 5,450,000')
    })

    await test.step('who borrows, and how it is paid out; a reload loses nothing but the card number, which no browser keeps', async () => {
      await fillPelanggan(page, { nama: 'IBU SARI', hp: '081234567890' })
      await page.keyboard.press('F7')
      const pelanggan = modal(page, 'Pelanggan')
      await pelanggan.getByLabel('Alamat', { exact: true }).fill('JL MAWAR 1')
      await typeInto(pelanggan.getByLabel('No Identitas'), '3404010101900001')
      await page.keyboard.press('F7')
      await chooseSales(page)
      await page.reload()
      await expect(page.getByLabel('No Amplop')).toHaveValue('AMP-0001')
      await page.keyboard.press('F7')
      await expect(pelanggan.getByLabel('Alamat', { exact: true })).toHaveValue('JL MAWAR 1')
      await expect(pelanggan.getByLabel('No Identitas')).toHaveValue('')
      await typeInto(pelanggan.getByLabel('No Identitas'), '3404010101900001')
      await page.keyboard.press('F7')
      await page.keyboard.press('F8')
      await expect(modal(page, 'Pembayaran Ke Customer').getByLabel('Nominal')).toBeFocused()
      await page.keyboard.press('Control+Enter')
      await page.keyboard.press('F9')
      await izinkan(page, 'PINJAMAN DI ATAS MAKSIMUM', 'Rp. 4,326,000')
      await expect(modal(page, 'Hutang Berhasil Disimpan')).toContainText(NO)
      await page.keyboard.press('F9')
    })

    await test.step('of so much its maker cannot validate it: somebody else does', async () => {
      await page.goto('/validasi-hutang')
      await expect(page.getByRole('row', { name: new RegExp(NO) })).toContainText(
        'Pinjaman Mulai Rp. 5,000,000 Harus Di Validasi User Lain',
      )
      const lain = await komputer()
      await masuk(lain, 'SPV1', '/validasi-hutang')
      const row = lain.getByRole('row', { name: new RegExp(NO) })
      await expect(row).toContainText('dibayar toko CASH Rp. 5,000,000')
      await row.getByRole('button', { name: 'Validasi' }).click()
      await expect(modal(lain, 'Hutang Berhasil Di Validasi')).toContainText('Bayarkan CASH Rp. 5,000,000')
      await lain.keyboard.press('F9')
    })

    await test.step('its envelope opens it at the counter', async () => {
      await page.goto('/transaksi-hutang')
      await page.getByLabel('Cari hutang').waitFor()
      await scan(page, 'AMP-0001')
      await expect(modal(page, 'Detail Hutang')).toContainText(NO)
      await modal(page, 'Detail Hutang').getByRole('button', { name: 'Tutup' }).last().click()
    })

    await test.step('a scan that is no running loan says so, and the counter stays as it was', async () => {
      awas.izinkan(/404 GET .*hutang\/scan/)
      await scan(page, 'AMP-9999')
      await expect(scanResult(page)).toHaveText('No Faktur Hutang Yang Anda Cari Tidak Ada')
    })
    expect(await saldo(toko)).toMatchObject({ '1101': 5_000_000, '1201': 5_000_000 })
  },
)

test(
  'a loan over three months: extended with a part-payment, interest lowered, settled, and the settlement undone the same day',
  { tag: ['@scanner', '@session'] },
  async ({ page, toko }) => {
    test.slow() // four days of a shop
    const no = await buildHutang(await toko.minta.as('SLS1'), { no_amplop: 'AMP-0007' })
    const detail = modal(page, 'Detail Hutang')
    const tindakan = (name: string) => detail.getByRole('button', { name, exact: true }).click()

    await test.step('validated while the shop’s day is behind the calendar', async () => {
      await toko.pindahTanggal('2025-01-16')
      await masuk(page, 'KSR1')
      await page.goto('/validasi-hutang')
      await page
        .getByRole('row', { name: new RegExp(no) })
        .getByRole('button', { name: 'Validasi' })
        .click()
      await expect(modal(page, 'Hutang Berhasil Di Validasi')).toBeVisible()
      await page.keyboard.press('F9')
      await expect(page.getByText('Tidak Ada Transaksi Yang Menunggu Validasi')).toBeVisible()
    })

    await test.step('20 February: extended, 500,000 paid off', async () => {
      await hari(page, toko, '2025-02-20')
      await masuk(page, 'KSR1', '/lihat-hutang')
      await expect(page.getByRole('row', { name: new RegExp(no) })).toContainText('LEWAT 5 HARI')
      await scan(page, 'AMP-0007')
      await tindakan('Perpanjang')
      const bayar = modal(page, `Perpanjang ${no}`)
      await typeInto(bayar.getByLabel('Cicil Pokok (bila ada)'), '500000')
      await expect(bayar.getByLabel('Yang dibayar')).toContainText('Rp. 2,000,000 × 3% × 2 bulan')
      await expect(bayar.getByLabel('Yang dibayar')).toContainText('Rp. 620,000')
      await expect(bayar.getByLabel('Sesudahnya')).toContainText('15 Maret 2025')
      await tunai(page, bayar)
      await expect(modal(page, 'Pembayaran Hutang Berhasil Disimpan')).toContainText(
        'Menunggu divalidasi kasir',
      )
      await page.keyboard.press('F9')
      await expect(detail.getByLabel('Yang tidak bisa sekarang')).toContainText(
        'Masih Ada Pembayaran Belum Divalidasi',
      )
      await validasi(page, `PERPANJANG ${no}`)
    })

    await test.step('2 April: one month of interest instead of two, with otorisasi', async () => {
      await hari(page, toko, '2025-04-02')
      await masuk(page, 'KSR1', '/lihat-hutang')
      await page.getByRole('row', { name: new RegExp(no) }).click()
      await tindakan('Bayar Bunga')
      const bayar = modal(page, `Bayar Bunga ${no}`)
      await expect(bayar.getByLabel('Yang dibayar')).toContainText('Rp. 1,500,000 × 3% × 1 bulan')
      await bayar.getByRole('button', { name: 'Ubah Bunga' }).click()
      await typeInto(bayar.getByLabel('Bunga Dibayar'), '40000')
      await bayar.getByRole('button', { name: /^Uang Pas/ }).click()
      await page.keyboard.press('F9')
      await izinkan(page, 'BUNGA DIUBAH', 'Rp. 45,000 menjadi Rp. 40,000')
      await expect(modal(page, 'Pembayaran Hutang Berhasil Disimpan')).toBeVisible()
      await page.keyboard.press('F9')
      await validasi(page, `BAYAR BUNGA ${no}`)
    })

    await test.step('16 April: settled; the envelope weighs less than it did, so somebody must have seen it', async () => {
      await hari(page, toko, '2025-04-16')
      await masuk(page, 'KSR1', '/lihat-hutang')
      await scan(page, 'AMP-0007')
      await tindakan('Lunas')
      const bayar = modal(page, `Lunas ${no}`)
      await expect(bayar.getByLabel(/^Berat Timbang Amplop/)).toBeFocused()
      await page.keyboard.type('5.3')
      await bayar.getByRole('button', { name: /^Uang Pas/ }).click()
      await page.keyboard.press('F9')
      await izinkan(page, 'TRANSAKSI KHUSUS', '5.300 g')
      await expect(modal(page, 'Pembayaran Hutang Berhasil Disimpan')).toContainText('Rp. 1,545,000')
      await page.keyboard.press('F9')
      await validasi(page, `HUTANG LUNAS ${no}`)
    })

    await test.step('the wrong loan: the settlement is undone whole, by one of its items', async () => {
      await page.goto('/batal-hutang-lunas')
      await page.getByRole('textbox', { name: 'No Hutang' }).fill('TIDAK-ADA')
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      await dikatakan(page, 'No Faktur Hutang Yang Anda Cari Tidak Ada')
      await page.getByRole('textbox', { name: 'No Hutang' }).fill(no)
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      await page.getByRole('radio', { name: new RegExp(no) }).click()
      const chosen = page.getByRole('region', { name: 'Hutang terpilih' })
      await expect(chosen).toContainText('Seluruh hutang ini yang dibatalkan')
      await chosen.getByRole('button', { name: 'Batal Hutang Lunas' }).click()
      const otorisasi = modal(page, 'Otorisasi')
      await expect(otorisasi.getByLabel('Keterangan')).toHaveValue('BATAL HUTANG LUNAS')
      await izinkan(page, 'BATAL HUTANG LUNAS', no)
      const selesai = page.getByRole('alertdialog', { name: 'Batal Hutang Lunas Success' })
      await expect(selesai).toContainText('Rp. 1,545,000')
      await selesai.getByRole('button', { name: 'OK' }).click()
      await expect(chosen).toBeHidden()
      await page.goto('/lihat-hutang')
      await expect(page.getByRole('row', { name: new RegExp(no) })).toContainText('Rp. 1,545,000')
    })
    expect(await saldo(toko)).toMatchObject({ '1101': 8_660_000, '1201': 1_500_000, '4105': 160_000 })
    expect(await toko.selisihBuku()).toEqual([])
  },
)

/** The shop's day is another; on those in between nothing happened. What was open is left first: it would ask on with the day before's session. */
async function hari(page: Page, toko: Toko, tanggal: string): Promise<void> {
  await page.goto('about:blank')
  await inDatabase(toko, `UPDATE toko SET tgl_system = $1 WHERE kode_toko = 'TK01'`, [tanggal])
  toko.clock.set(tanggal)
}

async function izinkan(page: Page, kategori: string, text: string): Promise<void> {
  const otorisasi = modal(page, 'Otorisasi')
  await expect(otorisasi).toContainText(kategori)
  await expect(otorisasi).toContainText(text)
  await allowBy(otorisasi, 'SPV1')
}

/** All of it in cash, and saved. */
async function tunai(page: Page, within: Locator): Promise<void> {
  await within.getByRole('button', { name: /^Uang Pas/ }).click()
  await page.keyboard.press('F9')
}

async function validasi(page: Page, sebutan: string): Promise<void> {
  await page.goto('/validasi-hutang')
  await page
    .getByRole('row', { name: new RegExp(sebutan) })
    .getByRole('button', { name: 'Validasi' })
    .click()
  await expect(modal(page, 'Pembayaran Hutang Berhasil Di Validasi')).toBeVisible()
  await page.keyboard.press('F9')
}

async function saldo(toko: Toko): Promise<Record<string, number>> {
  const { data } = await toko.minta('OWN1', 'GET', 'keuangan/saldo')
  return Object.fromEntries(
    (data as { kode_akun: string; saldo_normal: number }[]).map((r) => [r.kode_akun, r.saldo_normal]),
  )
}
