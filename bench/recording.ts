/** What the server says to the database, word for word, so that it can be said again without a server. */
import pg from 'pg'

export interface Sent {
  name?: string
  text: string
  values?: unknown[]
  /** How many replies of its transaction had arrived when it was sent: what did not wait for a reply travels with what was sent before it. */
  after: number
}
/** From BEGIN to COMMIT. */
export type Transaction = readonly Sent[]

/** Everything that `work` sends inside transactions, one after the other. What is sent outside of them (LISTEN, news for screens) is left out. */
export async function recorded(work: () => Promise<void>): Promise<Transaction[]> {
  const done: Transaction[] = []
  const open = new Map<unknown, { sent: Sent[]; replies: number }>()
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown

  pg.Client.prototype.query = function (
    this: pg.Client,
    config: string | pg.QueryConfig,
    values?: unknown[],
  ) {
    const {
      name,
      text,
      values: given = values,
    } = typeof config === 'string' ? ({ text: config } as pg.QueryConfig) : config
    if (text.startsWith('BEGIN')) open.set(this, { sent: [], replies: 0 })
    const transaction = open.get(this)
    const reply = original.call(this, config, values) as Promise<unknown>
    if (!transaction) return reply
    transaction.sent.push({
      ...(name ? { name } : {}),
      text,
      ...(given ? { values: given } : {}),
      after: transaction.replies,
    })
    if (text === 'COMMIT') done.push(transaction.sent)
    if (text === 'COMMIT' || text === 'ROLLBACK') open.delete(this)
    return reply.finally(() => transaction.replies++)
  } as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
  return done
}

/** Says a transaction again, waiting for replies exactly where it waited. @throws unless it is committed */
export async function replay(client: pg.Client, transaction: Transaction): Promise<void> {
  const replies: Promise<pg.QueryResult>[] = []
  for (const { after, ...query } of transaction) {
    if (after > 0) await replies[after - 1]
    replies.push(client.query(query))
  }
  const { command } = (await Promise.all(replies)).at(-1)!
  if (command !== 'COMMIT') throw new Error('the replayed transaction was rolled back')
}
