/** A deposit over three shop days; two by keys alone, whose answers are lost. */
import type { Page } from '@playwright/test'
import { buildTambahan, cash } from '#test/tools/titipan.ts'
import { chipPelanggan, fillPelanggan, scanBarang, chooseSales } from './penjualan.ts'
import type { Toko } from './toko.ts'
import { expect, test } from './story.ts'
import { lostReply } from './network.ts'
import { buka, dialog, ketik, masuk, menuUser, modal, typeInto } from './staf.ts'

const NO = 'TT-TK01-250115-0001'
const UANG = 'TT-TK01-250115-0002'

test(
  'deposit, addition and taking over three shop days',
  { tag: '@two' },
  async ({ page: sales, toko, komputer, awas }) => {
    test.slow() // three days, six sign-ins
    awas.izinkan(/401 GET /) // the screens of the evening, after the close
    const kasir = await komputer()

    await test.step('15 January: the necklace is set aside for a deposit, and the cashier confirms it', async () => {
      await masuk(sales, 'SLS1', '/transaksi-penjualan')
      await scanBarang(sales, '00000003')
      await chooseSales(sales)
      await fillPelanggan(sales, { nama: 'IBU RATNA', hp: '081234567890' })
      await sales.keyboard.press('F3')
      const titip = modal(sales, 'Titip')
      await expect(titip).toContainText(
        'Titipan paling sedikit Rp. 456,300. Harga dikunci sampai 14 Februari 2025.',
      )
      await expect(titip.getByRole('button', { name: 'Simpan Titipan' })).toBeDisabled()
      await bayar(titip, 1_000_000)
      await titip.getByRole('button', { name: 'Simpan Titipan' }).click()
      const saved = modal(sales, 'Titipan Berhasil Disimpan')
      await expect(saved).toContainText(NO)
      await saved.getByRole('button', { name: /Transaksi Berikutnya/ }).click()

      await masuk(kasir, 'KSR1', '/validasi-titipan')
      await validasi(kasir, NO, 'Validasi Titipan Berhasil')
      expect(await saldo(toko)).toEqual({ '1101': 11_000_000, '2101': 1_000_000 })
      await tutup(kasir)
    })

    await test.step('16 January: more money on it', async () => {
      await toko.pindahTanggal('2025-01-16')
      await masuk(sales, 'SLS1', '/lihat-titipan')
      await sales.getByRole('row', { name: new RegExp(NO) }).click()
      await modal(sales, 'Detail Titipan').getByRole('button', { name: 'Tambah Titipan' }).click()
      const tambah = modal(sales, `Tambah Titipan ${NO}`)
      await expect(tambah).toContainText('Titipan sekarang Rp. 1,000,000, sisa Rp. 1,281,500')
      await bayar(tambah, 500_000)
      await tambah.getByRole('button', { name: /^Simpan F9/ }).click()
      await modal(sales, 'Tambah Titipan Berhasil Disimpan')
        .getByRole('button', { name: /Selesai/ })
        .click()
      await expect(modal(sales, 'Detail Titipan')).toContainText(
        'Tambahan yang belum divalidasi menahan pengambilan dan pembatalan.',
      )

      await masuk(kasir, 'KSR1', '/validasi-jual-beli')
      await validasi(kasir, `${NO} / 2`, 'Validasi Titipan Berhasil')
      await expect(
        modal(sales, 'Detail Titipan').getByRole('button', { name: 'Ambil', exact: true }),
      ).toBeEnabled()
      await tutup(kasir)
    })

    await test.step('17 January: it is taken at the price agreed on, the rest in cash', async () => {
      await toko.pindahTanggal('2025-01-17')
      await masuk(sales, 'SLS1', '/transaksi-penjualan')
      await sales.keyboard.press('F10')
      await modal(sales, 'Ambil Titipan')
        .getByRole('row', { name: new RegExp(NO) })
        .click()
      await expect(sales.getByText(`Ambil titipan ${NO}`)).toBeVisible()
      await expect(chipPelanggan(sales)).toContainText('IBU RATNA')
      await sales.getByRole('button', { name: /^Bayar/ }).click()
      const list = modal(sales, 'Pembayaran')
      await expect(list.getByRole('row', { name: /^TITIPAN/ })).toContainText('Rp. 1,500,000')
      await expect(list.getByRole('button', { name: 'Hapus TITIPAN' })).toHaveCount(0)
      await list.getByRole('button', { name: 'Tambah Pembayaran' }).click()
      await list.getByRole('button', { name: /^Simpan/ }).click()
      await modal(sales, 'Penjualan Berhasil Disimpan')
        .getByRole('button', { name: /Transaksi Berikutnya/ })
        .click()

      await masuk(kasir, 'KSR1', '/validasi-titipan')
      await expect(kasir.getByRole('row', { name: /JL-TK01-250117-0001/ })).toContainText('AMBIL TITIPAN')
      await validasi(kasir, 'JL-TK01-250117-0001', 'Validasi Penjualan Berhasil')
      expect(await saldo(toko)).toEqual({ '1101': 12_281_500, '4101': 2_221_500, '4102': 60_000 })
      await buka(kasir, '/lihat-titipan')
      await expect(kasir.getByText('Tidak Ada Titipan')).toBeVisible()
    })
  },
)

