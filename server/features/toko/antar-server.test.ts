/**
 * A server of a chain of several is told about itself and the others: its number, and which shops are elsewhere (DOMAIN
 * §O.7-2, §O.7-3).
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { pasangkan } from '#test/tools/dua-server.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import { batalKirim, buildKirim, buildTerima } from '#test/tools/kirim.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { tambahkan } from '#test/tools/tambah.ts'
import { bukaPertama } from '#test/tools/toko-baru.ts'

let server: TestServer
let own: Client
const nomor = (nomor: number, as = own) => as.send('PUT', 'toko/nomor-server', { nomor })
/** As on a server whose barcodes begin. */
const belumDipakai = async (on = server) => {
  await on.pemilik.query(`SELECT setval('barcode_seq', 1, false)`)
}

describe('the number of a server', () => {
  beforeEach(async () => {
    server = await startTestServer()
    own = await server.client('OWN1')
  })
  afterEach(async () => {
    await expectBooksAgree(server.pool)
    await server.close()
  })

  it('is 0 of a server that has drawn barcodes already, and stays so', async () => {
    expect((await own.request('GET', 'toko/nomor-server')).data).toEqual({
      nomor_server: 0,
      dari: '00000001',
      sampai: '09999999',
      dipakai: true,
    })
    const tetap = 'Server Ini Sudah Membuat Barcode Sebagai Server Nomor 0, Nomornya Tidak Bisa Diganti Lagi'
    expect(refusalAt(await nomor(2))).toEqual([409, tetap, ['nomor']])
    // a number that is set already needs no change
    expect((await nomor(0)).status).toBe(200)
    expect(await buildPieces(server, [{}])).toEqual(['00000006'])
  })

  it('says from where it draws: eight digits, its own ten million', async () => {
    await belumDipakai()
    expect(must(await nomor(7)).data).toEqual({ nomor_server: 7, dari: '70000000', sampai: '79999999' })
    // until the first is drawn it may be put right
    must(await nomor(2))
    expect(await buildPieces(server, [{}, {}])).toEqual(['20000000', '20000001'])
    expect((await own.request('GET', 'toko/nomor-server')).data).toMatchObject({
      nomor_server: 2,
      dipakai: true,
    })
    expect((await nomor(3)).status).toBe(409)
    expect(
      await inDatabase(
        server,
        `SELECT sebelum, sesudah FROM audit_log WHERE tabel = 'rentang_barcode' ORDER BY id`,
      ),
    ).toEqual([
      { sebelum: { nomor: 0 }, sesudah: { nomor: 7 } },
      { sebelum: { nomor: 7 }, sesudah: { nomor: 2 } },
    ])
  })

  it('is of 0 to 9, and for OWN alone', async () => {
    await belumDipakai()
    for (const wrong of [-1, 10, 1.5])
      expect(refusalAt(await nomor(wrong))).toEqual([400, 'Nomor Server 0 Sampai 9', ['nomor']])
    await buildUser(server, { user_id: 'SU1', level: 'SU' })
    for (const user of ['SU1', 'SPV1']) expect((await nomor(1, await server.client(user))).status).toBe(403)
  })

  it('ends in words at the end of its range, and never goes on in the next', async () => {
    await belumDipakai()
    must(await nomor(9))
    await server.pemilik.query(`SELECT setval('barcode_seq', 99999997)`)
    const habis = 'Barcode Server Nomor 9 Sudah Habis Sampai 99999999, Hubungi OWN'
    expect(refusal(await tambahkan(own, { barang: [{}, {}, {}] }))).toEqual([409, habis])
    await server.pemilik.query(`SELECT setval('barcode_seq', 99999998)`)
    const last = must(await tambahkan(own, { barang: [{}] }))
    expect(last.data.barcode).toEqual(['99999999'])
    for (let i = 0; i < 2; i++) expect(refusal(await tambahkan(own, { barang: [{}] }))).toEqual([409, habis])
  })

  it('barcodes that come with pieces move it on within its range, and those of others do not', async () => {
    await belumDipakai()
    must(await nomor(2))
    const maju = (kode: string[]) => inDatabase(server, `SELECT majukan_barcode($1)`, [kode])
    await maju(['00000042', '35000000', '90000000'])
    // no barcode of the server's own range came: its number is not fixed
    must(await nomor(3))
    expect(await buildPieces(server, [{}])).toEqual(['30000000'])
    await maju(['99999999', '30000009', '30000004'])
    expect(await buildPieces(server, [{}])).toEqual(['30000010'])
  })

  it('a barcode that a piece has already, of wherever, is passed over', async () => {
    await inDatabase(
      server,
      `UPDATE barang SET kode_barcode = CASE kode_barcode WHEN '00000001' THEN '00000006' ELSE '00000008' END
       WHERE kode_barcode IN ('00000001', '00000002')`,
    )
    expect(await buildPieces(server, [{}, {}])).toEqual(['00000007', '00000009'])
    await inDatabase(
      server,
      `UPDATE barang SET kode_barcode = CASE kode_barcode WHEN '00000006' THEN '00000001' ELSE '00000002' END
       WHERE kode_barcode IN ('00000006', '00000008')`,
    )
  })
})

