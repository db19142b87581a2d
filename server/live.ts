/**
 * News between processes, and from the server to the open screens of a shop.
 * One PostgreSQL channel carries both: what a process remembers (sessions, settings) and what its sockets are told.
 * A piece of news written inside a transaction leaves with its commit, never before.
 */
import { EventEmitter } from 'node:events'
import pg from 'pg'

export type News =
  | { kind: 'sesi'; kode_toko?: string; user_id?: string; token?: string }
  | { kind: 'settings'; kode_toko: string }
  | { kind: 'screen'; kode_toko: string; event: string; payload: unknown }

const CHANNEL = 'kencana'

export class Live {
  readonly #url: string
  readonly #events = new EventEmitter()
  #client: pg.Client | undefined
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  on(listener: (news: News) => void): void {
    this.#events.on('news', listener)
  }

  /** Told here at once (the caller has committed), and to the other processes through the database. */
  async tell(client: pg.Pool | pg.ClientBase, news: News): Promise<void> {
    this.here(news)
    await client.query({ name: 'notify', text: `SELECT pg_notify('${CHANNEL}', $1)`, values: [JSON.stringify({ from: this.#id, news })] })
  }

  here(news: News): void {
    this.#events.emit('news', news)
  }

  readonly #id = Math.random().toString(36).slice(2)

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'kencana-live' })
    client.on('notification', ({ payload }) => {
      const { from, news } = JSON.parse(payload ?? '{}') as { from: string; news: News }
      if (from !== this.#id) this.here(news)
    })
    client.on('error', () => this.#again())
    client.on('end', () => this.#again())
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    this.#client = client
  }

  /** The connection was lost, and with it news: forget everything by starting anew, then listen again. */
  #again(): void {
    if (this.#closed || !this.#client) return
    this.#client = undefined
    this.#events.emit('lost')
    const retry = () => {
      if (!this.#closed) this.start().catch(() => setTimeout(retry, 500).unref())
    }
    setTimeout(retry, 100).unref()
  }

  onLost(listener: () => void): void {
    this.#events.on('lost', listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => {})
  }
}
