/** A shipment between two shops with servers of their own: two databases, each with its own books (DOMAIN §B.14, §O.7-3). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusalAt, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { kunciPortal, pasangkan } from '#test/tools/dua-server.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import {
  batalKirim,
  buildKirim,
  buildTerima,
  denganIzin,
  hilangKirim,
  kirimPusat,
  tarikKirim,
  terimakan,
} from '#test/tools/kirim.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { signFile } from '../../rantai/portal-signature.ts'

/** TK01 is at home on `sini` and sends; TK02 is on `sana`. */
let sini: TestServer
let sana: TestServer
let pengirim: Client
let penerima: Client
let kunci: { TK01: string; TK02: string }
let kode: string[]
beforeEach(async () => {
  ;[sini, sana] = await Promise.all([startTestServer(), startTestServer()])
  kunci = await pasangkan(sini, sana)
  await buildUser(sini, { user_id: 'GDG1', level: 'GDG' })
  await buildUser(sana, { user_id: 'GDG2', level: 'GDG', kode_toko: 'TK02' })
  pengirim = await sini.client('GDG1')
  penerima = await sana.client('GDG2', 'TK02')
  kode = await buildPieces(sini, [{ berat: 2.5 }, { berat: 3.25 }, { berat: 1.1 }])
})
afterEach(async () => {
  for (const server of [sini, sana]) {
    await expectBooksAgree(server.pool)
    await server.close()
  }
})

const kirim = (barang = kode) => buildKirim(pengirim, { barang, keterangan: 'ROLLING' })
const file = async (no: string, as = pengirim): Promise<string> => {
  const file = await as.file(`kirim-barang/berkas/${no}`)
  expect([file.status, file.type]).toEqual([200, 'text/plain; charset=utf-8'])
  return file.bytes.toString()
}
const readOf = (text: string, as = penerima, id_trx = idTrx()): Promise<Reply> =>
  as.send('POST', 'terima-barang/berkas', { berkas: text, id_trx })
const ambil = (no_kirim: string, as = penerima): Promise<Reply> =>
  as.send('POST', 'terima-barang/ambil', { no_kirim })
const bukti = async (no: string, as = penerima): Promise<string> => {
  const file = await as.file(`terima-barang/luar/${no}/bukti`)
  expect(file.status).toBe(200)
  return file.bytes.toString()
}
const readBukti = (text: string, as = pengirim, id_trx = idTrx()): Promise<Reply> =>
  as.send('POST', 'kirim-barang/bukti', { berkas: text, id_trx })
const tanya = (no_kirim: string): Promise<Reply> =>
  pengirim.send('POST', 'kirim-barang/bukti/tanya', { no_kirim })
const tolak = async (no_kirim: string): Promise<Reply> =>
  (await sana.client('OWN1', 'TK02')).send('POST', 'terima-barang/tolak', {
    no_kirim,
    alasan: 'TIDAK PERNAH SAMPAI',
    id_trx: idTrx(),
  })
const terima = (no_kirim: string, lines: { urut: number; berat?: number }[]) =>
  buildTerima(penerima, { no_kirim, lines })

/** Pieces and milligrams by virtual place, in all books of a server. */
const maya = async (server: TestServer) =>
  Object.fromEntries(
    (
      await inDatabase<{ lokasi: string; isi: string }>(
        server,
        `SELECT lokasi, sum(qty) || ' ' || sum(berat) AS isi FROM mutasi_stok
         WHERE lokasi IN ('V:TRANSIT', 'V:CABANG') GROUP BY 1 HAVING sum(qty) <> 0 OR sum(berat) <> 0`,
      )
    ).map((row) => [row.lokasi, row.isi]),
  )
const state = (server: TestServer, barcode = kode) =>
  inDatabase<{ s: string }>(
    server,
    `SELECT kode_toko || ' ' || status AS s FROM barang WHERE kode_barcode = ANY ($1) ORDER BY kode_barcode`,
    [barcode],
  ).then((rows) => rows.map((row) => row.s))
const head = async (no: string) =>
  (await inDatabase<{ status_kirim: string }>(sini, 'SELECT status_kirim FROM kirim WHERE no = $1', [no]))[0]!
    .status_kirim

