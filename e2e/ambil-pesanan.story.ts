/** An order at the till: taken with another piece, its DP and the customer's own gold counted, the rest of both handed back. */
import { buildPrice } from '#test/tools/factories.ts'
import { buildTambahDp, buildTukang, lihatPesanan } from '#test/tools/pesanan.ts'
import { balances } from '#test/tools/till.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'
import { buildJadi } from '#test/tools/tukang.ts'
import { bayarTunai, chipPelanggan, scanBarang } from './penjualan.ts'
import { expect, test } from './story.ts'
import { dialog, ke, ketik, masuk, modal, scan } from './staf.ts'
import type { Toko } from './toko.ts'

/** A finished ring of 4.120 g for IBU PUTRI, with 1.000 g of her own gold. */
async function jadi(toko: Toko, wanted: Parameters<typeof buildJadi>[1] = {}) {
  return buildJadi(await toko.minta.as('OWN1'), {
    pembayaran: cash(2_500_000),
    barang: [{ berat_customer: 1, kadar_customer: 70 }],
    ...wanted,
  })
}

test(
  'an order is taken: scanned with another piece of the visit, by number, from the list, from another screen; what is over of money and gold is told',
  { tag: '@scanner' },
  async ({ page, toko, komputer }) => {
    test.slow() // two sales, each confirmed
    await buildTukang(toko)
    const { no_pesanan, barcode } = await jadi(toko)
    await masuk(page, 'SLS1', '/transaksi-penjualan')
    await scanBarang(page, '00000001')
    const total = page.getByLabel('Total', { exact: true })

    await test.step('the finished piece that is scanned is its order', async () => {
      await scan(page, barcode[0]!)
      await expect(page.getByText(`Ambil pesanan ${no_pesanan}`)).toBeVisible()
      await expect(page.getByText('harga mengikat: harga hari pesan')).toBeVisible()
      await expect(chipPelanggan(page)).toContainText('IBU PUTRI')
    })
    await test.step('its price says what her own gold pays for', async () => {
      await page.getByText('CINCIN NIKAH').first().click()
      await expect(page.getByLabel('Asal harga CINCIN NIKAH')).toContainText(
        '4.120 g − 1.000 g emas customer = 3.120 g × Rp. 1,150,000',
      )
      await expect(total).toContainText('DP PESANANRp. 2,500,000')
    })
    await test.step('another price of gold changes nothing of it: it binds', async () => {
      await buildPrice(toko, 'G700', 1_200_000)
      await page.reload()
      await expect(page.getByText(`Ambil pesanan ${no_pesanan}`)).toBeVisible()
      // 3,588,000 + 300,000, and the other piece
      await expect(total).toContainText('Total BayarRp. 5,465,500')
    })
    await test.step('more money on the order that comes meanwhile counts at once', async () => {
      await buildTambahDp(await toko.minta.as('KSR1'), no_pesanan, cash(100_000))
      await expect(total).toContainText('DP PESANANRp. 2,600,000')
    })
    await bayarTunai(page)
    await page.keyboard.press('F9')
    await modal(page, 'Penjualan Berhasil Disimpan')
      .getByRole('button', { name: /Transaksi Berikutnya/ })
      .click()

    const kasir = await komputer()
    await masuk(kasir, 'KSR1', '/validasi-penjualan')
    const row = kasir.getByRole('row', { name: /JL-TK01-250115-0001/ })
    await expect(row).toContainText('AMBIL PESANAN')
    await expect(row).toContainText('DP PESANAN Rp. 2,600,000')
    await row.getByRole('button', { name: 'Validasi' }).click()
    await modal(kasir, 'Validasi Penjualan Berhasil')
      .getByRole('button', { name: /Selesai/ })
      .click()
    const owner = await toko.minta.as('OWN1')
    expect(await lihatPesanan(owner, no_pesanan)).toMatchObject({
      status_pesanan: 'FINISH',
      no_faktur_group: 'JL-TK01-250115-0001',
    })
    expect((await balances(owner))['2102']).toBeUndefined()

    await buildPrice(toko, 'G700', 1_150_000)
    const { no_pesanan: lain } = await jadi(toko, {
      barang: [{ perkiraan_berat: 8, berat_customer: 5, kadar_customer: 70 }],
    })
    await buildTitipanSah(await toko.minta.as('KSR1'), {
      pembayaran: cash(250_000),
      nama_customer: 'IBU ANI',
    })
    const diambil = page.getByText(`Ambil pesanan ${lain}`)
    const lepas = page.getByRole('button', { name: 'Lepas' })

    await test.step('typed short into the scan box', async () => {
      await ketik(page, 'ps 0002')
      await page.keyboard.press('Enter')
      await expect(diambil).toBeVisible()
      await expect(page.getByText('emas customer kembali 0.880 g 70%: serahkan bersama barang')).toBeVisible()
      await expect(page.getByText('Kelebihan DP Rp. 2,200,000 dikembalikan saat validasi')).toBeVisible()
    })
    await test.step('dropped with its piece, as a whole', async () => {
      await page.keyboard.press('Delete')
      await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
      await expect(diambil).toHaveCount(0)
      await expect(page.getByText('CINCIN NIKAH')).toHaveCount(0)
    })
    await test.step('F10 finds orders beside deposits', async () => {
      await page.keyboard.press('F10')
      const ambil = modal(page, 'Ambil Titipan / Pesanan')
      await expect(ambil.getByRole('row', { name: /IBU ANI/ })).toBeVisible()
      await page.keyboard.type('putri')
      await page.keyboard.press('Enter')
      await expect(diambil).toBeVisible()
      await lepas.click()
    })
    await test.step('another screen sends it here', async () => {
      await ke(page, `/transaksi-penjualan?no_pesanan=${lain}`)
      await expect(diambil).toBeVisible()
      await expect(page).toHaveURL(/\/transaksi-penjualan$/)
    })
    await page.keyboard.press('F9')
    await modal(page, 'Penjualan Berhasil Disimpan')
      .getByRole('button', { name: /Transaksi Berikutnya/ })
      .click()

    await kasir
      .getByRole('row', { name: /JL-TK01-250115-0002/ })
      .getByRole('button', { name: 'Validasi' })
      .click()
    const done = modal(kasir, 'Validasi Penjualan Berhasil')
    await expect(done).toContainText('kembalikan kelebihan DP CASH Rp. 2,200,000')
    await expect(done).toContainText('serahkan emas customer 0.880 g 70%')
  },
)
