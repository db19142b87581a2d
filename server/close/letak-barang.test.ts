/**
 * Places of pieces on past days are told as if every close had written every piece down: the plain daily copy is kept
 * here, and compared.
 */
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { STATUS_DI_TOKO } from '#domain/rules/status.ts'
import { tambahHari, type TanggalSystem } from '#domain/units.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { sqlOn } from '../db/client.ts'
import { writeStokHarian } from '../ledger/stok-harian.ts'

let server: TestServer
let client: pg.PoolClient
beforeAll(async () => {
  server = await startTestServer()
  client = await server.pemilik.connect()
})
afterAll(async () => {
  client?.release()
  await server?.close()
})
beforeEach(async () => {
  await client.query('BEGIN; SAVEPOINT awal')
  return async () => void (await client.query('ROLLBACK'))
})

const TOKO = ['TK01', 'TK02'] as const
const AWAL = '2025-01-15' as TanggalSystem
/** Of the fixture, all in TK01 at first. */
const BARCODES = ['00000001', '00000002', '00000003', '00000004']

/** An event of a piece during a day. */
type Kejadian = typeof kejadian extends fc.Arbitrary<infer T> ? T : never
const kejadian = fc.record({
  kode_barcode: fc.constantFrom(...BARCODES),
  kode_toko: fc.constantFrom(...TOKO),
  kode_baki: fc.constantFrom('A1', 'A2'),
  kode_group: fc.constantFrom('G375', 'G700'),
  berat: fc.integer({ min: 1000, max: 1002 }),
  status: fc.constantFrom('READY', 'BOOKED', 'TITIP', 'TERJUAL', 'KIRIM', 'HILANG'),
})
/** A shop that is not closed on a day closes a later one: what happened in between is found then. */
const sehari = fc.record({
  kejadian: fc.array(kejadian, { maxLength: 3 }),
  ditutup: fc.subarray([...TOKO]),
})

type Row = Record<'barang_id' | 'kode_group' | 'kode_dept' | 'lokasi' | 'berat' | 'status', unknown>
const rows = async <R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> =>
  (await client.query<R>(text, values)).rows

const salinan = (toko: string) =>
  rows<Row>(
    `SELECT id AS barang_id, kode_group, kode_dept, kode_gudang || '/' || kode_baki AS lokasi, berat, status
     FROM barang WHERE kode_toko = $1 AND status = ANY ($2) ORDER BY 1`,
    [toko, STATUS_DI_TOKO],
  )
const pada = (toko: string, tanggal: string) =>
  rows<Row>('SELECT * FROM stok_barang_pada($1, $2) ORDER BY barang_id', [toko, tanggal])

/** As the trade would, past what forbids such leaps. */
async function terjadi({ kode_barcode, ...menjadi }: Kejadian): Promise<void> {
  await client.query('SET LOCAL session_replication_role = replica')
  const set = Object.keys(menjadi).map((column, i) => `${column} = $${i + 2}`)
  await rows(`UPDATE barang SET ${set.join(', ')} WHERE kode_barcode = $1`, [
    kode_barcode,
    ...Object.values(menjadi),
  ])
  await client.query('SET LOCAL session_replication_role = origin')
}

async function tutup(kode_toko: string, tgl_system: TanggalSystem): Promise<void> {
  await writeStokHarian({ sql: sqlOn(client), toko: { kode_toko, tgl_system } } as never)
  await rows(
    `INSERT INTO tutup_toko (kode_toko, tgl_system, mulai, selesai, user_id, ringkasan, hash)
     VALUES ($1, $2, now(), now(), 'OWN1', '', '')`,
    [kode_toko, tgl_system],
  )
}

it('every past day answers as a daily copy of all pieces would, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sehari, { minLength: 1, maxLength: 9 }), async (days) => {
      await client.query('ROLLBACK TO awal')
      const malam: { toko: string; tanggal: TanggalSystem; barang: Row[] }[] = []
      for (const [i, { kejadian, ditutup }] of days.entries()) {
        const tanggal = tambahHari(AWAL, i)
        for (const k of kejadian) await terjadi(k)
        for (const toko of TOKO) {
          const barang = ditutup.includes(toko) ? await salinan(toko) : []
          if (ditutup.includes(toko)) await tutup(toko, tanggal)
          malam.push({ toko, tanggal, barang })
        }
      }
      for (const { toko, tanggal, barang } of malam) expect(await pada(toko, tanggal)).toEqual(barang)
    }),
    { numRuns: 30 },
  )
})

it('a row is written only of what changed: evenings on which nothing did leave the table as it was', async () => {
  const jumlah = async () =>
    (await rows<{ n: number }>('SELECT count(*)::int AS n FROM letak_barang', []))[0]!.n
  await tutup('TK01', AWAL)
  const pertama = await jumlah()
  expect(pertama).toBe((await salinan('TK01')).length)
  await tutup('TK01', tambahHari(AWAL, 1))
  expect(await jumlah()).toBe(pertama)
  await terjadi({
    kode_barcode: '00000001',
    kode_toko: 'TK01',
    kode_baki: 'A2',
    kode_group: 'G375',
    berat: 2350,
    status: 'READY',
  })
  await tutup('TK01', tambahHari(AWAL, 2))
  expect(await jumlah()).toBe(pertama + 1)
})

const DITUTUP = '2025-01-16'
it.each([
  ['an end that was set', `UPDATE letak_barang SET berakhir = 'infinity' WHERE berakhir <> 'infinity'`],
  [
    'an end on a closed day',
    `UPDATE letak_barang SET berakhir = '${DITUTUP}' WHERE sejak < '${DITUTUP}' AND berakhir = 'infinity'`,
  ],
  [
    'another place',
    `UPDATE letak_barang SET lokasi = 'TOKO/A9', berakhir = '2025-02-01' WHERE berakhir = 'infinity'`,
  ],
  [
    'a piece more on a closed day',
    `INSERT INTO letak_barang
     SELECT kode_toko, barang_id + 1, '${DITUTUP}', 'infinity', kode_group, kode_dept, lokasi, berat, status
     FROM letak_barang LIMIT 1`,
  ],
  ['a row less', 'DELETE FROM letak_barang'],
])('nobody writes %s, the owner of the database neither', async (_what, text) => {
  await tutup('TK01', AWAL)
  await terjadi({
    kode_barcode: '00000001',
    kode_toko: 'TK01',
    kode_baki: 'A2',
    kode_group: 'G375',
    berat: 1000,
    status: 'READY',
  })
  await tutup('TK01', DITUTUP as TanggalSystem)
  await expect(client.query(text)).rejects.toThrow(
    /hanya boleh ditambah|tidak boleh diubah lagi|sudah ditutup/,
  )
})
