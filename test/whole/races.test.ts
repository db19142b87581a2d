/**
 * Several tills at once: one piece is sold once, one request makes one document, one of two decisions wins. How often it is tried is
 * a part of what `npm run test:acak` tries.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tanggalSystem } from '#domain/units.ts'
import { write } from '#server/db/transaction.ts'
import { bukaToko } from '#server/features/toko/buka.ts'
import { rounds } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, type Client, type Reply } from '#test/tools/client.ts'
import { buildMember, buildPiece, buildPieces, buildPoints, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  balances,
  buildIzin,
  buildOtorisasi,
  buildSale,
  buildValidSale,
  cancel,
  save,
  saleBody,
  validate,
} from '#test/tools/till.ts'

const TILLS = 8
let server: TestServer
let tills: Client[]
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  tills = await Promise.all(Array.from({ length: TILLS }, () => server.client('SLS1')))
  kasir = await server.client('KSR1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const statuses = (replies: Reply[]): number[] => replies.map((r) => r.status).toSorted()
const count = async (sql: string): Promise<number> =>
  (await inDatabase<{ n: number }>(server, `SELECT count(*)::int AS n FROM ${sql}`))[0]!.n

describe('one piece', () => {
  it('wanted by 8 tills, again and again: exactly one sale each time', async () => {
    const pieces = await buildPieces(
      server,
      Array.from({ length: rounds(12, 200) }, () => ({ ongkos: 5_000 })),
    )
    const numbers: string[] = []
    for (const piece of pieces) {
      const body = await saleBody(tills[0]!, { barang: [piece] })
      const replies = await Promise.all(tills.map((till) => save(till, { ...body, id_trx: idTrx() })))
      expect(statuses(replies)).toEqual([200, ...Array.from({ length: TILLS - 1 }, () => 409)])
      for (const { status, ...reply } of replies)
        if (status === 409) expect(reply.message).toBe(`Barang ${piece} Tidak Bisa Dijual, Status BOOKED`)
      numbers.push(replies.find((r) => r.status === 200)!.data.no_faktur_group)
    }
    expect(numbers).toEqual(pieces.map((_, i) => `JL-TK01-250115-${String(i + 1).padStart(4, '0')}`))
    expect(await count('jual_detail')).toBe(pieces.length)
    const some = numbers.slice(0, 40)
    expect(statuses(await Promise.all(some.map((no) => validate(kasir, no))))).toEqual(some.map(() => 200))
    expect((await balances(kasir))['1101']).toBe(10_000_000 + some.length * 1_305_000)
  })

  it('in two sales with others, in any order: no deadlock, no half sale', async () => {
    const pieces = await buildPieces(
      server,
      Array.from({ length: 6 }, () => ({})),
    )
    for (let round = 0; round < rounds(6, 20); round++) {
      const wanted = tills.map((_, i) => pieces.toSorted(() => ((i * 7 + round) % 3) - 1))
      const bodies = await Promise.all(wanted.map((barang, i) => saleBody(tills[i]!, { barang })))
      const replies = await Promise.all(bodies.map((body, i) => save(tills[i]!, body)))
      expect(statuses(replies)).toEqual([200, ...Array.from({ length: TILLS - 1 }, () => 409)])
      const won = replies.find((r) => r.status === 200)!.data.no_faktur_group
      expect((await cancel(kasir, won)).status).toBe(200)
    }
    expect(await count(`barang WHERE status = 'BOOKED'`)).toBe(0)
  })
})

describe('one request', () => {
  it('sent three times at once makes one document, again and again', async () => {
    const pieces = await buildPieces(
      server,
      Array.from({ length: rounds(6, 50) }, () => ({})),
    )
    for (const piece of pieces) {
      const body = await saleBody(tills[0]!, { barang: [piece] })
      const replies = await Promise.all(tills.slice(0, 3).map((till) => save(till, body)))
      expect(statuses(replies)).toEqual([200, 200, 200])
      expect(replies[1]).toEqual(replies[0])
      expect(replies[2]).toEqual(replies[0])
      const { no_faktur_group } = replies[0]!.data
      const id = idTrx()
      const validations = await Promise.all([1, 2, 3].map(() => validate(kasir, no_faktur_group, id)))
      expect(statuses(validations)).toEqual([200, 200, 200])
      expect(validations[1]).toEqual(validations[0])
    }
    const n = pieces.length
    expect([await count('faktur_group'), await count(`jurnal WHERE kategori = 'PENJUALAN'`)]).toEqual([n, n])
    expect((await balances(kasir))['1101']).toBe(10_000_000 + n * 1_300_000)
  })
})

describe('one sale', () => {
  const times = Array.from({ length: rounds(4, 15) }, () => ({}))

  it('validated twice at once is validated once', async () => {
    for (const piece of await buildPieces(server, times)) {
      const no = await buildSale(tills[0]!, { barang: [piece] })
      expect(
        statuses(await Promise.all([validate(kasir, no), validate(kasir, no), validate(kasir, no)])),
      ).toEqual([200, 409, 409])
    }
  })

  it('validated and taken back at once: one of them happens', async () => {
    for (const piece of await buildPieces(server, times)) {
      const no = await buildSale(tills[0]!, { barang: [piece] })
      const [validated, cancelled] = await Promise.all([validate(kasir, no), cancel(tills[0]!, no)])
      // the second comer finds a sale that is no draft any more: 409, or 403 for an otorisasi that is missing
      expect(validated.status === 200 ? [403] : [200]).toContain(cancelled.status)
      expect(cancelled.status === 200 ? [409] : [200]).toContain(validated.status)
    }
  })

  it('cancelled twice at once is cancelled once', async () => {
    for (const piece of await buildPieces(server, times)) {
      const no = await buildValidSale(kasir, { barang: [piece] })
      const [diminta] = (await cancel(kasir, no)).otorisasi!
      const ids = [await buildOtorisasi(kasir, diminta!), await buildOtorisasi(kasir, diminta!)]
      expect(
        statuses(await Promise.all(ids.map((id_otorisasi) => cancel(kasir, no, { id_otorisasi })))),
      ).toEqual([200, 409])
    }
    expect(await balances(kasir)).toEqual({
      '1101': 10_000_000,
      '1102-1234567890': 25_000_000,
      '3102': 35_000_000,
    })
  })

  it('cancelled line by line at once: each line once, each part its own journal', async () => {
    for (const [i] of times.entries()) {
      const barang = await buildPieces(server, [{}, {}, {}])
      const no = await buildValidSale(kasir, { barang })
      const lines = [1, 2, 3].map((line) => [`${no}-0${line}`])
      const ids = await Promise.all(
        lines.map((no_faktur_jual) => buildIzin(kasir, () => cancel(kasir, no, { no_faktur_jual }))),
      )
      const replies = await Promise.all(
        lines.map((no_faktur_jual, i) => cancel(kasir, no, { id_otorisasi: ids[i]![0], no_faktur_jual })),
      )
      expect(statuses(replies)).toEqual([200, 200, 200])
      expect(new Set(replies.map((r) => r.data.no_jurnal)).size).toBe(3)
      expect(await count(`jual_batal WHERE no_faktur_group = '${no}'`), String(i)).toBe(3)
    }
    expect((await balances(kasir))['1101']).toBe(10_000_000)
  })
})

describe('many at once', () => {
  it('40 tills save and validate: all are served, numbers have no gap', async () => {
    const pieces = await buildPieces(
      server,
      Array.from({ length: 40 }, () => ({})),
    )
    const bodies = await Promise.all(pieces.map((piece) => saleBody(kasir, { barang: [piece] })))
    const saved = await Promise.all(bodies.map((body) => save(kasir, body)))
    expect(statuses(saved)).toEqual(Array.from({ length: 40 }, () => 200))
    const numbers = saved.map((r) => r.data.no_faktur_group as string)
    expect(numbers.toSorted()).toEqual(
      pieces.map((_, i) => `JL-TK01-250115-${String(i + 1).padStart(4, '0')}`),
    )
    expect(statuses(await Promise.all(numbers.map((no) => validate(kasir, no))))).toEqual(
      Array.from({ length: 40 }, () => 200),
    )
  })

  it('one member buys in two shops at once: the chain of points has no gap', async () => {
    await buildMember(server, { kode_member: 'MTK010000017' })
    await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
    await inDatabase(
      server,
      `UPDATE harga_group SET harga = 650000, harga_max_gram = 650000 WHERE kode_toko = 'TK02' AND kode_group = 'G375'`,
    )
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
    const there = await server.client('KSR2', 'TK02')
    const sell = async (as: Client, kode_toko: string) => {
      for (let i = 0; i < 10; i++)
        await buildValidSale(as, {
          barang: [await buildPiece(server, { kode_toko })],
          kode_customer: 'MTK010000017',
        })
    }
    await Promise.all([sell(kasir, 'TK01'), sell(there, 'TK02'), sell(await server.client('KSR1'), 'TK01')])
    const chain = await inDatabase<{ poin_awal: number; poin_akhir: number }>(
      server,
      'SELECT poin_awal, poin_akhir FROM mutasi_poin ORDER BY poin_awal',
    )
    expect(chain.map((p) => p.poin_awal)).toEqual([0, ...chain.slice(0, -1).map((p) => p.poin_akhir)])
    expect(chain).toHaveLength(30)
  })

  it('more shops than the server has connections close at once', async () => {
    const shops = Array.from({ length: 16 }, (_, i) => `C${i}`)
    await write(server.pool, '*', async ({ db }) => {
      for (const kode_toko of shops)
        await bukaToko(db, {
          kode_toko,
          nama_toko: kode_toko,
          alamat_toko: '-',
          tgl_system: tanggalSystem('2025-01-15'),
        })
    })
    const owners = await Promise.all(shops.map((kode_toko) => server.client('OWN1', kode_toko)))
    const replies = await Promise.all(
      owners.map((owner) => owner.request('POST', 'system/close', { PROSES: 'close' })),
    )
    expect(statuses(replies)).toEqual(shops.map(() => 200))
  })

  it('sales go on while the shop is closed: each is in its day, none in a closed one', async () => {
    const pieces = await buildPieces(
      server,
      Array.from({ length: 120 }, () => ({})),
    )
    const bodies = await Promise.all(pieces.map((piece) => saleBody(kasir, { barang: [piece] })))
    const seen = new Set<string>()
    // a till that is told to wait asks again
    const served = async (ask: () => Promise<Reply>): Promise<Reply> => {
      for (;;) {
        const reply = await ask()
        seen.add(`${reply.status} ${reply.message}`)
        if (reply.status !== 423) return reply
      }
    }
    const sellAll = async (mine: typeof bodies, as: Client): Promise<void> => {
      for (const body of mine) {
        const { status, data } = await served(() => save(as, body))
        if (status === 200) await served(() => validate(as, data.no_faktur_group))
      }
    }
    const sellers = await Promise.all(Array.from({ length: 6 }, () => server.client('KSR1')))
    const closer = await server.client('SPV1')
    const close = async (): Promise<number> => {
      for (;;) {
        const { status, message } = await closer.request('POST', 'system/close', {
          PROSES: 'close',
          tgl_system: '2025-01-15',
        })
        if (message !== 'Ada Penjualan Yang Belum Di Validasi!') return status
      }
    }
    const [closed] = await Promise.all([
      close(),
      ...sellers.map((as, i) => sellAll(bodies.slice(i * 20, i * 20 + 20), as)),
    ])
    expect(closed).toBe(200)
    const texts = [
      '200 Penjualan Berhasil Disimpan',
      '200 Validasi Penjualan Berhasil',
      '401 Invalid token.',
      '423 Error! Sedang dalam proses tutup toko!',
    ]
    expect([...seen].filter((text) => !texts.includes(text))).toEqual([])
    expect(await inDatabase(server, `SELECT tgl_system FROM toko WHERE kode_toko = 'TK01'`)).toEqual([
      { tgl_system: '2025-01-16' },
    ])
    expect(await count(`faktur_group WHERE status_valid = 'OPEN' AND tgl_system = '2025-01-15'`)).toBe(0)
    const [snapshot] = await inDatabase<{ saldo_akhir: number }>(
      server,
      `SELECT saldo_akhir FROM saldo_akun_harian WHERE kode_akun = '1101' AND tanggal = '2025-01-15'`,
    )
    const sold = await count(`faktur_group WHERE status_valid = 'DONE' AND tgl_system = '2025-01-15'`)
    expect(snapshot!.saldo_akhir).toBe(10_000_000 + sold * 1_300_000)
  })
})
