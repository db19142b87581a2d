/** Loans over real HTTP: what is lent, what is refused, what is undone, to the rupiah (DOMAIN §B.8, §C.7, §H.2 S16). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { menuHutang } from '#domain/menus.ts'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { closeDay, closeShop } from '#test/tools/close.ts'
import { idTrx, must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildBankOut, buildMember, buildSettings } from '#test/tools/factories.ts'
import {
  batalHutang,
  batalHutangSah,
  buildHutang,
  buildHutangSah,
  hutangBody,
  lihatHutang,
  simpanHutang,
  validasiHutang,
} from '#test/tools/hutang.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { transfer } from '#test/tools/titipan.ts'
import { allowedIfAsked, balances, trays } from '#test/tools/till.ts'
import { forgetMember } from '#test/tools/forget.ts'

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
const LENT = { ...OPENING, '1101': 8_000_000, '1201': 2_000_000 }
const TRAYS = { A1: [2, 7.475], A2: [3, 9.625] }
/** Contents of HUTANG: [pieces, milligrams]. */
const inHutang = async (): Promise<[number, number]> => {
  const [row] = await inDatabase<{ qty: number; berat: number }>(
    server,
    `SELECT COALESCE(sum(qty), 0)::int AS qty, COALESCE(sum(berat), 0)::int AS berat FROM saldo_lokasi
     WHERE lokasi = 'HUTANG/HUTANG'`,
  )
  return [row!.qty, row!.berat]
}
const list = async (query = '', as = kasir) => (await as.request('GET', `hutang${query}`)).data as any[]

