/**
 * Connections that fell silent one by one: a firewall forgot them, and what they ask or what they are answered is lost, while others work.
 * A statement may take as long as it does, so the database is asked, on a connection that works, whether it is still at it.
 */
import type pg from 'pg'
import { connectionsOf } from './client.ts'
import { putuskan, connection } from './find-primary.ts'

/** So long nothing is heard of a question before that is asked. */
const SUNYI_MS = 5_000
/** An answer of a moment ago may be on its way. */
const BARU_SAJA = '2 seconds'

/** As pg keeps them; its types tell neither. */
interface Penanya {
  readyForQuery: boolean
  processID: number
}
const penanya = (client: pg.ClientBase) => client as pg.ClientBase & Penanya

/** Of one connection, as it was looked at last. */
interface Terdengar {
  /** All that has come over it. */
  bytes: number
  /** Time at which the last of these bytes came. */
  sejak: number
  /** Since when a question waits on it of whose answer nothing has come; now, while none does. */
  menunggu: number
}
const TERDENGAR = new WeakMap<pg.ClientBase, Terdengar>()

function dengar(client: pg.ClientBase): { menunggu: boolean; diam: boolean } {
  const { bytesRead: bytes } = connection(client).stream
  const { readyForQuery } = penanya(client)
  const kini = performance.now()
  const lalu = TERDENGAR.get(client)
  const baru = lalu?.bytes !== bytes
  const sejak = baru ? kini : lalu.sejak
  const menunggu = baru || readyForQuery ? kini : lalu.menunggu
  TERDENGAR.set(client, { bytes, sejak, menunggu })
  return {
    menunggu: kini - menunggu >= SUNYI_MS,
    diam: readyForQuery && kini - sejak >= SUNYI_MS,
  }
}

/**
 * Looked at once a second. A question on a connection that is cut is asked again (disconnected.ts). With it go those on which nobody asks and
 * nothing came for as long: they may have fallen silent too, and whoever asked on one would wait once more.
 * @param lewat one that works
 */
export async function putuskanYangSunyi(pool: pg.Pool, lewat: pg.ClientBase): Promise<void> {
  const all = [...connectionsOf(pool)]
  const sunyi = all.filter((client) => dengar(client).menunggu)
  if (sunyi.length === 0) return
  const { rows } = await lewat.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE pid = ANY ($1::int[])
       AND (state = 'active' OR state_change > clock_timestamp() - interval '${BARU_SAJA}')`,
    [sunyi.map((client) => penanya(client).processID)],
  )
  const bekerja = new Set(rows.map(({ pid }) => pid))
  const bisu = sunyi.filter((client) => !bekerja.has(penanya(client).processID) && dengar(client).menunggu)
  if (bisu.length > 0)
    for (const client of [...bisu, ...all.filter((one) => dengar(one).diam)]) putuskan(client)
}
