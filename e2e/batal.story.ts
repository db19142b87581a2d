/** A sale is taken back: why, who allows it, what the books and the reports say then (scenario S03). */
import { PASSWORD } from '#server/fixture/data.ts'
import { buildCoupons } from '#test/tools/factories.ts'
import { buildHadiahDiserahkan } from '#test/tools/hadiah.ts'
import { expect, test } from './story.ts'
import { buka, dialog, masuk, modal } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import { penjualanSah, simpanPenjualan } from './penjualan.ts'

const NO = 'JL-TK01-250115-0001'

test('a validated sale is cancelled with a reason and an otorisasi; a second time is refused', async ({
  page,
  toko,
  awas,
  komputer,
}) => {
  await penjualanSah(toko, '00000001')
  await masuk(page, 'KSR1', '/batal-penjualan')
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await expect(page.getByRole('heading', { name: NO })).toBeVisible()

  const batalkan = page.getByRole('button', { name: 'Batalkan Penjualan' })
  await batalkan.click()
  await expect(page.getByText('Alasan Harus Diisi')).toBeVisible()
  await page.getByLabel('Alasan').fill('salah input')

  await test.step('meanwhile the same sale is open on another computer', async () => {
    const other = await komputer()
    await masuk(other, 'SPV1', '/batal-penjualan')
    await other.getByRole('row', { name: new RegExp(NO) }).click()
    await other.getByLabel('Alasan').fill('SALAH INPUT JUGA')

    await batalkan.click()
    await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
    const otorisasi = modal(page, 'Otorisasi')
    await expect(otorisasi).toContainText('BATAL PENJUALAN')
    const disetujui = otorisasi.getByLabel('Yang disetujui')
    await expect(disetujui).toContainText(`Nomor${NO}`)
    await expect(disetujui).toContainText('JumlahRp. 1,577,500')
    await expect(disetujui).toContainText('AlasanSALAH INPUT')
    await otorisasi.getByLabel('Username').fill('SPV1')
    await otorisasi.getByLabel('Password').fill(PASSWORD)
    await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
    const done = dialog(page, 'Penjualan Berhasil Dibatalkan')
    await expect(done).toContainText('Kembalikan CASH Rp. 1,577,500')
    await done.getByRole('button', { name: 'OK' }).click()

    awas.izinkan(/409 POST \/api\/v1\/penjualan\/batal/)
    await other.getByRole('button', { name: 'Batalkan Penjualan' }).click()
    await dialog(other, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
    const again = modal(other, 'Otorisasi')
    await again.getByLabel('Username').fill('SPV1')
    await again.getByLabel('Password').fill(PASSWORD)
    await again.getByRole('button', { name: 'Otorisasi' }).click()
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
})

test('a saved sale is rejected by the cashier without otorisasi, and its piece is free again', async ({
  page,
  toko,
}) => {
  const no = await simpanPenjualan(toko, '00000004')
  await masuk(page, 'KSR1', '/validasi-penjualan')
  await page
    .getByRole('row', { name: new RegExp(no) })
    .getByRole('button', { name: 'Batal' })
    .click()
  const tolak = modal(page, `Batal ${no}`)
  await tolak.getByRole('button', { name: 'Batalkan Penjualan' }).click()
  await expect(tolak.getByText('Alasan Harus Diisi')).toBeVisible()
  await tolak.getByLabel('Alasan').fill('PEMBELI PERGI')
  await tolak.getByRole('button', { name: 'Batalkan Penjualan' }).click()
  await dikatakan(page, 'Penjualan Berhasil Dibatalkan')
  await expect(page.getByText('Tidak Ada Penjualan Yang Menunggu Validasi')).toBeVisible()
  expect((await toko.minta('SLS1', 'GET', 'barang/00000004')).data.status).toBe('READY')
})

test('a sale whose prize was handed over is cancelled with a yes, which names the prize', async ({
  page,
  toko,
}) => {
  await buildCoupons(toko, 'G375', { berat: 2 })
  await penjualanSah(toko, '00000001')
  const [kode_kupon] = (await toko.minta('KSR1', 'GET', `penjualan/${NO}`)).data.kupon
  const hadiah = `1 MOTOR (Kupon ${kode_kupon}, ${await buildHadiahDiserahkan(toko, kode_kupon)})`

  await masuk(page, 'KSR1', '/batal-penjualan')
  await page.getByRole('row', { name: new RegExp(NO) }).click()
  await expect(page.getByText(`Hadiah undian sudah diserahkan: ${hadiah}`, { exact: true })).toBeVisible()
  await page.getByLabel('Alasan').fill('salah input')
  const batalkan = page.getByRole('button', { name: 'Batalkan Penjualan' })
  await batalkan.click()
  await expect(page.getByText(/Batalkan Pengambilannya Dulu, Atau Setujui/)).toBeVisible()

  await page.getByLabel('Hadiah tidak kembali, tetap batalkan').check()
  await batalkan.click()
  await dialog(page, 'Anda Yakin !!').getByRole('button', { name: 'Ya' }).click()
  const otorisasi = modal(page, 'Otorisasi')
  await otorisasi.getByLabel('Username').fill('SPV1')
  await otorisasi.getByLabel('Password').fill(PASSWORD)
  await otorisasi.getByRole('button', { name: 'Otorisasi' }).click()
  await dialog(page, 'Penjualan Berhasil Dibatalkan').getByRole('button', { name: 'OK' }).click()
  expect((await toko.minta('KSR1', 'GET', `penjualan/${NO}`)).data.hadiah_diserahkan).toHaveLength(1)
})