describe('a loan', () => {
  it('is valued, agreed and saved, and moves nothing until the cashier confirms it (S16)', async () => {
    const { data } = must(await simpanHutang(till, hutangBody()))
    expect(data).toMatchObject({
      no_faktur_hutang: 'HT-TK01-250115-0001',
      status_valid: 'OPEN',
      taksiran: 5_408_000,
      maks_pinjaman: 4_326_000,
      jumlah_hutang: 2_000_000,
      tgl_jatuh_tempo: '2025-02-15',
      alasan_tidak_bisa: [],
      perlu_otorisasi: [],
    })
    expect([await balances(kasir), await inHutang()]).toEqual([OPENING, [0, 0]])
    expect(await validasiHutang(kasir, data.no_faktur_hutang)).toMatchObject({
      status: 200,
      message: 'Hutang Berhasil Di Validasi',
      data: { status_valid: 'DONE' },
    })
    expect([await balances(kasir), await inHutang(), await trays(kasir)]).toEqual([LENT, [1, 5200], TRAYS])
    expect(await lihatHutang(kasir, data.no_faktur_hutang)).toMatchObject({
      sisa_pokok: 2_000_000,
      bunga: 60_000,
      harus_dibayar: 2_060_000,
      hari_lewat: -31,
      tgl_bunga_sampai: '2025-01-15',
      identitas: { jenis: 'KTP', nomor: '************0001' },
      detail_barang: [{ nama_barang: 'GELANG RANTAI', harga_beli_gram: 1_040_000, taksiran: 5_408_000 }],
      pembayaran: [{ jenis: 'CASH', nominal: 2_000_000 }],
      bayar: [],
    })
  })

  it('of several goods of several groups, paid out by transfer, confirmed as it is saved', async () => {
    await buildSettings(server, { AUTO_VALIDASI: 'YA' })
    const { data } = must(
      await simpanHutang(
        kasir,
        hutangBody({
          barang: [
            {},
            { nama_barang: 'ANTING', kategori: 'G375', jumlah: 2, berat: 1.111, kondisi: 'PENYOK' },
          ],
          jumlah_hutang: 3_000_000,
          pembayaran: [{ ...transfer(3_000_000)[0]!, keterangan: 'BRI 0011223344 HESTI' }],
          lama_pinjam: 3,
          kode_kondisi_pinjaman: 'H30',
        }),
      ),
    )
    // 5,408,000 + 1.111 × 560,000 = 622,160
    expect(data).toMatchObject({
      status_valid: 'DONE',
      taksiran: 6_030_160,
      maks_pinjaman: 4_824_000,
      tgl_jatuh_tempo: '2025-04-15',
    })
    expect(await balances(kasir)).toEqual({ ...OPENING, '1102-1234567890': 22_000_000, '1201': 3_000_000 })
    expect(await inHutang()).toEqual([3, 6311])
  })

  it('above what is lent on such goods needs somebody, who sees what it is', async () => {
    const body = hutangBody({ jumlah_hutang: 4_326_001 })
    expect(await simpanHutang(kasir, body)).toMatchObject({
      status: 403,
      message: 'Perlu Otorisasi PINJAMAN DI ATAS MAKSIMUM',
      errors: [{ field: 'jumlah_hutang' }],
      otorisasi: [
        {
          kategori: 'PINJAMAN DI ATAS MAKSIMUM',
          disetujui: [
            { nama: 'Customer', nilai: 'IBU HESTI' },
            { nama: 'Barang 1', nilai: '1 GELANG RANTAI MULUS G700, 5.200 g' },
            { nama: 'Taksiran', nilai: 'Rp. 5,408,000' },
            { nama: 'Pinjaman Maksimal', nilai: 'Rp. 4,326,000' },
            { nama: 'Jumlah Hutang', nilai: 'Rp. 4,326,001' },
            { nama: 'Syarat', nilai: 'P30, 1 bulan' },
          ],
        },
      ],
    })
    const { data } = must(await allowedIfAsked(kasir, () => simpanHutang(kasir, body)))
    expect((await lihatHutang(kasir, data.no_faktur_hutang)).otorisasi_by).not.toBe('-')
    // An otorisasi for one loan does not allow another loan.
    expect(await simpanHutang(kasir, hutangBody({ jumlah_hutang: 4_400_000 }))).toMatchObject({ status: 403 })
  })

  it('is told all that is wrong with it at once', async () => {
    await buildHutang(till, { no_amplop: 'A-1', no_segel: 'S-1' })
    const body = hutangBody({
      barang: [{ kondisi: 'RUSAK', kategori: 'XX' }, {}],
      no_amplop: 'A-1',
      no_segel: 'S-1',
      identitas: null,
      nama_customer: 'REGULER',
      no_hp: '08',
      kode_kondisi_pinjaman: 'TIDAK-ADA',
      berat_bruto: 10.3,
    })
    expect(refusals(await simpanHutang(till, { ...body, berat_emas: 10.3 }))).toEqual([
      400,
      [
        ['nama_customer', 'Nama Customer Harus Diisi'],
        ['no_hp', 'No HP Customer Harus Diisi, Minimal 8 Angka'],
        ['identitas', 'Identitas Peminjam Harus Diisi'],
        ['detail_barang.0.kondisi', 'Kondisi RUSAK Tidak Ada'],
        ['detail_barang.0.kategori', 'Kategori XX Tidak Ada'],
        ['berat_emas', 'Berat Emas Seharusnya 10.400 g'],
        ['berat_bruto', 'Berat Bruto Kurang Dari Berat Emas 10.400 g'],
        ['kode_kondisi_pinjaman', 'Kondisi Pinjaman TIDAK-ADA Tidak Ada'],
        ['no_amplop', 'Amplop A-1 Dipakai Hutang HT-TK01-250115-0001'],
        ['no_segel', 'Segel S-1 Dipakai Hutang HT-TK01-250115-0001'],
      ],
    ])
    const { identitas: _, ...rest } = hutangBody()
    expect(
      refusals(await simpanHutang(till, { ...rest, identitas: { jenis: 'KTP', nomor: '123' } })),
    ).toEqual([
      400,
      [
        ['identitas.nama', 'Nama Peminjam Harus Diisi'],
        ['identitas.alamat', 'Alamat Peminjam Harus Diisi'],
      ],
    ])
  })

  it('is paid out just as it is: neither less, nor more, nor by card', async () => {
    const pay = async (pembayaran: any[]) => {
      const { status, message } = await simpanHutang(till, hutangBody({ pembayaran }))
      return [status, message]
    }
    expect(await pay([{ jenis: 'CASH', nominal: 1_999_999 }])).toEqual([409, 'Pembayaran Kurang Rp. 1'])
    expect((await pay([{ jenis: 'CASH', nominal: 2_000_001 }]))[0]).toBe(400)
    expect((await pay([{ jenis: 'DEBET', nominal: 2_000_000, nama_bank: 'BCA' }]))[0]).toBe(400)
  })

  it('of a repeated request is one, and of two at once for one envelope too', async () => {
    const body = hutangBody({ no_amplop: 'A-7' })
    const [first, again] = await Promise.all([simpanHutang(till, body), simpanHutang(till, body)])
    expect(again.data).toEqual(first.data)
    const both = await Promise.all([1, 2, 3].map(() => simpanHutang(till, hutangBody({ no_amplop: 'A-8' }))))
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409, 409])
    expect((await list()).map((h) => h.no_amplop)).toEqual(['A-7', 'A-8'])
  })

  it('of a member takes the NIK on file, and is blanked with the member when it has ended', async () => {
    await buildMember(server, { kode_member: 'MTK010000017', nama_customer: 'RATNA' })
    const asked = { kode_customer: 'MTK010000017', identitas: null }
    expect(refusal(await simpanHutang(till, hutangBody(asked)))).toEqual([
      400,
      'Identitas Peminjam Harus Diisi',
    ])
    const owner = await server.client('OWN1')
    must(await owner.send('PUT', 'member/MTK010000017', { nik: '3404012501900002' }))
    const no = await buildHutang(till, asked)
    expect((await lihatHutang(kasir, no)).identitas).toEqual({ jenis: 'KTP', nomor: '************0002' })
    expect(await kasir.send('POST', `hutang/${no}/identitas`, {})).toMatchObject({ status: 403 })
    expect((await owner.send('POST', `hutang/${no}/identitas`, {})).data).toMatchObject({
      nomor: '3404012501900002',
      nama: 'RATNA',
    })
    const forget = () => forgetMember(owner, 'MTK010000017')
    expect((await forget()).status).toBe(409)
    must(await batalHutang(kasir, no))
    must(await forget())
    expect(await lihatHutang(owner, no)).toMatchObject({
      nama_customer: 'ANONIM',
      no_hp: '-',
      identitas: null,
    })
  })
})

