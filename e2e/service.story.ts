/** A repair that gains gold, from the ticket to the pick-up (DOMAIN §B.7, §H.2 S15). */
import type { Locator } from '@playwright/test'
import { jpeg } from '#test/tools/pictures.ts'
import { buildTukang } from '#test/tools/pesanan.ts'
import { fillPelanggan, chooseSales } from './penjualan.ts'
import { masuk, modal, choose, typeInto } from './staf.ts'
import { expect, test } from './story.ts'

const NO = 'SV-TK01-250115-0001'

test(
  'a repair gains gold: ticket, work, pick-up',
  { tag: '@two' },
  async ({ page: sales, toko, komputer }) => {
    test.slow() // three people
    await buildTukang(toko)

    await test.step('taken in at the counter, with a DP', async () => {
      await masuk(sales, 'SLS1', '/transaksi-services')
      await sales.getByLabel('Nama barang 1').fill('CINCIN RETAK')
      await typeInto(sales.getByLabel('Berat Terima'), '2.9')
      await typeInto(sales.getByLabel('Ongkos', { exact: true }), '120000')
      await sales
        .getByLabel('Berkas foto CINCIN RETAK')
        .setInputFiles({ name: 'cincin.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
      await expect(sales.getByRole('img', { name: 'Foto CINCIN RETAK' })).toBeVisible()
      await chooseSales(sales)
      await fillPelanggan(sales, { nama: 'IBU WATI', hp: '081298765432' })
      await sales.keyboard.press('F8')
      const dp = modal(sales, 'DP Service')
      await bayar(dp, 50_000)
      await dp.getByRole('button', { name: /Bayar Sekarang/ }).click()
      await expect(modal(sales, 'Service Berhasil Disimpan')).toContainText(NO)
      await sales.keyboard.press('F9')
      await expect(sales.getByLabel('Nama barang 1')).toHaveValue('')
    })

    await test.step('the goldsmith has added 0.050 g of his', async () => {
      const pemilik = await komputer()
      await masuk(pemilik, 'OWN1', '/lihat-services')
      await pemilik.getByRole('row', { name: new RegExp(NO) }).click()
      const detail = modal(pemilik, 'Detail Service')
      await detail.getByRole('button', { name: 'Foto CINCIN RETAK, perbesar' }).click()
      await expect(pemilik.getByRole('img', { name: 'Foto CINCIN RETAK' })).toBeVisible()
      await modal(pemilik, 'CINCIN RETAK').getByRole('button', { name: 'Tutup' }).last().click()
      await detail.getByRole('button', { name: 'Selesai', exact: true }).click()
      const selesai = modal(pemilik, `Selesai ${NO}`)
      await typeInto(selesai.getByLabel('Berat Selesai'), '2.95')
      await expect(selesai).toContainText('bertambah 0.050 g')
      await choose(pemilik, selesai, 'Tukang', 'TK1 · TUKANG TK1')
      await selesai.getByRole('combobox', { name: 'Group Emas Tambahan' }).click()
      await pemilik.getByTitle(/^G700 · /).click()
      await selesai.getByRole('button', { name: 'Selesai', exact: true }).click()
      await expect(modal(pemilik, 'Detail Service')).toContainText('+0.050 g G700 dari TUKANG')
    })

    await test.step('the ticket finds it again; the rest is paid, the goods leave', async () => {
      const kasir = await komputer()
      await masuk(kasir, 'KSR1', '/lihat-services')
      await kasir.getByLabel('Cari service').fill(NO)
      await kasir.keyboard.press('Enter')
      await modal(kasir, 'Detail Service').getByRole('button', { name: 'Ambil', exact: true }).click()
      const ambil = modal(kasir, `Ambil ${NO}`)
      await bayar(ambil, 70_000)
      await ambil.getByRole('button', { name: /Serahkan Barang/ }).click()
      await modal(kasir, 'Service Berhasil Diambil')
        .getByRole('button', { name: /Selesai/ })
        .click()
      await expect(kasir.getByText('Tidak Ada Service')).toBeVisible()
    })

    await test.step('its number opens it from anywhere; its goldsmith is paid', async () => {
      const pemilik = await komputer()
      await masuk(pemilik, 'OWN1', '/transaksi-penjualan')
      await pemilik.keyboard.press('Control+k')
      await expect(modal(pemilik, 'Menu Cepat').getByRole('combobox')).toBeFocused()
      await pemilik.keyboard.type('sv 1')
      await pemilik.getByRole('option', { name: new RegExp(NO) }).click()
      const detail = modal(pemilik, 'Detail Service')
      await detail.getByRole('button', { name: 'Upah', exact: true }).click()
      const upah = modal(pemilik, `Upah Tukang ${NO}`)
      await typeInto(upah.getByLabel('Jumlah'), '20000')
      await upah.getByRole('button', { name: 'Bayar', exact: true }).click()
      await expect(detail.getByRole('table', { name: 'Upah tukang' })).toContainText('KK-TK01-250115-0001')
    })

    const { data } = await toko.minta('OWN1', 'GET', 'keuangan/saldo')
    const saldo = Object.fromEntries(
      (data as { kode_akun: string; saldo_normal: number }[]).map((r) => [r.kode_akun, r.saldo_normal]),
    )
    expect(saldo).toMatchObject({ '1101': 10_100_000, '4104': 120_000, '5102': 20_000 })
  },
)

async function bayar(list: Locator, nominal: number): Promise<void> {
  await typeInto(list.getByLabel('Nominal'), String(nominal))
  await list.getByRole('button', { name: 'Tambah Pembayaran' }).click()
}
