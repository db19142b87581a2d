/**
 * News between processes, and from the server to the open screens of a shop.
 * One PostgreSQL channel carries both: what a process remembers (sessions, settings) and what its sockets are told.
 * A piece of news written inside a transaction leaves with its commit, never before.
 */
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { clientAt, putuskan, type Client } from '../db/find-primary.ts'
import { SEBUTAN } from '../db/versi.ts'

export type News =
  | { kind: 'sesi'; kode_toko?: string; user_id?: string; token?: string }
  | { kind: 'settings'; kode_toko: string }
  | { kind: 'screen'; kode_toko: string; event: string; payload: unknown }
  /** Rows wait for another server of the chain (server/rantai/tamu); the database itself says so. */
  | { kind: 'antrian' }

const CHANNEL = 'kencana'
const SOON_MS = 100
/**
 * Interval at which the connection is asked whether its other end is there, and how long the answer may take: a machine
 * that froze says nothing.
 */
const DETAK_MS = 1_000
const DIAM_MS = 5_000

export class Live {
  readonly #Client: Client
  readonly #events = new EventEmitter()
  #client: pg.Client | undefined
  #closed = false

  constructor(url: string) {
    this.#Client = clientAt(url)
  }

  on(listener: (news: News) => void): void {
    this.#events.on('news', listener)
  }

  /** As soon as this process knows of it: its own news before any reply has left, those for screens too. What must never be stale hears here. */
  onTold(listener: (news: News) => void): void {
    this.#events.on('told', listener)
  }

  /**
   * Told here at once (the caller has committed), and to the other processes through the database.
   * What sessions and settings must forget has left when this resolves; news for screens follow within a moment, the same news once.
   */
  async tellAll(news: readonly News[]): Promise<void> {
    for (const item of news) this.#events.emit('told', item)
    const urgent = news.filter((n) => n.kind !== 'screen')
    for (const item of urgent) this.here(item)
    for (const item of news) if (item.kind === 'screen') this.#soon(item)
    if (urgent.length) await this.#send(urgent)
  }

  readonly #waiting = new Map<string, News>()
  #soon(item: News): void {
    if (this.#waiting.size === 0) setTimeout(() => this.#flush(), SOON_MS).unref()
    this.#waiting.set(JSON.stringify(item), item)
  }
  #flush(): void {
    const items = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const item of items) this.here(item)
    void this.#send(items)
  }

  /** A notification holds 8,000 bytes. */
  async #send(items: readonly News[]): Promise<void> {
    const texts = items.map((news) => JSON.stringify({ from: this.#id, news }))
    const sent = this.#client?.query(`SELECT pg_notify('${CHANNEL}', t) FROM unnest($1::text[]) t`, [texts])
    // The changes behind the news are committed: the news leave with the next connection, rather than fail the request
    // that brought them.
    await (sent ?? Promise.reject(new Error('no connection'))).catch(() => this.#unsent.push(...items))
  }
  readonly #unsent: News[] = []

  here(news: News): void {
    this.#events.emit('news', news)
  }

  readonly #id = Math.random().toString(36).slice(2)

  async start(): Promise<void> {
    // News of several requests may be on their way at once.
    const client = new this.#Client({
      application_name: SEBUTAN,
      pipeline: true,
    })
    client.on('notification', ({ payload }) => {
      const { from, news } = JSON.parse(payload ?? '{}') as { from: string; news: News }
      if (from === this.#id) return
      this.#events.emit('told', news)
      this.here(news)
    })
    client.on('error', () => this.#again())
    client.on('end', () => this.#again())
    await client.connect()
    if (!(await terdengar(client, `LISTEN ${CHANNEL}`))) {
      putuskan(client)
      throw new Error('the database says nothing')
    }
    this.#client = client
    void this.#jaga(client)
    if (this.#unsent.length) await this.#send(this.#unsent.splice(0))
  }

  /**
   * Asks again and again whether the database answers. A machine that froze or was cut off tells nobody: connections to
   * it wait for ever.
   */
  async #jaga(client: pg.Client): Promise<void> {
    for (;;) {
      await pause(DETAK_MS, undefined, { ref: false })
      if (this.#client !== client || this.#closed) return
      // A connection that ended is begun anew by the listener that heard of it (#again).
      if (!(await terdengar(client, 'SELECT 1').catch(() => true))) break
      this.#events.emit('detak', client)
    }
    putuskan(client)
    this.#events.emit('diam')
  }

  /** The database says nothing any more: whatever waits for it on other connections waits in vain. */
  onDiam(listener: () => void): void {
    this.#events.on('diam', listener)
  }

  /** Called when the database has just answered: by this connection it may be asked about the other connections. */
  onDetak(listener: (client: pg.Client) => void): void {
    this.#events.on('detak', listener)
  }

  /** The connection was lost, and with it news: everything is forgotten, now and once it listens again, for what was learnt in between. */
  #again(): void {
    if (this.#closed || !this.#client) return
    this.#client = undefined
    this.#events.emit('lost')
    const retry = () => {
      if (this.#closed) return
      this.start().then(
        () => this.#events.emit('lost'),
        () => setTimeout(retry, 500).unref(),
      )
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

/** Tells whether an answer is heard in time. @throws the answer, when it is an error */
const terdengar = (client: pg.Client, text: string): Promise<boolean> =>
  Promise.race([client.query(text).then(() => true), pause(DIAM_MS, false, { ref: false })])