describe('the cashier’s queue', () => {
  it('lists loans on their own screen alone, with what keeps them from it', async () => {
    const no = await buildHutang(till, { barang: [{ berat: 20 }], jumlah_hutang: 11_000_000 })
    const of = async (screen: string) => (await kasir.request('GET', `validasi?layar=${screen}`)).data
    expect(await of('hutang')).toMatchObject([
      {
        dokumen: 'HUTANG',
        no_faktur_group: no,
        qty_masuk: 1,
        berat_masuk: 20,
        total: 11_000_000,
        pembayaran: [{ jenis: 'CASH', arah: 'KELUAR' }],
        alasan_tidak_bisa: ['Saldo Kas Tidak Cukup'],
      },
    ])
    expect(await of('jual-beli')).toEqual([])
    expect(refusal(await validasiHutang(kasir, no))).toEqual([409, 'Saldo Kas Tidak Cukup'])
    expect(refusal(await validasiHutang(till, no))[0]).toBe(403)
  })

  it('asks for SALDO BANK MINUS where the account does not hold it', async () => {
    const no = await buildHutang(till, {
      pembayaran: [{ ...transfer(2_000_000)[0]!, keterangan: 'BRI 001' }],
    })
    await buildBankOut(server, 24_000_000)
    expect((await kasir.request('GET', 'validasi?layar=hutang')).data[0].perlu_otorisasi).toEqual([
      'SALDO BANK MINUS',
    ])
    expect(refusal(await validasiHutang(kasir, no))).toEqual([403, 'Perlu Otorisasi SALDO BANK MINUS'])
    must(await allowedIfAsked(kasir, () => validasiHutang(kasir, no)))
    expect((await balances(kasir))['1102-1234567890']).toBe(-1_000_000)
  })

  it('confirms once, however often it is asked, and another person where the shop wants that', async () => {
    await buildSettings(server, { VALIDASI_BEDA_USER: 'YA' })
    const own = await buildHutang(kasir)
    expect(refusal(await validasiHutang(kasir, own))).toEqual([403, 'Validasi Harus Dari User Lain'])
    const no = await buildHutang(till)
    const replies = await Promise.all([1, 2, 3].map(() => validasiHutang(kasir, no)))
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 409, 409])
    expect(await balances(kasir)).toEqual(LENT)
  })
})

