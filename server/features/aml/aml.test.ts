/**
 * Customers who must be known, and those reported to PPATK: small limits, so that a few rings reach them (DOMAIN §G-3,
 * §O.6-2).
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { buildSoldEarlier, cancelValidBuy, IDENTITAS, validateBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { closeDay, closeShop } from '#test/tools/close.ts'
import { buildMember, buildPieces, buildSettings, buildUser } from '#test/tools/factories.ts'
import { pesananBody, simpanPesanan } from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { cancelValid, save, saleBody, validate, type SaleWanted } from '#test/tools/till.ts'
import { cash, simpanTitipan, tambahTitipan, titipanBody, validasiTitipan } from '#test/tools/titipan.ts'
import { forgetMember } from '#test/tools/forget.ts'

const MEMBER = 'MTK010000017'
const SIAPA = {
  jenis: 'KTP',
  nomor: '3404010101900001',
  nama: 'SITI AMINAH',
  alamat: 'SLEMAN',
  pekerjaan: 'DOKTER',
  tempat_lahir: 'SLEMAN',
  tgl_lahir: '1990-01-01',
  atas_nama: { untuk: 'SENDIRI' },
}
/** Below is known by nobody; from here on. */
const KENAL = 6_000_000
const LIMIT = 10_000_000
const EMPTY =
  'Identitas Pelanggan Harus Diisi (No Identitas, Nama, Alamat, Pekerjaan) Untuk Transaksi Mulai Rp. 6,000,000'