describe('by file', () => {
  it('travels once, is received in parts, and the receipt closes it: both books agree to the milligram', async () => {
    const no = await kirim()
    expect(await maya(sini)).toEqual({ 'V:TRANSIT': '3 6850' })
    const [jalan] = (await pengirim.request('GET', 'kirim-barang/perjalanan')).data
    expect(jalan).toMatchObject({ no_kirim: no, jauh: true, berkas_keluar: false })
    const text = await file(no)
    const read = await readOf(text)
    expect([read.status, read.message, read.data]).toEqual([
      200,
      'Berkas Kiriman Berhasil Dibaca',
      { no_kirim: no },
    ])
    // no stock has moved at the receiver yet
    expect([await maya(sana), await state(sana)]).toEqual([{}, []])
    expect((await penerima.request('GET', 'terima-barang/kiriman')).data).toMatchObject([
      { no_kirim: no, kode_cabang: 'TK01', luar: true, qty_jalan: 3, berat_jalan: 6.85, tgl_terima: null },
    ])
    await terima(no, [{ urut: 1 }, { urut: 3 }])
    expect((await penerima.request('GET', 'terima-barang/kiriman')).data).toMatchObject([
      { no_kirim: no, qty_jalan: 1, tgl_terima: '2025-01-15' },
    ])
    expect(await maya(sana)).toEqual({ 'V:CABANG': '-2 -3600' })
    expect(await state(sana, [kode[0]!, kode[2]!])).toEqual(['TK02 READY', 'TK02 READY'])

    const pertama = await bukti(no)
    expect((await readBukti(pertama)).data).toEqual({ no_kirim: no, diterima: 2, ditolak: 0 })
    expect([await maya(sini), await head(no)]).toEqual([
      { 'V:TRANSIT': '1 3250', 'V:CABANG': '2 3600' },
      'KIRIM',
    ])
    // the third weighs less there
    const lebihRingan = await denganIzin(penerima, () =>
      terimakan(penerima, { no_kirim: no, lines: [{ urut: 2, berat: 3.2 }] }),
    )
    expect([lebihRingan.status, lebihRingan.data.sisa]).toEqual([200, 0])
    const kedua = await bukti(no)
    expect((await readBukti(kedua)).data).toEqual({ no_kirim: no, diterima: 1, ditolak: 0 })
    expect([await maya(sini), await maya(sana), await head(no)]).toEqual([
      { 'V:CABANG': '3 6850' },
      { 'V:CABANG': '-3 -6850' },
      'TERIMA',
    ])
    expect((await pengirim.request('GET', 'kirim-barang/perjalanan')).data).toEqual([])
    expect((await penerima.request('GET', 'terima-barang/kiriman')).data).toEqual([])
    expect((await penerima.request('GET', 'terima-barang/luar')).data).toMatchObject([
      { no_kirim: no, qty: 3, qty_terima: 3, qty_tolak: 0 },
    ])
    // all three texts are read a second time
    expect(refusalAt(await readOf(text))).toEqual([409, `Kiriman ${no} Sudah Dibaca Di Sini`, ['berkas']])
    for (const lama of [pertama, kedua])
      expect(refusalAt(await readBukti(lama))).toEqual([409, `Bukti Terima ${no} Sudah Dibaca`, ['berkas']])
  })

  it('a piece is there what it was here', async () => {
    const FIELD = `kode_barcode, kode_group, kode_dept, tipe_barang, nama_barang, kadar, kadar_cetak, berat, nama_atribut, berat_atribut, harga_atribut, total_berlian_rp, ongkos, tipe_ongkos, harga_modal, kode_intern, sumber, punya_faktur_pajak, status_gold, status`
    await inDatabase(
      sini,
      `UPDATE barang
       SET ongkos = 75000, tipe_ongkos = 'PER_GRAM', harga_modal = 1234567, kode_intern = 'X-1',
         nama_atribut = 'RUBI "A"', berat_atribut = 120, harga_atribut = 50000 WHERE kode_barcode = $1`,
      [kode[0]],
    )
    const lihat = (server: TestServer) =>
      inDatabase(server, `SELECT ${FIELD} FROM barang WHERE kode_barcode = $1`, [kode[0]])
    const [dulu] = await lihat(sini)
    const no = await kirim([kode[0]!])
    must(await readOf(await file(no)))
    await terima(no, [{ urut: 1 }])
    expect(await lihat(sana)).toEqual([dulu])
  })

  it('is refused when a byte of it is another, and changes nothing', async () => {
    const no = await kirim()
    const text = await file(no)
    const bytes = Buffer.from(text)
    const tanda = text.indexOf('\n')
    for (const at of [5, 60, Math.floor(tanda / 2), tanda - 2, tanda, tanda + 1, tanda + 43, tanda + 44]) {
      const lain = Buffer.from(bytes)
      lain[at] = lain[at] === 0x41 ? 0x42 : 0x41
      const reply = await readOf(lain.toString())
      expect([at, [400, 409].includes(reply.status)]).toEqual([at, true])
    }
    for (const lain of [text.trimEnd(), `${text}\n`, ` ${text}`, text.replaceAll('\n', '\r\n'), '{}', 'HALO'])
      expect([400, 409]).toContain((await readOf(lain)).status)
    expect(await inDatabase(sana, 'SELECT no FROM kiriman_luar')).toEqual([])
    must(await readOf(text))
  })

  it('is refused from whom nobody knows, for another shop, and where it was sent', async () => {
    const no = await kirim()
    const text = await file(no)
    const dengan = (ganti: object, oleh = kunci.TK01) => {
      const content = JSON.stringify({ ...JSON.parse(text.split('\n')[0]!), ...ganti })
      return `${content}\n${signFile(oleh, content)}\n`
    }
    const said = async (file: string, as = penerima) => refusalAt(await readOf(file, as))
    expect(await said(dengan({ dari: 'TK09' }))).toEqual([
      409,
      'Berkas Dari Toko TK09, Yang Tidak Dikenal Di Server Ini',
      ['berkas'],
    ])
    const diubah = [409, 'Isi Berkas Berubah, Atau Kunci Portal Toko TK01 Berbeda', ['berkas']]
    expect(await said(dengan({}, await kunciPortal(await sini.client('OWN1'))))).toEqual(diubah)
    expect(await said(dengan({}, kunci.TK02))).toEqual(diubah)
    expect(await said(dengan({ ke: 'TK03' }))).toEqual([409, 'Berkas Ini Untuk Toko TK03', ['berkas']])
    const { master } = JSON.parse(text.split('\n')[0]!)
    const baru = { ...master.group[0], kode_group: 'G999', kadar: -1 }
    const [status, ...alasan] = await said(dengan({ master: { ...master, group: [baru] } }))
    expect([status, alasan]).toEqual([400, [expect.stringMatching(/^Group G999: Kadar /), ['berkas']]])
    // a shop signs for itself alone
    expect(await said(dengan({ no_kirim: 'KR-TK03-250115-0001' }))).toEqual([
      400,
      'Berkas Ini Bukan Berkas Kiriman',
      ['berkas'],
    ])
    for (const ganti of [
      { barang: [] },
      { jenis: 'BUKTI TERIMA' },
      { lain: 1 },
      { tgl_system: '2025-13-01' },
    ])
      expect((await said(dengan(ganti)))[0]).toBe(400)
    // users of a shop at home on another server cannot sign in here
    await expect(sini.masuk('OWN1', 'TK02')).rejects.toThrow('User Id Atau Password Salah')
    await (await sana.client('OWN1', 'TK02')).send('DELETE', 'toko/kunci-portal?kode_toko=TK01')
    expect(refusal(await readOf(text))).toEqual([409, 'Kunci Portal Toko TK01 Belum Dipasang, Hubungi OWN'])
    expect(await inDatabase(sana, 'SELECT no FROM kiriman_luar')).toEqual([])
  })

  it('brings the category, group and kind that are not here yet, as they are there, with a price to be set', async () => {
    const own = await sini.client('OWN1')
    must(await own.send('POST', 'kategori', { kode_kategori: 'BERLIAN', nama_kategori: 'BERLIAN' }))
    must(
      await own.send('POST', 'group', {
        kode_group: 'G585',
        nama_group: 'EMAS 14K',
        kode_kategori: 'BERLIAN',
        kadar: 58.5,
        kadar_cetak: '14K',
      }),
    )
    must(
      await own.send('POST', 'jenis', {
        kode_dept: 'BROS',
        nama_dept: 'BROS',
        kode_kategori: 'BERLIAN',
        kode_group: 'G585',
      }),
    )
    const [bros] = await buildPieces(sini, [{ kode_group: 'G585', kode_dept: 'BROS', berat: 4.5 }])
    await inDatabase(sana, `UPDATE jenis SET nama_dept = 'CINCIN KAMI' WHERE kode_dept = 'CINCIN'`)
    const no = await kirim([bros!, kode[1]!])
    must(await readOf(await file(no)))
    expect(
      await inDatabase(
        sana,
        `SELECT g.nama_group, g.kadar::int, j.nama_dept, k.nama_kategori, h.harga::int
         FROM grup g JOIN jenis j USING (kode_group) JOIN kategori k ON k.kode_kategori = g.kode_kategori
         JOIN harga_group h ON h.kode_group = g.kode_group AND h.kode_toko = 'TK02' WHERE g.kode_group = 'G585'`,
      ),
    ).toEqual([
      { nama_group: 'EMAS 14K', kadar: 585_000, nama_dept: 'BROS', nama_kategori: 'BERLIAN', harga: 0 },
    ])
    // a name that the receiver already has stays as it is called there
    expect(await inDatabase(sana, `SELECT nama_dept FROM jenis WHERE kode_dept = 'CINCIN'`)).toEqual([
      { nama_dept: 'CINCIN KAMI' },
    ])
    await terima(no, [{ urut: 1 }, { urut: 2 }])
  })

  it('whose barcodes are others here, or whose kinds are not active, is refused with all of them', async () => {
    // every database of a test begins with the same pieces
    const no = await kirim(['00000001', '00000002', kode[0]!])
    const [{ kode_dept }] = (await inDatabase(sini, `SELECT kode_dept FROM barang WHERE kode_barcode = $1`, [
      kode[0],
    ])) as [{ kode_dept: string }]
    await inDatabase(sana, `UPDATE jenis SET status_aktif = false WHERE kode_dept = $1`, [kode_dept])
    expect(refusals(await readOf(await file(no)))).toEqual([
      409,
      [
        ['berkas', `Jenis ${kode_dept} Tidak Aktif Di Server Ini, Aktifkan Di Master Jenis Dulu`],
        ['berkas', 'Barcode 00000001 Dipakai Barang Lain Di Server Ini'],
        ['berkas', 'Barcode 00000002 Dipakai Barang Lain Di Server Ini'],
      ],
    ])
  })

  it('a barcode that was given away here since the letter was read is refused at its line', async () => {
    const no = await kirim()
    must(await readOf(await file(no)))
    await buildPieces(sana, [{}])
    expect(refusals(await terimakan(penerima, { no_kirim: no, lines: [{ urut: 2 }, { urut: 1 }] }))).toEqual([
      409,
      [['baris.1', `Barcode ${kode[0]} Dipakai Barang Lain Di Server Ini`]],
    ])
    await terima(no, [{ urut: 2 }])
  })

  it('a repeated request is answered again, and two at once make one', async () => {
    const no = await kirim()
    const text = await file(no)
    const key = idTrx()
    const first = await readOf(text, penerima, key)
    expect(await readOf(text, penerima, key)).toEqual(first)
    const kirim2 = await kirim(await buildPieces(sini, [{}]))
    const dua = await file(kirim2)
    const replies = await Promise.all([readOf(dua), readOf(dua), ambil(kirim2)])
    expect(replies.filter((r) => r.status === 200).length).toBeGreaterThanOrEqual(1)
    expect(replies.every((r) => [200, 409].includes(r.status))).toBe(true)
    expect(await inDatabase(sana, 'SELECT no FROM kiriman_luar ORDER BY 1')).toEqual([{ no }, { no: kirim2 }])
    const satu = { no_kirim: no, lines: [{ urut: 1 }] }
    const terimas = await Promise.all([terimakan(penerima, satu), terimakan(penerima, satu)])
    expect(terimas.map((r) => r.status).toSorted()).toEqual([200, 409])
    const b = await bukti(no)
    const bk = idTrx()
    const said = await readBukti(b, pengirim, bk)
    expect(said.data.diterima).toBe(1)
    expect(await readBukti(b, pengirim, bk)).toEqual(said)
    await terima(no, [{ urut: 2 }])
    const lagi = await bukti(no)
    const reading = await Promise.all([readBukti(lagi), readBukti(lagi), tanya(no)])
    expect(reading.reduce((sum, r) => sum + (r.data?.diterima ?? 0), 0)).toBe(1)
    expect(await maya(sini)).toMatchObject({ 'V:CABANG': '2 5750' })
  })
})

