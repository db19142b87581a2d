/** Four shops of one chain with their people, members and pieces. */
import { createPool } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { loadFixture } from '#server/fixture/load.ts'
import { hariIni, movableClock } from '#server/process/clock.ts'
import { buildMember, buildPieces, buildPoints } from '#test/tools/factories.ts'
import type { TestServer } from '#test/tools/server.ts'
import { tokoKe, tokoSeperti } from '../bench/riwayat-toko.ts'
import { onDatabase } from '../bench/stage.ts'

export const TOKO = 4
const MEMBER = 20
/** The drill may run over midnight; a shop's day that is behind its calendar sells no more. */
const LEBIH_MS = 6 * 3_600_000

export interface Rantai {
  /** More pieces for each shop. @returns their barcodes, by shop */
  stok(each: number): Promise<string[][]>
  member: string[]
}

/** @param pemilik through the proxy @param superuser the primary itself: shops are copied with their triggers aside */
export async function bukaRantai(pemilik: string, superuser: string): Promise<Rantai> {
  const tanggal = hariIni(new Date(Date.now() + LEBIH_MS), 'WIB')
  await migrate(pemilik)
  await loadFixture(pemilik, tanggal)
  await onDatabase(superuser, async (client) => {
    await client.query('SET session_replication_role = replica')
    await client.query(tokoSeperti(TOKO))
  })
  const pura = { clock: movableClock(tanggal) } as TestServer
  const dengan = async <T>(work: (server: TestServer) => Promise<T>): Promise<T> => {
    const pool = createPool({ url: pemilik, max: 2, role: 'kencana_app' })
    return work({ ...pura, pool }).finally(() => pool.end())
  }
  const member = Array.from({ length: MEMBER }, (_, i) => `M${String(i).padStart(7, '0')}`)
  await dengan(async (server) => {
    for (const kode_member of member) await buildMember(server, { kode_member })
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
  })
  return {
    member,
    stok: (each) =>
      dengan(async (server) => {
        const all: string[][] = []
        for (let i = 0; i < TOKO; i++)
          all.push(
            await buildPieces(
              server,
              Array.from({ length: each }, () => ({ kode_toko: tokoKe(i), kode_baki: 'A1' })),
            ),
          )
        return all
      }),
  }
}
