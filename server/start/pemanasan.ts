/**
 * Has a server that starts make some hundred sales before anybody may ask it for one: what a program and a database learn by working
 * (code that is compiled, statements that are planned) the first customer of the day does not wait for. The calls are the till's own, over
 * the whole way of every call; the shop in which they are made stands in a transaction that is undone, so that nobody ever sees it, none
 * of its locks is anybody's, and no number of a real shop is drawn.
 */
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { scanBarang } from '#domain/calls/barang.ts'
import { simpanPenjualan, validasiPenjualan } from '#domain/calls/penjualan.ts'
import { kodeIdTrx } from '#domain/rules/kode.ts'
import { poolBagian } from '../db/bagian.ts'
import { SELURUH_RANTAI, setShop, txOn } from '../db/transaction.ts'
import { BASES } from '../http/alamat.ts'
import { addressesOf, serveCalls } from '../http/calls.ts'
import type { Deps } from '../http/deps.ts'
import { respondWithError } from '../http/respond.ts'
import { Sessions } from '../http/session.ts'
import { random } from '../process/random.ts'
import { Live } from '../process/live.ts'
import { SettingsCache } from '../process/settings.ts'
import { routes } from '../routes.ts'
import { dirikan, type TokoPemanasan } from './toko-pemanasan.ts'

/** So many connections learn it: a shop's tills use few, and each that is never used would keep its plans in memory for nothing. */
const CONNECTIONS = 4
const PUTARAN = 400
/** With what comes before and behind it no start takes two seconds longer. */
const PALING_LAMA_MS = 1_700

const DITANYA: readonly unknown[] = [scanBarang, simpanPenjualan, validasiPenjualan]
const ADDRESSES = addressesOf(routes.filter(({ call }) => DITANYA.includes(call)))

export interface Pemanasan {
  /**
   * Resolves to the number of sales that were made. @throws what stood in the way, such as a database that takes no
   * writes
   */
  selesai: Promise<number>
  /** The server is told to end. */
  stop(): Promise<void>
}

export function panaskan(deps: Deps, putaran = PUTARAN): Pemanasan {
  const cukup = new AbortController()
  const timer = setTimeout(() => cukup.abort(), PALING_LAMA_MS)
  let terjual = 0
  const lagi = (): boolean => !cukup.signal.aborted && terjual++ < putaran
  const lanes = Array.from({ length: CONNECTIONS }, () => oneLane(deps, lagi).finally(() => cukup.abort()))
  const selesai = Promise.allSettled(lanes).then((all) => {
    clearTimeout(timer)
    for (const satu of all) if (satu.status === 'rejected') throw satu.reason
    return Math.min(terjual, putaran)
  })
  selesai.catch(() => {}) // heard by who asks how many there were
  return {
    selesai,
    async stop() {
      cukup.abort()
      await Promise.allSettled(lanes)
    },
  }
}

/** Past what counts how long requests wait for a connection: nobody has asked for one. */
const hubungkan = pg.Pool.prototype.connect as (this: pg.Pool) => Promise<pg.PoolClient>

async function oneLane(deps: Deps, lagi: () => boolean): Promise<void> {
  const client = await hubungkan.call(deps.pool)
  let broken: Error | undefined
  try {
    await client.query(`BEGIN; ${setShop(SELURUH_RANTAI)}`)
    const toko = await dirikan(txOn(client), deps.clock.now())
    const server = serverBagian(deps, client)
    // Over a socket: what parses and writes HTTP is compiled too.
    const till = await tillOf(server)
    try {
      while (lagi()) {
        await client.query('SAVEPOINT putaran')
        await jual(till, toko)
        await client.query('ROLLBACK TO putaran; RELEASE putaran')
      }
    } finally {
      till.agent.destroy()
      await server.close()
    }
  } finally {
    await client.query('ROLLBACK').catch((error: Error) => (broken = error))
    client.release(broken)
  }
}

/** A server that announces nothing, is counted nowhere, and logs nothing. */
function serverBagian(deps: Deps, client: pg.ClientBase): FastifyInstance {
  const pool = poolBagian(client)
  const settings = new SettingsCache(pool)
  const sessions = new Sessions(pool, { silentMinutes: async () => 0, berakhir: () => {} })
  const server = Fastify({ logger: false })
  server.setErrorHandler(respondWithError)
  const live = new Live(deps.database.url)
  serveCalls(server, { ...deps, pool, langsung: pool, settings, sessions, live }, ADDRESSES, 1)
  return server
}

/** A till of this computer: one connection that stays, as a browser's does. */
interface Till {
  agent: Agent
  port: number
}
async function tillOf(server: FastifyInstance): Promise<Till> {
  await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    port: (server.server.address() as AddressInfo).port,
  }
}

/** @throws unless every call is answered as it should be */
async function jual(till: Till, { kode_sales, token, kode_barcode }: TokoPemanasan): Promise<void> {
  const tanya = async (method: 'GET' | 'POST', call: string, body?: object): Promise<Reply> => {
    const asked = request({
      ...till,
      host: '127.0.0.1',
      method,
      path: `${BASES.main}/${call}`,
      headers: { 'x-auth-token': token, ...(body && { 'content-type': 'application/json' }) },
    })
    asked.end(body && JSON.stringify(body))
    const [reply] = (await once(asked, 'response')) as [IncomingMessage]
    const told = (await json(reply)) as { data: Reply }
    if (reply.statusCode !== 200)
      throw new Error(`${method} ${call}: ${reply.statusCode} ${JSON.stringify(told)}`)
    return told.data
  }
  const id_trx = () => kodeIdTrx(random, new Date())
  const { berat, harga_gram, harga_jual, ongkos_rp } = await tanya('GET', `barang/${kode_barcode}`)
  const { no_faktur_group } = await tanya('POST', 'penjualan', {
    id_trx: id_trx(),
    kode_sales,
    detail_barang: [{ kode_barcode, berat, harga_gram, harga_jual, ongkos: ongkos_rp }],
    pembayaran: [{ jenis: 'CASH', nominal: harga_jual }],
  })
  await tanya('POST', 'penjualan/validasi', { jenis: 'PENJUALAN', no_faktur_group, id_trx: id_trx() })
}

type Reply = Record<'berat' | 'harga_gram' | 'harga_jual' | 'ongkos_rp', number> & {
  no_faktur_group: string
}
