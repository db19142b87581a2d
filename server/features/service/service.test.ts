/** Repairs over real HTTP: S15 and its variant, tax, every state they are undone in, who may, what two do at once (DOMAIN §B.7, §O.3, §H.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { buildSettings, buildUser } from '#test/tools/factories.ts'
import { jpeg } from '#test/tools/pictures.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { buildTukang } from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  ambilService,
  batalAmbilService,
  batalSelesaiService,
  batalService,
  batalServiceSah,
  buildService,
  buildServiceSelesai,
  lihatService,
  selesaiService,
  serviceBody,
  simpanService,
} from '#test/tools/service.ts'
import { allowedIfAsked, balances } from '#test/tools/till.ts'
import { cash, transfer } from '#test/tools/titipan.ts'
import { batalUpah, upah } from '#test/tools/tukang.ts'

let server: TestServer
let owner: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  await buildTukang(server)
  ;[owner, kasir] = await Promise.all([server.client('OWN1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
/** Grams in a place, by group; what is 0 is not there. */
const di = (lokasi: string) =>
  inDatabase<{ kode_group: string; qty: number; berat: number }>(
    server,
    `SELECT kode_group, qty::int AS qty, berat::int AS berat FROM saldo_lokasi
     WHERE kode_toko = 'TK01' AND lokasi = '${lokasi}' AND (berat <> 0 OR qty <> 0) ORDER BY 1`,
  )
/** Fields at which a request was refused. */
const fieldsOf = (reply: Reply): string[] => (reply as any).errors.map((e: { field: string }) => e.field)
const SERVICE = 'SERVICE/SERVICE'
const TAMBAH = [{ berat_selesai: 2.95, kode_tukang: 'TK1' }]

describe('S15', () => {
  it('a repair that gains gold: DP, goldsmith, pick-up', async () => {
    const reply = await simpanService(kasir, serviceBody({ pembayaran: cash(50_000) }))
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Service Berhasil Disimpan',
      { no_faktur_service: 'SV-TK01-250115-0001', total: 120_000, dp: 50_000, sisa: 70_000 },
    ])
    const no = reply.data.no_faktur_service
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 10_050_000, '2103': 50_000 })
    expect(await di(SERVICE)).toEqual([{ kode_group: 'G700', qty: 1, berat: 2_900 }])

    expect(must(await selesaiService(owner, no, TAMBAH)).data).toMatchObject({ total: 120_000, sisa: 70_000 })
    expect(await di(SERVICE)).toEqual([{ kode_group: 'G700', qty: 1, berat: 2_950 }])
    expect(await di('V:TUKANG')).toEqual([{ kode_group: 'G700', qty: 0, berat: -50 }])

    expect(must(await ambilService(kasir, no, cash(70_000))).data).toMatchObject({
      no_setoran: `${no}-02`,
      status_service: 'AMBIL',
      total_bayar: 120_000,
      dibayar: 70_000,
    })
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 10_120_000, '4104': 120_000 })
    expect(await di(SERVICE)).toEqual([])
    expect(await lihatService(kasir, no)).toMatchObject({
      status_service: 'AMBIL',
      sisa: 0,
      dp: 50_000,
      total_bayar: 120_000,
      ambil_by: 'KSR1',
      setoran: [
        { urut: 1, jenis: 'DP' },
        { urut: 2, jenis: 'AMBIL', total: 70_000 },
      ],
    })
  })

  it('cancelled before it is finished: the whole DP and the goods go back', async () => {
    const no = await buildService(kasir, { pembayaran: cash(50_000) })
    expect(refusal(await batalService(kasir, no))).toMatchObject([403, expect.anything()])
    expect(must(await batalServiceSah(kasir, no)).data).toMatchObject({
      status_service: 'CANC',
      refund_rp: 50_000,
      refund: [{ jenis: 'CASH', nominal: 50_000 }],
    })
    expect(await balances(kasir)).toEqual(OPENING)
    expect(await di(SERVICE)).toEqual([])
    expect(refusal(await batalServiceSah(kasir, no))).toEqual([
      409,
      `Service ${no} Sudah Diambil Atau Dibatalkan`,
    ])
  })
})