describe('a loan from HUTANG_BEDA_USER_MULAI on', () => {
  const BESAR = { barang: [{ berat: 10 }], jumlah_hutang: 5_000_000 }
  const LAIN = 'Pinjaman Mulai Rp. 5,000,000 Harus Di Validasi User Lain'

  it('is confirmed by another than who made it, and by nobody in the act that saves it', async () => {
    const saved = must(await simpanHutang(kasir, hutangBody(BESAR))).data
    expect(saved).toMatchObject({ status_valid: 'OPEN', alasan_tidak_bisa: [LAIN] })
    const no = saved.no_faktur_hutang as string
    expect(refusal(await validasiHutang(kasir, no))).toEqual([403, LAIN])
    expect(await balances(kasir)).toEqual(OPENING)
    const sekaligus = await simpanHutang(kasir, { ...hutangBody(BESAR), validasi: true })
    expect(refusal(sekaligus)).toEqual([403, LAIN])
    const antrian = async (as: Client) =>
      must(await as.request('GET', 'validasi?layar=hutang')).data.map((m: any) => m.alasan_tidak_bisa)
    expect(await antrian(kasir)).toEqual([[LAIN]])
    const lain = await server.client('SPV1')
    expect(await antrian(lain)).toEqual([[]])
    must(await validasiHutang(lain, no))
    expect(await balances(kasir)).toMatchObject({ '1101': 5_000_000, '1201': 5_000_000 })
  })

  it('waits where every save validates, and says for whom; a smaller one does not', async () => {
    await buildSettings(server, { AUTO_VALIDASI: 'YA' })
    const { data } = must(await simpanHutang(kasir, hutangBody(BESAR)))
    expect(data).toMatchObject({ status_valid: 'OPEN', alasan_tidak_bisa: [LAIN] })
    must(await validasiHutang(await server.client('OWN1'), data.no_faktur_hutang))
    const kecil = must(await simpanHutang(kasir, hutangBody({ ...BESAR, jumlah_hutang: 4_999_000 }))).data
    expect(kecil).toMatchObject({ status_valid: 'DONE', alasan_tidak_bisa: [] })
  })

  it('from the sum on that the shop has set', async () => {
    await buildSettings(server, { HUTANG_BEDA_USER_MULAI: '1000000' })
    expect(refusal(await validasiHutang(kasir, await buildHutang(kasir)))).toEqual([
      403,
      'Pinjaman Mulai Rp. 1,000,000 Harus Di Validasi User Lain',
    ])
  })
})

describe('undone', () => {
  it('a draft is released by its maker, and its envelope is free', async () => {
    const no = await buildHutang(till, { no_amplop: 'A-9' })
    expect((await batalHutang(till, no)).data).toEqual({
      no_faktur_hutang: no,
      status_hutang: 'CANC',
      terima: [],
    })
    expect(refusal(await batalHutang(till, no))[0]).toBe(409)
    await buildHutang(till, { no_amplop: 'A-9' })
  })

  it('one of today goes back whole, with BATAL HUTANG (E23)', async () => {
    const no = await buildHutangSah(kasir)
    expect(refusal(await batalHutang(kasir, no))).toEqual([403, 'Perlu Otorisasi BATAL HUTANG'])
    expect(must(await batalHutangSah(kasir, no)).data.terima).toEqual([
      { jenis: 'CASH', nominal: 2_000_000, nama_bank: '-' },
    ])
    expect([await balances(kasir), await inHutang()]).toEqual([OPENING, [0, 0]])
    expect(await lihatHutang(kasir, no)).toMatchObject({
      status_hutang: 'CANC',
      bunga: 0,
      alasan_batal: 'SALAH INPUT',
    })
    expect((await batalHutangSah(kasir, no)).status).toBe(409)
  })
})