describe('by address', () => {
  it('the receiver asks by number, the sender hears of the receipt, and nobody carries a file', async () => {
    const no = await kirim()
    expect((await ambil(no)).data).toEqual({ no_kirim: no })
    expect((await ambil(no)).data).toEqual({ no_kirim: no })
    expect((await tanya(no)).data).toEqual({ no_kirim: no, diterima: 0, ditolak: 0 })
    await terima(no, [{ urut: 1 }, { urut: 2 }, { urut: 3 }])
    expect((await tanya(no)).data).toEqual({ no_kirim: no, diterima: 3, ditolak: 0 })
    expect((await tanya(no)).data).toEqual({ no_kirim: no, diterima: 0, ditolak: 0 })
    expect([await head(no), await maya(sini), await maya(sana)]).toEqual([
      'TERIMA',
      { 'V:CABANG': '3 6850' },
      { 'V:CABANG': '-3 -6850' },
    ])
    // the same letter as a file is the same shipment
    expect((await pengirim.file(`kirim-barang/berkas/${no}`)).status).toBe(404)
  })

  it('a number that nobody sent, or whose server is away, is refused in words', async () => {
    const tidakAda = (no: string) => [404, `Kiriman ${no} Ke Toko Ini Tidak Ada`]
    for (const no of ['KR-TK01-250115-0009', 'KR-TK09-250115-0001', 'KR-TK02-250115-0001'])
      expect(refusal(await ambil(no))).toEqual(tidakAda(no))
    const no = await kirim()
    const text = await file(no)
    await inDatabase(sana, `UPDATE toko SET portal = 'http://127.0.0.1:9' WHERE kode_toko = 'TK01'`)
    expect(refusal(await ambil(no))).toEqual([502, 'Server Toko TK01 Tidak Tersambung'])
    must(await readOf(text))
    expect((await ambil(no)).status).toBe(200)
    await terima(no, [{ urut: 1 }])
    await inDatabase(sini, `UPDATE toko SET portal = 'http://127.0.0.1:9' WHERE kode_toko = 'TK02'`)
    expect(refusal(await tanya(no))).toEqual([502, 'Server Toko TK02 Tidak Tersambung'])
    expect((await readBukti(await bukti(no))).data.diterima).toBe(1)
  })

  it('is asked for by number while it is on its way only: a draft and what was undone are nobody’s', async () => {
    const draft = await buildKirim(pengirim, { barang: kode, draf: true })
    expect((await ambil(draft)).status).toBe(404)
    must(await pengirim.send('POST', 'kirim-barang/proses', { no: draft }))
    must(await batalKirim(pengirim, draft))
    expect((await ambil(draft)).status).toBe(404)
    expect(await state(sini)).toEqual(['TK01 READY', 'TK01 READY', 'TK01 READY'])
  })
})

