/**
 * Screens are tested with what a real server says. An exchange is asked in a world (worlds.ts) as one user. Questions of a world are
 * asked of one server, which is closed when another world is asked for: each keeps a dozen connections open. A write has a world of its
 * own, so that no other exchange meets what it did.
 */
import { BASES } from '#server/http/alamat.ts'
import { CallTree } from '#server/http/find-call.ts'
import { routes } from '#server/routes.ts'
import { openWorld, type World } from './worlds.ts'

/** A request and what the server said to it, as test/screens/recorded keeps them. */
export interface Exchange {
  /** 'GET /api/v1/penjualan?status=OPEN' */
  asked: string
  body?: unknown
  status: number
  reply: unknown
}

export class Recorder {
  #open: { world: string; shop: Promise<World> } | undefined

  async exchange(world: string, user: string, asked: string, body?: unknown): Promise<Exchange> {
    const [method, url] = asked.split(' ') as [string, string]
    const writes = isWrite(method, url)
    const shop = await (writes ? openWorld(world) : this.#shop(world))
    const { status, ...reply } = await shop.ask(user, method, url, body)
    if (writes) await shop.server.close()
    return { asked, ...(body === undefined ? {} : { body }), status, reply: steady(reply) }
  }

  async #shop(world: string): Promise<World> {
    if (this.#open?.world !== world) {
      await this.close()
      this.#open = { world, shop: openWorld(world) }
    }
    return this.#open.shop
  }

  async close(): Promise<void> {
    const open = this.#open
    this.#open = undefined
    if (open) await (await open.shop).server.close()
  }
}

const tree = new CallTree<boolean>()
for (const { call } of routes)
  tree.add({ method: call.method, path: `${BASES[call.base]}/${call.path}` }, call.write !== undefined)

const isWrite = (method: string, url: string): boolean =>
  tree.find(method, url.split('?')[0]!.split('/'))?.value ?? false

/** Moments, chance and versions of rows are other ones each time: they are kept as one moment, one chance, and one version. */
const steady = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/"(\d{4}-\d\d-\d\d)T[\d:.]+Z"/g, '"$1T03:00:00.000Z"')
      .replace(/"\d\d:\d\d:\d\d"/g, '"10:00:00"')
      .replace(/"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/g, '"2025-01-15 10:00:00"')
      .replace(/"no_generate":"[^"]+"/g, '"no_generate":"KP25UJIUJI22UJI2"')
      .replace(/"versi":"\d+"/g, '"versi":"1"')
      .replace(/"authorization_id":"[^"]+"/g, '"authorization_id":"izin"')
      .replace(
        /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/g,
        '"00000000-0000-4000-8000-000000000000"',
      ),
  )
