/** Counts: opened, scanned by several at once, ended by where pieces are then (DOMAIN §B.16, §O.1-9, §O.1-10). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusalAt, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { closeShop } from '#test/tools/close.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import {
  batalOpname,
  bukaOpname,
  buildOpname,
  buildScans,
  finalDisetujui,
  finalOpname,
  ketemukan,
  scanOpname,
  tarikScan,
} from '#test/tools/opname.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { pindahkan } from '#test/tools/stok.ts'
import {
  allowedIfAsked,
  buildIzin,
  buildSale,
  buildValidSale,
  cancel,
  cancelValid,
} from '#test/tools/till.ts'
import { batalTitipanSah, buildTitipanSah, cash } from '#test/tools/titipan.ts'

let server: TestServer
let ask: Ask
let satu: Client
let dua: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  for (const user_id of ['GDG1', 'GDG2']) await buildUser(server, { user_id, level: 'GDG' })
  satu = await server.client('GDG1')
  dua = await server.client('GDG2')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const where = async (...barcodes: string[]) =>
  (
    await inDatabase<{ tempat: string }>(
      server,
      `SELECT kode_gudang || '/' || kode_baki || ' ' || status AS tempat FROM barang
       WHERE kode_barcode = ANY ($1) ORDER BY kode_barcode`,
      [barcodes],
    )
  ).map((row) => row.tempat)
const rows = (no: string) =>
  inDatabase<{ kode_barcode: string; hasil: string; tindakan: string; menurut_buku: string }>(
    server,
    `SELECT kode_barcode, hasil, tindakan, menurut_buku FROM opname_barang WHERE no = $1 ORDER BY 1`,
    [no],
  )
const lihat = async (no: string) => must(await satu.request('GET', `opname/${no}`)).data
const ready = async () =>
  (must(await satu.request('GET', 'baki/ready')).data as { kode_baki: string }[]).map((b) => b.kode_baki)
const laporan = async (asked: Record<string, string>) =>
  satu.request(
    'GET',
    `opname/report?${new URLSearchParams({ type: '', tanggal: '2025-01-15', baki: 'ALL', type_laporan: 'REKAP', ...asked })}`,
  )

describe('opening', () => {
  it('keeps what should be there, locks the tray, and is one count a tray', async () => {
    await buildSale(await ask.as('SLS1'), { barang: ['00000002'] })
    const reply = await bukaOpname(satu, { cakupan: 'BAKI', kode_baki: 'A1' })
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Stock Opname Dimulai',
      { no: 'SO-TK01-250115-0001', qty: 2, berat: 7.475 },
    ])
    expect(await ready()).not.toContain('A1')
    expect(refusalAt(await bukaOpname(dua, { cakupan: 'BAKI', kode_baki: 'A1' }))).toEqual([
      409,
      'Baki A1 Sedang Stock Opname',
      ['kode_baki'],
    ])
    expect(refusalAt(await bukaOpname(dua, { cakupan: 'SEMUA' }))).toEqual([
      409,
      'Baki A1 Sedang Stock Opname',
      ['cakupan'],
    ])
    expect(refusal(await pindahkan(satu, { barang: ['00000001'], kode_baki: 'A2' }))).toEqual([
      409,
      'Baki A1 Sedang Stock Opname',
    ])
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Ada Penjualan Yang Belum Di Validasi!'])
    await cancel(await ask.as('SLS1'), 'JL-TK01-250115-0001')
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Ada Stock Opname Yang Belum Selesai!'])
  })

  it('of all: trays, deposits and orders, never what was bought back', async () => {
    await buildTitipanSah(await ask.as('KSR1'), { barang: ['00000001'], pembayaran: cash(500_000) })
    const no = await buildOpname(satu)
    const trays = (await lihat(no)).baki.map((b: { kode_gudang: string; kode_baki: string }) => b.kode_baki)
    expect(trays).toEqual(expect.arrayContaining(['A1', 'A2', 'TITIP', 'PESANAN']))
    for (const never of ['BELI', 'SORTIR', 'CUCI', 'LEBUR', 'SERVICE', 'HUTANG'])
      expect(trays).not.toContain(never)
    expect(await buildScans(satu, no, 'TITIP', ['00000001'])).toEqual(['FOUND'])
    expect(refusal(await bukaOpname(satu, { cakupan: 'GUDANG', kode_gudang: 'BELI' }))).toEqual([
      400,
      'Tidak Ada Baki Yang Bisa Dihitung Di Situ',
    ])
  })

  it('dropped, it has done nothing, and the trays are free; by its maker or a supervisor', async () => {
    const no = await buildOpname(satu, 'A1')
    await buildScans(satu, no, 'A1', ['00000001', '00000003'])
    expect((await batalOpname(dua, no)).status).toBe(403)
    expect((await batalOpname(satu, no)).message).toBe('Stock Opname Dibatalkan')
    expect(await ready()).toContain('A1')
    expect(await where('00000001', '00000002', '00000003')).toEqual([
      'TOKO/A1 READY',
      'TOKO/A1 READY',
      'TOKO/A2 READY',
    ])
    expect(refusal(await finalDisetujui(satu, no))).toEqual([409, `Stock Opname ${no} Sudah BATAL`])
    expect(refusal(await scanOpname(satu, no, 'A1', '00000002'))).toEqual([
      409,
      `Stock Opname ${no} Sudah BATAL`,
    ])
    const lagi = await buildOpname(dua, 'A1')
    expect(lagi).toBe('SO-TK01-250115-0002')
    expect((await batalOpname(await ask.as('SPV1'), lagi)).status).toBe(200)
  })
})

describe('scanning', () => {
  it('found, there already, too many with where the books have it; each sees the others’ scans', async () => {
    const no = await buildOpname(satu, 'A1')
    expect((await scanOpname(satu, no, 'A1', '1')).data).toMatchObject({
      baru: true,
      hasil: 'FOUND',
      kode_barcode: '00000001',
      scan_by: 'GDG1',
      menurut_buku: '-',
    })
    expect((await scanOpname(dua, no, 'A1', '00000001')).data).toMatchObject({
      baru: false,
      hasil: 'FOUND',
      scan_by: 'GDG1',
      kode_baki: 'A1',
    })
    expect((await scanOpname(dua, no, 'A1', '00000003')).data).toMatchObject({
      baru: true,
      hasil: 'EXCEED',
      menurut_buku: 'TOKO / A2',
    })
    expect((await scanOpname(dua, no, 'A1', '99999999')).data).toMatchObject({
      hasil: 'EXCEED',
      menurut_buku: 'TIDAK DIKENAL',
      nama_barang: 'TIDAK DIKENAL',
      berat: 0,
    })
    const [asing] = await buildPieces(server, [{ kode_toko: 'TK02', berat: 4 }])
    expect((await scanOpname(dua, no, 'A1', asing!)).data).toMatchObject({
      hasil: 'EXCEED',
      menurut_buku: 'TOKO TK02 READY',
      berat: 4,
    })
    expect(await lihat(no)).toMatchObject({
      diharapkan: { qty: 2, berat: 7.475 },
      ketemu: { qty: 1, berat: 2.35 },
      hilang: { qty: 1, berat: 5.125 },
      lebih: { qty: 3 },
      baki: [{ kode_baki: 'A1', ketemu: { qty: 1 }, lebih: { qty: 3 } }],
    })
    expect((await lihat(no)).scan.map((s: { scan_by: string }) => s.scan_by)).toEqual([
      'GDG2',
      'GDG2',
      'GDG2',
      'GDG1',
    ])
    expect(refusalAt(await scanOpname(satu, no, 'A2', '00000003'))).toEqual([
      400,
      `Baki A2 Tidak Dihitung Di ${no}`,
      ['kode_baki'],
    ])
  })

  it('the last one of one’s own is taken back, and may be scanned again', async () => {
    const no = await buildOpname(satu, 'A1')
    await buildScans(satu, no, 'A1', ['00000001', '00000003'])
    await buildScans(dua, no, 'A1', ['00000002'])
    expect((await tarikScan(satu, no)).data).toMatchObject({ kode_barcode: '00000003' })
    expect((await tarikScan(satu, no)).data).toMatchObject({ kode_barcode: '00000001' })
    expect(refusal(await tarikScan(satu, no))).toEqual([409, 'Tidak Ada Scan Anda Yang Bisa Ditarik'])
    expect(await lihat(no)).toMatchObject({ ketemu: { qty: 1 }, lebih: { qty: 0 }, hilang: { qty: 1 } })
    expect(await buildScans(dua, no, 'A1', ['00000001', '00000002', '00000003'])).toEqual([
      'FOUND',
      'SUDAH',
      'EXCEED',
    ])
  })

  it('sent twice is one scan with one answer; of four people at once one is the first', async () => {
    const no = await buildOpname(satu, 'A1')
    const id_trx = idTrx()
    const [first, again] = [
      await scanOpname(satu, no, 'A1', '00000001', id_trx),
      await scanOpname(satu, no, 'A1', '00000001', id_trx),
    ]
    expect([again.data.baru, again.data]).toEqual([true, first.data])
    const people = await Promise.all(['GDG1', 'GDG2', 'SPV1', 'OWN1'].map((user) => server.client(user)))
    for (const kode of ['00000002', '00000003', '99999999']) {
      const replies = await Promise.all(people.map((person) => scanOpname(person, no, 'A1', kode)))
      expect(replies.map((r) => r.status)).toEqual([200, 200, 200, 200])
      expect(replies.filter((r) => r.data.baru)).toHaveLength(1)
      expect(new Set(replies.map((r) => r.data.scan_by)).size).toBe(1)
    }
  })
})

describe('FINAL', () => {
  it('loses what is not there, moves what lay elsewhere, finds what was lost, and notes the rest', async () => {
    const [beli] = await buildPieces(server, [{ berat: 1 }])
    const lama = await buildOpname(satu, 'A2')
    await buildScans(satu, lama, 'A2', ['00000003', '00000004'])
    must(await finalDisetujui(satu, lama))
    expect(await where('00000005')).toEqual(['TOKO/A2 HILANG'])
    await buildValidSale(await ask.as('KSR1'), { barang: [beli!] })

    const no = await buildOpname(satu, 'A1')
    await buildScans(satu, no, 'A1', ['00000001'])
    await buildScans(dua, no, 'A1', ['00000003', '00000005', beli!, '99999999'])
    const asked = await finalOpname(satu, no)
    expect(refusal(asked)).toEqual([403, 'Perlu Otorisasi STOCK OPNAME FINAL'])
    expect(asked.otorisasi![0]!.disetujui.map(({ nama }) => nama)).toEqual([
      'Nomor',
      'Tempat',
      'Ketemu',
      'Hilang',
      'Lebih',
      'Barang Hilang',
      'Pindah Ke TOKO/A1',
      'Ketemu Lagi Di TOKO/A1',
    ])
    const reply = await finalDisetujui(satu, no)
    expect([reply.status, reply.message]).toEqual([200, 'Stock Opname Selesai'])
    expect(reply.data).toMatchObject({
      ketemu: { qty: 1, berat: 2.35 },
      hilang: { qty: 1, berat: 5.125 },
      lebih: { qty: 4 },
      keluar: { qty: 0 },
    })
    expect(await where('00000001', '00000002', '00000003', '00000005')).toEqual([
      'TOKO/A1 READY',
      'TOKO/A1 HILANG',
      'TOKO/A1 READY',
      'TOKO/A1 READY',
    ])
    expect((await rows(no)).map((r) => Object.values(r).join(' '))).toEqual([
      '00000001 FOUND - -',
      '00000002 LOST HILANG TOKO / A1',
      '00000003 EXCEED PINDAH TOKO / A2',
      '00000005 EXCEED KETEMU TOKO / A2 HILANG',
      `${beli} EXCEED DICATAT TOKO / A1 TERJUAL`,
      '99999999 EXCEED DICATAT TIDAK DIKENAL',
    ])
    expect(
      await inDatabase(
        server,
        `SELECT DISTINCT kode_mutasi, ref_type FROM mutasi_stok WHERE ref_no = $1 ORDER BY 1`,
        [no],
      ),
    ).toEqual(['M09', 'M19', 'M20'].map((kode_mutasi) => ({ kode_mutasi, ref_type: 'OPNAME' })))
    expect(await ready()).toContain('A1')
    expect((await lihat(no)).status).toBe('FINAL')
    expect((await closeShop(ask, 'KSR1')).status).toBe(200)
  })

  it('what was sold, set aside or cancelled while it was counted is neither lost nor found', async () => {
    const kasir = await ask.as('KSR1')
    const [tiga, empat, lima] = (await buildPieces(server, [{}, {}, {}])) as [string, string, string]
    const dulu = await buildValidSale(kasir, { barang: [lima] })
    const no = await buildOpname(satu, 'A1')
    await buildScans(satu, no, 'A1', ['00000001', tiga])
    await buildValidSale(kasir, { barang: ['00000001'] })
    await buildValidSale(kasir, { barang: ['00000002'] })
    await buildTitipanSah(kasir, { barang: [empat], pembayaran: cash(500_000) })
    // The sale of this piece is cancelled: it lies in the tray again, and belongs there.
    must(await cancelValid(kasir, dulu))
    expect((await scanOpname(satu, no, 'A1', lima)).data).toMatchObject({ hasil: 'FOUND' })
    must(await finalDisetujui(satu, no))
    expect((await rows(no)).map((r) => `${r.kode_barcode} ${r.hasil}`)).toEqual([
      '00000001 KELUAR',
      '00000002 KELUAR',
      `${tiga} FOUND`,
      `${empat} KELUAR`,
      `${lima} FOUND`,
    ])
    expect(await lihat(no)).toMatchObject({
      diharapkan: { qty: 5 },
      ketemu: { qty: 2 },
      hilang: { qty: 0 },
      keluar: { qty: 3 },
    })
    expect(await inDatabase(server, `SELECT 1 FROM mutasi_stok WHERE ref_no = $1`, [no])).toEqual([])
  })

  it('is refused for what is spoken for and not found, all at once, with what holds each and the way out', async () => {
    const kasir = await ask.as('KSR1')
    const jual = await buildSale(await ask.as('SLS1'), { barang: ['00000001'] })
    const titip = await buildTitipanSah(kasir, { barang: ['00000002'], pembayaran: cash(1_500_000) })
    const no = await buildOpname(satu)
    await buildScans(satu, no, 'A2', ['00000003', '00000004', '00000005'])
    const wanted = [
      [
        '00000001',
        expect.stringMatching(new RegExp(`^00000001 .* Belum Ketemu Tetapi BOOKED Untuk ${jual}`)),
      ],
      ['00000002', expect.stringMatching(new RegExp(`TITIP Untuk ${titip}: Batalkan Titipan Itu Dulu`))],
    ]
    expect(refusals(await finalDisetujui(satu, no))).toEqual([409, wanted])
    expect(
      must(await satu.request('GET', `opname/${no}/pratinjau`)).data.tertahan.map(
        (t: { kode_barcode: string; sebab: string }) => [t.kode_barcode, t.sebab],
      ),
    ).toEqual(wanted)
    must(await cancel(await ask.as('SLS1'), jual))
    must(await batalTitipanSah(kasir, titip))
    expect((await finalDisetujui(satu, no)).data).toMatchObject({ hilang: { qty: 2 } })
    expect(await where('00000001', '00000002')).toEqual(['TOKO/A1 HILANG', 'TOKO/A1 HILANG'])
  })

  it('a piece in the wrong one of its trays is put there, and is not lost', async () => {
    const no = await buildOpname(satu)
    await buildScans(satu, no, 'A1', ['00000001', '00000003'])
    await buildScans(satu, no, 'A2', ['00000002', '00000004', '00000005'])
    const { baki } = await lihat(no)
    expect(baki.find((b: { kode_baki: string }) => b.kode_baki === 'A1')).toMatchObject({
      diharapkan: { qty: 2 },
      ketemu: { qty: 1 },
      lebih: { qty: 1 },
      keluar: { qty: 1 },
      hilang: { qty: 0 },
    })
    must(await finalDisetujui(satu, no))
    expect(await where('00000002', '00000003')).toEqual(['TOKO/A2 READY', 'TOKO/A1 READY'])
  })

  it('what was approved is what is there: a scan in between asks again', async () => {
    const no = await buildOpname(satu, 'A1')
    let scanned = false
    const reply = await allowedIfAsked(satu, async () => {
      if (scanned) await buildScans(dua, no, 'A1', ['00000001'])
      scanned = true
      return finalOpname(satu, no)
    })
    expect(refusal(reply)).toEqual([403, 'Perlu Otorisasi STOCK OPNAME FINAL'])
    expect((await finalDisetujui(satu, no)).data).toMatchObject({ ketemu: { qty: 1 }, hilang: { qty: 1 } })
  })

  it('and which pieces: one that weighs the same is not lost in place of another', async () => {
    const [murah, mahal] = (await buildPieces(server, [
      { kode_group: 'G375', berat: 4, kode_baki: 'A1' },
      { kode_group: 'G700', berat: 4, kode_baki: 'A1' },
    ])) as [string, string]
    const no = await buildOpname(satu, 'A1')
    await buildScans(satu, no, 'A1', ['00000001', '00000002', mahal])
    const asked = await finalOpname(satu, no)
    expect(asked.otorisasi![0]!.disetujui).toContainEqual({ nama: 'Barang Hilang', nilai: murah })
    await buildIzin(satu, () => finalOpname(satu, no))
    must(await tarikScan(satu, no))
    await buildScans(satu, no, 'A1', [murah])
    expect(refusal(await finalOpname(satu, no))).toEqual([403, 'Perlu Otorisasi STOCK OPNAME FINAL'])
    expect(await where(murah, mahal)).toEqual(['TOKO/A1 READY', 'TOKO/A1 READY'])
  })
})

describe('races', () => {
  const statuses = (replies: Reply[]) => replies.map((r) => r.status).toSorted()
  it('two FINALs: one ends it, the other is told', async () => {
    const no = await buildOpname(satu, 'A1')
    // The two users have their otorisasi already.
    const asked = await finalOpname(satu, no)
    await finalOpname(dua, no)
    for (const person of [satu, dua])
      for (const diminta of asked.otorisasi!)
        must(
          await person.send('POST', 'authorization', {
            ...diminta,
            user_id: 'SPV1',
            password: 'Rahasia-123',
            keterangan: '-',
          }),
        )
    const replies = await Promise.all([finalOpname(satu, no), finalOpname(dua, no)])
    expect(statuses(replies)).toEqual([200, 409])
    expect(replies.find((r) => r.status === 409)!.message).toBe(`Stock Opname ${no} Sudah FINAL`)
  })

  it('a scan during FINAL is counted, or told that it has ended', async () => {
    const no = await buildOpname(satu, 'A1')
    const [ended, scanned] = await Promise.all([
      finalDisetujui(satu, no),
      scanOpname(dua, no, 'A1', '00000001'),
    ])
    const [row] = await rows(no)
    if (scanned.status !== 200) expect(refusal(scanned)).toEqual([409, `Stock Opname ${no} Sudah FINAL`])
    else if (ended.status === 200) expect(row!.hasil).toBe('FOUND')
    if (ended.status !== 200) {
      expect(refusal(ended)).toEqual([403, 'Perlu Otorisasi STOCK OPNAME FINAL'])
      must(await finalDisetujui(satu, no))
    }
  })

  it('a piece that is sold in the moment of FINAL is sold or lost, never both', async () => {
    const sales = await ask.as('SLS1')
    const no = await buildOpname(satu, 'A1')
    const [sold, ended] = await Promise.all([
      buildSale(sales, { barang: ['00000001'] }).then(
        () => true,
        () => false,
      ),
      finalDisetujui(satu, no),
    ])
    const [place] = await where('00000001')
    if (ended.status === 200) expect(place).toBe(sold ? 'unreachable' : 'TOKO/A1 HILANG')
    else expect([place, sold]).toEqual(['TOKO/A1 BOOKED', true])
  })

  it('a tray that is opened while pieces are moved to it has them, or refuses them', async () => {
    const [opened, moved] = await Promise.all([
      bukaOpname(satu, { cakupan: 'BAKI', kode_baki: 'A2' }),
      pindahkan(dua, { barang: ['00000001'], kode_baki: 'A2' }),
    ])
    const kept = (await rows(must(opened).data.no)).map((r) => r.kode_barcode)
    expect(kept.includes('00000001')).toBe(moved.status === 200)
  })
})

describe('Ketemu', () => {
  it('a lost piece that turns up is in a tray again, allowed by STOCK OPNAME FINAL; another shop’s is not ours to find', async () => {
    const no = await buildOpname(satu, 'A1')
    await buildScans(satu, no, 'A1', ['00000001'])
    must(await finalDisetujui(satu, no))
    expect(must(await satu.request('GET', 'opname/hilang')).data).toMatchObject([
      { kode_barcode: '00000002', kode_baki: 'A1' },
    ])
    const wanted = { kode_barcode: '00000002', kode_baki: 'A2' }
    const asked = await ketemukan(satu, wanted)
    expect(refusal(asked)).toEqual([403, 'Perlu Otorisasi STOCK OPNAME FINAL'])
    expect(asked.otorisasi![0]!.disetujui).toContainEqual({ nama: 'Berat', nilai: '5.125 g' })
    const reply = await allowedIfAsked(satu, () => ketemukan(satu, wanted))
    expect([reply.message, reply.data]).toEqual([
      'Barang Ketemu Berhasil Disimpan',
      { no: 'SO-TK01-250115-0002' },
    ])
    expect(await where('00000002')).toEqual(['TOKO/A2 READY'])
    expect(refusalAt(await ketemukan(satu, wanted))).toEqual([
      409,
      'Barang 00000002 Tidak Hilang, Status READY',
      ['kode_barcode'],
    ])
    expect(
      refusal(await ketemukan(await server.client('OWN1', 'TK02'), { ...wanted, kode_baki: 'B1' })),
    ).toEqual([404, 'Barang 00000002 Tidak Ditemukan'])
  })
})

describe('R01', () => {
  it('says by tray what was found, lost and too many; and each piece of it', async () => {
    expect((await laporan({})).message).toBe('Laporan Hasil SO Tidak Tersedia')
    const no = await buildOpname(satu)
    await buildScans(satu, no, 'A1', ['00000001', '99999999'])
    await buildScans(satu, no, 'A2', ['00000003', '00000004', '00000005'])
    must(await finalDisetujui(satu, no))
    const rekap = await laporan({})
    expect(rekap.message).toBe('Laporan Hasil SO Tersedia')
    expect(rekap.data[0]).toEqual({
      kode_toko: 'A1',
      qty_ketemu: 1,
      berat_ketemu: 2.35,
      qty_hilang: 1,
      berat_hilang: 5.125,
      qty_lebih: 1,
      berat_lebih: 0,
      qty_total: 2,
      berat_total: 7.475,
    })
    const reply = await laporan({ type_laporan: 'DETAIL', baki: 'A1' })
    // Never one sum of what is there, what is gone and what is another's.
    expect(reply['total']).toEqual({ berat: 7.475, berat_ketemu: 2.35, berat_hilang: 5.125, berat_lebih: 0 })
    const detail = must(reply).data
    expect(detail).toEqual([
      {
        kode_baki: 'A1',
        detail_barang: [
          expect.objectContaining({
            kode_barcode: '99999999',
            hasil: 'LEBIH',
            menurut_buku: 'TIDAK DIKENAL',
          }),
          expect.objectContaining({ kode_barcode: '00000002', hasil: 'HILANG', berat: 5.125 }),
          expect.objectContaining({ kode_barcode: '00000001', hasil: 'KETEMU', menurut_buku: '-' }),
        ],
      },
    ])
    expect(must(await laporan({ type: 'LOST', type_laporan: 'DETAIL' })).data[0].detail_barang).toHaveLength(
      1,
    )
    expect(must(await laporan({ baki: 'TITIP' })).data).toEqual([])
  })

  it('asks for its choices in the specification’s words, and knows locked trays', async () => {
    const tanpa = async (name: string) => {
      const asked = new URLSearchParams({
        type: '',
        tanggal: '2025-01-15',
        baki: 'ALL',
        type_laporan: 'REKAP',
      })
      asked.delete(name)
      return refusal(await satu.request('GET', `opname/report?${asked}`))
    }
    expect(await tanpa('type_laporan')).toEqual([400, 'Type Laporan Harus Di pilih'])
    expect(await tanpa('baki')).toEqual([400, 'Baki Harus Di pilih'])
    expect(await tanpa('tanggal')).toEqual([400, 'Tanggal Tidak Boleh Kosong'])
    await buildOpname(satu, 'A1')
    const all = must(await satu.request('GET', 'baki/get/all')).data as { kode_baki: string }[]
    expect(all.map((b) => b.kode_baki)).toEqual(expect.arrayContaining(['A1', 'A2', 'TITIP']))
  })
})