test(
  'by keys alone, and with answers that are lost: a piece set aside, then money alone, which pays for a sale that has begun',
  { tag: ['@keys', '@session'] },
  async ({ page, toko, komputer, awas }) => {
    test.slow() // keys at the speed of fingers, two deposits, a sale
    awas.izinkan(/ERR_FAILED/)
    const tekan = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const jumlah = async () => (await toko.minta('KSR1', 'GET', 'titipan')).data.length
    await masuk(page, 'SLS1', '/transaksi-penjualan')
    await scanBarang(page, '00000003')
    await tekan('F3')
    const pelanggan = modal(page, 'Pelanggan')
    await expect(pelanggan.getByText('No HP Customer Harus Diisi, Minimal 8 Angka')).toBeVisible()
    await expect(pelanggan.getByLabel('Nama', { exact: true })).toBeFocused()
    await page.keyboard.type('ibu ratna')
    await tekan('Enter')
    await page.keyboard.type('081234567890')
    await tekan('F7')
    const titip = modal(page, 'Titip')
    await expect(titip.getByLabel('Nominal')).toHaveValue('456,300')
    await expect(titip.getByLabel('Uang Diterima')).toBeFocused()
    await ketik(page, '456000')
    await tekan('Control+Enter')
    await expect(titip.getByRole('alert')).toHaveText('Titipan Minimal Rp. 456,300')
    await ketik(page, '44000')
    await tekan('Control+Enter')
    await expect(titip.getByRole('button', { name: /^Simpan Titipan/ })).toBeFocused()

    await test.step('what is missing is told, and the payment stays', async () => {
      await tekan('F9')
      await expect(page.getByText('Kode Sales Harus Dipilih')).toBeVisible()
      await expect(page.getByLabel('Total', { exact: true })).toContainText('CASHRp. 500,000')
      await expect(page.getByRole('combobox', { name: 'Sales' })).toBeFocused()
      await page.keyboard.type('siti')
      await tekan('Enter', 'F3')
      await expect(titip.getByRole('row', { name: /CASH/ })).toContainText('500,000')
    })

    await test.step('the server does its work, its answer never arrives: sent again after a reload', async () => {
      const ditemukan = await lostReply(page, '**/api/v1/titipan')
      await tekan('F9')
      await dialog(page, 'Oopss!!').getByRole('button', { name: 'OK' }).press('Enter')
      await expect(page.getByText('Titipan ini sudah dikirim, jawaban server belum diterima')).toBeVisible()
      expect(await jumlah()).toBe(1)
      await ditemukan()
      await page.reload()
      await expect(page.getByRole('button', { name: /^Kirim Ulang/ })).toBeVisible()
      await tekan('F9')
      await expect(modal(page, 'Titipan Berhasil Disimpan')).toContainText(NO)
      expect(await jumlah()).toBe(1)
    })

    await test.step('money alone: its answer lost, sent again', async () => {
      await masuk(page, 'SLS1', '/lihat-titipan')
      await page.getByRole('button', { name: 'Titip Uang' }).click()
      const uang = modal(page, 'Titip Uang')
      await chooseSales(page)
      await uang.getByLabel('Nama', { exact: true }).fill('PAK BUDI')
      await typeInto(uang.getByLabel('No HP'), '081234567890')
      await bayar(uang, 2_000_000)
      const ditemukan = await lostReply(page, '**/api/v1/titipan')
      await page.keyboard.press('F9')
      await dialog(page, 'Oopss!!').getByRole('button', { name: 'OK' }).click()
      await expect(uang.getByRole('alert')).toContainText('Titipan ini sudah dikirim')
      await ditemukan()
      await page.reload()
      await page.getByRole('button', { name: 'Titip Uang' }).click()
      await expect(uang.getByLabel('Nama', { exact: true })).toHaveValue('PAK BUDI')
      await uang.getByRole('button', { name: /^Kirim Ulang/ }).click()
      await modal(page, 'Titipan Berhasil Disimpan')
        .getByRole('button', { name: /Selesai/ })
        .click()
      expect((await toko.minta('KSR1', 'GET', 'titipan')).data).toContainEqual(
        expect.objectContaining({ no_titip_group: UANG, menunggu: 2_000_000 }),
      )
      expect(await jumlah()).toBe(2)
      expect((await toko.minta('KSR1', 'POST', 'titipan/validasi', { no_titip_group: UANG })).status).toBe(
        200,
      )
    })

    await test.step('it pays for a sale that has begun, also with what is confirmed meanwhile', async () => {
      await buka(page, '/transaksi-penjualan')
      await scanBarang(page, '00000001')
      await page.keyboard.press('F1')
      await page.keyboard.press('F10')
      const ambil = modal(page, 'Ambil Titipan')
      await expect(ambil.getByLabel('Cari Titipan')).toBeFocused()
      await page.keyboard.type('pak budi')
      await expect(ambil.getByRole('row', { name: /PAK BUDI/ })).toBeVisible()
      await expect(async () => {
        await page.keyboard.press('Enter')
        await expect(ambil).toHaveCount(0, { timeout: 500 })
      }).toPass()
      const total = page.getByLabel('Total', { exact: true })
      await expect(total).toContainText('TITIPANRp. 1,577,500')
      await expect(total).toContainText('Kelebihan titipan Rp. 422,500 dikembalikan saat validasi')
      await test.step('more money that is confirmed meanwhile counts at once', async () => {
        await buildTambahan(await toko.minta.as('KSR1'), UANG, cash(100_000))
        await expect(total).toContainText('Kelebihan titipan Rp. 522,500 dikembalikan saat validasi')
      })
      await expect(page.getByRole('textbox', { name: 'Scan Barcode' })).toBeFocused()
      await page.keyboard.press('F9')
      await modal(page, 'Penjualan Berhasil Disimpan')
        .getByRole('button', { name: /Transaksi Berikutnya/ })
        .click()
    })

    await test.step('the cashier hands back what is too much', async () => {
      const kasir = await komputer()
      await masuk(kasir, 'KSR1', '/validasi-titipan')
      await kasir
        .getByRole('row', { name: /JL-TK01-250115-0001/ })
        .getByRole('button', { name: 'Validasi' })
        .click()
      await expect(modal(kasir, 'Validasi Penjualan Berhasil')).toContainText(
        'kembalikan kelebihan titipan CASH Rp. 522,500',
      )
      expect(await saldo(toko)).toEqual({ '1101': 11_577_500, '4101': 1_527_500, '4102': 50_000 })
    })
  },
)