describe('found', () => {
  it('by its number, envelope and seal; lists by due day; another shop sees nothing', async () => {
    const late = await buildHutangSah(kasir, { no_amplop: 'A-2', no_segel: 'S-2', lama_pinjam: 2 })
    const soon = await buildHutangSah(kasir, {
      no_amplop: 'A-3',
      tempat: 'LACI 4',
      nama_customer: 'PAK JOKO',
    })
    for (const kode of [late, 'a-2', 'S-2'])
      expect((await kasir.request('GET', `hutang/scan/${kode}`)).data).toEqual({ no_faktur_hutang: late })
    expect(refusal(await kasir.request('GET', 'hutang/scan/A-4'))[0]).toBe(404)
    expect((await list()).map((h) => h.no_faktur_hutang)).toEqual([soon, late])
    const found = async (query: string) => (await list(query)).map((h) => h.no_faktur_hutang)
    expect(await found('?cari=LACI')).toEqual([soon])
    expect(await found('?cari=HT 0001')).toEqual([late])
    expect(await found('?tempo_hari=31')).toEqual([soon])
    expect(await found('?status_hutang=CLOS')).toEqual([])
    expect(await found('?tgl_from=2025-01-15&tgl_to=2025-01-15')).toEqual([soon, late])
    const owner = await server.client('OWN1')
    for (const text of [soon, 'A-3', 'HT 2'])
      expect((await owner.request('GET', `cari?teks=${text}`)).data).toMatchObject([
        { jenis: 'HUTANG', nomor: soon },
      ])
    const there = await server.client('OWN1', 'TK02')
    expect(await list('', there)).toEqual([])
    for (const path of [`hutang/${soon}`, 'hutang/scan/A-3', `hutang/${soon}/nota`, `hutang/${soon}/teks`])
      expect((await there.request('GET', path)).status, path).toBe(404)
    expect((await batalHutang(there, soon)).status).toBe(404)
    expect((await validasiHutang(there, soon)).status).toBe(404)
  })

  it('elsewhere: goods move to another envelope, which the log tells', async () => {
    const [one, other] = [
      await buildHutangSah(kasir, { no_amplop: 'A-2' }),
      await buildHutangSah(kasir, { no_amplop: 'A-3' }),
    ]
    const move = (no_faktur_hutang: string, no_amplop: string) =>
      kasir.send('PUT', 'hutang/tempat', {
        no_faktur_hutang,
        no_amplop,
        no_segel: '',
        tempat: 'LACI 1',
        alasan: 'AMPLOP SOBEK',
      })
    expect(refusals(await move(one, 'A-3'))).toEqual([
      409,
      [['no_amplop', `Amplop A-3 Dipakai Hutang ${other}`]],
    ])
    must(await move(one, 'A-5'))
    expect(await lihatHutang(kasir, one)).toMatchObject({ no_amplop: 'A-5', tempat: 'LACI 1' })
    const log = await inDatabase(
      server,
      `SELECT sebelum, sesudah FROM audit_log WHERE tabel = 'hutang' AND ref = $1`,
      [one],
    )
    expect(log).toMatchObject([
      { sebelum: { no_amplop: 'A-2' }, sesudah: { no_amplop: 'A-5', alasan: 'AMPLOP SOBEK' } },
    ])
    expect((await till.send('PUT', 'hutang/tempat', {})).status).toBe(403)
  })
})

describe('papers', () => {
  it('before validasi are a Nota Sementara, which is no copy', async () => {
    const no = await buildHutang(kasir)
    const print = (step?: string) => kasir.send('POST', `hutang/${no}/cetak`, step ? { langkah: step } : {})
    for (const step of ['IZIN', undefined, undefined])
      expect((await print(step)).data).toMatchObject({ cetak: 0, copy: 0, sementara: true })
    const kata = async (query: string) =>
      pdfPages((await kasir.file(`hutang/${no}/nota?kertas=80${query}`)).bytes)
        .flat()
        .join(' ')
    expect(await kata('')).toContain('SURAT HUTANG - NOTA SEMENTARA')
    must(await allowedIfAsked(kasir, () => validasiHutang(kasir, no)))
    expect((await print('IZIN')).data).toMatchObject({ cetak: 0, copy: 0, sementara: false })
    expect(await kata('&mencetak=1')).not.toMatch(/SEMENTARA|PRATINJAU|COPY/)
  })

  it('are printed, counted, and the second only with REPRINT NOTA', async () => {
    const no = await buildHutangSah(kasir)
    const print = () => kasir.send('POST', `hutang/${no}/cetak`, {})
    expect((await print()).data).toMatchObject({ cetak: 1, copy: 0 })
    expect((await print()).status).toBe(403)
    expect(must(await allowedIfAsked(kasir, print)).data).toMatchObject({ cetak: 2, copy: 1 })
    for (const path of ['nota', 'nota?kertas=A5', 'nota?kertas=80', 'amplop', 'amplop?kertas=A5'])
      expect(await kasir.file(`hutang/${no}/${path}`), path).toMatchObject({
        status: 200,
        type: 'application/pdf',
      })
    const words = pdfPages((await kasir.file(`hutang/${no}/nota?kertas=80`)).bytes)
      .flat()
      .join(' ')
    for (const text of [
      'SURAT HUTANG - COPY 1',
      no,
      'Harus Dibayar Rp. 2,060,000',
      'Materai',
      'Bunga 3% per bulan',
      'tidak menjadi milik toko',
    ])
      expect(words).toContain(text)
    const label = pdfPages((await kasir.file(`hutang/${no}/amplop`)).bytes)
      .flat()
      .join(' ')
    expect(label).toContain(no)
    expect(label).not.toMatch(/GELANG|2,000,000|5,408,000/)
    expect((await kasir.request('GET', `hutang/${no}/teks`)).data).toEqual({
      nama: `${no}.txt`,
      teks: `${no}\r\nGELANG RANTAI\r\nLama Pinjam   : 1 bulan\r\nTotal Pinjam  : 2,000,000\r\nBunga         : 60,000\r\nHarus Dibayar : 2,060,000\r\n`,
    })
  })
})

