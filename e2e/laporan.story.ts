/** Reports at the screen: filters, empty and full, totals, groups, what a user may take away (DOMAIN §E.0, §E.3). */
import { readFile } from 'node:fs/promises'
import { sources } from '#server/reports/sources/index.ts'
import { must } from '#test/tools/client.ts'
import { buildPiece, buildUser } from '#test/tools/factories.ts'
import { startTestServer } from '#test/tools/server.ts'
import { buildValidSale } from '#test/tools/till.ts'
import { expect, test, testLihat } from './story.ts'
import { cegat } from './jaringan.ts'
import { buka, masuk, pilih } from './staf.ts'
import { dikatakan } from './ucapan.ts'
import { penjualanSah } from './penjualan.ts'

test('R16 and R18 of a day with two sales agree, and a period must make sense', async ({ page, toko }) => {
  await penjualanSah(toko, '00000001', '00000003')
  await penjualanSah(toko, '00000002')
  await masuk(page, 'SPV1', '/laporan-transaksi-penjualan')
  await expect(page.getByRole('button', { name: 'Excel' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cari' }).click()
  await dikatakan(page, 'Laporan Transaksi Penjualan Tersedia')
  const rekap = page.getByRole('region', { name: 'Laporan Transaksi Penjualan' })
  await expect(rekap.getByRole('row', { name: /G375/ })).toContainText('3,859,000')
  await expect(rekap.getByRole('row', { name: /G700/ })).toContainText('6,119,000')
  await expect(rekap.getByRole('row', { name: /Total/ }).last()).toContainText('9,978,000')

  await pilih(page, page, 'Sales', 'S02 · BUDI')
  await page.getByRole('button', { name: 'Cari' }).click()
  await dikatakan(page, 'Laporan Transaksi Penjualan Tidak Tersedia')
  await expect(page.getByRole('button', { name: 'Excel' })).toBeDisabled()

  const awal = page.getByLabel('Tanggal Awal')
  await awal.fill('2025-01-16')
  await awal.press('Enter')
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect(page.getByText('Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir')).toBeVisible()

  await buka(page, '/laporan-penjualan-bayar')
  await page.getByRole('button', { name: 'Cari' }).click()
  const bayar = page.getByRole('region', { name: 'Laporan Pembayaran Penjualan' })
  await expect(bayar.getByRole('row', { name: /Total/ }).last()).toContainText('9,978,000')
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect((await readFile(await csv.path(), 'utf8')).match(/JL-TK01-250115-000[12]/g)).toHaveLength(2)
})

test('Laporan Otorisasi lists attempts, also the refused ones', async ({ page, toko }) => {
  await toko.minta('KSR1', 'POST', 'authorization', {
    user_id: 'SPV1',
    password: 'salah',
    kategori: 'BATAL PENJUALAN',
    description: 'JL-TK01-250115-0001',
    keterangan: '-',
  })
  await masuk(page, 'OWN1', '/laporan-otorisasi')
  await page.getByRole('button', { name: 'Cari' }).click()
  const table = page.getByRole('region', { name: 'Laporan Otorisasi' })
  await expect(table.getByRole('row', { name: /SPV1/ })).toContainText('BATAL PENJUALAN')
})

test('R47: the owner goes from the own shop to all of them, and from sales to purchases', async ({
  page,
  toko,
}) => {
  await penjualanSah(toko, '00000001', '00000003')
  await masuk(page, 'OWN1', '/laporan-rekap-perbulan')
  const cari = page.getByRole('button', { name: 'Cari', exact: true })
  const rekap = page.getByRole('region', { name: 'Laporan Rekap Per Bulan' })
  for (const entry of ['SEMUA TOKO', 'TK01']) {
    await pilih(page, page, 'Toko', entry)
    await cari.click()
    await dikatakan(page, 'Laporan Rekap Per Bulan Tersedia')
    await expect(rekap.getByRole('row', { name: /2025-01-15/ })).toContainText('3,859,000')
  }
  await pilih(page, page, 'Toko', 'SEMUA TOKO')
  await pilih(page, page, 'Type', 'PEMBELIAN')
  await cari.click()
  await dikatakan(page, 'Laporan Rekap Per Bulan Tidak Tersedia')
  await expect(page.getByRole('button', { name: 'PDF' })).toBeDisabled()
})

test('R47 of a shop with a server of its own comes through this one: the page asks nobody else', async ({
  page,
  toko,
  awas,
}) => {
  awas.izinkan(/409 GET .*report-bulanan/)
  const sana = await startTestServer()
  try {
    await buildUser(sana, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
    await buildValidSale(await sana.client('KSR2', 'TK02'), {
      barang: [await buildPiece(sana, { kode_toko: 'TK02', berat: 2 })],
      kode_sales: 'S01',
    })
    const [di_sini, di_sana] = [await toko.client('OWN1', 'TK02'), await sana.client('OWN1', 'TK02')]
    const identitas = { nama_toko: 'KENCANA DUA', alamat_toko: 'JL. DUA', zona: 'WIB', portal: sana.url }
    must(await di_sini.send('PUT', 'toko/identitas', identitas))
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await masuk(page, 'OWN1', '/laporan-rekap-perbulan')
    await pilih(page, page, 'Toko', 'TK02')
    const cari = page.getByRole('button', { name: 'Cari', exact: true })
    await cari.click()
    await dikatakan(page, 'Kunci Portal Toko TK02 Belum Dipasang, Hubungi OWN')
    const { kunci } = must(await di_sana.send('POST', 'toko/kunci-portal/baru')).data
    for (const owner of [di_sini, di_sana]) must(await owner.send('PUT', 'toko/kunci-portal', { kunci }))
    await cari.click()
    await dikatakan(page, 'Laporan Rekap Per Bulan Tersedia')
    const rekap = page.getByRole('region', { name: 'Laporan Rekap Per Bulan' })
    await expect(rekap.getByRole('row', { name: /2025-01-15/ })).toContainText('2.000')
    expect([...asked]).toEqual([new URL(toko.url).origin])
  } finally {
    await sana.close()
  }
})

/** The screens of reports, each with what stands there; the monthly recap is four reports behind one. */
const laporan = sources
  .map((s) => s.report)
  .filter(
    (report) =>
      report.menus[0].startsWith('/laporan-') &&
      !report.call.path.endsWith('-all') &&
      report.call.path !== 'pembelian/report-bulanan',
  )

testLihat('there are reports enough', () => expect(laporan.length).toBeGreaterThan(20))

for (const { menus, title, call, filters, empty, tableEmpty, failure } of laporan) {
  testLihat(
    `${menus[0]} says in its own words that there is nothing, and that no answer came`,
    async ({ layar, awas }) => {
      awas.izinkan(/net::ERR_FAILED/)
      const page = await layar('OWN1')
      await buka(page, menus[0])
      for (const [, filter] of Object.entries(filters))
        if (!filter.schema.safeParse(undefined).success && filter.kind === 'kode')
          await pilih(page, page, filter.label, 'SEMUA')
      const cari = page.getByRole('button', { name: 'Cari', exact: true })
      await cari.click()
      await dikatakan(page, empty)
      await expect(page.getByRole('region', { name: title })).toContainText(tableEmpty)
      await expect(page.getByRole('button', { name: 'PDF' })).toBeDisabled()
      await cegat(page, `**/${call.path}*`, (route) => route.abort())
      await cari.click()
      await dikatakan(page, failure ?? 'Koneksi Bermasalah')
      await page.unroute(`**/${call.path}*`)
    },
  )
}
