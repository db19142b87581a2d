/** Reports with nothing in them, and reports that no answer came for: each screen in its own words (DOMAIN §E.0). */
import { sources } from '#server/reports/sources/index.ts'
import type { Report } from '#domain/report.ts'
import { expect, testLihat, testRamai } from './story.ts'
import { cegat } from './jaringan.ts'
import { buka, pilih } from './staf.ts'
import { dikatakan } from './ucapan.ts'

testRamai('Laporan Otorisasi lists attempts, also the refused ones', async ({ layar }) => {
  const page = await layar('OWN1')
  await buka(page, '/laporan-otorisasi')
  await page.getByRole('button', { name: 'Cari' }).click()
  const table = page.getByRole('region', { name: 'Laporan Otorisasi' })
  await expect(table.getByRole('row', { name: /SPV1/ })).toContainText('BATAL PENJUALAN')
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

/** These always have rows: the shop has pieces and an opening balance. */
const SELALU_ADA: readonly string[] = [
  '/laporan-barang-detail',
  '/laporan-barang-sumary',
  '/laporan-timbang-baki',
  '/laporan-transaksi-keuangan-cash',
  '/laporan-keuangan-non-cash',
]
/** Nothing is asked for without a number, and there is none: e2e/kirim.story.ts asks for one. */
const perluNomor = ({ filters }: Report): boolean =>
  Object.values(filters).some((f) => f.kind === 'nomor' && !f.nomor.semua)

for (const report of laporan.filter((r) => !perluNomor(r))) {
  const { menus, title, call, filters, empty, tableEmpty, failure, eksporBilaAda } = report
  const selaluAda = SELALU_ADA.includes(menus[0])
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
      const pdf = page.getByRole('button', { name: 'Export PDF' })
      if (selaluAda) {
        await dikatakan(page, report.success)
        await expect(pdf).toBeEnabled()
      } else {
        await dikatakan(page, empty)
        await expect(page.getByRole('region', { name: title })).toContainText(tableEmpty)
        if (eksporBilaAda) await expect(pdf).toHaveCount(0)
        else await expect(pdf).toBeDisabled()
      }
      // With what stands behind it: a report that is read by pages has a call for those.
      const release = await cegat(page, `**/${call.path}**`, (route) => route.abort())
      await cari.click()
      await dikatakan(page, failure ?? 'Koneksi Bermasalah')
      await release()
    },
  )
}