describe('the close', () => {
  it('waits for a loan, and keeps what ran, how old it was and what was due (§O.4-9)', async () => {
    let ask = askOf(server)
    const no = await buildHutangSah(kasir, { lama_pinjam: 1 })
    const draft = await buildHutang(till)
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Ada Hutang Yang Belum Di Validasi!'])
    must(await batalHutang(till, draft))
    ask = await closeDay(server, ask, '2025-02-16')
    while ((await ask('KSR1', 'GET', 'users/me')).data.userdata.tgl_system < '2025-02-16')
      ask = await closeDay(server, ask, '2025-02-16')
    const rows = await inDatabase(
      server,
      `SELECT tanggal, hari, hari_lewat, sisa_pokok, bunga FROM hutang_harian
       WHERE no_faktur_hutang = $1 AND tanggal IN ('2025-01-15', '2025-02-15') ORDER BY 1`,
      [no],
    )
    expect(rows).toEqual([
      { tanggal: '2025-01-15', hari: 0, hari_lewat: -31, sisa_pokok: 2_000_000, bunga: 60_000 },
      { tanggal: '2025-02-15', hari: 31, hari_lewat: 0, sisa_pokok: 2_000_000, bunga: 60_000 },
    ])
    const fresh = await ask.as('KSR1')
    expect(await list('?tempo_hari=0', fresh)).toMatchObject([
      { no_faktur_hutang: no, hari_lewat: 1, bunga: 120_000, harus_dibayar: 2_120_000 },
    ])
    expect((await fresh.request('GET', 'beranda')).data.pengingat).toContainEqual({
      menu: '/lihat-hutang',
      teks: 'Hutang Jatuh Tempo',
      jumlah: 1,
    })
    expect((await batalHutang(fresh, no)).status).toBe(409)
    must(await closeShop(ask, 'KSR1'))
    const [{ peringatan }] = (await inDatabase<{ peringatan: string[] }>(
      server,
      `SELECT peringatan FROM tutup_toko ORDER BY tgl_system DESC LIMIT 1`,
    )) as [{ peringatan: string[] }]
    expect(peringatan).toContain(`Hutang ${no} Lewat Jatuh Tempo`)
  })
})

describe('MODUL_HUTANG off', () => {
  it('refuses new loans, and everything once none runs', async () => {
    const no = await buildHutangSah(kasir)
    const draft = await buildHutang(till)
    await buildSettings(server, { MODUL_HUTANG: 'TIDAK' })
    const off = [403, 'Modul Hutang Tidak Aktif']
    const screens = async () =>
      (await (await server.client('OWN1')).request('GET', 'users/me')).data.menu.filter((m: any) =>
        m.menu_name.includes('-hutang'),
      ).length
    const shown = await screens()
    // Of a module that is off no right is missing: it is in nobody's tree. While one runs, nothing of it is hidden.
    const dipohon = async () =>
      (await kasir.request('GET', 'users/me')).data.userdata.akses
        .flatMap((g: any) => g.children.map((c: any) => c.menu_name))
        .filter((path: string) => menuHutang.has(path))
    expect(await dipohon()).toHaveLength(menuHutang.size)
    expect(refusal(await simpanHutang(till, hutangBody({ id_trx: idTrx() })))).toEqual(off)
    expect(refusal(await validasiHutang(kasir, draft))).toEqual(off)
    expect((await lihatHutang(kasir, no)).status_hutang).toBe('OPEN')
    expect(await screens()).toBe(shown)
    must(await batalHutang(kasir, draft))
    must(await batalHutangSah(kasir, no))
    expect(await screens()).toBe(0)
    expect(await dipohon()).toEqual([])
    expect(refusal(await kasir.request('GET', 'hutang'))).toEqual(off)
    expect(refusal(await kasir.request('GET', `hutang/${no}`))).toEqual(off)
    const laporan = 'hutang/report-jatuh-tempo?tgl_from=2025-01-01&tgl_to=2025-01-31'
    expect(refusal(await (await server.client('OWN1')).request('GET', laporan))).toEqual(off)
  })
})
