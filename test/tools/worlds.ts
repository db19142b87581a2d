/** What has happened in the shops that screens are tested with: each is asked by recorded.test.ts, and its replies kept. */
import { askOf, inDatabase, type Ask } from './ask.ts'
import { must } from './client.ts'
import { buildUser } from './factories.ts'
import { startTestServer, type TestServer } from './server.ts'
import { buildSale, validate } from './till.ts'

export interface World {
  server: TestServer
  ask: Ask
}

/** A sale that the cashier has confirmed, one that waits, and a password that was wrong. */
async function busy({ ask }: World): Promise<void> {
  const no = await buildSale(await ask.as('SLS1'), { barang: ['00000001', '00000002'] })
  must(await validate(await ask.as('KSR1'), no))
  await buildSale(await ask.as('SLS1'), { barang: ['00000003'] })
}

/** Nothing has happened, and somebody works here who has been given no screen. */
async function menu({ server }: World): Promise<void> {
  await buildUser(server, { user_id: 'KOSONG', level: 'GDG' })
  await inDatabase(server, `DELETE FROM hak_akses WHERE user_id = 'KOSONG'`)
}

/** What an owner looks at: a day with one sale of two pieces, and a password of an otorisasi that was wrong. */
async function beranda({ ask }: World): Promise<void> {
  const no = await buildSale(await ask.as('SLS1'), { barang: ['00000001', '00000003'] })
  must(await validate(await ask.as('KSR1'), no))
  await ask('KSR1', 'POST', 'authorization', {
    user_id: 'SPV1',
    password: 'salah',
    kategori: 'BATAL PENJUALAN',
    description: no,
    keterangan: '-',
  })
}

const WORLDS: Record<string, (world: World) => Promise<void>> = {
  /** The fixture, on its day, untouched. */
  quiet: async () => {},
  busy,
  menu,
  beranda,
}

export async function openWorld(name: string): Promise<World> {
  const server = await startTestServer()
  const world = { server, ask: askOf(server) }
  await WORLDS[name]!(world)
  return world
}
