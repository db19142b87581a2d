/** A new price of gold, from the screen where it is set to the tills where it holds. */
import type { Page } from '@playwright/test'
import { PASSWORD } from '#server/fixture/data.ts'
import { expect, test } from './story.ts'
import { buka, dialog, masuk, modal } from './staf.ts'
import { dikatakan, ucapan } from './ucapan.ts'
import { bayarTunai, penjualanSah, pilihSales, scanBarang, simpanPenjualan } from './penjualan.ts'

const isi = async (page: Page, label: string, amount: number): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(String(amount))
const pilihCara = async (page: Page, kode_group: string, cara: string): Promise<void> => {
  await page.getByRole('combobox', { name: `Cara ${kode_group}` }).click()
  await page.locator('.ant-select-dropdown:visible').getByTitle(cara).click()
}
const bukaHarga = async (page: Page): Promise<void> => {
  await buka(page, '/master-parameter-harga-emas')
  await page.getByRole('region', { name: 'Harga per group' }).waitFor()
}

test('a derived price reaches the open till; what was saved keeps its own', async ({
  page,
  komputer,
  toko,
  awas,
}) => {
  const saved = await simpanPenjualan(toko, '00000003')
  const kasir = page
  await masuk(kasir, 'SLS1', '/transaksi-penjualan')
  await scanBarang(kasir, '00000001')
  await scanBarang(kasir, '00000002')
  await pilihSales(kasir)

  const spv = await komputer()
  await masuk(spv, 'SPV1')
  await bukaHarga(spv)
  await isi(spv, 'Harga 24K Jual / gram', 1_760_000)
  await pilihCara(spv, 'G375', 'TURUNAN')
  // 1,760,000 × 37.5 %
  await expect(spv.getByLabel('Harga G375')).toHaveValue('660,000')
  await expect(spv.getByLabel('Min G375')).toHaveValue('650,000')
  await expect(spv.getByLabel('Beli G375')).toHaveValue('570,000')
  await spv.keyboard.press('F9')
  await dikatakan(spv, 'Harga Emas Berhasil Disimpan')

  await test.step('the till follows, and says so', async () => {
    const changed = kasir.getByRole('alert').filter({ hasText: 'Harga emas berubah' })
    await expect(changed).toHaveCount(1)
    await expect(changed).toContainText('Rp. 650,000/g menjadi Rp. 660,000/g')
    await dikatakan(kasir, 'Harga Emas Berubah, 1 Barang Diperbarui')
    await expect(kasir.getByLabel('Total', { exact: true })).toContainText('Rp. 7,720,000')
    await changed.getByRole('button', { name: 'Mengerti' }).click()
    await expect(changed).toHaveCount(0)
    await bayarTunai(kasir)
    await kasir.keyboard.press('F9')
    await expect(modal(kasir, 'Penjualan Berhasil Disimpan')).toContainText('Rp. 7,720,000')
  })

  await test.step('the sale that was saved before keeps its price', async () => {
    const { detail_barang } = (await toko.minta('SPV1', 'GET', `penjualan/${saved}`)).data
    expect(detail_barang[0].harga_gram).toBe(650_000)
  })

  await test.step('the log tells who, and from what to what', async () => {
    await spv.getByText('Riwayat', { exact: true }).click()
    await expect(spv.getByRole('row', { name: /G375/ })).toContainText(
      /SUPERVISOR SATU.*650,000.*660,000.*640,000.*650,000/,
    )
    await expect(spv.getByRole('row', { name: /24K/ })).toContainText('1,760,000')
  })
  expect(awas.masalah()).toEqual([])
})

test('out of order is told at its field; more than 5 % needs an otorisasi', async ({ page, awas }) => {
  await masuk(page, 'SPV1')
  await bukaHarga(page)
  await isi(page, 'Min G700', 1_160_000)
  await expect(page.getByRole('alert')).toHaveText('Harga Minimum Tidak Boleh Lebih Dari Harga')
  await page.keyboard.press('F9')
  await expect(page.getByLabel('Min G700')).toHaveAttribute('aria-invalid', 'true')
  expect(ucapan(page).join()).not.toContain('Harga Emas Berhasil Disimpan')

  await page.getByRole('button', { name: 'Batalkan Isian' }).click()
  await isi(page, 'Harga G700', 1_250_000)
  awas.izinkan(/403 PUT \/api\/v1\/harga-emas/)
  await page.getByRole('button', { name: /^Simpan/ }).click()
  const otorisasi = modal(page, 'Otorisasi')
  await expect(otorisasi).toContainText('UBAH HARGA EMAS')
  await expect(otorisasi).toContainText('G700 jualRp. 1,150,000 menjadi Rp. 1,250,000')
  await otorisasi.getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByLabel('Harga G700'), 'nothing typed is lost').toHaveValue('1,250,000')
  await page.getByRole('button', { name: /^Simpan/ }).click()
  await otorisasi.getByLabel('Username').fill('OWN1')
  await otorisasi.getByLabel('Password').fill(PASSWORD)
  await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
  await dikatakan(page, 'Harga Emas Berhasil Disimpan')
  await expect(page.getByLabel('Harga G700')).toHaveValue('1,250,000')
  await expect(page.getByText('Terakhir diubah SUPERVISOR SATU')).toBeVisible()
})

