/** Reports of a server that has a standby: the same answers, read there, and never without what was done before they were asked. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { login } from '#domain/calls/sesi.ts'
import { buildApp, type App } from '#server/app.ts'
import { migrate } from '#server/db/migrate.ts'
import { throwAwayDatabase, type ThrowAway } from '#server/db/throwAwayDatabase.ts'
import { periksaBuku } from '#server/close/reconcile.ts'
import { standbyUrl } from '#server/settings/database.ts'
import { startOptions } from '#server/settings/options.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { loadFixture } from '#server/fixture/load.ts'
import { movableClock } from '#server/process/clock.ts'
import { clientOf, must, type Client } from '#test/tools/client.ts'
import { defaults, file, perLayout, reportAt, reports, request } from '#test/tools/reports.ts'
import { sabar } from '#test/tools/sabar.ts'
import { makeStandby, type Standby } from '#test/tools/standby.ts'
import { buildValidSale } from '#test/tools/till.ts'

const TANGGAL = '2025-01-15'
let utama: ThrowAway
let standby: Standby
const apps: App[] = []
/** Signed in to a server with the standby, and to one without. */
let pemilik: Client
let tanpa: Client

beforeAll(async () => {
  utama = await throwAwayDatabase({ durable: false })
  await migrate(utama.url)
  await loadFixture(utama.url, TANGGAL)
  standby = await makeStandby(utama)
  pemilik = await owner(standby.url)
  tanpa = await owner()
  await buildValidSale(pemilik, { barang: ['00000001'] })
}, sabar(120_000))
afterAll(async () => {
  for (const app of apps) await app.close()
  await standby?.stop()
  await utama?.stop()
})

async function owner(urlLaporan?: string): Promise<Client> {
  const app = await buildApp({
    url: utama.urlServer,
    clock: movableClock(TANGGAL),
    loginPerMinute: 10_000,
    logLevel: 'silent',
    ...(urlLaporan ? { urlLaporan } : {}),
  })
  apps.push(app)
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await clientOf(url, '').call(login, {
    body: { user_id: 'OWN1', password: PASSWORD, kode_toko: 'TK01' },
  })
  return clientOf(url, token)
}

/**
 * Reads the last query of every connection of the server on the standby: the question whether it has caught up is no
 * transaction.
 */
const terakhir = () =>
  standby
    .query<{ query: string }>(
      `SELECT query FROM pg_stat_activity WHERE usename = 'kencana_server' AND application_name = 'kencana'`,
    )
    .then((rows) => rows.map(({ query }) => query))

const jual = () => ({
  ...defaults(reportAt('penjualan/report')),
  type_laporan: 'DETAIL',
  tgl_awal: TANGGAL,
  tgl_akhir: TANGGAL,
})

it(
  'every report, in every layout, answers there as the primary does',
  async () => {
    for (const report of reports)
      for (const layout of perLayout(report)) {
        const [sana, sini] = [await request(pemilik, report, layout), await request(tanpa, report, layout)]
        expect([report.call.path, layout, sana.status, sana.body]).toEqual([
          report.call.path,
          layout,
          sini.status,
          sini.body,
        ])
      }
    expect(await terakhir()).toContainEqual(expect.stringMatching(/COMMIT$/))
  },
  sabar(120_000),
)

it('a report right after a sale contains it', async () => {
  for (const barcode of ['00000002', '00000003']) {
    const no_faktur_group = await buildValidSale(pemilik, { barang: [barcode] })
    const { data } = must(await request(pemilik, reportAt('penjualan/report'), jual()))
    expect(data.map((row: { no_faktur_group: string }) => row.no_faktur_group)).toContain(no_faktur_group)
  }
})

it('taking persons away is written down on the primary, though they were read on the standby', async () => {
  const report = reports.find(({ call }) => call.path === 'member/report')!
  expect((await file(pemilik, report, 'xlsx', defaults(report))).status).toBe(200)
  await expect
    .poll(() =>
      standby.query(`SELECT count(*)::int AS n FROM audit_log WHERE aksi = 'EXPORT' AND tabel = 'laporan'`),
    )
    .toEqual([{ n: 1 }])
})

it('the books are proved on the standby too, entered as the primary is', async () => {
  const { host } = new URL(standby.url)
  // of several machines the one that is a standby
  const url = await standbyUrl(
    startOptions([], {
      DATABASE_URL: utama.url,
      DATABASE_URL_BACA: `postgresql://${new URL(utama.url).host},${host}${new URL(utama.url).pathname}`,
    }),
  )
  expect(new URL(url).host).toBe(host)
  const sana = await periksaBuku(url)
  expect(sana).toEqual({ selisih: [], diperiksa: (await periksaBuku(utama.url)).diperiksa })
  await expect(standbyUrl(startOptions([], { DATABASE_URL: utama.url }))).rejects.toThrow(/DATABASE_URL_BACA/)
})

it('without the standby everything goes on: rows and files', async () => {
  await standby.stop()
  const report = reportAt('penjualan/report')
  expect(await request(pemilik, report, jual())).toEqual(await request(tanpa, report, jual()))
  expect((await file(pemilik, report, 'csv', jual())).status).toBe(200)
})