/** Adds a payment in cash of this amount to an open list. */
async function bayar(list: ReturnType<typeof modal>, nominal: number): Promise<void> {
  await typeInto(list.getByLabel('Nominal'), String(nominal))
  await list.getByRole('button', { name: 'Tambah Pembayaran' }).click()
}

async function validasi(kasir: Page, no: string, told: string): Promise<void> {
  await kasir
    .getByRole('row', { name: new RegExp(no) })
    .getByRole('button', { name: 'Validasi' })
    .click()
  await modal(kasir, told)
    .getByRole('button', { name: /Selesai/ })
    .click()
}

async function tutup(page: Page): Promise<void> {
  await menuUser(page, 'Tutup Toko')
  await dialog(page, 'Tutup Toko').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible()
}

/** Accounts that a deposit and a sale touch, on the side where they belong; those at 0 left out. */
async function saldo(toko: Toko): Promise<Record<string, number>> {
  const { data } = await toko.minta(await siapa(toko), 'GET', 'keuangan/saldo')
  const rows = (data as { kode_akun: string; saldo_normal: number }[]).filter(
    (row) => ['1101', '2101', '4101', '4102', '4103'].includes(row.kode_akun) && row.saldo_normal !== 0,
  )
  return Object.fromEntries(rows.map((row) => [row.kode_akun, row.saldo_normal]))
}

/** The close has revoked every token: each look after it is somebody else's. */
const siapa = async (toko: Toko): Promise<string> => {
  for (const user of ['OWN1', 'SPV1', 'KSR1'])
    if ((await toko.minta(user, 'GET', 'users/me')).status === 200) return user
  throw new Error('nobody left to look')
}
