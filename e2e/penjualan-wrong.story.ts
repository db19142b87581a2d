/** Failures at the till, and what is said and kept then (DOMAIN §B.0.7, §B.0.9, §B.1; spec 000 §5). */
import { PASSWORD } from '#server/fixture/data.ts'
import { expect, test } from './story.ts'
import { cegat, lostReply } from './network.ts'
import { dialog, ketik, typeChoice, masuk, modal, typeInto } from './staf.ts'
import {
  bayarTunai,
  chipPelanggan,
  fillPelanggan,
  jumlahPenjualan,
  chooseSales,
  scanBarang,
} from './penjualan.ts'

test.beforeEach(async ({ page }) => {
  await masuk(page, 'SLS1', '/transaksi-penjualan')
})

test(
  'a card’s fee is its bank’s; a larger one needs somebody who may allow it, with keys only',
  { tag: '@keys' },
  async ({ page, toko }) => {
    const tekan = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await scanBarang(page, '00000001')
    await chooseSales(page)
    await tekan('F8')
    const bayar = modal(page, 'Pembayaran')
    await expect(bayar.getByLabel('Uang Diterima')).toBeFocused()
    await tekan('Shift+Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    await expect(bayar.getByRole('radio', { name: 'CREDIT' })).toBeChecked()
    await tekan('Tab')
    await typeChoice(page, 'BCA')
    const fee = bayar.getByLabel('Fee (%)')
    await expect(fee, 'the master’s stands there by itself').toHaveValue('2')
    await tekan('Tab')
    await ketik(page, '4111111111111234')
    await tekan('Tab')
    await expect(fee).toBeFocused()
    await tekan('Control+a')
    await page.keyboard.type('3.5')
    await expect(bayar.getByText('Di atas 2%, perlu otorisasi')).toBeVisible()
    await tekan('Control+Enter')
    await expect(bayar.getByRole('row', { name: /CREDIT/ })).toContainText('BCA · ****1234 · fee 3.5%')
    await tekan('F9')

    const otorisasi = modal(page, 'Otorisasi')
    await expect(otorisasi).toContainText('FEE KARTU DI ATAS MASTER')
    await expect(otorisasi.getByLabel('Yang disetujui')).toHaveText(
      'PembayaranCREDIT BCAFee2% menjadi 3.5%NominalRp. 1,577,500',
    )
    await expect(otorisasi.getByLabel('Username')).toBeFocused()
    await otorisasi.getByRole('button', { name: 'Batal' }).press('Enter')
    await expect(otorisasi).toBeHidden()
    expect(await jumlahPenjualan(toko)).toBe(0)

    await tekan('F9')
    await expect(otorisasi.getByLabel('Username')).toBeFocused()
    await page.keyboard.type('SPV1')
    await tekan('Tab')
    await page.keyboard.type(PASSWORD)
    await otorisasi.getByRole('button', { name: 'Otorisasi' }).press('Enter')
    await expect(modal(page, 'Penjualan Berhasil Disimpan')).toContainText('JL 0001')
    const { data } = await toko.minta('OWN1', 'GET', 'penjualan/JL-TK01-250115-0001')
    expect(data.pembayaran).toMatchObject([{ jenis: 'CREDIT', nama_bank: 'BCA', fee: 3.5, fee_rp: 55_212 }])
  },
)

test(
  'an accidental reload keeps everything, and a lost answer, sent again, makes one document',
  { tag: '@session' },
  async ({ page, toko, awas }) => {
    awas.izinkan(/ERR_FAILED/)
    await test.step('a reload', async () => {
      await scanBarang(page, '00000001')
      await scanBarang(page, '00000003')
      const harga = page.getByLabel('Harga jual KALUNG')
      await typeInto(harga, '2200000')
      await harga.press('Enter')
      await chooseSales(page)
      await fillPelanggan(page, { nama: 'ibu ratna', hp: '081234567890' })
      await bayarTunai(page)

      await page.reload()
      const total = page.getByLabel('Total', { exact: true })
      await expect(total).toContainText('2 barang, 5.767 g')
      await expect(total).toContainText('Rp. 3,837,500')
      await expect(total).toContainText('CASH')
      await expect(page.getByLabel('Harga jual KALUNG')).toHaveValue('2,200,000')
      await expect(chipPelanggan(page)).toContainText(/IBU RATNA.*081234567890/)
    })
    await test.step('an answer that never comes', async () => {
      const ditemukan = await lostReply(page, '**/api/v1/penjualan')
      await page.getByRole('button', { name: /^Simpan/ }).click()
      await dialog(page, 'Oopss!!').getByRole('button', { name: 'OK' }).click()
      await expect(page.getByText('jawaban server belum diterima')).toBeVisible()
      expect(await jumlahPenjualan(toko)).toBe(1)

      await ditemukan()
      await page.reload()
      await page.getByRole('button', { name: /^Kirim Ulang/ }).click()
      await expect(modal(page, 'Penjualan Berhasil Disimpan')).toContainText('JL 0001')
      expect(await jumlahPenjualan(toko)).toBe(1)
    })
  },
)

test(
  'a price that has changed meanwhile is refused, and brought up to date on the spot',
  { tag: '@scanner' },
  async ({ page, awas }) => {
    // Scanned before the price went up: yesterday's price as this till still has it.
    const release = await cegat(page, '**/api/v1/barang/00000001', async (route) => {
      const response = await route.fetch()
      const { data, message } = await response.json()
      await route.fulfill({
        response,
        json: {
          data: {
            ...data,
            harga_gram: 640_000,
            harga_jual: 1_504_000,
            harga_skrg: 1_504_000,
            harga_total: 1_554_000,
          },
          message,
        },
      })
    })
    await scanBarang(page, '00000001')
    await release()
    await chooseSales(page)
    await bayarTunai(page)
    awas.izinkan(/409 POST \/api\/v1\/penjualan/)
    await page.getByRole('button', { name: /^Simpan/ }).click()
    const refused = dialog(page, 'Oopss!!')
    await expect(refused).toContainText('Harga Berubah, Silahkan Ulangi')
    await refused.getByRole('button', { name: 'OK' }).click()

    await expect(page.getByRole('alert').filter({ hasText: 'Harga Berubah, Silahkan Ulangi' })).toBeVisible()
    await page.getByRole('button', { name: 'Perbarui Harga' }).click()
    await expect(page.getByLabel('Total', { exact: true })).toContainText('Rp. 1,577,500')
    await bayarTunai(page)
    await page.getByRole('button', { name: /^Simpan/ }).click()
    await expect(modal(page, 'Penjualan Berhasil Disimpan')).toContainText('Rp. 1,577,500')
  },
)