it('the owner of a further server gives its number when its first shop is opened', async () => {
  const empty = await startTestServer({ kosong: true })
  const owner = await bukaPertama(empty, { nomor_server: 4 })
  expect((await owner.request('GET', 'toko/nomor-server')).data).toMatchObject({
    nomor_server: 4,
    dari: '40000000',
    dipakai: false,
  })
  await empty.close()
})

describe('a shop with a server of its own', () => {
  beforeEach(async () => {
    server = await startTestServer()
    own = await server.client('OWN1')
  })
  afterEach(async () => {
    await expectBooksAgree(server.pool)
    await server.close()
  })
  const tandai = (kode_toko = 'TK02', more: object = {}, as = own) =>
    as.send('PUT', `toko/jauh/${kode_toko}`, { jauh: true, portal: 'https://dua.example', ...more })

  it('is signed in to by nobody: who worked in it is out, and no day of it is closed here', async () => {
    const elsewhere = await server.client('OWN1', 'TK02')
    must(await tandai())
    expect((await elsewhere.request('GET', 'toko/perlengkapan')).status).toBe(401)
    await expect(server.masuk('OWN1', 'TK02')).rejects.toThrow('User Id Atau Password Salah')
    expect(
      refusalAt(await own.send('POST', 'users/ganti-toko', { kode_toko: 'TK02' }))[0],
    ).toBeGreaterThanOrEqual(400)
    const forbidden = async (text: string) =>
      server.pemilik.query(text).then(
        () => 'went through',
        (error: { constraint?: string }) => error.constraint,
      )
    expect(
      await forbidden(
        `INSERT INTO sesi (token_hash, user_id, kode_toko, dibuat, kedaluwarsa, ip)
         VALUES ('\\x00', 'OWN1', 'TK02', now(), now(), '-')`,
      ),
    ).toBe('bukan_toko_jauh')
    expect(
      await forbidden(
        `INSERT INTO tutup_toko (kode_toko, tgl_system, mulai, selesai, ringkasan, hash, user_id)
         VALUES ('TK02', '2025-01-15', now(), now(), '', '', 'OWN1')`,
      ),
    ).toBe('bukan_toko_jauh')
    const [row] = (await own.request('GET', 'toko/daftar')).data.filter(
      (t: { kode_toko: string }) => t.kode_toko === 'TK02',
    )
    expect(row).toMatchObject({ jauh: true, portal: 'https://dua.example', pembukaan: false })
    expect((await server.anonymous.request('GET', 'tokos')).data).toContainEqual(
      expect.objectContaining({ kode_toko: 'TK02', jauh: true }),
    )
    // no user can be at home there
    const baru = { user_id: 'X1', user_name: 'X', level: 'SLS', kode_toko: 'TK02', password: 'Rahasia-123' }
    expect((await own.send('POST', 'users', baru)).status).toBeGreaterThanOrEqual(400)
    must(await tandai('TK02', { jauh: false, portal: '-' }))
    expect((await server.client('OWN1', 'TK02')).token).toBeTruthy()
  })

  it('is never the one that one works in, nor one with books or staff here: all that is wrong is told', async () => {
    expect(refusal(await tandai('TK01'))).toEqual([
      409,
      'Toko Yang Sedang Dipakai Ada Di Server Ini, Bukan Di Server Lain',
    ])
    expect((await tandai('TK09')).status).toBe(404)
    const elsewhere = await server.client('OWN1', 'TK02')
    const [status, said] = refusals(await tandai('TK01', {}, elsewhere))
    expect([status, said]).toEqual([
      409,
      [
        ['', 'Toko TK01 Punya Pembukuan Di Server Ini, Tidak Bisa Ditandai Di Server Lain'],
        ['', expect.stringMatching(/^Toko TK01 Masih Punya \d+ User Di Server Ini/)],
      ],
    ])
    await buildUser(server, { user_id: 'SU1', level: 'SU' })
    for (const user of ['SU1', 'SPV1'])
      expect((await tandai('TK02', {}, await server.client(user))).status).toBe(403)
  })

  it('keeps the mark while something is on its way there', async () => {
    must(await tandai())
    const no = await buildKirim(own, { barang: ['00000001'] })
    const jalan = 'Masih Ada Kiriman Di Perjalanan Antara Server Ini Dan Toko TK02, Selesaikan Dahulu'
    expect(refusal(await tandai('TK02', { jauh: false }))).toEqual([409, jalan])
    must(await batalKirim(own, no))
    must(await tandai('TK02', { jauh: false }))
  })

  it('is opened as one at once, by OWN alone', async () => {
    const baru = {
      kode_toko: 'TK03',
      nama_toko: 'KENCANA TIGA',
      alamat_toko: 'JL. TIGA',
      zona: 'WIB',
      tgl_system: '2025-01-15',
      jauh: true,
      portal: 'https://tiga.example',
    }
    await buildUser(server, { user_id: 'SU1', level: 'SU' })
    expect(refusalAt(await (await server.client('SU1')).send('POST', 'toko', baru))).toEqual([
      403,
      'Hanya OWN Yang Boleh Menandai Toko Di Server Lain',
      ['jauh'],
    ])
    must(await own.send('POST', 'toko', baru))
    await expect(server.masuk('OWN1', 'TK03')).rejects.toThrow('User Id Atau Password Salah')
    // a shop at home elsewhere has nothing here to copy
    const dari = { ...baru, kode_toko: 'TK04', jauh: false, portal: '-', salin_dari: 'TK03' }
    expect(refusalAt(await own.send('POST', 'toko', dari))).toEqual([
      404,
      'Toko TK03 Tidak Ditemukan',
      ['salin_dari'],
    ])
  })

  it('has its key set from here; a shop at home here where one works in it', async () => {
    const { kunci } = must(await own.send('POST', 'toko/kunci-portal/baru')).data
    const pasang = () => own.send('PUT', 'toko/kunci-portal', { kode_toko: 'TK02', kunci })
    expect(refusalAt(await pasang())).toEqual([409, 'Toko TK02 Tidak Ditandai Di Server Lain', ['kode_toko']])
    must(await tandai())
    must(await pasang())
    const lihat = async () => (await own.request('GET', 'toko/kunci-portal?kode_toko=TK02')).data
    expect(await lihat()).toMatchObject({ user_id: 'OWN1' })
    // the key goes with the address it was shared for
    must(await tandai('TK02', { portal: 'https://lain.example' }))
    expect(await lihat()).toBeNull()
  })
})

