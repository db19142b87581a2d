/** Pieces are destroyed after a draft that somebody allows; what melting gave leaves for head office or a refinery (DOMAIN §B.17, §O.1-4, -5, -11, -12). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { cancelBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { closeDay, closeShop } from '#test/tools/close.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  batalStok,
  buildDibeli,
  buildHancur,
  buildPindah,
  draftHancur,
  leburResult,
  keluarLebur,
  konversikan,
  prosesHancur,
} from '#test/tools/stok.ts'
import { balances, buildOtorisasi, buildSale, buildValidSale, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let owner: Client
let gudang: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
  owner = await ask.as('OWN1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const status = async (id: number | string) =>
  (
    await inDatabase<{ status: string }>(
      server,
      `SELECT status FROM barang WHERE ${typeof id === 'number' ? 'id' : 'kode_barcode'} = $1`,
      [id],
    )
  )[0]!.status
const lebur = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await owner.request('GET', 'keluar-lebur/isi')).data.map((g: { kode_group: string; berat: number }) => [
      g.kode_group,
      g.berat,
    ]),
  )

describe('a draft', () => {
  it('has its number, moves nothing, blocks the close, and is dropped by its maker', async () => {
    const before = await trays(owner)
    const reply = await draftHancur(gudang, { barang: ['00000001'], alasan: 'rusak' })
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Draft Hancur Barang Berhasil Disimpan',
      { no: 'HC-TK01-250115-0001', qty: 1, berat: 2.35 },
    ])
    expect(await trays(owner)).toEqual(before)
    expect(await status('00000001')).toBe('READY')
    server.clock.set('2025-01-15')
    expect(refusal(await closeShop(ask, 'OWN1'))).toEqual([
      400,
      'Ada Draft Hancur Barang Yang Belum Diproses!',
    ])
    const { no } = reply.data
    expect((await gudang.send('POST', 'hancurbarang/batal', { no, alasan: 'SALAH' })).status).toBe(200)
    expect(refusalAt(await prosesHancur(gudang, no))).toEqual([409, 'Transaksi Sudah Dibatalkan', ['no']])
    expect((await closeShop(ask, 'OWN1')).status).toBe(200)
  })

  it('asks for a reason, and for pieces of one group that are there', async () => {
    expect(refusal(await draftHancur(gudang, { barang: ['00000001'], alasan: ' ' }))).toEqual([
      400,
      'Alasan Harus Diisi',
    ])
    const [lain] = await buildPieces(server, [{ kode_group: 'G700' }])
    await buildSale(await ask.as('SLS1'), { barang: ['00000002'] })
    expect(
      refusals(await draftHancur(gudang, { barang: ['00000001', lain!, '00000002', '00000001'] })),
    ).toEqual([
      409,
      [
        ['barang.1', 'Satu Hancur Satu Group'],
        ['barang.2', 'Barang 00000002 Tidak Bisa Dipakai, Status BOOKED'],
        ['barang.3', 'Barang 00000001 Sudah Ada Di Daftar'],
      ],
    ])
  })
})

describe('processing', () => {
  it('takes an otorisasi for exactly this draft, and the pieces are no more', async () => {
    const [lain] = (await buildPieces(server, [{ berat: 5.125, kode_baki: 'A1' }])) as [string]
    const { no } = (await draftHancur(gudang, { barang: ['00000001', lain], alasan: 'TIDAK LAKU' })).data
    const asked = await gudang.send('POST', 'hancurbarang/proses', { no })
    expect(refusal(asked)).toEqual([403, 'Perlu Otorisasi HANCUR BARANG'])
    expect(asked.otorisasi![0]!.disetujui.slice(0, 4)).toEqual([
      { nama: 'Nomor', nilai: no },
      { nama: 'Alasan', nilai: 'TIDAK LAKU' },
      { nama: 'Jumlah', nilai: '2 barang' },
      { nama: '00000001', nilai: expect.stringContaining('2.350 g, G375 / CINCIN') },
    ])
    // An otorisasi that was given for something else lets nothing through.
    await buildOtorisasi(gudang, { kategori: 'HANCUR BARANG', description: no })
    expect((await gudang.send('POST', 'hancurbarang/proses', { no })).status).toBe(403)
    expect((await prosesHancur(gudang, no)).data).toEqual({ no, status_valid: 'DONE' })
    expect([await status('00000001'), await status(lain)]).toEqual(['HANCUR', 'HANCUR'])
    expect((await trays(owner))['A1']).toEqual([1, 5.125])
    expect(refusalAt(await prosesHancur(gudang, no))).toEqual([409, `${no} Sudah Diproses`, ['no']])
    expect(
      (await gudang.request('GET', 'hancurbarang/get/no-hancur?tgl_awal=2025-01-15&tgl_akhir=2025-01-15'))
        .data,
    ).toEqual([{ no_hancur: no, tanggal: '2025-01-15' }])
    expect(
      await inDatabase(
        server,
        `SELECT user_otorisasi, ref_no FROM otorisasi WHERE kategori = 'HANCUR BARANG' AND dipakai_at IS NOT NULL`,
      ),
    ).toEqual([{ user_otorisasi: 'OWN1', ref_no: no }])
  })

  it('is refused when a piece has been sold, moved or converted since', async () => {
    const drafts: string[] = []
    for (const kode of ['00000001', '00000002', '00000003'])
      drafts.push((await draftHancur(gudang, { barang: [kode] })).data.no as string)
    await buildValidSale(await ask.as('KSR1'), { barang: ['00000001'] })
    await buildPindah(gudang, { barang: ['00000002'], kode_baki: 'A2' })
    await konversikan(gudang, { barang: ['00000003'], kode_dept: 'GELANG' })
    const says: string[] = []
    for (const no of drafts) says.push(refusal(await prosesHancur(gudang, no))[1])
    const berubah = (kode: string) =>
      `Barang ${kode} Sudah Berubah Sejak Draft Dibuat, Batalkan Draft Ini Dan Buat Lagi`
    expect(says).toEqual([
      'Barang 00000001 Tidak Bisa Dipakai, Status TERJUAL',
      berubah('00000002'),
      berubah('00000003'),
    ])
  })

  it('a piece in two drafts goes by one of them; with a sale in the same moment it goes one way', async () => {
    const [a, b, c] = [
      (await draftHancur(gudang, { barang: ['00000001'] })).data.no as string,
      (await draftHancur(gudang, { barang: ['00000001'] })).data.no as string,
      (await draftHancur(gudang, { barang: ['00000002'] })).data.no as string,
    ]
    const other = await server.client('OWN1')
    const both = await Promise.all([prosesHancur(gudang, a), prosesHancur(other, b)])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
    const till = await ask.as('KSR1')
    const [melted] = await Promise.all([
      prosesHancur(gudang, c),
      buildSale(till, { barang: ['00000002'] }).catch(() => undefined),
    ])
    expect(await status('00000002')).toBe(melted.status === 200 ? 'HANCUR' : 'BOOKED')
  })

  it('marks what was bought back, and a cancel on the same day takes it all back', async () => {
    const [piece] = await buildDibeli(server, await ask.as('KSR1'), [2.35])
    const no = await buildHancur(gudang, { barang: [piece!.id] })
    const tanda = async () =>
      (
        await inDatabase<{ t: boolean }>(
          server,
          `SELECT status_hancur AS t FROM beli_detail WHERE barang_id = $1`,
          [piece!.id],
        )
      )[0]!.t
    expect([await tanda(), await status(piece!.id)]).toEqual([true, 'HANCUR'])
    const [beli] = await inDatabase<{ no: string }>(server, `SELECT no_faktur_group AS no FROM beli_detail`)
    expect((await cancelBuy(await ask.as('KSR1'), beli!.no)).status).toBe(409)
    expect((await batalStok(gudang, 'hancurbarang', no)).status).toBe(200)
    expect([await tanda(), await status(piece!.id)]).toEqual([false, 'BELI'])
    expect(refusalAt(await batalStok(gudang, 'hancurbarang', no))).toEqual([
      409,
      'Transaksi Sudah Dibatalkan',
      ['no'],
    ])
  })
})

describe('the result', () => {
  it('comes once, not above what was melted, not of a draft, and ends what can be cancelled', async () => {
    const { no: draft } = (await draftHancur(gudang, { barang: ['00000003'] })).data
    expect(refusalAt(await leburResult(gudang, draft, 1))).toEqual([409, `${draft} Belum Diproses`, ['no']])
    const [lain] = (await buildPieces(server, [{ berat: 5.125 }])) as [string]
    const no = await buildHancur(gudang, { barang: ['00000001', lain] })
    expect(refusalAt(await leburResult(gudang, no, 7.476))).toEqual([
      409,
      'Hasil Lebur Paling Banyak 7.475 g',
      ['berat_hasil'],
    ])
    expect(refusal(await leburResult(gudang, no, 0))).toEqual([400, 'Berat Hasil Harus Diisi'])
    expect((await leburResult(gudang, no, 7.4)).data).toEqual({ no, berat_hasil: 7.4, susut: 0.075 })
    expect(refusalAt(await leburResult(gudang, no, 7.4))).toEqual([
      409,
      `Hasil Lebur ${no} Sudah Dicatat`,
      ['no'],
    ])
    expect(refusalAt(await batalStok(gudang, 'hancurbarang', no))).toEqual([
      409,
      `Hasil Lebur ${no} Sudah Dicatat`,
      ['no'],
    ])
    await gudang.send('POST', 'hancurbarang/batal', { no: draft, alasan: 'SALAH' })
  })

  it('is allowed for its very figures: gold that is not there is a loss that somebody has seen', async () => {
    const no = await buildHancur(gudang, { barang: ['00000001'] })
    const write = (berat_hasil: number) => gudang.send('POST', 'hancurbarang/hasil', { no, berat_hasil })
    const asked = await write(2.31)
    expect(refusal(asked)).toEqual([403, 'Perlu Otorisasi HANCUR BARANG'])
    expect(asked.otorisasi![0]!.disetujui).toEqual([
      { nama: 'Nomor', nilai: no },
      { nama: 'Dilebur', nilai: '2.350 g' },
      { nama: 'Hasil', nilai: '2.310 g' },
      { nama: 'Susut', nilai: '0.040 g' },
    ])
    await buildOtorisasi(gudang, asked.otorisasi![0]!)
    expect((await write(0.31)).status).toBe(403)
    expect((await write(2.31)).status).toBe(200)
  })

  it('while it is being cancelled: one of the two', async () => {
    const no = await buildHancur(owner, { barang: ['00000001'] })
    const asked = await owner.send('POST', 'hancurbarang/batal', { no, alasan: 'SALAH' })
    await buildOtorisasi(owner, { ...asked.otorisasi![0]!, user_id: 'OWN1' })
    const both = await Promise.all([
      owner.send('POST', 'hancurbarang/batal', { no, alasan: 'SALAH' }),
      leburResult(gudang, no, 2.3),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
    expect(await status('00000001')).toBe(both[0]!.status === 200 ? 'READY' : 'HANCUR')
  })
})

describe('melted gold leaves', () => {
  const melt = async (kode: string[], result: number) => {
    const no = await buildHancur(owner, { barang: kode })
    expect((await leburResult(owner, no, result)).status).toBe(200)
  }

  it('to head office: grams of a group across its jenis, never more than there is', async () => {
    const [gelang] = await buildPieces(server, [{ berat: 4, kode_dept: 'GELANG' }])
    await melt(['00000001', gelang!], 6.3)
    expect(await lebur()).toEqual({ G375: 6.3 })
    expect(
      refusals(
        await keluarLebur(owner, {
          emas: [
            { kode_group: 'G375', berat: 6.301 },
            { kode_group: 'LM', berat: 1 },
          ],
        }),
      ),
    ).toEqual([
      409,
      [
        ['emas.0.berat', 'Emas Lebur G375 Tinggal 6.300 g'],
        ['emas.1.berat', 'Emas Lebur LM Tinggal 0.000 g'],
      ],
    ])
    const uang = await balances(owner)
    const out = await keluarLebur(owner, { emas: [{ kode_group: 'G375', berat: 5 }] })
    expect(out.data).toEqual({ no: 'LB-TK01-250115-0001', berat: 5, harga: 0, pph_rp: 0 })
    expect(await lebur()).toEqual({ G375: 1.3 })
    expect(await balances(owner)).toEqual(uang)
    expect(
      await inDatabase(
        server,
        `SELECT lokasi, sum(berat)::int AS berat, sum(qty)::int AS qty FROM saldo_lokasi
         WHERE lokasi = 'V:PUSAT' GROUP BY 1`,
      ),
    ).toEqual([{ lokasi: 'V:PUSAT', berat: 5_000, qty: 0 }])
    expect((await batalStok(owner, 'keluar-lebur', out.data.no)).status).toBe(200)
    expect(await lebur()).toEqual({ G375: 6.3 })
    expect(refusalAt(await batalStok(owner, 'keluar-lebur', out.data.no))[1]).toBe(
      'Transaksi Sudah Dibatalkan',
    )
  })

  it('to a refinery, for cash or into an account; cancelled, the money goes back (E44, E45)', async () => {
    await melt(['00000001'], 2.3)
    const before = await balances(owner)
    const wanted = { tujuan: 'PEMURNI' as const, emas: [{ kode_group: 'G375', berat: 1 }], harga: 600_000 }
    expect(refusal(await keluarLebur(owner, { ...wanted, harga: 0 }))).toEqual([400, 'Harga Harus Diisi'])
    const cash = (await keluarLebur(owner, wanted)).data.no as string
    const bank = (await keluarLebur(owner, { ...wanted, jenis_bayar: 'TRANSFER', nama_bank: 'BCA' })).data
      .no as string
    const after = await balances(owner)
    expect([
      after['1101']! - before['1101']!,
      after['1102-1234567890']! - before['1102-1234567890']!,
      after['4101']! - (before['4101'] ?? 0),
    ]).toEqual([600_000, 600_000, 1_200_000])
    expect(await lebur()).toEqual({ G375: 0.3 })
    expect(
      refusal(await keluarLebur(owner, { ...wanted, jenis_bayar: 'TRANSFER', nama_bank: 'MANDIRI' }))[0],
    ).toBe(409)
    const text = pdfPages((await owner.file(`keluar-lebur/dokumen/${bank}/slip`)).bytes)
      .flat()
      .join(' ')
    for (const part of [
      'BUKTI KELUAR LEBUR',
      bank,
      'PEMURNI',
      'TRANSFER 1234567890',
      'G375',
      '1.000',
      '600,000',
    ])
      expect(text).toContain(part)
    expect((await owner.request('POST', `keluar-lebur/dokumen/${bank}/cetak`)).data).toEqual({
      no: bank,
      cetak: 1,
      copy: 0,
      sementara: false,
    })
    for (const no of [cash, bank]) expect((await batalStok(owner, 'keluar-lebur', no)).status).toBe(200)
    expect(await balances(owner)).toEqual(before)
    expect(await lebur()).toEqual({ G375: 2.3 })
    await closeDay(server, ask, '2025-01-16')
  })

  it('two who draw from it at once, and a repeated request', async () => {
    await melt(['00000001'], 2)
    const id_trx = idTrx()
    const one = { emas: [{ kode_group: 'G375', berat: 1.5 }], id_trx }
    const [first, second] = [await keluarLebur(owner, one), await keluarLebur(owner, one)]
    expect(second.data).toEqual(first.data)
    expect((await batalStok(owner, 'keluar-lebur', first.data.no)).status).toBe(200)
    const staf = [owner, await server.client('OWN1')] as const
    const both = await Promise.all(
      staf.map((s) => keluarLebur(s, { emas: [{ kode_group: 'G375', berat: 1.5 }] })),
    )
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
  })

  it('on its own day alone, and with the otorisasi for exactly this', async () => {
    await melt(['00000001'], 2)
    const out = (await keluarLebur(owner, { emas: [{ kode_group: 'G375', berat: 1 }] })).data.no as string
    await buildOtorisasi(owner, { kategori: 'HANCUR BARANG', user_id: 'OWN1', description: 'LEBUR' })
    expect(
      refusal(
        await owner.send('POST', 'keluar-lebur', {
          id_trx: idTrx(),
          tujuan: 'PUSAT',
          penerima: 'PUSAT',
          emas: [{ kode_group: 'G375', berat: 1 }],
        }),
      ),
    ).toEqual([403, 'Perlu Otorisasi HANCUR BARANG'])
    owner = await (await closeDay(server, ask, '2025-01-16')).as('OWN1')
    expect(refusalAt(await batalStok(owner, 'keluar-lebur', out))[1]).toBe(
      'Keluar Lebur Tanggal Lain Tidak Bisa Dibatalkan',
    )
  })
})

it('is of the shop that one works in', async () => {
  const no = await buildHancur(owner, { barang: ['00000001'] })
  const there = await server.client('OWN1', 'TK02')
  expect((await there.request('GET', 'hancurbarang/hasil')).data).toEqual([])
  expect(refusal(await leburResult(there, no, 1))[0]).toBe(404)
  expect(refusal(await draftHancur(there, { barang: ['00000002'] }))[0]).toBe(404)
})
