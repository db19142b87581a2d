/** The shop of a story: a real server on a database of its own, on the day of the fixture, with a calendar that can be turned. */
import { fileURLToPath } from 'node:url'
import { periksaBuku } from '#server/close/reconcile.ts'
import { askOf, type Ask } from '#test/tools/ask.ts'
import { must } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import type { Front } from '#test/tools/front.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url))
const KATALOG = fileURLToPath(new URL('../dist/katalog', import.meta.url))

export interface Toko extends TestServer {
  /** A call below /api/v1/ as one of the fixture's users, past the screens: for what a story begins with, and to look at the books. */
  minta: Ask
  /** Puts the server's calendar at this day, 'YYYY-MM-DD'; who is signed in stays so. */
  pindahTanggal(tanggal: string): Promise<void>
  /** Differences between the books of the chain and their values computed anew. */
  selisihBuku(): Promise<unknown[]>
}

interface TokoDiminta {
  /** No fixture: an installation that waits for its first shop. */
  kosong?: boolean
  /** The demonstration chain with so many days behind it. */
  example?: number
  /** The shop's address, when that is older than the shop. */
  front?: Front
}

export async function bukaToko(tanggal: string, diminta: TokoDiminta = {}): Promise<Toko> {
  const server = await startTestServer({ tanggal, clientDir: CLIENT, katalogDir: KATALOG, ...diminta })
  // Every close asks for the weight of the trays and the cash in the drawer; stories about that switch it on
  // themselves.
  if (!diminta.kosong && !diminta.example)
    await buildSettings(server, { TIMBANG_BAKI_TUTUP: 'TIDAK', HITUNG_KAS_TUTUP: 'TIDAK' })
  return {
    ...server,
    minta: askOf(server),
    pindahTanggal: async (baru) =>
      void must(await server.anonymous.request('POST', 'uji/jam', { tanggal: baru })),
    selisihBuku: async () => (await periksaBuku(server.pool)).selisih,
  }
}
