/** The shops that screens are tested in, by their past: recorded.test.ts asks each of them for the replies that are kept. */
import { askOf, type Ask } from './ask.ts'
import { must } from './client.ts'
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

const WORLDS: Record<string, (world: World) => Promise<void>> = {
  /** The fixture, on its day, untouched. */
  quiet: async () => {},
  busy,
}

export async function openWorld(name: string): Promise<World> {
  const server = await startTestServer()
  const world = { server, ask: askOf(server) }
  await WORLDS[name]!(world)
  return world
}
