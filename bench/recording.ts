/** Records what the server says to the database, word for word, so that it can be replayed without a server. */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import * as kode from '#domain/rules/kode.ts'

export interface Sent {
  name?: string
  text: string
  values?: unknown[]
  /**
   * The number of replies of its transaction that had arrived when it was sent. A statement that did not wait for a
   * reply travels with the statement sent before it.
   */
  after: number
}
/** From BEGIN to COMMIT. */
export type Transaction = readonly Sent[]
/** The transactions of one piece of work, in their order. */
export type Work = readonly Transaction[]

/** An older tree, which is measured by these very sources, holds no place for a number: it waits for it. */
const { NOMOR_BELUM = '####' } = kode as Partial<typeof kode>
/** The number that is drawn with the commit (server/process/later-nomor.ts): nobody knows it while the work is sent. */
const DRAWN = 'nomor_nanti'

interface Open {
  sent: Sent[]
  replies: number
  drawn?: string
}

/**
 * Records all that every `work` sends inside transactions, in order. Left out is what is sent outside of transactions
 * (news for screens) and by others (what the server sweeps by itself). @throws when a work sent nothing: its replay
 * would compare nothing
 */
export async function recorded(work: readonly (() => Promise<unknown>)[]): Promise<Work[]> {
  const asked = new AsyncLocalStorage<Open[]>()
  const open = new Map<unknown, Open>()
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown

  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const done = asked.getStore()
    const reply = original.apply(this, args) as Promise<pg.QueryResult>
    // A query that takes a callback (pool.query) stands in no transaction.
    if (!done || args.some((arg) => typeof arg === 'function')) return reply
    const [config, values] = args as [string | pg.QueryConfig, unknown[]?]
    const { name, text, values: given = values } = typeof config === 'string' ? { text: config } : config
    if (text.startsWith('BEGIN')) open.set(this, { sent: [], replies: 0 })
    const transaction = open.get(this)
    if (!transaction) return reply
    transaction.sent.push({
      ...(name ? { name } : {}),
      text,
      ...(given ? { values: given } : {}),
      after: transaction.replies,
    })
    if (/\bCOMMIT$/.test(text)) done.push(transaction)
    if (/\b(COMMIT|ROLLBACK)$/.test(text)) open.delete(this)
    return reply
      .then((result) => {
        if (name === DRAWN) transaction.drawn = drawnIn(result)
        return result
      })
      .finally(() => transaction.replies++)
  } as typeof pg.Client.prototype.query
  try {
    const all: Work[] = []
    for (const one of work) {
      const done: Open[] = []
      await asked.run(done, one)
      if (done.length === 0) throw new Error('nothing was recorded: there is nothing to compare with')
      all.push(withoutNumber(done))
    }
    return all
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
}

const drawnIn = ({ rows }: pg.QueryResult): string => (rows as { urut: string }[])[0]!.urut

/** With several clients numbers are drawn in another order: what names the drawn number behind it has its place again. */
function withoutNumber(done: readonly Open[]): Work {
  const [first] = done
  const { drawn } = first!
  if (drawn === undefined) return done.map(({ sent }) => sent)
  const places = new Set(first!.sent.flatMap(({ values = [] }) => texts(values)).filter(isPlace))
  const back = (text: string): string =>
    [...places].reduce((all, place) => all.replaceAll(place.replace(NOMOR_BELUM, drawn), place), text)
  return done.map(({ sent }) =>
    sent.map((one) => ({ ...one, ...(one.values && { values: withTexts(one.values, back) }) })),
  )
}

const isPlace = (text: string): boolean =>
  /^[\w/.-]+$/.test(text.replace(NOMOR_BELUM, '')) && text.includes(NOMOR_BELUM)

const texts = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => (Array.isArray(value) ? texts(value) : typeof value === 'string' ? [value] : []))

const withTexts = (values: readonly unknown[], change: (text: string) => string): unknown[] =>
  values.map((value) =>
    Array.isArray(value) ? withTexts(value, change) : typeof value === 'string' ? change(value) : value,
  )

/** Says the work again, waiting for replies exactly where it waited. @throws unless all of it is committed */
export async function replay(client: pg.Client, work: Work): Promise<void> {
  let drawn: string | undefined
  for (const transaction of work) drawn = (await again(client, transaction, drawn)) ?? drawn
}

/** @returns the number that it drew, once it is committed */
async function again(
  client: pg.Client,
  transaction: Transaction,
  drawn: string | undefined,
): Promise<string | undefined> {
  const replies: Promise<pg.QueryResult | pg.QueryResult[]>[] = []
  const fill = (text: string): string => text.replaceAll(NOMOR_BELUM, drawn!)
  for (const { after, values, ...query } of transaction) {
    if (after > 0) await replies[after - 1]
    const known = values && drawn !== undefined ? withTexts(values, fill) : values
    replies.push(client.query({ ...query, ...(known && { values: known }) }))
  }
  const results = await Promise.all(replies)
  const [last] = [results.at(-1)!].flat().slice(-1)
  if (last!.command !== 'COMMIT') throw new Error('the replayed transaction was rolled back')
  const at = transaction.findIndex(({ name }) => name === DRAWN)
  return at < 0 ? undefined : drawnIn(results[at] as pg.QueryResult)
}