describe('gold', () => {
  it('that was lost goes to susut, and the goods leave as they weigh; a cancel gives them back as they are', async () => {
    const no = await buildServiceSelesai(owner, {}, [{ berat_selesai: 2.88 }])
    expect(await di('V:SUSUT')).toEqual([{ kode_group: 'G700', qty: 0, berat: 20 }])
    must(await batalServiceSah(owner, no))
    expect(await di(SERVICE)).toEqual([])
  })

  it('that was added keeps a repair from being cancelled until that is undone', async () => {
    const no = await buildServiceSelesai(owner, { pembayaran: cash(50_000) }, TAMBAH)
    expect(refusal(await batalServiceSah(owner, no))).toEqual([
      409,
      'Emas Sudah Ditambahkan, Batalkan Selesai Dahulu',
    ])
    must(await batalServiceSah(owner, no, batalSelesaiService))
    expect(await di('V:TUKANG')).toEqual([])
    expect(await di(SERVICE)).toEqual([{ kode_group: 'G700', qty: 1, berat: 2_900 }])
    // done again, under a number of its own, and undone again
    must(await selesaiService(owner, no, [{ berat_selesai: 2.93, kode_tukang: 'TK1' }]))
    expect(await di('V:TUKANG')).toEqual([{ kode_group: 'G700', qty: 0, berat: -30 }])
    must(await batalServiceSah(owner, no, batalSelesaiService))
    must(await batalServiceSah(owner, no))
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('out of the bin is there, or is refused; a goldsmith must be named', async () => {
    const no = await buildService(owner)
    expect(refusal(await selesaiService(owner, no, [{ berat_selesai: 3, tambahan_dari: 'LEBUR' }]))).toEqual([
      409,
      'Emas Lebur Tidak Cukup',
    ])
    expect(fieldsOf(await selesaiService(owner, no, [{ berat_selesai: 3 }]))).toEqual([
      'detail_barang.0.kode_tukang',
    ])
    expect(
      fieldsOf(
        await selesaiService(owner, no, [{ berat_selesai: 3, kode_tukang: 'XX', group_tambahan: 'ZZ' }]),
      ),
    ).toEqual(['detail_barang.0.kode_tukang', 'detail_barang.0.group_tambahan'])
  })

  it('undone on a later day is refused', async () => {
    const no = await buildServiceSelesai(owner, {}, TAMBAH)
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-16' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-01-16')
    const later = await server.client('OWN1')
    expect(refusal(await batalServiceSah(later, no, batalSelesaiService))).toEqual([
      409,
      'Selesai Hanya Bisa Dibatalkan Di Hari Yang Sama',
    ])
    must(await ambilService(later, no, cash(120_000)))
  })
})

describe('a pick-up', () => {
  it('is undone the same day and done again as -03', async () => {
    const no = await buildServiceSelesai(owner, { pembayaran: cash(50_000) }, TAMBAH)
    must(await ambilService(kasir, no, transfer(70_000)))
    expect(must(await batalServiceSah(kasir, no, batalAmbilService)).data).toMatchObject({
      status_service: 'SELESAI',
      refund: [{ jenis: 'TRANSFER', nominal: 70_000 }],
    })
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 10_050_000, '2103': 50_000 })
    expect(await di(SERVICE)).toEqual([{ kode_group: 'G700', qty: 1, berat: 2_950 }])
    expect(must(await ambilService(kasir, no, cash(70_000))).data.no_setoran).toBe(`${no}-03`)
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 10_120_000, '4104': 120_000 })
  })

  it('pays just what is due: nothing when the DP paid all', async () => {
    const no = await buildServiceSelesai(owner, { pembayaran: cash(120_000) })
    expect(fieldsOf(await ambilService(kasir, no, cash(1)))).toEqual(['pembayaran.0.nominal'])
    must(await ambilService(kasir, no))
    const less = await buildServiceSelesai(owner)
    expect(fieldsOf(await ambilService(kasir, less, cash(119_999)))).toEqual(['pembayaran'])
  })

  it.each([
    ['EXCLUDE', 121_320, 120_000, 1_320],
    ['INCLUDE', 120_000, 118_694, 1_306],
  ])('with tax %s', async (PPN_MODE, due, pendapatan, ppn) => {
    await buildSettings(server, { PPN_MODE })
    const no = await buildServiceSelesai(owner, { pembayaran: cash(50_000) })
    expect((await lihatService(kasir, no)).total_bayar).toBe(due)
    expect(must(await ambilService(kasir, no, cash(due - 50_000))).data).toMatchObject({ ppn_rp: ppn })
    expect(await balances(kasir)).toEqual({
      ...OPENING,
      '1101': 10_000_000 + due,
      '4104': pendapatan,
      '2104': ppn,
    })
  })

  it('of less than the DP is not finished: the DP goes back with the cancel', async () => {
    const no = await buildService(owner, { pembayaran: cash(100_000) })
    expect(fieldsOf(await selesaiService(owner, no, [{ ongkos_akhir: 99_999 }]))).toEqual(['detail_barang'])
  })
})

