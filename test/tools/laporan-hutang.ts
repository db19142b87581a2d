/** R33, R35 and R36 are the ledger, of every range of days and at the end of every day (invariant 22). */
import { expect } from 'vitest'
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import { inDatabase } from './ask.ts'
import type { Client } from './client.ts'
import type { TestServer } from './server.ts'

interface Row {
  no_faktur_hutang: string
  sisa_pokok: number
  berat_emas: number
}

export async function expectLoansAgree(
  server: TestServer,
  client: Client,
  awal: string,
  akhir: string,
): Promise<void> {
  const days: string[] = []
  for (let day = tanggalSystem(awal); day <= akhir; day = tambahHari(day, 1)) days.push(day)
  for (const [i, tgl_awal] of days.entries()) {
    await expectStockHutang(server, client, tgl_awal)
    for (const tgl_akhir of days.slice(i)) await expectPeriode(server, client, { tgl_awal, tgl_akhir })
  }
}

async function expectPeriode(
  server: TestServer,
  client: Client,
  days: { tgl_awal: string; tgl_akhir: string },
): Promise<void> {
  const total = async (path: string) => {
    const { status, total: sums } = await client.request('POST', path, days)
    expect([path, status]).toEqual([path, 200])
    return sums as Record<string, number>
  }
  const [buku] = await inDatabase<{ diberikan: number; bunga: number }>(
    server,
    `SELECT coalesce(sum(d.jumlah) FILTER (
           WHERE d.kode_akun = '1201' AND j.kategori IN ('HUTANG', 'HUTANG BATAL')), 0)::bigint AS diberikan,
       coalesce(-sum(d.jumlah) FILTER (WHERE d.kode_akun = '4105'), 0)::bigint AS bunga
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = 'TK01' AND j.tanggal BETWEEN $1 AND $2`,
    [days.tgl_awal, days.tgl_akhir],
  )
  expect({
    ...days,
    diberikan: (await total('hutang/report'))['jumlah_hutang'],
    bunga: (await total('hutang/report-lunas'))['bunga'],
  }).toEqual({ ...days, ...buku })
}

/** Loan by loan what 1201 has of it at the end of the day, and the weight that lies in HUTANG. */
async function expectStockHutang(server: TestServer, client: Client, tanggal: string): Promise<void> {
  const { status, data } = await client.request('GET', `hutang/report-stock?tanggal=${tanggal}`)
  expect(status).toBe(200)
  const rows = data as Row[]
  const piutang = await inDatabase<{ no_faktur_hutang: string; sisa_pokok: number }>(
    server,
    `SELECT d.sub_ref AS no_faktur_hutang, sum(d.jumlah)::bigint AS sisa_pokok
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = 'TK01' AND d.kode_akun = '1201' AND j.tanggal <= $1 GROUP BY 1
     HAVING sum(d.jumlah) <> 0 ORDER BY 1`,
    [tanggal],
  )
  const dilaporkan = rows
    .map(({ no_faktur_hutang, sisa_pokok }) => ({ no_faktur_hutang, sisa_pokok }))
    .toSorted((a, b) => (a.no_faktur_hutang < b.no_faktur_hutang ? -1 : 1))
  expect({ tanggal, dilaporkan }).toEqual({ tanggal, dilaporkan: piutang })
  const [di] = await inDatabase<{ berat: number }>(
    server,
    `SELECT coalesce(sum(berat), 0)::bigint AS berat FROM mutasi_stok
     WHERE kode_toko = 'TK01' AND lokasi = 'HUTANG/HUTANG' AND tanggal <= $1`,
    [tanggal],
  )
  expect(rows.reduce((sum, r) => sum + Math.round(r.berat_emas * 1000), 0)).toBe(di!.berat)
}
