/**
 * Connections that fell silent one by one: a firewall forgot them, and what they ask or what they are answered is lost, while others work.
 * A statement may take as long as it does, so the database is asked, on a connection that works, whether it is still at it.
 */
import type pg from 'pg'
import { sambunganDari } from './client.ts'
import { putuskan, sambungan } from './klien.ts'

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

/** What had been heard when it was looked at, and since when it is no more. */
const TERDENGAR = new WeakMap<pg.ClientBase, { bytes: number; sejak: number }>()

/** Whether it waits for an answer of which nothing has come for so long. */
function sunyi(client: pg.ClientBase): boolean {
  const { bytesRead: bytes } = sambungan(client).stream
  const kini = performance.now()
  const lalu = TERDENGAR.get(client)
  if (penanya(client).readyForQuery || lalu?.bytes !== bytes) TERDENGAR.set(client, { bytes, sejak: kini })
  else return kini - lalu.sejak >= SUNYI_MS
  return false
}

/** Looked at once a second. What waited on one that is cut is asked again of another (putus.ts). @param lewat one that works */
export async function putuskanYangSunyi(pool: pg.Pool, lewat: pg.ClientBase): Promise<void> {
  const semua = [...sambunganDari(pool)].filter(sunyi)
  if (semua.length === 0) return
  const { rows } = await lewat.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE pid = ANY ($1::int[]) AND (state = 'active' OR state_change > clock_timestamp() - interval '${BARU_SAJA}')`,
    [semua.map((client) => penanya(client).processID)],
  )
  const bekerja = new Set(rows.map(({ pid }) => pid))
  for (const client of semua) if (!bekerja.has(penanya(client).processID) && sunyi(client)) putuskan(client)
}
