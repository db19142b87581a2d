/** Orders over real HTTP: the figures of §C.8, what is refused, money more than once, who makes it, who may (DOMAIN §B.6, §O.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { closeDay, closeShop } from '#test/tools/close.ts'
import { idTrx, must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildMember, buildPrice, buildSettings, buildUser } from '#test/tools/factories.ts'
import { jpeg } from '#test/tools/pictures.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import {
  batalDp,
  batalPesanan,
  batalPesananSah,
  buildPesanan,
  buildTambahDp,
  buildTukang,
  lihatPesanan,
  pesananBody,
  prosesPesanan,
  simpanPesanan,
  tambahDp,
} from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, balances, buildIzin, type Payment } from '#test/tools/till.ts'
import { cash, transfer } from '#test/tools/titipan.ts'

let server: TestServer
let till: Client
let kasir: Client
let spv: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir, spv] = (await Promise.all(['SLS1', 'KSR1', 'SPV1'].map((user) => server.client(user)))) as [
    Client,
    Client,
    Client,
  ]
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const kartu = (nominal: number, fee = 0): Payment[] => [
  { jenis: 'CREDIT', nominal, nama_bank: 'BCA', no_card: '4111111111111234', fee },
]
const diService = async (): Promise<number> =>
  (
    await inDatabase<{ berat: number }>(
      server,
      `SELECT COALESCE(sum(berat), 0)::int AS berat FROM saldo_lokasi
       WHERE kode_toko = 'TK01' AND lokasi = 'SERVICE/SERVICE'`,
    )
  )[0]!.berat

describe('an order', () => {
  it('is priced by its day, its DP owed from the moment it is saved (C.8, E10)', async () => {
    const reply = await simpanPesanan(till, pesananBody({ pembayaran: cash(2_500_000) }))
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Pesanan Berhasil Disimpan',
      {
        no_pesanan: 'PS-TK01-250115-0001',
        total_harga: 4_900_000,
        jumlah_bayar: 2_500_000,
        sisa_bayar: 2_400_000,
      },
    ])
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 12_500_000, '2102': 2_500_000 })
    const one = await lihatPesanan(till, reply.data.no_pesanan)
    expect(one).toMatchObject({ status_pesanan: 'OPEN', total_qty: 1, total_berat: 4, sisa_bayar: 2_400_000 })
    expect(one.detail_barang[0]).toMatchObject({ harga_jual: 4_600_000, harga_total: 4_900_000, kadar: 70 })
    expect(one.setoran).toMatchObject([
      {
        urut: 1,
        no_setoran: 'PS-TK01-250115-0001-01',
        total: 2_500_000,
        pembayaran: [{ jumlah_rp: 2_500_000 }],
      },
    ])
  })

  it('takes the customer’s own gold in without its becoming the shop’s, and counts it by what is fine in it', async () => {
    const barang = [
      { berat_customer: 1, kadar_customer: 70 },
      { berat_customer: 1, kadar_customer: 35, mengikat: false },
    ]
    const { data } = must(await simpanPesanan(till, pesananBody({ barang })))
    // 3.000 g and 3.500 g are paid
    expect(data.total_harga).toBe(3_450_000 + 4_025_000 + 600_000)
    expect(await diService()).toBe(2_000)
    expect(await balances(kasir)).toEqual(OPENING)
    const { detail_barang } = await lihatPesanan(till, data.no_pesanan)
    expect(detail_barang).toMatchObject([
      { emas_di_toko: 1, emas_di_tukang: 0, mengikat: true },
      { emas_di_toko: 1, emas_di_tukang: 0, mengikat: false },
    ])
  })

  it('needs no DP, and takes one up to the whole total, in several ways', async () => {
    expect(must(await simpanPesanan(till, pesananBody())).data.jumlah_bayar).toBe(0)
    const all = [...cash(1_000_000), ...transfer(1_900_000), ...kartu(2_000_000)]
    const { data } = must(await simpanPesanan(till, pesananBody({ pembayaran: all })))
    expect(data).toMatchObject({ jumlah_bayar: 4_900_000, sisa_bayar: 0 })
    expect(await balances(kasir)).toMatchObject({
      '1101': 11_000_000,
      '1102-1234567890': 28_900_000,
      '2102': 4_900_000,
    })
    expect(refusal(await simpanPesanan(till, pesananBody({ pembayaran: cash(4_900_001) })))).toEqual([
      400,
      'Pembayaran tidak boleh lebih dari sisa',
    ])
  })

  it('is made once however often it is asked for, and asked otherwise refused', async () => {
    const body = pesananBody({ pembayaran: cash(500_000) })
    const replies = await Promise.all([1, 2, 3].map(() => simpanPesanan(till, body)))
    expect(new Set(replies.map((r) => r.data?.no_pesanan))).toEqual(new Set(['PS-TK01-250115-0001']))
    expect(refusal(await simpanPesanan(kasir, { ...body, nama_customer: 'LAIN' }))[0]).toBe(409)
    expect(await balances(kasir)).toMatchObject({ '2102': 500_000 })
  })

  it('is told all that is wrong with it at once, each beside its field', async () => {
    const reply = await simpanPesanan(
      till,
      pesananBody({
        nama_customer: 'REGULER',
        estimasi_tanggal: '2025-01-14',
        barang: [
          { kode_group: 'ZZZ' },
          { kode_dept: 'ZZZ', harga_gram: 1_149_000 },
          { berat_customer: 1 },
          { kadar_customer: 70 },
        ],
      }),
    )
    expect(refusals(reply)).toEqual([
      400,
      [
        ['nama_customer', expect.any(String)],
        ['estimasi_tanggal', 'Tanggal Estimasi Sudah Lewat'],
        ['detail_barang.0.kode_group', 'Group ZZZ Tidak Ada'],
        ['detail_barang.1.kode_dept', 'Jenis ZZZ Tidak Ada'],
        ['detail_barang.1.harga_gram', 'Harga Berubah, Silahkan Ulangi'],
        ['detail_barang.2.kadar_customer', 'Kadar Emas Customer Harus Diisi'],
        ['detail_barang.3.berat_customer', 'Berat Emas Customer Harus Diisi'],
      ],
    ])
    expect(await inDatabase(server, 'SELECT 1 FROM pesanan')).toEqual([])
  })

  it('at a price that has just changed is not taken', async () => {
    const body = pesananBody()
    await buildPrice(server, 'G700', 1_200_000)
    expect(refusal(await simpanPesanan(till, body))).toEqual([409, 'Harga Berubah, Silahkan Ulangi'])
  })

  it('whose sum outgrows what a document may be is refused, not kept', async () => {
    const reply = await simpanPesanan(till, pesananBody({ barang: [{ perkiraan_berat: 100_000 }] }))
    expect(reply.status).toBe(400)
    const banyak = Array.from({ length: 20 }, () => ({ perkiraan_berat: 4_500 }))
    expect((await simpanPesanan(till, pesananBody({ barang: banyak }))).status).toBe(400)
  })

  it('asks somebody for a card’s fee above that of its bank', async () => {
    const body = pesananBody({ pembayaran: kartu(2_000_000, 3) })
    const first = await simpanPesanan(till, body)
    expect(first.otorisasi).toMatchObject([{ kategori: 'FEE KARTU DI ATAS MASTER' }])
    expect((await allowed(till, () => simpanPesanan(till, body))).status).toBe(200)
  })

  it('of a member carries the member’s name and phone, and stands in their history', async () => {
    await buildMember(server, { kode_member: 'MTK010001237', nama_customer: 'IBU RATNA' })
    const no = await buildPesanan(till, {
      kode_customer: 'MTK010001237',
      nama_customer: 'X',
      pembayaran: cash(100_000),
    })
    expect(await lihatPesanan(till, no)).toMatchObject({ nama_customer: 'IBU RATNA' })
    const { dokumen } = must(await kasir.send('GET', 'member/MTK010001237/riwayat')).data
    expect(dokumen).toMatchObject([
      { no_faktur_group: no, jenis: 'PESANAN', total_jual: 4_900_000, total_bayar: 100_000 },
    ])
  })
})

describe('more money', () => {
  it('is E11, until nothing is left to pay', async () => {
    const no = await buildPesanan(till, { pembayaran: cash(1_000_000) })
    const key = idTrx()
    const reply = must(await tambahDp(till, no, transfer(3_000_000), key))
    expect([reply.message, reply.data]).toEqual([
      'Tambah DP Berhasil Disimpan',
      { no_pesanan: no, urut: 2, jumlah_rp: 3_000_000, sisa_bayar: 900_000 },
    ])
    expect(must(await tambahDp(till, no, transfer(3_000_000), key)).data.urut).toBe(2)
    expect(refusal(await tambahDp(till, no, cash(900_001)))).toEqual([
      400,
      'Pembayaran tidak boleh lebih dari sisa',
    ])
    await buildTambahDp(till, no, cash(900_000))
    expect(refusal(await tambahDp(till, no, cash(1)))[0]).toBe(400)
    expect(await balances(kasir)).toMatchObject({ '2102': 4_900_000 })
    const kategori = await inDatabase<{ kategori: string }>(
      server,
      'SELECT kategori FROM jurnal WHERE ref_no LIKE $1 ORDER BY id',
      [`${no}%`],
    )
    expect(kategori.map((k) => k.kategori)).toEqual(['PESANAN', 'TAMBAH DP PESANAN', 'TAMBAH DP PESANAN'])
  })

  it('two at once are two, and never more than the total', async () => {
    const no = await buildPesanan(till)
    const both = await Promise.all([
      tambahDp(till, no, cash(2_000_000)),
      tambahDp(kasir, no, cash(2_500_000)),
    ])
    expect(both.map((r) => r.status)).toEqual([200, 200])
    expect(both.map((r) => r.data.urut).sort()).toEqual([1, 2])
    const more = await Promise.all([tambahDp(till, no, cash(300_000)), tambahDp(kasir, no, cash(300_000))])
    expect(more.map((r) => r.status).sort()).toEqual([200, 400])
    expect(await balances(kasir)).toMatchObject({ '2102': 4_800_000 })
  })

  it('taken in error goes back whole on its day: the newest first (E38)', async () => {
    const no = await buildPesanan(till, { pembayaran: transfer(1_000_000) })
    await buildTambahDp(till, no, kartu(500_000))
    expect(refusal(await batalDp(kasir, no, 1))).toEqual([
      409,
      'Hanya DP Terakhir, DP Ke 2, Yang Bisa Dibatalkan',
    ])
    expect(refusal(await batalDp(kasir, no, 3))[0]).toBe(404)
    const reply = must(await allowed(kasir, () => batalDp(kasir, no, 2)))
    expect(reply.data.refund).toEqual([{ jenis: 'CREDIT', nominal: 500_000, nama_bank: 'BCA' }])
    expect(refusal(await batalDp(kasir, no, 2))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
    must(await allowed(kasir, () => batalDp(kasir, no, 1)))
    expect(await balances(kasir)).toEqual(OPENING)
    // an undone DP uses up its number: the next is the third
    expect(must(await tambahDp(till, no, cash(100_000))).data.urut).toBe(3)
    expect(await lihatPesanan(till, no)).toMatchObject({ jumlah_bayar: 100_000 })
  })

  it('of an earlier day goes back only with the order', async () => {
    const no = await buildPesanan(till, { pembayaran: cash(1_000_000) })
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-16' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-01-16')
    const besok = await server.client('KSR1')
    expect(refusal(await batalDp(besok, no, 1))).toEqual([
      409,
      'DP Hanya Bisa Dibatalkan Di Hari Yang Sama, Batalkan Pesanannya',
    ])
    expect(must(await batalPesananSah(besok, no)).data).toMatchObject({ refund_rp: 1_000_000 })
  })

  it('and a cancel at once leave one of them', async () => {
    const no = await buildPesanan(till, { pembayaran: cash(1_000_000) })
    await buildIzin(kasir, () => batalPesanan(kasir, no))
    const [dp, batal] = await Promise.all([tambahDp(till, no, cash(500_000)), batalPesanan(kasir, no)])
    // Whichever was first: an order that has ended takes no money; what was approved was another sum.
    if (dp.status === 200) expect(batal.status).toBe(403)
    else expect([dp.status, batal.status]).toEqual([409, 200])
    expect(await balances(kasir)).toMatchObject(
      dp.status === 200 ? { '2102': 1_500_000 } : { '1101': 10_000_000 },
    )
  })
})

describe('who makes it, and until when', () => {
  it('OPEN goes to PROSES with a goldsmith of the shop, and to another', async () => {
    await buildTukang(server)
    await buildTukang(server, { kode_tukang: 'TK2' })
    await buildTukang(server, { kode_tukang: 'LAMA', aktif: false })
    const no = await buildPesanan(till)
    for (const kode of ['LAMA', 'TIDAKADA'])
      expect(refusal(await prosesPesanan(spv, no, kode))[1]).toContain('Tidak Ada')
    expect(must(await prosesPesanan(spv, no)).data.status_pesanan).toBe('PROSES')
    expect(refusal(await prosesPesanan(spv, no))).toEqual([409, 'Pesanan Sudah Di Tukang TK1'])
    must(await prosesPesanan(spv, no, 'TK2'))
    expect(await lihatPesanan(till, no)).toMatchObject({ kode_tukang: 'TK2', nama_tukang: 'TUKANG TK2' })
    must(await batalPesananSah(kasir, no))
    expect(refusal(await prosesPesanan(spv, no))[0]).toBe(409)
  })

  it('another day is promised with a reason that is kept', async () => {
    const no = await buildPesanan(till)
    const estimasi = (estimasi_tanggal: string) =>
      spv.send('POST', 'pesanan/estimasi', { no_pesanan: no, estimasi_tanggal, alasan: 'TUKANG SAKIT' })
    expect(refusal(await estimasi('2025-01-14'))).toEqual([400, 'Tanggal Estimasi Sudah Lewat'])
    expect(refusal(await estimasi('2025-02-01'))).toEqual([400, 'Tanggal Estimasi Tidak Berubah'])
    expect(must(await estimasi('2025-02-10')).message).toBe('Tanggal Estimasi Berhasil Dirubah')
    const [log] = await inDatabase<{ sesudah: object }>(
      server,
      `SELECT sesudah FROM audit_log WHERE tabel = 'pesanan' AND ref = $1`,
      [no],
    )
    expect(log!.sesudah).toEqual({ estimasi_tanggal: '2025-02-10', alasan: 'TUKANG SAKIT' })
  })

  it('late ones are told on the dashboard and by the close, which they do not stop', async () => {
    const no = await buildPesanan(till, { estimasi_tanggal: '2025-01-15' })
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-16' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-01-16')
    const besok = await server.client('KSR1')
    const { pengingat } = must(await besok.send('GET', 'beranda')).data
    expect(pengingat).toContainEqual({ menu: '/lihat-pesanan', teks: 'Pesanan Terlambat', jumlah: 1 })
    expect(must(await besok.send('GET', 'pesanan')).data).toMatchObject([{ no_pesanan: no, terlambat: true }])
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-15' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-01-15')
  })
})

describe('who may', () => {
  it('sales take orders in, the workshop works on them, nobody cancels without a word from above', async () => {
    await buildTukang(server)
    await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
    const gudang = await server.client('GDG1')
    const no = await buildPesanan(till)
    expect((await simpanPesanan(gudang, pesananBody())).status).toBe(403)
    expect((await prosesPesanan(till, no)).status).toBe(403)
    expect((await prosesPesanan(gudang, no)).status).toBe(200)
    expect((await batalPesanan(kasir, no)).otorisasi).toMatchObject([{ kategori: 'BATAL PESANAN' }])
    expect((await server.anonymous.send('GET', `pesanan/${no}`)).status).toBe(401)
  })

  it('another shop finds nothing of it', async () => {
    const no = await buildPesanan(till, { pembayaran: cash(1_000_000) })
    const lain = await server.client('OWN1', 'TK02')
    const all = [
      lain.send('GET', `pesanan/${no}`),
      lain.send('GET', `pesanan/${no}/nota`),
      lain.send('POST', `pesanan/${no}/cetak`, {}),
      tambahDp(lain, no, cash(1_000)),
      batalDp(lain, no),
      batalPesanan(lain, no),
      prosesPesanan(lain, no),
      lain.send('POST', 'pesanan/estimasi', {
        no_pesanan: no,
        estimasi_tanggal: '2025-03-01',
        alasan: 'COBA',
      }),
      lain.send('POST', 'pesanan/batal-baris', { no_pesanan: no, no: 1, alasan: 'COBA' }),
    ]
    expect((await Promise.all(all)).map((r) => r.status)).toEqual(all.map(() => 404))
    expect(must(await lain.send('GET', 'pesanan')).data).toEqual([])
  })
})

describe('looked up', () => {
  it('those that have not ended first by the day promised; by number, name, phone and thing', async () => {
    const a = await buildPesanan(till, { estimasi_tanggal: '2025-03-01' })
    const b = await buildPesanan(till, {
      estimasi_tanggal: '2025-02-01',
      barang: [{ nama_barang: 'GELANG UKIR' }],
      nama_customer: 'PAK JOKO',
    })
    const c = await buildPesanan(till)
    must(await batalPesananSah(kasir, c))
    const nomor = async (query: string) =>
      must(await till.send('GET', `pesanan${query}`)).data.map((p: { no_pesanan: string }) => p.no_pesanan)
    expect(await nomor('')).toEqual([b, a])
    expect(await nomor('?status_pesanan=CLOSE')).toEqual([c])
    expect(await nomor('?cari=ukir')).toEqual([b])
    expect(await nomor('?cari=joko')).toEqual([b])
    expect(await nomor(`?cari=${a}`)).toEqual([a])
    expect(await nomor('?tgl_from=2025-01-15&tgl_to=2025-01-15')).toEqual([c, b, a])
    expect(await nomor('?tgl_from=2024-01-15&tgl_to=2024-01-15')).toEqual([])
    const { data } = must(await till.send('GET', `cari?teks=${encodeURIComponent('PS 0002')}`))
    expect(data).toMatchObject([{ jenis: 'PESANAN', nomor: b, nama: 'PAK JOKO' }])
  })

  it('its receipt is counted, the second is a COPY that somebody allows; each DP has its own', async () => {
    await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
    const no = await buildPesanan(till, { barang: [{ berat_customer: 1, kadar_customer: 70 }] })
    const cetak = (urut = 1) => kasir.send('POST', `pesanan/${no}/cetak`, { urut })
    const nota = (query = '') => kasir.file(`pesanan/${no}/nota${query}`)
    expect((await nota()).type).toBe('application/pdf')
    expect(must(await cetak()).data).toMatchObject({ cetak: 1, copy: 0 })
    expect((await cetak()).otorisasi).toMatchObject([{ kategori: 'REPRINT NOTA' }])
    expect(must(await allowed(kasir, () => cetak())).data).toMatchObject({ cetak: 2, copy: 1 })
    expect(refusal(await cetak(2))[0]).toBe(404)
    await buildTambahDp(till, no, cash(500_000))
    await buildTambahDp(till, no, cash(250_000))
    expect(must(await cetak(2)).data).toMatchObject({ copy: 0 })
    for (const query of ['?urut=2', '?kertas=80', '?urut=2&kertas=80'])
      expect((await nota(query)).status).toBe(200)
    expect((await nota('?urut=9')).status).toBe(404)
  })

  it('a picture of a line is kept and shown; another takes its place', async () => {
    const no = await buildPesanan(till)
    const kirim = async (no_baris: number, content: Buffer) =>
      till.send('POST', 'pesanan/foto', { no_pesanan: no, no: no_baris, gambar: content.toString('base64') })
    const first = must(await kirim(1, await jpeg()))
    expect(first.message).toBe('Foto Berhasil Disimpan')
    expect((await till.file(`pesanan/${no}/foto/1`)).type).toBe('image/jpeg')
    expect((await till.file(`pesanan/${no}/foto/1?ukuran=kecil`)).status).toBe(200)
    expect((await till.file(`pesanan/${no}/foto/2`)).status).toBe(404)
    const second = must(await kirim(1, await jpeg(300, 300, '#333333')))
    expect(second.data.foto).not.toBe(first.data.foto)
    const buang = await inDatabase<{ nama: string }>(server, 'SELECT nama FROM objek_buang ORDER BY nama')
    expect(buang.map((b) => b.nama)).toEqual([
      `PESANAN/${first.data.foto}-kecil.jpg`,
      `PESANAN/${first.data.foto}.jpg`,
    ])
    expect((await kirim(2, await jpeg())).status).toBe(404)
    expect((await kirim(1, Buffer.from('<svg/>'))).status).toBe(400)
    expect((await (await server.client('OWN1', 'TK02')).file(`pesanan/${no}/foto/1`)).status).toBe(404)
  })
})

describe('the close', () => {
  it('warns of promises that are late, and closes', async () => {
    const late = await buildPesanan(till, { estimasi_tanggal: '2025-01-15' })
    await buildPesanan(till, { estimasi_tanggal: '2025-01-17' })
    const ask = await closeDay(server, askOf(server), '2025-01-16')
    const reply = await closeShop(ask, 'KSR1')
    expect(reply.status).toBe(200)
    expect(JSON.stringify(reply)).toContain(`Pesanan ${late} Lewat Tanggal Estimasi`)
  })
})