describe('what is refused', () => {
  it('a customer who cannot be found again, a day that is past, an unknown group: all at once', async () => {
    const fields = fieldsOf(
      await simpanService(
        kasir,
        serviceBody({
          nama_customer: 'REGULER',
          estimasi_tanggal: '2025-01-14',
          barang: [{ kode_group: 'ZZ', kode_tukang: 'ZZ' }],
        }),
      ),
    )
    expect(fields).toEqual([
      'nama_customer',
      'estimasi_tanggal',
      'detail_barang.0.kode_group',
      'detail_barang.0.kode_tukang',
    ])
  })

  it('each step from where it does not begin, and by who may not', async () => {
    const no = await buildService(kasir)
    expect(refusal(await ambilService(kasir, no, cash(120_000)))).toEqual([
      409,
      `Service ${no} Belum Selesai`,
    ])
    expect(refusal(await batalAmbilService(kasir, no))).toEqual([409, `Service ${no} Belum Diambil`])
    expect((await selesaiService(kasir, no)).status).toBe(403)
    await buildUser(server, { user_id: 'GDG9', level: 'GDG', kode_toko: 'TK01' })
    const [sales, gudang] = await Promise.all([server.client('SLS1'), server.client('GDG9')])
    must(await selesaiService(gudang, no))
    expect(refusal(await selesaiService(gudang, no))).toEqual([409, `Service ${no} Sudah Selesai`])
    expect((await ambilService(sales, no, cash(120_000))).status).toBe(403)
    expect((await lihatService(sales, no)).no_hp).not.toBe('')
  })

  it('another shop finds nothing of it', async () => {
    const no = await buildServiceSelesai(owner)
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' })
    const other = await server.client('KSR2', 'TK02')
    expect((await other.send('GET', `service/${no}`)).status).toBe(404)
    expect(refusal(await ambilService(other, no, cash(120_000)))).toEqual([404, 'No Service Tidak Ditemukan'])
  })
})

it('a repeated request makes no second repair and no second pick-up', async () => {
  const body = serviceBody({ pembayaran: cash(50_000) })
  const first = await simpanService(kasir, body)
  expect((await simpanService(kasir, body)).data).toEqual(first.data)
  const no = first.data.no_faktur_service
  must(await selesaiService(owner, no))
  const id_trx = idTrx()
  const done = await ambilService(kasir, no, cash(70_000), id_trx)
  expect((await ambilService(kasir, no, cash(70_000), id_trx)).data).toEqual(done.data)
  expect((await balances(kasir))['4104']).toBe(120_000)
})