it('two servers that both make pieces ship them to each other', async () => {
  const [sini, sana] = await Promise.all([startTestServer(), startTestServer()])
  await pasangkan(sini, sana)
  await belumDipakai(sana)
  const [satu, dua] = [await sini.client('OWN1'), await sana.client('OWN1', 'TK02')]
  must(await nomor(1, dua))
  const dari1 = await buildPieces(sini, [{ berat: 2 }, { berat: 3 }])
  const dari2 = await buildPieces(sana, [
    { kode_toko: 'TK02', berat: 4 },
    { kode_toko: 'TK02', berat: 5 },
  ])
  expect([dari1, dari2]).toEqual([
    ['00000006', '00000007'],
    ['10000000', '10000001'],
  ])
  const antar = async (dari: Client, ke: Client, kode_cabang: string, barang: string[]) => {
    const no_kirim = await buildKirim(dari, { barang, kode_cabang })
    must(await ke.send('POST', 'terima-barang/ambil', { no_kirim }))
    const kode_baki = kode_cabang === 'TK01' ? 'A1' : 'B1'
    await buildTerima(ke, { no_kirim, lines: barang.map((_, i) => ({ urut: i + 1, kode_baki })) })
    must(await dari.send('POST', 'kirim-barang/bukti/tanya', { no_kirim }))
  }
  await antar(satu, dua, 'TK02', dari1)
  await antar(dua, satu, 'TK01', dari2)
  // pieces that came from the other range have moved neither sequence
  expect(await buildPieces(sini, [{}])).toEqual(['00000008'])
  expect(await buildPieces(sana, [{ kode_toko: 'TK02' }])).toEqual(['10000002'])
  // and home again
  await antar(dua, satu, 'TK01', dari1)
  for (const one of [sini, sana]) {
    await expectBooksAgree(one.pool)
    await one.close()
  }
})
