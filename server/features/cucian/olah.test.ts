/** S21, second half: what was bought back is melted and washed, to the gram; with other figures too (DOMAIN §H.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusalAt, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  batalStok,
  buildDibeli,
  buildHancur,
  buildTukang,
  leburResult,
  kembaliCuci,
  kirimCuci,
} from '#test/tools/stok.ts'
import { balances, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let owner: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  owner = await ask.as('OWN1')
  kasir = await ask.as('KSR1')
  await buildTukang(owner)
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

/** Grams at a place, virtual ones too. */
const gram = async (lokasi: string): Promise<number> =>
  Number(
    (
      await inDatabase<{ berat: number }>(
        server,
        `SELECT COALESCE(sum(berat), 0)::bigint AS berat FROM saldo_lokasi WHERE kode_toko = 'TK01' AND lokasi = $1`,
        [lokasi],
      )
    )[0]!.berat,
  ) / 1000

describe('S21', () => {
  it('2.350 melted gives 2.310 and 0.040 loss; 5.105 washed comes back with 5.098', async () => {
    const [satu, dua] = (await buildDibeli(server, kasir, [2.35, 5.105])) as never as [
      { id: number },
      { id: number },
    ]
    const uang = await balances(owner)
    expect((await trays(owner))['BELI']).toEqual([2, 7.455])
    const hc = await buildHancur(owner, { barang: [satu.id] })
    expect((await leburResult(owner, hc, 2.31)).data).toEqual({ no: hc, berat_hasil: 2.31, susut: 0.04 })
    expect((await kirimCuci(owner, { barang: [dua.id] })).status).toBe(200)
    expect((await trays(owner))['CUCI']).toEqual([1, 5.105])
    const back = await kembaliCuci(owner, { barang: [{ id: dua.id, berat_kembali: 5.098 }] })
    expect(back.data).toMatchObject({ qty: 1, berat: 5.098, susut: 0.007, peringatan: [] })
    const after = await trays(owner)
    expect([after['A1'], after['BELI'] ?? [0, 0], after['CUCI'] ?? [0, 0]]).toEqual([
      [3, 12.573],
      [0, 0],
      [0, 0],
    ])
    expect(await gram('LEBUR/LEBUR')).toBe(2.31)
    expect(await gram('V:SUSUT')).toBe(0.047)
    expect(await gram('V:HANCUR')).toBe(0)
    expect(await balances(owner)).toEqual(uang)
    await closeDay(server, ask, '2025-01-16')
  })

  it('and with other figures, over two days: several pieces of one melting, two washes, all undone but the melting', async () => {
    const pieces = await buildDibeli(server, kasir, [1.234, 3.333, 7.001, 2.5, 4.444])
    const [a, b, c, d, e] = pieces.map(({ id }) => id) as [number, number, number, number, number]
    const hc = await buildHancur(owner, { barang: [a, b, c], alasan: 'RUSAK' })
    const out = (await kirimCuci(owner, { barang: [d, e] })).data.no as string
    ask = await closeDay(server, ask, '2025-01-16')
    owner = await ask.as('OWN1')
    expect((await leburResult(owner, hc, 11.567)).data.susut).toBe(0.001)
    expect(await gram('LEBUR/LEBUR')).toBe(11.567)
    expect(
      await inDatabase(server, 'SELECT sum(berat_hasil)::int AS hasil FROM hancur_hasil WHERE no = $1', [hc]),
    ).toEqual([{ hasil: 11_567 }])
    const first = await kembaliCuci(owner, { barang: [{ id: d, berat_kembali: 2.5 }], kode_baki: 'A2' })
    const second = await kembaliCuci(owner, { barang: [{ id: e, berat_kembali: 4.4 }] })
    // 0.044 of 4.444 is below 1 %.
    expect([first.data.susut, second.data.susut, second.data.peringatan]).toEqual([0, 0.044, []])
    expect(refusalAt(await batalStok(owner, 'cucian/kirim', out))).toEqual([
      409,
      'Kirim Cuci Tanggal Lain Tidak Bisa Dibatalkan',
      ['no'],
    ])
    for (const { data } of [second, first])
      expect((await batalStok(owner, 'cucian/kembali', data.no)).status).toBe(200)
    expect(await gram('V:SUSUT')).toBe(0.001)
    expect((await trays(owner))['CUCI']).toEqual([2, 6.944])
    await closeDay(server, ask, '2025-01-17')
  })
})