it('of two at once one pick-up stands, and of a pick-up and a cancel one', async () => {
  const no = await buildServiceSelesai(owner, { pembayaran: cash(50_000) })
  const twice = await Promise.all([
    ambilService(kasir, no, cash(70_000)),
    ambilService(owner, no, cash(70_000)),
  ])
  expect(twice.map((r) => r.status).toSorted()).toEqual([200, 409])
  const other = await buildServiceSelesai(owner)
  const both = await Promise.all([ambilService(kasir, other, cash(120_000)), batalServiceSah(owner, other)])
  expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
})

it('is found in the shop, by its number, and listed by its state', async () => {
  const [masuk, selesai] = [await buildService(owner), await buildServiceSelesai(owner)]
  const list = async (query = '') =>
    must(await kasir.send('GET', `service${query}`)).data.map((s: any) => s.no_faktur_service)
  expect(await list()).toEqual([masuk, selesai])
  expect(await list('?status_service=SELESAI')).toEqual([selesai])
  expect(await list(`?cari=${masuk}`)).toEqual([masuk])
  expect(await list('?lewat_hari=0')).toEqual([])
  await inDatabase(
    server,
    `UPDATE service SET tgl_selesai = '2024-10-16' WHERE no_faktur_service = '${selesai}'`,
  )
  expect(await list('?lewat_hari=90')).toEqual([selesai])
  expect(await list('?lewat_hari=91')).toEqual([])
  must(await ambilService(kasir, selesai, cash(120_000)))
  expect(await list('?lewat_hari=90')).toEqual([])
  expect(await list()).toEqual([masuk])
  expect(await list('?status_service=AMBIL&tgl_from=2025-01-15')).toEqual([selesai])
})

it('has a paper, whose second print somebody must allow; what goes with the goods is another', async () => {
  const no = await buildServiceSelesai(owner, { pembayaran: cash(50_000) })
  expect(must(await kasir.send('POST', `service/${no}/cetak`, {})).data).toMatchObject({ cetak: 1, copy: 0 })
  expect((await kasir.send('POST', `service/${no}/cetak`, {})).status).toBe(403)
  must(await ambilService(kasir, no, cash(70_000)))
  expect(must(await kasir.send('POST', `service/${no}/cetak`, {})).data).toMatchObject({ cetak: 1, copy: 0 })
})

it('shows how a thing looked when it was taken in; once the work is done that stays', async () => {
  const no = await buildService(kasir)
  const kirim = async (no_baris: number, content: Buffer) =>
    kasir.send('POST', 'service/foto', {
      no_faktur_service: no,
      no: no_baris,
      gambar: content.toString('base64'),
    })
  const first = must(await kirim(1, await jpeg()))
  expect(first.message).toBe('Foto Berhasil Disimpan')
  expect((await kasir.file(`service/${no}/foto/1`)).type).toBe('image/jpeg')
  expect((await kasir.file(`service/${no}/foto/1?ukuran=kecil`)).status).toBe(200)
  expect((await kasir.file(`service/${no}/foto/2`)).status).toBe(404)
  const second = must(await kirim(1, await jpeg(300, 300, '#333333')))
  const buang = await inDatabase<{ nama: string }>(server, 'SELECT nama FROM objek_buang ORDER BY nama')
  expect(buang.map((b) => b.nama)).toEqual([
    `SERVICE/${first.data.foto}-kecil.jpg`,
    `SERVICE/${first.data.foto}.jpg`,
  ])
  expect(refusals(await kirim(2, await jpeg()))).toEqual([
    404,
    [['no', 'Barang Ke 2 Tidak Ada Di Service Ini']],
  ])
  expect((await kirim(1, Buffer.from('<svg/>'))).status).toBe(400)
  const lain = await server.client('OWN1', 'TK02')
  expect((await lain.file(`service/${no}/foto/1`)).status).toBe(404)
  must(await selesaiService(owner, no))
  expect(refusal(await kirim(1, await jpeg()))).toEqual([409, `Service ${no} Sudah Selesai`])
  expect((await lihatService(kasir, no)).detail_barang[0].foto).toBe(second.data.foto)
})