describe('goods are never in two places', () => {
  it('once the letter is out, the sender takes nothing back that the receiver has not refused', async () => {
    const no = await kirim()
    await file(no)
    const keluar = `Berkas ${no} Sudah Keluar, Toko TK02 Harus Menolaknya Dulu Di Terima Barang`
    expect(refusalAt(await batalKirim(pengirim, no))).toEqual([409, keluar, ['no']])
    for (const akhiri of [tarikKirim, hilangKirim])
      expect(refusalAt(await akhiri(pengirim, { no_kirim: no, lines: [1] }))).toEqual([
        409,
        keluar,
        ['baris.0'],
      ])
    must(await ambil(no))
    await terima(no, [{ urut: 1 }])
    expect((await tolak(no)).data).toEqual({ qty: 2 })
    // refused is refused: nobody receives it there any more
    expect((await terimakan(penerima, { no_kirim: no, lines: [{ urut: 2 }] })).status).toBe(409)
    expect((await tarikKirim(pengirim, { no_kirim: no, lines: [2] })).status).toBe(409)
    expect((await tanya(no)).data).toEqual({ no_kirim: no, diterima: 1, ditolak: 2 })
    expect((await tarikKirim(pengirim, { no_kirim: no, lines: [1] })).status).toBe(409)
    must(await tarikKirim(pengirim, { no_kirim: no, lines: [2] }))
    must(await hilangKirim(pengirim, { no_kirim: no, lines: [3] }))
    expect([await state(sini), await head(no), await maya(sini)]).toEqual([
      ['TK01 KIRIM', 'TK01 READY', 'TK01 HILANG'],
      'TERIMA',
      { 'V:CABANG': '1 2500' },
    ])
    expect(await state(sana)).toEqual(['TK02 READY'])
  })

  it('before that it is undone like any, also in part: the letter then holds the rest', async () => {
    const no = await kirim()
    must(await tarikKirim(pengirim, { no_kirim: no, lines: [2] }))
    must(await readOf(await file(no)))
    const { detail_barang } = (await penerima.request('GET', `terima-barang/kiriman/${no}`)).data
    expect(detail_barang.map((b: { urut: number }) => b.urut)).toEqual([1, 3])
  })

  it('undone and handed out at once: one of the two', async () => {
    const no = await kirim()
    const [file, batal] = await Promise.all([
      pengirim.file(`kirim-barang/berkas/${no}`),
      batalKirim(pengirim, no),
    ])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([file.status, batal.status])
  })

  it('without a receipt an owner says that it has arrived; what they say is not said again by others', async () => {
    const no = await kirim()
    const text = await file(no)
    const said = { no_kirim: no, alasan: 'DITELEPON TOKO', id_trx: idTrx() }
    expect((await pengirim.send('POST', 'kirim-barang/tanpa-bukti', said)).status).toBe(403)
    const own = await sini.client('OWN1')
    expect((await own.send('POST', 'kirim-barang/tanpa-bukti', said)).data).toEqual({
      no_kirim: no,
      diterima: 3,
      ditolak: 0,
    })
    expect([await head(no), await maya(sini)]).toEqual(['TERIMA', { 'V:CABANG': '3 6850' }])
    must(await readOf(text))
    await terima(no, [{ urut: 1 }])
    expect(refusalAt(await readBukti(await bukti(no)))).toEqual([
      409,
      `Bukti Terima ${no} Sudah Dibaca`,
      ['berkas'],
    ])
    must(await tolak(no))
    expect(refusalAt(await readBukti(await bukti(no)))).toEqual([
      409,
      `Bukti Terima ${no} Bertentangan Dengan Catatan Di Sini, Hubungi OWN`,
      ['berkas'],
    ])
  })

  it('a piece comes home under its own barcode, once its departure is over here', async () => {
    const no = await kirim([kode[0]!])
    must(await ambil(no))
    await terima(no, [{ urut: 1 }])
    const pulang = await buildKirim(penerima, { barang: [kode[0]!], kode_cabang: 'TK01' })
    expect(refusalAt(await ambil(pulang, pengirim))).toEqual([
      409,
      `Barang ${kode[0]} Di Sini Masih Di Jalan Dengan ${no}, Baca Bukti Terimanya Dulu`,
      ['berkas'],
    ])
    must(await tanya(no))
    must(await ambil(pulang, pengirim))
    must(
      await terimakan(pengirim, {
        no_kirim: pulang,
        lines: [{ urut: 1, kode_gudang: 'TOKO', kode_baki: 'A1' }],
      }),
    )
    must(await penerima.send('POST', 'kirim-barang/bukti/tanya', { no_kirim: pulang }))
    expect([await state(sini, [kode[0]!]), await state(sana, [kode[0]!])]).toEqual([
      ['TK01 READY'],
      ['TK02 KIRIM'],
    ])
    expect([await maya(sini), await maya(sana)]).toEqual([{}, {}])
    // and may leave again
    const lagi = await kirim([kode[0]!])
    must(await ambil(lagi))
    await terima(lagi, [{ urut: 1 }])
    expect(await state(sana, [kode[0]!])).toEqual(['TK02 READY'])
  })
})