test('24K beli moves what derived groups are bought at; above fine gold or the price of selling is told at its field', async ({
  page,
}) => {
  await masuk(page, 'SPV1')
  await bukaHarga(page)
  await isi(page, 'Harga 24K Jual / gram', 1_760_000)
  await isi(page, 'Harga 24K Beli / gram', 1_560_000)
  await pilihCara(page, 'G375', 'TURUNAN')
  // 1,560,000 × 37.5 %
  await expect(page.getByLabel('Beli G375')).toHaveValue('585,000')
  await isi(page, 'Harga 24K Beli / gram', 1_570_000)
  await expect(page.getByLabel('Beli G375')).toHaveValue('588,000')
  await expect(page.getByLabel('Beli G700'), 'typed by hand').toHaveValue('1,040,000')

  await isi(page, 'Beli G700', 1_160_000)
  await isi(page, 'Beli LM', 1_571_000)
  await expect(page.getByRole('alert')).toHaveText([
    'Harga Beli Tidak Boleh Lebih Dari Harga Jual',
    'Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli',
  ])
  await page.keyboard.press('F9')
  await expect(page.getByLabel('Beli G700')).toHaveAttribute('aria-invalid', 'true')
  await isi(page, 'Beli G700', 1_045_000)
  await isi(page, 'Beli LM', 1_560_000)
  await page.keyboard.press('F9')
  await dikatakan(page, 'Harga Emas Berhasil Disimpan')
  await expect(page.getByLabel('Beli G375')).toHaveValue('588,000')
})

test('two who set prices at once: the second is told, and keeps what was typed', async ({
  page,
  komputer,
}) => {
  await masuk(page, 'SPV1')
  await bukaHarga(page)
  await isi(page, 'Harga LM', 1_660_000)

  const owner = await komputer()
  await masuk(owner, 'OWN1')
  await bukaHarga(owner)
  await isi(owner, 'Harga G375', 655_000)
  await owner.keyboard.press('F9')
  await dikatakan(owner, 'Harga Emas Berhasil Disimpan')

  await expect(page.getByRole('alert').filter({ hasText: 'Harga Sudah Diubah PEMILIK SATU' })).toBeVisible()
  await expect(page.getByLabel('Harga G375')).toHaveValue('655,000')
  await expect(page.getByLabel('Harga LM')).toHaveValue('1,660,000')
  await page.keyboard.press('F9')
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
  await dikatakan(page, 'Harga Emas Berhasil Disimpan')
  await expect(owner.getByLabel('Harga LM'), 'without asking again').toHaveValue('1,660,000')
})

test('a purchase that is being entered follows the new price of buying', async ({ page, toko, komputer }) => {
  expect(
    (await toko.minta('OWN1', 'PUT', 'para-system', { settings: [{ key: 'BASIS_BELI', value: 'HARI_INI' }] }))
      .status,
  ).toBe(200)
  const nota = await penjualanSah(toko, '00000001')
  await masuk(page, 'SLS1', '/transaksi-pembelian')
  await page.getByLabel('Cari nota').fill(nota)
  await page.keyboard.press('Enter')
  const asal = page.getByLabel('Asal harga CINCIN')
  await expect(asal).toContainText('Rp. 560,000')

  const spv = await komputer()
  await masuk(spv, 'SPV1')
  await bukaHarga(spv)
  await isi(spv, 'Beli G375', 570_000)
  await spv.keyboard.press('F9')
  await dikatakan(spv, 'Harga Emas Berhasil Disimpan')
  await expect(asal).toContainText('Rp. 570,000')
})

test('a kadar jual that was changed in Master Group waits on the price screen to be saved', async ({
  page,
  toko,
}) => {
  await masuk(page, 'SPV1')
  await bukaHarga(page)
  await isi(page, 'Harga 24K Jual / gram', 1_760_000)
  await pilihCara(page, 'G375', 'TURUNAN')
  await page.keyboard.press('F9')
  await dikatakan(page, 'Harga Emas Berhasil Disimpan')
  await expect(page.getByRole('button', { name: /^Simpan/ })).toBeDisabled()

  // On the open screen, without a reload.
  await toko.minta('OWN1', 'PUT', 'group/G375', { kadar_jual: 38 })
  await expect(page.getByText('Harga Turunan G375 Belum Diperbarui')).toBeVisible()
  // 1,760,000 × 38 % = 668,800
  await expect(page.getByLabel('Harga G375')).toHaveValue('669,000')
  await page.getByRole('button', { name: /^Simpan/ }).click()
  await expect(page.getByText('Harga Turunan G375 Belum Diperbarui')).toHaveCount(0)
  const { group } = (await toko.minta('SPV1', 'GET', 'harga-emas')).data
  expect(group[0]).toMatchObject({
    kode_group: 'G375',
    harga: 669_000,
    harga_min_gram: 659_000,
    harga_beli_gram: 579_000,
  })
})