it('lists what its goldsmith was paid for it, what was taken back too; only one who works on it', async () => {
  await buildTukang(server, { kode_tukang: 'TK2' })
  const no = await buildService(owner, { barang: [{ kode_tukang: 'TK1', ongkos: 150_000 }] })
  const wanted = { ref_type: 'SERVICE' as const, ref_no: no }
  const { no_kas } = must(await upah(kasir, wanted)).data
  expect(refusals(await upah(kasir, { ...wanted, kode_tukang: 'TK2' }))[1]).toEqual([
    ['kode_tukang', `Tukang TK2 Tidak Mengerjakan ${no}`],
  ])
  expect((await lihatService(kasir, no)).upah).toEqual([
    {
      no_kas,
      tgl_system: '2025-01-15',
      kode_tukang: 'TK1',
      media: 'KAS',
      jumlah: 150_000,
      status_valid: 'DONE',
    },
  ])
  must(await batalUpah(kasir, no_kas))
  expect((await lihatService(kasir, no)).upah).toMatchObject([{ no_kas, status_valid: 'CANC' }])
})

it('has a receipt that says of a repair what a repair has: nothing of barcodes, prices, or words for no money', async () => {
  const katanya = async (no: string, kertas: string) =>
    pdfPages((await kasir.file(`service/${no}/nota?kertas=${kertas}`)).bytes)[0]!.join(' ')
  const no = await buildService(kasir)
  for (const kertas of ['80', 'A5']) {
    const paper = await katanya(no, kertas)
    for (const text of ['TANDA TERIMA SERVICE', 'SV 0001', 'CINCIN RETAK', '120,000'])
      expect(paper, kertas).toContain(text)
    for (const text of ['Barcode', 'Harga', 'Nol rupiah', ' 0 ']) expect(paper, kertas).not.toContain(text)
  }
  const dibayar = await buildService(kasir, { pembayaran: cash(50_000) })
  for (const kertas of ['80', 'A5'])
    expect(await katanya(dibayar, kertas), kertas).toContain('Lima puluh ribu rupiah')
})

it('has a ticket to fetch it with: number, goods, the promised day; its copies are counted by themselves', async () => {
  const no = await buildService(kasir, {
    barang: [{}, { nama_barang: 'GELANG', jumlah: 2, berat_terima: 10 }],
  })
  const hitung = () => kasir.send('POST', `service/${no}/cetak-tiket`, {})
  const katanya = async (kertas: string) => {
    const { bytes, type } = await kasir.file(`service/${no}/tiket?kertas=${kertas}`)
    expect(type).toBe('application/pdf')
    const pages = pdfPages(bytes)
    expect(pages).toHaveLength(1)
    return pages[0]!.join(' ')
  }
  expect(must(await hitung()).data).toMatchObject({ cetak: 1, copy: 0 })
  for (const kertas of ['80', 'A5']) {
    const paper = await katanya(kertas)
    for (const text of [
      'TIKET PENGAMBILAN SERVICE',
      'SV 0001',
      no,
      'IBU WATI',
      'CINCIN RETAK',
      'GELANG (2 buah)',
      '2.900 g, PATRI, PATAH',
      '22 Januari 2025',
      '90 hari',
    ])
      expect(paper.replaceAll(/\s+/g, ' '), kertas).toContain(text)
    expect(paper).not.toContain('COPY')
  }
  expect((await hitung()).status).toBe(403)
  expect(must(await allowedIfAsked(kasir, hitung)).data).toMatchObject({ cetak: 2, copy: 1 })
  expect(await katanya('80')).toContain('COPY 1')
  expect(must(await kasir.send('POST', `service/${no}/cetak`, {})).data).toMatchObject({ copy: 0 })
  expect((await kasir.file(`service/${no}/tiket?kertas=X`)).status).toBe(400)
  must(await batalServiceSah(owner, no))
  expect(refusal(await hitung())).toEqual([409, `Service ${no} Sudah Diambil Atau Dibatalkan`])
})