let server: TestServer
let till: Client
let kasir: Client
let adm: Client
/** Rings at 3,250,000 each. */
let rings: string[]
const masuk = async () => {
  ;[till, kasir, adm] = await Promise.all([
    server.client('SLS1'),
    server.client('KSR1'),
    server.client('ADM1'),
  ])
}
beforeEach(async () => {
  server = await startTestServer()
  await buildSettings(server, { AML_IDENTITAS_MIN: String(KENAL), AML_BATAS: String(LIMIT) })
  await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
  await buildMember(server, { kode_member: MEMBER })
  rings = await buildPieces(
    server,
    Array.from({ length: 24 }, () => ({ kode_group: 'G375', berat: 5, ongkos: 0 })),
  )
  await masuk()
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

interface Dijual extends Omit<SaleWanted, 'barang'> {
  identitas?: object
}
const jual = async (n: number, { identitas, ...more }: Dijual = {}): Promise<Reply> =>
  save(till, {
    ...(await saleBody(till, { barang: rings.splice(0, n), ...more })),
    ...(identitas ? { identitas } : {}),
  })
/** Sold and validated: its number, and whether it is said to be reported. */
async function laku(n: number, more: Dijual = {}): Promise<{ no: string; lapor: [boolean, boolean] }> {
  const { data } = must(await jual(n, more))
  const done = must(await validate(kasir, data.no_faktur_group)).data
  return { no: data.no_faktur_group, lapor: [data.lapor_ppatk, done.lapor_ppatk] }
}
const list = async (status = ''): Promise<any[]> =>
  must(await adm.request('GET', `aml${status && `?status_aml=${status}`}`)).data
const besok = async (hari: string) => {
  await closeDay(server, askOf(server), hari)
  await masuk()
}

describe('who it is must be known', () => {
  it('of a sale from the limit on, with the words of the field; below it nobody asks', async () => {
    expect((await jual(1)).status).toBe(200)
    expect(refusals(await jual(2))).toEqual([400, [['identitas', EMPTY]]])
    const wrong = { jenis: 'KTP', nomor: '12', nama: '', alamat: '', pekerjaan: '' }
    expect(refusals(await jual(2, { identitas: wrong }))).toEqual([
      400,
      [
        ['identitas.nama', 'Nama Pelanggan Harus Diisi'],
        ['identitas.alamat', 'Alamat Pelanggan Harus Diisi'],
        ['identitas.nomor', 'No KTP Harus 16 Angka'],
      ],
    ])
    expect(refusals(await jual(2, { identitas: IDENTITAS }))).toEqual([
      400,
      [['identitas.pekerjaan', 'Pekerjaan Harus Diisi']],
    ])
    expect((await jual(2, { identitas: SIAPA })).status).toBe(200)
    const kept = await inDatabase<{ isi: string; sidik: string }>(
      server,
      `SELECT encode(i.identitas_enc, 'escape') AS isi, f.aml_kunci AS sidik
       FROM identitas_pelanggan i JOIN faktur_group f ON f.no_faktur_group = i.ref_no`,
    )
    expect(kept).toHaveLength(1)
    expect(kept[0]!.isi + kept[0]!.sidik).not.toMatch(/SITI|3404010101900001/)
  })

  it('with AUTO_VALIDASI as well: nothing is saved without it', async () => {
    await buildSettings(server, { AUTO_VALIDASI: 'YA' })
    expect((await jual(2)).status).toBe(400)
    expect((await jual(2, { identitas: SIAPA })).data).toMatchObject({
      status_valid: 'DONE',
      lapor_ppatk: false,
    })
    expect((await jual(4, { identitas: SIAPA })).data.lapor_ppatk).toBe(true)
  })

  it('of a member once: the shop has it from before, and says so with the end of the number', async () => {
    const member = { kode_customer: MEMBER }
    const tersimpan = async (who = till) =>
      (await who.request('GET', `identitas?kode_customer=${MEMBER}`)).data
    expect(await tersimpan()).toEqual({ identitas: null })
    expect((await jual(2, member)).status).toBe(400)
    must(await jual(2, { ...member, identitas: SIAPA }))
    expect(await tersimpan()).toEqual({
      identitas: { jenis: 'KTP', nomor: '************0001', nama: 'SITI AMINAH' },
    })
    expect((await jual(2, member)).status).toBe(200)
    // another shop is told nothing
    await buildUser(server, { user_id: 'SLS2', kode_toko: 'TK02' })
    expect(await tersimpan(await server.client('SLS2', 'TK02'))).toEqual({ identitas: null })
  })

  it('from AML_BATAS on with birth, and for whom it is: asked each time', async () => {
    const { tempat_lahir: _, tgl_lahir: __, atas_nama: ___, ...card } = SIAPA
    const member = { kode_customer: MEMBER }
    must(await jual(2, { ...member, identitas: card }))
    const LACKS = [
      ['identitas.tempat_lahir', 'Tempat Lahir Harus Diisi'],
      ['identitas.tgl_lahir', 'Tanggal Lahir Harus Diisi'],
      [
        'identitas.atas_nama',
        'Atas Nama Siapa Transaksi Ini Harus Dipilih Untuk Transaksi Mulai Rp. 10,000,000',
      ],
    ]
    expect(refusals(await jual(4, { ...member, identitas: card }))).toEqual([400, LACKS])
    // the card is on file, but not for whom this sale is
    expect(refusals(await jual(4, member))).toEqual([400, [['identitas', EMPTY]]])
    const lain = (atas_nama: object) => jual(4, { ...member, identitas: { ...SIAPA, atas_nama } })
    expect(refusals(await lain({ untuk: 'ORANG LAIN' }))).toEqual([
      400,
      [
        ['identitas.atas_nama.nama', 'Nama Yang Diwakili Harus Diisi'],
        ['identitas.atas_nama.hubungan', 'Hubungan Harus Diisi'],
      ],
    ])
    expect((await lain({ untuk: 'SIAPA SAJA' })).status).toBe(400)
    const { data } = must(await lain({ untuk: 'ORANG LAIN', nama: 'pt emas jaya', hubungan: 'direktur' }))
    must(await validate(kasir, data.no_faktur_group))
    const [flag] = await list()
    expect(must(await adm.request('GET', `aml/${flag.id}`)).data.atas_nama).toBe('PT EMAS JAYA (DIREKTUR)')
    const [row] = await inDatabase<{ isi: string }>(
      server,
      `SELECT encode(identitas_enc, 'escape') AS isi FROM identitas_pelanggan WHERE ref_no = '${data.no_faktur_group}'`,
    )
    expect(row!.isi).not.toContain('EMAS JAYA')
  })

  it('of a deposit or a DP that reaches it at one payment, then of the sale that takes it', async () => {
    const titip = async (rp: number, more: object = {}) =>
      simpanTitipan(till, { ...(await titipanBody(till, { pembayaran: cash(rp) })), ...more })
    expect((await titip(KENAL - 1)).status).toBe(200)
    expect(refusals(await titip(KENAL))).toEqual([400, [['identitas', EMPTY]]])
    const { no_titip_group } = must(await titip(KENAL, { identitas: SIAPA })).data
    must(await validasiTitipan(kasir, no_titip_group))
    // the same customer: it is on file with the deposit
    expect((await tambahTitipan(till, no_titip_group, cash(KENAL))).status).toBe(200)
    const lain = must(await titip(1_000_000)).data.no_titip_group
    must(await validasiTitipan(kasir, lain))
    expect(refusals(await tambahTitipan(till, lain, cash(KENAL)))).toEqual([400, [['identitas', EMPTY]]])

    const pesan = (rp: number, more: object = {}) =>
      simpanPesanan(till, {
        ...pesananBody({ barang: [{ perkiraan_berat: 20 }], pembayaran: cash(rp) }),
        ...more,
      })
    expect(refusals(await pesan(KENAL))).toEqual([400, [['identitas', EMPTY]]])
    const order = must(await pesan(KENAL, { identitas: SIAPA })).data.no_pesanan
    expect((await till.request('GET', `identitas?dokumen=${order}`)).data.identitas.nama).toBe('SITI AMINAH')
  })
})

describe('a customer is reported', () => {
  const wanita = { identitas: SIAPA }

  it('for one large sale, and for those of the days that come to it; once', async () => {
    expect((await laku(3, wanita)).lapor).toEqual([false, false])
    expect(await list()).toEqual([])
    const second = await laku(1, { no_hp: '0811', nama_customer: 'ORANG LAIN' })
    expect(second.lapor).toEqual([false, false])
    expect((await laku(2, wanita)).lapor).toEqual([true, true])
    expect(await list()).toMatchObject([
      {
        status_aml: 'BARU',
        tanggal: '2025-01-15',
        tenggat: '2025-02-04',
        sisa_hari: 14,
        dasar: 'NO IDENTITAS',
        jumlah: 2,
        total: 16_250_000,
        total_tunai: 16_250_000,
      },
    ])
    // the next one joins it
    expect((await laku(2, wanita)).lapor).toEqual([true, true])
    expect(await list()).toMatchObject([{ jumlah: 3, total: 22_750_000 }])
  })

  it('by member, also when the sales lie in different days; not beyond AML_HARI', async () => {
    await buildSettings(server, { AML_HARI: '2' })
    const member = { kode_customer: MEMBER, ...wanita }
    await laku(3, member)
    await besok('2025-01-16')
    await besok('2025-01-17')
    expect((await laku(1, member)).lapor).toEqual([false, false])
    await besok('2025-01-18')
    expect((await laku(3, member)).lapor).toEqual([true, true])
    const [flag] = await list()
    expect(flag).toMatchObject({
      kode_member: MEMBER,
      tgl_awal: '2025-01-17',
      tgl_akhir: '2025-01-18',
      jumlah: 2,
      total: 13_000_000,
    })
    const whole = must(await adm.request('GET', `aml/${flag.id}`)).data
    expect(whole.dokumen.map((p: any) => [p.tanggal, p.nilai, p.lepas])).toEqual([
      ['2025-01-17', 3_250_000, false],
      ['2025-01-18', 9_750_000, false],
    ])
    const { atas_nama: _, ...known } = SIAPA
    expect(whole.identitas).toEqual({ ...known, nomor: '************0001' })
    expect(whole.atas_nama).toBe('SENDIRI')
  })

  it('by phone, however it is written; a large one of nobody known by itself', async () => {
    await buildSettings(server, { AML_IDENTITAS_MIN: '900000000' })
    await laku(2, { no_hp: '0812-3456-7890' })
    expect((await laku(2, { no_hp: '6281234567890' })).lapor).toEqual([true, true])
    expect((await laku(4)).lapor).toEqual([true, true])
    expect((await list()).map((f) => [f.dasar, f.jumlah, f.total])).toEqual([
      ['SATU NOTA', 1, 13_000_000],
      ['NO HP', 2, 13_000_000],
    ])
  })

  it('for the gross of a trade-in, whatever comes back pays', async () => {
    await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
    const ring = { kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }
    const body = await saleBody(till, {
      barang: rings.splice(0, 4),
      pembayaran: cash(13_000_000 - 1_492_500),
    })
    expect(refusals(await save(till, { ...body, detail_beli: [ring] }))).toEqual([
      400,
      [['identitas', EMPTY]],
    ])
    const { data } = must(await save(till, { ...body, detail_beli: [ring], identitas: SIAPA }))
    const done = must(await validateBuy(kasir, data.no_faktur_group, { jenis: 'TUKAR' }))
    expect([data.lapor_ppatk, done.data.lapor_ppatk]).toEqual([true, true])
    expect(await list()).toMatchObject([{ total: 13_000_000, total_tunai: 11_507_500 }])
    must(await cancelValidBuy(kasir, data.no_faktur_group))
    expect(await list('BARU')).toEqual([])
  })

  it('until what is cancelled leaves less: BUKAN; what rises again is another one', async () => {
    const first = await laku(3, wanita)
    const second = await laku(2, wanita)
    must(await cancelValid(kasir, second.no))
    expect(await list()).toMatchObject([{ status_aml: 'BUKAN', jumlah: 1, total: 9_750_000, lewat: false }])
    expect((await laku(2, wanita)).lapor).toEqual([true, true])
    expect((await list()).map((f) => [f.status_aml, f.total])).toEqual([
      ['BARU', 16_250_000],
      ['BUKAN', 9_750_000],
    ])
    // a part of it alone: what is left is reported
    const rest = must(await kasir.request('GET', `penjualan/${first.no}`)).data.detail_barang
    must(await cancelValid(kasir, first.no, [rest[0].no_faktur_jual]))
    expect((await list('BARU')).map((f) => [f.jumlah, f.total])).toEqual([[2, 13_000_000]])
  })

  it('marked as reported once, with a note; a sale after it is another line of the same days', async () => {
    await laku(3, wanita)
    await laku(1, wanita)
    await laku(2, wanita)
    const [flag] = await list()
    const lapor = (who: Client, catatan: string, id = flag.id) =>
      who.send('POST', `aml/${id}/lapor`, { catatan })
    expect(refusals(await lapor(adm, ' '))).toEqual([400, [['catatan', 'Catatan Harus Diisi']]])
    expect((await lapor(kasir, 'GOAML 1')).status).toBe(403)
    expect((await lapor(await server.client('SPV1'), 'GOAML 1')).status).toBe(403)
    expect(refusal(await lapor(adm, 'goaml 123'))).toEqual([200, 'Berhasil Ditandai Sudah Dilaporkan'])
    expect(refusal(await lapor(adm, 'LAGI'))).toEqual([409, 'Sudah Dilaporkan'])
    expect(refusal(await lapor(adm, 'LAGI', 999))).toEqual([404, 'Data AML Tidak Ditemukan'])
    expect(await list('DILAPORKAN')).toMatchObject([
      { catatan: 'GOAML 123', lapor_by: 'ADM1', tgl_lapor: '2025-01-15', lewat: false },
    ])
    const { no, lapor: told } = await laku(1, wanita)
    expect(told).toEqual([true, true])
    expect((await list('BARU')).map((f) => [f.jumlah, f.total])).toEqual([[1, 3_250_000]])
    // a reported sale stays reported, whatever is undone
    must(await cancelValid(kasir, no))
    expect((await list()).map((f) => f.status_aml).sort()).toEqual(['BUKAN', 'DILAPORKAN'])
    expect(
      await inDatabase(server, `SELECT user_id, aksi, sesudah FROM audit_log WHERE tabel = 'aml_flag'`),
    ).toEqual([
      { user_id: 'ADM1', aksi: 'UBAH', sesudah: { status_aml: 'DILAPORKAN', catatan: 'GOAML 123' } },
    ])
  })

  it('when two tills sell to them at once', async () => {
    const saved = await Promise.all([jual(2, wanita), jual(2, wanita)])
    const two = await server.client('SPV1')
    const told = await Promise.all(
      saved.map((s, i) => validate(i ? two : kasir, must(s).data.no_faktur_group)),
    )
    expect(told.map((t) => must(t).data.lapor_ppatk).sort()).toEqual([false, true])
    expect((await list()).map((f) => [f.jumlah, f.total])).toEqual([[2, 13_000_000]])
  })

  it('is seen whole by who reports it alone: each look is logged, the export is', async () => {
    await laku(4, wanita)
    const [flag] = await list()
    expect((await kasir.request('GET', 'aml')).status).toBe(403)
    expect((await till.send('POST', 'aml/ekspor', {})).status).toBe(403)
    expect(must(await adm.send('POST', `aml/${flag.id}/identitas`, {})).data).toEqual({ nomor: SIAPA.nomor })
    expect(must(await adm.send('POST', 'aml/ekspor', { status_aml: 'BARU' })).data).toMatchObject([
      {
        no_identitas: SIAPA.nomor,
        nama_identitas: SIAPA.nama,
        pekerjaan: 'DOKTER',
        tempat_lahir: 'SLEMAN',
        tgl_lahir: '1990-01-01',
        atas_nama: 'SENDIRI',
        nilai: 13_000_000,
        cara_bayar: 'CASH 13000000',
        berat: 20,
        jenis: 'JUAL',
        hari: '2025-01-15',
      },
    ])
    expect(
      await inDatabase(server, `SELECT aksi FROM audit_log WHERE tabel = 'aml_flag' ORDER BY id`),
    ).toEqual([{ aksi: 'LIHAT IDENTITAS' }, { aksi: 'EXPORT' }])
  })

  it('before a member is forgotten: then who it was goes, what it was stays', async () => {
    await laku(4, { kode_customer: MEMBER, ...wanita })
    const owner = await server.client('OWN1')
    const lupakan = () => forgetMember(owner, MEMBER)
    expect(refusal(await lupakan())).toEqual([
      409,
      'Transaksi Member Ini Belum Dilaporkan Ke PPATK, Laporkan Dahulu Di Daftar AML',
    ])
    const [flag] = await list()
    must(await owner.send('POST', `aml/${flag.id}/lapor`, { catatan: 'GOAML' }))
    must(await lupakan())
    const whole = must(await adm.request('GET', `aml/${flag.id}`)).data
    expect(whole).toMatchObject({ nama_customer: 'ANONIM', no_hp: '-', total: 13_000_000, identitas: null })
    expect((await owner.send('POST', `aml/${flag.id}/identitas`, {})).status).toBe(404)
  })

  it('late is told at the close, and on the dashboard until then', async () => {
    await laku(4, wanita)
    const pengingat = async () =>
      (must(await adm.request('GET', 'beranda')).data.pengingat as { menu: string; jumlah: number }[]).filter(
        (p) => p.menu === '/daftar-aml',
      )
    expect(await pengingat()).toMatchObject([{ jumlah: 1 }])
    await inDatabase(server, `UPDATE aml_flag SET tanggal = '2024-12-20'`)
    expect(await list()).toMatchObject([{ lewat: true, tenggat: '2025-01-09', sisa_hari: -4 }])
    const { data } = must(await closeShop(askOf(server), 'KSR1'))
    expect(data.peringatan).toContain('1 Transaksi Lewat Tenggat Lapor PPATK (Daftar AML)')
  })
})