describe('to a pusat on another server', () => {
  it('pieces without barcode arrive there in SORTIR', async () => {
    must(await (await sini.client('OWN1')).send('POST', 'toko/pusat/TK02'))
    const [row] = await inDatabase<{ id: number }>(
      sini,
      `UPDATE barang SET kode_barcode = NULL WHERE kode_barcode = $1 RETURNING id`,
      [kode[0]],
    )
    const { no } = must(await kirimPusat(pengirim, { barang: [Number(row!.id), kode[1]!] })).data
    must(await ambil(no))
    expect(refusals(await terimakan(penerima, { no_kirim: no, lines: [{ urut: 1 }] }))).toEqual([
      400,
      [['baris.0', 'Barang Tanpa Barcode Hanya Ke SORTIR']],
    ])
    must(
      await terimakan(penerima, {
        no_kirim: no,
        lines: [{ urut: 1, kode_gudang: 'SORTIR', kode_baki: 'SORTIR' }, { urut: 2 }],
      }),
    )
    expect((await tanya(no)).data.diterima).toBe(2)
    expect(
      await inDatabase(
        sana,
        `SELECT status, count(*)::int AS n FROM barang WHERE kode_toko = 'TK02' AND kode_barcode IS NULL GROUP BY 1`,
      ),
    ).toEqual([{ status: 'SORTIR', n: 1 }])
  })
})
