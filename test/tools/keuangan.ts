/** R39 and R40 are the journal at both ends of any days, whatever is shown of them (invariant 22). */
import { expect } from 'vitest'
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import { inDatabase } from './ask.ts'
import type { Client } from './client.ts'
import type { TestServer } from './server.ts'

interface Saldo {
  no_rekening?: string
  saldo_awal: number
  masuk: number
  keluar: number
  saldo_akhir: number
}
type Row = Record<string, number | string>

const LAPORAN = [
  { path: 'keuangan/report-cash', akun: '1101' },
  { path: 'keuangan/report-non-cash', akun: '1102' },
]

/** Of every range of days from `awal` to `akhir`, the open one: 1101 and each account of 1102. */
export async function expectMoneyAgrees(
  server: TestServer,
  client: Client,
  awal: string,
  akhir: string,
): Promise<void> {
  const days: string[] = []
  for (let day = tanggalSystem(awal); day <= akhir; day = tambahHari(day, 1)) days.push(day)
  for (const { path, akun } of LAPORAN)
    for (const [i, tgl_from] of days.entries())
      for (const tgl_to of days.slice(i)) await expectSaldo(server, client, path, akun, { tgl_from, tgl_to })
  const kini = await inDatabase(
    server,
    `SELECT kode_akun, no_rekening, saldo FROM saldo_akun
     WHERE kode_toko = 'TK01' AND kode_akun IN ('1101', '1102') AND saldo <> 0
     ORDER BY kode_akun, no_rekening COLLATE "C"`,
  )
  const dilaporkan = []
  for (const { path, akun } of LAPORAN)
    for (const s of (await asked(client, path, { tgl_from: awal, tgl_to: akhir, type: 'REKAP' })).saldo)
      if (s.saldo_akhir !== 0)
        dilaporkan.push({ kode_akun: akun, no_rekening: s.no_rekening ?? '-', saldo: s.saldo_akhir })
  expect(dilaporkan).toEqual(kini)
}

const asked = async (client: Client, path: string, body: object) => {
  const { status, data, saldo } = await client.request('POST', path, body)
  expect([path, body, status]).toEqual([path, body, 200])
  return { rows: data as Row[], saldo: saldo as Saldo[] }
}

async function expectSaldo(
  server: TestServer,
  client: Client,
  path: string,
  akun: string,
  days: { tgl_from: string; tgl_to: string },
): Promise<void> {
  const buku = await inDatabase<Saldo>(
    server,
    `SELECT d.no_rekening, coalesce(sum(d.jumlah) FILTER (WHERE j.tanggal < $2), 0)::bigint AS saldo_awal,
       coalesce(sum(d.jumlah) FILTER (WHERE j.tanggal >= $2 AND d.jumlah > 0), 0)::bigint AS masuk,
       coalesce(-sum(d.jumlah) FILTER (WHERE j.tanggal >= $2 AND d.jumlah < 0), 0)::bigint AS keluar,
       sum(d.jumlah)::bigint AS saldo_akhir
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = 'TK01' AND d.kode_akun = $1 AND j.tanggal <= $3 GROUP BY 1
     ORDER BY d.no_rekening COLLATE "C"`,
    [akun, days.tgl_from, days.tgl_to],
  )
  const bergerak = (saldo: readonly Saldo[]) =>
    saldo
      .filter((s) => s.saldo_awal !== 0 || s.masuk !== 0 || s.keluar !== 0)
      .map((s) => ({ ...s, no_rekening: s.no_rekening ?? '-' }))
  const detail = await asked(client, path, { ...days, type: 'DETAIL' })
  const rekap = await asked(client, path, { ...days, type: 'REKAP' })
  expect({ path, ...days, saldo: bergerak(detail.saldo) }).toEqual({ path, ...days, saldo: bergerak(buku) })
  expect(rekap.saldo).toEqual(detail.saldo)
  for (const s of detail.saldo) {
    const of = (rows: readonly Row[]) =>
      rows.filter((r) => s.no_rekening === undefined || r['no_rekening'] === s.no_rekening)
    const sum = (rows: readonly Row[], name: string) => rows.reduce((n, r) => n + Number(r[name]), 0)
    for (const rows of [of(detail.rows), of(rekap.rows)])
      expect([sum(rows, 'masuk'), sum(rows, 'keluar')]).toEqual([s.masuk, s.keluar])
    expect(sum(of(rekap.rows), 'selisih')).toBe(s.saldo_akhir - s.saldo_awal)
    expect(of(detail.rows).at(-1)?.['saldo'] ?? s.saldo_awal).toBe(s.saldo_akhir)
  }
  // The rows of a single user keep the balance they have among all rows.
  const user_id = detail.rows.at(-1)?.['user_id']
  if (user_id === undefined) return
  const olehnya = await asked(client, path, { ...days, type: 'DETAIL', user_id })
  expect(olehnya).toEqual({
    rows: detail.rows.filter((r) => r['user_id'] === user_id),
    saldo: detail.saldo,
  })
}
