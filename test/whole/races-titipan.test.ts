/** Two people at one deposit: one wins, the other is told why. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, type Client, type Reply } from '#test/tools/client.ts'
import { buildPieces } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  allowed,
  balances,
  buildIzin,
  buildOtorisasi,
  cancelValid,
  saleBody,
  save,
  validate,
} from '#test/tools/till.ts'
import {
  ambilBody,
  batalTitipan,
  buildAmbil,
  buildAmbilSah,
  buildTitipan,
  buildTitipanSah,
  cash,
  simpanTitipan,
  tambahTitipan,
  titipanBody,
  validasiTitipan,
} from '#test/tools/titipan.ts'

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const statuses = (replies: Reply[]): number[] => replies.map((r) => r.status).toSorted()
const rounds = Array.from({ length: 12 }, (_, i) => i)
const pieces = () =>
  buildPieces(
    server,
    rounds.map(() => ({})),
  )

describe('one deposit', () => {
  it('taken and cancelled at once: one of them happens, the other is told', async () => {
    const won = new Set<string>()
    for (const piece of await pieces()) {
      const no = await buildTitipanSah(kasir, { barang: [piece], pembayaran: cash(500_000) })
      const [body, id_otorisasi] = [
        await ambilBody(till, no),
        (await buildIzin(kasir, () => batalTitipan(kasir, no)))[0],
      ]
      const [taken, cancelled] = await Promise.all([
        save(till, body),
        batalTitipan(kasir, no, { id_otorisasi }),
      ])
      expect(statuses([taken, cancelled])).toEqual([200, 409])
      if (taken.status === 200) {
        expect(cancelled.message).toBe(`Titipan ${no} Sedang Diambil Dengan ${taken.data.no_faktur_group}`)
        expect((await validate(kasir, taken.data.no_faktur_group)).status).toBe(200)
      } else expect(taken.message).toBe(`Titipan ${no} Sudah Dibatalkan`)
      won.add(taken.status === 200 ? 'taken' : 'cancelled')
    }
    expect(won.size).toBeGreaterThan(0)
  })

  it('taken by eight tills at once is taken once', async () => {
    for (const piece of (await pieces()).slice(0, 6)) {
      const no = await buildTitipanSah(kasir, { barang: [piece], pembayaran: cash(500_000) })
      const body = await ambilBody(till, no)
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => save(till, { ...body, id_trx: idTrx() })),
      )
      expect(statuses(replies)).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    }
  })

  it('of money alone pays for one of two sales', async () => {
    for (const [i, piece] of (await pieces()).entries()) {
      const no = await buildTitipanSah(kasir, { pembayaran: cash(500_000) })
      const other = (await buildPieces(server, [{}]))[0]!
      const bodies = await Promise.all([piece, other].map((p) => ambilBody(till, no, { lain: [p] })))
      const replies = await Promise.all(bodies.map((body) => save(till, body)))
      expect(statuses(replies), String(i)).toEqual([200, 409])
    }
  })

  it('added to while it is cancelled: the money is never lost', async () => {
    for (const piece of await pieces()) {
      const no = await buildTitipanSah(kasir, { barang: [piece], pembayaran: cash(500_000) })
      const [id_otorisasi] = await buildIzin(kasir, () => batalTitipan(kasir, no))
      const [added, cancelled] = await Promise.all([
        tambahTitipan(till, no, cash(100_000)),
        batalTitipan(kasir, no, { id_otorisasi }),
      ])
      expect(statuses([added, cancelled])).toEqual([200, 409])
      if (added.status !== 200) continue
      expect((await validasiTitipan(kasir, no, 2)).status).toBe(200)
      expect((await allowed(kasir, () => batalTitipan(kasir, no))).data.refund_rp).toBe(600_000)
    }
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('added to twice at once never exceeds its total', async () => {
    for (const piece of (await pieces()).slice(0, 6)) {
      const no = await buildTitipanSah(kasir, { barang: [piece], pembayaran: cash(500_000) }) // of 1,300,000
      expect(
        statuses(await Promise.all([1, 2, 3].map(() => tambahTitipan(till, no, cash(400_000))))),
      ).toEqual([200, 200, 400])
      await Promise.all([2, 3].map((urut) => validasiTitipan(kasir, no, urut)))
      expect((await kasir.request('GET', `titipan/${no}`)).data).toMatchObject({
        titipan: 1_300_000,
        sisa: 0,
      })
    }
  })

  it('validated twice at once is validated once, cancelled twice is cancelled once', async () => {
    for (const piece of (await pieces()).slice(0, 6)) {
      const no = await buildTitipan(till, { barang: [piece], pembayaran: cash(500_000) })
      expect(statuses(await Promise.all([1, 2, 3].map(() => validasiTitipan(kasir, no))))).toEqual([
        200, 409, 409,
      ])
      const [diminta] = (await batalTitipan(kasir, no)).otorisasi!
      const ids = [await buildOtorisasi(kasir, diminta!), await buildOtorisasi(kasir, diminta!)]
      expect(
        statuses(await Promise.all(ids.map((id_otorisasi) => batalTitipan(kasir, no, { id_otorisasi })))),
      ).toEqual([200, 409])
    }
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('its sale validated and cancelled by turns: the liability is there or it is not', async () => {
    const [piece] = await pieces()
    const no = await buildTitipanSah(kasir, { barang: [piece!], pembayaran: cash(500_000) })
    for (let i = 0; i < 3; i++) {
      const sale = await buildAmbilSah(kasir, no)
      expect((await balances(kasir))['2101']).toBeUndefined()
      expect(statuses(await Promise.all([cancelValid(kasir, sale), cancelValid(kasir, sale)]))).toEqual([
        200, 409,
      ])
      expect((await balances(kasir))['2101']).toBe(500_000)
    }
    const last = await buildAmbil(till, no)
    expect(statuses(await Promise.all([validate(kasir, last), validate(kasir, last)]))).toEqual([200, 409])
  })
})

it('a piece wanted for a sale and for a deposit at once goes to one of them', async () => {
  for (const piece of await pieces()) {
    const titip = await titipanBody(till, { barang: [piece], pembayaran: cash(500_000) })
    const sale = await saleBody(till, { barang: [piece] })
    expect(statuses(await Promise.all([simpanTitipan(till, titip), save(till, sale)]))).toEqual([200, 409])
  }
  expect(await inDatabase(server, `SELECT count(*)::int AS n FROM barang WHERE status = 'BOOKED'`)).toEqual([
    { n: rounds.length },
  ])
})
