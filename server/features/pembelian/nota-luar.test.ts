/** A nota of a shop on another server is bought back here, once, whoever is away (DOMAIN §B.3, §O.7-4). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import {
  buy,
  buyBody,
  buildValidBuy,
  cancelBuy,
  cancelValidBuy,
  findNota,
  IDENTITAS,
  validateBuy,
} from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { pasangkan } from '#test/tools/dua-server.ts'
import { buildPiece, buildUser } from '#test/tools/factories.ts'
import { openFront, type Front } from '#test/tools/front.ts'
import { buildKirim, buildTerima } from '#test/tools/kirim.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowedIfAsked, buildValidSale, saleBody } from '#test/tools/till.ts'
import { kabarkanNota } from './kabar-nota.ts'

/** TK01 is at home on `sini` and buys back; TK02, which sold, is on `sana`. */
let sini: TestServer
let sana: TestServer
let jalan: Front
let kasir: Client
let kasirSana: Client
let nota: string
let barang: string
beforeEach(async () => {
  jalan = await openFront()
  ;[sini, sana] = await Promise.all([startTestServer(), startTestServer({ front: jalan })])
  await pasangkan(sini, sana)
  await buildUser(sana, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
  kasir = await sini.client('KSR1')
  kasirSana = await sana.client('KSR2', 'TK02')
  barang = await buildPiece(sana, { kode_toko: 'TK02', berat: 2.35, ongkos: 50_000 })
  nota = `${await buildValidSale(kasirSana, { barang: [barang], kode_sales: 'S01' })}-01`
})
afterEach(async () => {
  for (const server of [sini, sana]) {
    await expectBooksAgree(server.pool)
    await server.close()
  }
  await jalan.close()
})

const row = (more: object = {}) => ({
  no_faktur_jual: nota,
  berat: 2.35,
  kondisi: 'MULUS',
  harga: 1_492_500,
  ...more,
})
const kabarkan = () => kabarkanNota(sini.app.deps)
const disana = async () =>
  (
    await inDatabase<{ s: string }>(
      sana,
      `SELECT concat_ws(' ', j.status_tukar, b.status, n.status, n.toko_beli, n.no_faktur_beli) AS s
       FROM jual_detail j JOIN barang b ON b.id = j.barang_id
       LEFT JOIN nota_dibeli_jauh n ON n.no_faktur_jual = j.no_faktur_jual AND n.status <> 'LEPAS'
       WHERE j.no_faktur_jual = $1`,
      [nota],
    )
  )[0]!.s
const disini = async () =>
  inDatabase<{ s: string }>(
    sini,
    `SELECT concat_ws(' ', status, no_faktur_beli, kabar) AS s FROM nota_luar ORDER BY diminta_at, id`,
  ).then((rows) => rows.map((r) => r.s))
const SUDAH = () => [409, `Nota ${nota} Sudah Dibeli Kembali`]
const NOT_CONNECTED = [502, 'Server Toko TK02 Tidak Tersambung']

describe('a nota of another server', () => {
  it('is found by its line, its number and its QR, and tells nothing of whose it was', async () => {
    const group = nota.slice(0, -3)
    for (const kode of [nota, group, `${nota}.ABCDEF`]) {
      const reply = must(await findNota(kasir, kode))
      expect(reply.data).toMatchObject([
        {
          no_faktur_jual: nota,
          toko_jual: 'TK02',
          luar: true,
          kode_barcode: barang,
          berat: 2.35,
          harga_jual: 1_527_500,
          harga_beli_gram: 560_000,
          rugi: { tipe: 'RP', nilai: 15_000 },
        },
      ])
      expect(JSON.stringify(reply.data)).not.toMatch(/nama_customer|kode_customer|member|hp"/)
    }
    expect(refusal(await findNota(kasir, 'JL-TK02-250115-0099'))).toEqual([
      404,
      'Nota JL-TK02-250115-0099 Tidak Ditemukan',
    ])
    // looking takes nothing
    expect([await disana(), await disini()]).toEqual(['f TERJUAL', []])
  })

  it('is bought back by our parameters, marked there from the moment it is saved, and its server hears of it', async () => {
    const saved = must(await buy(kasir, { beli: [row()] }))
    const no = saved.data.no_faktur_group
    expect(await disana()).toBe('t KIRIM PESAN TK02'.replace('TK02', 'TK01'))
    expect(await disini()).toEqual([`DIPAKAI ${no}-01 PASTI`])
    expect(await kabarkan()).toBe(1)
    expect(await kabarkan()).toBe(0)
    expect(await disana()).toBe(`t KIRIM PASTI TK01 ${no}-01`)
    // the counter there, and ours again
    expect(refusal(await findNota(kasirSana, nota))).toEqual(SUDAH())
    expect(refusal(await findNota(kasir, nota))).toEqual(SUDAH())
    expect(refusals(await buy(kasir, { beli: [row()] }))[0]).toBe(409)
    // the sale there can no longer be undone
    const batal = await kasirSana.send('POST', 'penjualan/batal', {
      no_faktur_group: nota.slice(0, -3),
      no_faktur_jual: [nota],
      alasan: 'SALAH',
    })
    expect(batal.status).toBe(409)
    // the other server is not needed to confirm it
    await jalan.down()
    must(await validateBuy(kasir, no))
    const [piece] = await inDatabase(
      sini,
      `SELECT kode_toko, status, kode_barcode, berat::int, sumber FROM barang WHERE kode_barcode = $1`,
      [barang],
    )
    expect(piece).toMatchObject({ kode_toko: 'TK01', status: 'BELI', kode_barcode: barang, berat: 2350 })
    const [line] = must(await kasir.request('GET', `pembelian/${no}`)).data.detail_beli
    expect(line).toMatchObject({ no_faktur_jual: nota, toko_jual: 'TK02', harga: 1_492_500 })
    await jalan.up()
  })

  it('is bought once, at whichever counter of whichever server, also at the same moment', async () => {
    const kasirLain = await sini.client('OWN1')
    const replies = await Promise.all([
      buy(kasir, { beli: [row()] }),
      buy(kasirLain, { beli: [row()] }),
      buy(kasirSana, { beli: [row()] }),
    ])
    // two of one server that ask for the same at once: one of them may be told that the other is still at it
    const [won, ...lost] = replies.map((r) => r.status).toSorted()
    expect([won, lost.every((status) => status === 409 || status === 503)]).toEqual([200, true])
    await kabarkan()
    const live = async (server: TestServer) =>
      (
        await inDatabase<{ n: number }>(
          server,
          `SELECT count(*)::int AS n FROM beli_detail WHERE status_valid <> 'CANC' AND no_faktur_jual = $1`,
          [nota],
        )
      )[0]!.n
    expect((await live(sini)) + (await live(sana))).toBe(1)
  })

  it('stays held for the counter whose request was refused, and is let go when nobody asks again', async () => {
    const berubah = await buy(kasir, { beli: [row({ harga: 1_400_000 })] })
    expect(refusals(berubah)[0]).toBe(409)
    expect(await disini()).toEqual(['NIAT'])
    // refreshed at the till, and sent again
    expect(must(await findNota(kasir, nota)).data).toHaveLength(1)
    expect(await kabarkan()).toBe(0)
    sini.clock.now = (
      (now) => () =>
        new Date(now().getTime() + 4 * 60_000)
    )(sini.clock.now)
    const again = await buy(kasir, { beli: [row({ harga: 1_400_000 })] })
    expect(again.status).toBe(409)
    await inDatabase(sini, `UPDATE nota_luar SET diminta_at = diminta_at - interval '11 minutes'`)
    expect(await kabarkan()).toBe(1)
    expect([await disini(), await disana()]).toEqual([['LEPAS'], 'f TERJUAL'])
    await buildValidBuy(kasir, { beli: [row()] })
    expect((await disini()).length).toBe(2)
  })

  it('is refused while its server is away, and bought without nota instead; a repeated request is answered all the same', async () => {
    const body = buyBody({ beli: [row()] })
    const first = must(await kasir.request('POST', 'pembelian', body))
    await jalan.down()
    expect(await kasir.request('POST', 'pembelian', body)).toEqual(first)
    must(await cancelBuy(kasir, first.data.no_faktur_group))
    expect(refusal(await findNota(kasir, nota))).toEqual(NOT_CONNECTED)
    expect(refusal(await buy(kasir, { beli: [row()] }))).toEqual(NOT_CONNECTED)
    // news of a nota let go here waits to be told, and so does news of one that may have been asked for: until then
    // that shop stays on its server
    const pulang = await (
      await sini.client('OWN1')
    ).send('PUT', 'toko/jauh/TK02', { jauh: false, portal: '-' })
    expect(refusal(pulang)).toEqual([
      409,
      'Masih Ada Kabar Nota Yang Belum Sampai Ke Server Toko TK02, Tunggu Sampai Tersambung',
    ])
    expect(await kabarkan()).toBe(0)
    const tanpa = {
      kode_group: 'G375',
      kode_dept: 'CINCIN',
      nama_barang: 'CINCIN',
      berat: 2.35,
      kondisi: 'TANPA SURAT',
    }
    const bought = await allowedIfAsked(kasir, () =>
      buy(kasir, { identitas: IDENTITAS, beli: [{ ...tanpa, harga: 1_184_500 }] }),
    )
    must(await validateBuy(kasir, must(bought).data.no_faktur_group))
    await jalan.up()
    await inDatabase(
      sini,
      `UPDATE nota_luar SET diminta_at = diminta_at - interval '11 minutes' WHERE status = 'NIAT'`,
    )
    expect(await kabarkan()).toBe(2)
    expect(await disana()).toBe('f TERJUAL')
    must(await buy(kasirSana, { beli: [row()] }))
  })

  it('of a cancelled purchase is theirs again: draft or confirmed, told when its server is there again', async () => {
    const no = await buildValidBuy(kasir, { beli: [row()] })
    await kabarkan()
    await jalan.down()
    must(await cancelValidBuy(kasir, no))
    expect(await kabarkan()).toBe(0)
    expect(await disana()).toBe(`t KIRIM PASTI TK01 ${no}-01`)
    await jalan.up()
    expect(await kabarkan()).toBe(1)
    expect(await disana()).toBe('f TERJUAL')
    // and once more from here: the same piece
    const lagi = await buildValidBuy(kasir, { beli: [row()] })
    expect(await inDatabase(sini, `SELECT status FROM barang WHERE kode_barcode = $1`, [barang])).toEqual([
      { status: 'BELI' },
    ])
    must(await cancelValidBuy(kasir, lagi))
    await kabarkan()
    await buildValidBuy(kasirSana, { beli: [row()] })
  })

  it('that was let go before the question arrived is not taken by it', async () => {
    const [{ id }] = (await inDatabase<{ id: string }>(
      sini,
      `INSERT INTO nota_luar (id, kode_toko, toko_jual, no_faktur_jual, diminta_at, status, kabar)
       VALUES ('AAAABBBBCCCCDDDD', 'TK01', 'TK02', $1, now(), 'LEPAS', 'LEPAS') RETURNING id`,
      [nota],
    )) as [{ id: string }]
    expect(await kabarkan()).toBe(1)
    await inDatabase(
      sini,
      `INSERT INTO nota_luar (id, kode_toko, toko_jual, no_faktur_jual, diminta_at)
       SELECT 'EEEEBBBBCCCCDDDD', kode_toko, toko_jual, no_faktur_jual, now() FROM nota_luar WHERE id = $1`,
      [id],
    )
    await inDatabase(sana, `UPDATE nota_dibeli_jauh SET id = 'EEEEBBBBCCCCDDDD' WHERE id = $1`, [id])
    expect(refusals(await buy(kasir, { beli: [row()] }))[0]).toBe(409)
    expect(await disana()).toBe('f TERJUAL')
  })

  it('is traded in as well; a second document is refused at its line', async () => {
    const [lama, baru] = [row(), await saleBody(kasir, { barang: ['00000003'], pembayaran: [] })]
    const selisih = 2_281_500 - 1_492_500
    const tukar = await kasir.send('POST', 'penjualan', {
      ...baru,
      detail_beli: [lama],
      pembayaran: [{ jenis: 'CASH', nominal: selisih }],
    })
    const no = must(tukar).data.no_faktur_group
    must(await validateBuy(kasir, no, { jenis: 'TUKAR' }))
    expect(await disini()).toEqual([`DIPAKAI ${no}-01 PASTI`])
    const again = await buy(kasir, { beli: [row()] })
    expect([again.status, again.errors]).toEqual([
      409,
      [{ field: 'detail_beli.0.no_faktur_jual', message: `Nota ${nota} Sudah Dibeli Kembali` }],
    ])
    await kabarkan()
    expect(await disana()).toBe(`t KIRIM PASTI TK01 ${no}-01`)
  })

  it('that the counter there bought back first is refused here at its line', async () => {
    await buildValidBuy(kasirSana, { beli: [row()] })
    const late = await buy(kasir, { beli: [row()] })
    expect([late.status, late.errors]).toEqual([
      409,
      [{ field: 'detail_beli.0.no_faktur_jual', message: `Nota ${nota} Sudah Dibeli Kembali` }],
    ])
  })

  it('whose group has no place here is refused by name', async () => {
    await inDatabase(sini, `UPDATE grup SET status_aktif = false WHERE kode_group = 'G375'`)
    expect(refusal(await findNota(kasir, nota))).toEqual([
      409,
      'Group G375 Tidak Aktif Di Server Ini, Aktifkan Di Master Group Dulu',
    ])
    await inDatabase(sini, `UPDATE grup SET status_aktif = true WHERE kode_group = 'G375'`)
  })
})

it('a piece made here, sold there and bought back here is the very piece again; sent there once more it is theirs', async () => {
  const gudang = await sini.client('OWN1')
  const gudangSana = await sana.client('OWN1', 'TK02')
  const kode = '00000001'
  const antar = async () => {
    const no_kirim = await buildKirim(gudang, { barang: [kode] })
    // the fixture has the same five pieces on both servers
    await inDatabase(
      sana,
      `UPDATE barang SET kode_barcode = '99999991' WHERE kode_barcode = $1 AND kode_toko = 'TK01'`,
      [kode],
    )
    must(await gudangSana.send('POST', 'terima-barang/ambil', { no_kirim }))
    await buildTerima(gudangSana, { no_kirim, lines: [{ urut: 1 }] })
    must(await gudang.send('POST', 'kirim-barang/bukti/tanya', { no_kirim }))
  }
  await antar()
  nota = `${await buildValidSale(kasirSana, { barang: [kode], kode_sales: 'S01' })}-01`
  const [id] = await inDatabase<{ id: string }>(sini, `SELECT id FROM barang WHERE kode_barcode = $1`, [kode])
  const no = await buildValidBuy(kasir, { beli: [row()] })
  await kabarkan()
  const lihat = () => inDatabase(sini, `SELECT id, status FROM barang WHERE kode_barcode = $1`, [kode])
  expect(await lihat()).toEqual([{ ...id, status: 'BELI' }])
  must(await cancelValidBuy(kasir, no))
  expect(await lihat()).toEqual([{ ...id, status: 'KIRIM' }])
  await kabarkan()
  await buildValidBuy(kasir, { beli: [row()] })
  await kabarkan()
  expect(await lihat()).toEqual([{ ...id, status: 'BELI' }])
  // should it be sent there again, it comes home there
  expect(await inDatabase(sana, `SELECT pulang, no_jalan FROM kenal_barcode($1)`, [[kode]])).toEqual([
    { pulang: true, no_jalan: null },
  ])
})
