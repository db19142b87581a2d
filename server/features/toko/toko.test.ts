/** /settingtoko: the shop's own settings, its clock, and the other shops of the chain (DOMAIN §F.2, §G-7, §G-12). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusalAt, type Client, type Reply } from '#test/tools/client.ts'
import { buildPiece, buildSettings, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale } from '#test/tools/till.ts'

let server: TestServer
let owner: Client
beforeEach(async () => {
  server = await startTestServer()
  owner = await server.client('OWN1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const send = (method: string, path: string, body?: unknown, as: Client = owner): Promise<Reply> =>
  as.send(method, `toko${path}`, body)
const pengaturan = async () => (await send('GET', '/pengaturan')).data
const IDENTITAS = {
  nama_toko: 'TOKO MAS BARU',
  alamat_toko: 'JL. BARU NO. 9',
  kota: 'SOLO',
  no_telp: '0271654321',
  npwp: '',
  izin_gadai: 'KEP-1',
  portal: '',
  zona: 'WIB',
}
const AUDIT = `SELECT aksi, tabel, ref, sebelum, sesudah FROM audit_log ORDER BY id DESC LIMIT 1`

describe('the identity', () => {
  it('is changed, with its row in the audit log, and known at the next call', async () => {
    const till = await server.client('SLS1')
    await till.request('GET', 'users/me')
    expect((await send('PUT', '/identitas', IDENTITAS)).status).toBe(200)
    expect((await pengaturan()).identitas).toEqual({ ...IDENTITAS, npwp: '-', portal: '-' })
    expect((await till.request('GET', 'users/me')).data.userdata).toMatchObject({
      nama_toko: 'TOKO MAS BARU',
      alamat_toko: 'JL. BARU NO. 9',
    })
    const [log] = await inDatabase(server, AUDIT)
    expect(log).toMatchObject({
      aksi: 'UBAH',
      tabel: 'toko',
      ref: 'TK01',
      sebelum: { nama_toko: 'TOKO EMAS KENCANA' },
      sesudah: { nama_toko: 'TOKO MAS BARU', npwp: '-' },
    })
  })

  it('refuses what is none', async () => {
    const reply = await send('PUT', '/identitas', {
      ...IDENTITAS,
      nama_toko: ' ',
      portal: 'ftp://x',
      zona: 'GMT',
    })
    expect([reply.status, reply.errors!.map((e) => e.field)]).toEqual([400, ['nama_toko', 'portal', 'zona']])
    expect((await pengaturan()).identitas.nama_toko).toBe('TOKO EMAS KENCANA')
  })

  it('gets another portal from the owner alone: a supervisor saves the rest with the one that stands there', async () => {
    const [portal, lain] = ['https://toko1.example/', 'https://pencuri.example/']
    expect((await send('PUT', '/identitas', { ...IDENTITAS, portal })).status).toBe(200)
    const supervisor = await server.client('SPV1')
    const simpan = (portal: string) => send('PUT', '/identitas', { ...IDENTITAS, portal }, supervisor)
    expect((await simpan(portal)).status).toBe(200)
    for (const diminta of [lain, ''])
      expect(await simpan(diminta)).toMatchObject({
        status: 403,
        errors: [{ field: 'portal', message: 'Hanya OWN Yang Boleh Mengatur Alamat Portal' }],
      })
    expect((await pengaturan()).identitas.portal).toBe(portal)
  })

  it('has no portal that would be more than an address in the headers of a page', async () => {
    for (const portal of [
      'https://a.id;sandbox',
      'https://a.id,b.id',
      "https://a.id'",
      'https://',
      'https://a.id:123456',
      'https://a b.id',
    ])
      expect([portal, (await send('PUT', '/identitas', { ...IDENTITAS, portal })).errors]).toEqual([
        portal,
        [{ field: 'portal', message: 'Alamat Portal Diawali http:// Atau https://' }],
      ])
    for (const portal of [
      '-',
      '',
      'http://203.0.113.7:3000',
      'https://semarang.example:8443/',
      'https://toko2.example/laporan?x=1',
    ])
      expect([portal, (await send('PUT', '/identitas', { ...IDENTITAS, portal })).status]).toEqual([
        portal,
        200,
      ])
  })
})

describe('warnings', () => {
  it('stand while money is lent on pledge without a licence', async () => {
    expect((await pengaturan()).peringatan.map((p: { masalah: string }) => p.masalah)).toEqual(['IZIN GADAI'])
    await send('PUT', '/identitas', IDENTITAS)
    expect((await pengaturan()).peringatan).toEqual([])
    await send('PUT', '/identitas', { ...IDENTITAS, izin_gadai: '-' })
    await buildSettings(server, { MODUL_HUTANG: 'TIDAK' })
    expect((await pengaturan()).peringatan).toEqual([])
  })

  it('come thirty days before the scale must be verified again', async () => {
    await buildSettings(server, { MODUL_HUTANG: 'TIDAK' })
    const alat = {
      timbangan_baud: 4800,
      timbangan_seri: 'SN-77',
      tera_sampai: '2025-02-14',
    }
    expect((await send('PUT', '/alat', alat)).status).toBe(200)
    const now = await pengaturan()
    expect(now.alat).toEqual(alat)
    expect(now.peringatan).toEqual([
      {
        masalah: 'TERA',
        text: 'Tera timbangan berakhir 30 hari lagi (14 Februari 2025). Timbangan dagang wajib ditera ulang.',
      },
    ])
    expect(
      (await (await server.client('SLS1')).request('GET', 'toko/perlengkapan')).data.alat.timbangan_baud,
    ).toBe(4800)
    expect((await owner.request('GET', 'beranda')).data.pengingat).toContainEqual({
      menu: '/settingtoko',
      teks: 'Timbangan Harus Ditera Ulang',
      jumlah: 1,
    })
    expect((await inDatabase(server, AUDIT))[0]).toMatchObject({
      tabel: 'alat_toko',
      sebelum: { timbangan_baud: 9600 },
      sesudah: { timbangan_seri: 'SN-77' },
    })
    for (const bad of [{ timbangan_baud: 7 }, { tera_sampai: '2025-02-30' }])
      expect((await send('PUT', '/alat', { ...alat, ...bad })).status).toBe(400)
  })
})

describe('the clock', () => {
  beforeEach(async () => {
    server.clock.now = () => new Date('2025-01-15T15:30:09Z') // 22:30 in Jakarta, half past midnight in Jayapura
    owner = await server.client('OWN1')
  })

  it('decides the today of the shop, its date gate, and how times are written', async () => {
    const kasir = await server.client('KSR1')
    const no = await buildSale(kasir, { barang: ['00000001'] })
    const jam = async () => (await kasir.request('GET', `penjualan/${no}`)).data.jam
    expect(await jam()).toBe('22:30:09')
    expect((await send('PUT', '/identitas', { ...IDENTITAS, zona: 'WIT' })).status).toBe(200)
    expect(await jam()).toBe('00:30:09')
    expect((await kasir.request('GET', 'users/me')).data).toMatchObject({
      tanggal_hari_ini: '2025-01-16',
      userdata: { tgl_system: '2025-01-15', zona: 'WIT' },
    })
    await expect(buildSale(kasir, { barang: ['00000003'] })).rejects.toThrow(
      'Tanggal System Tidak Sama Dengan Tanggal Hari Ini',
    )
  })

  it('lets the evening be closed where the day has ended already', async () => {
    await send('PUT', '/identitas', { ...IDENTITAS, zona: 'WIT' })
    const close = async () =>
      (await server.client('OWN1')).request('POST', 'system/close', { PROSES: 'close' })
    expect((await close()).status).toBe(200)
    expect((await close()).status).toBe(200) // the 16th, which it is in Jayapura
    expect(refusalAt(await close()).slice(0, 2)).toEqual([400, 'Toko Sudah Ditutup Untuk Hari Ini'])
  })
})

describe('another shop', () => {
  const CABANG = {
    kode_toko: 'TK03',
    nama_toko: 'KENCANA TIGA',
    alamat_toko: 'JL. TIGA',
    kota: '',
    no_telp: '',
    npwp: '',
    zona: 'WITA',
    tgl_system: '2025-01-15',
  }

  it('is opened with its reserved places and prices of its own; users sign in there, and finish its opening', async () => {
    expect(await send('POST', '', CABANG)).toMatchObject({
      data: { kode_toko: 'TK03' },
      message: 'Toko Berhasil Dibuat',
    })
    expect((await server.anonymous.request('GET', 'tokos')).data).toContainEqual({
      kode_toko: 'TK03',
      nama_toko: 'KENCANA TIGA',
      jauh: false,
    })
    const there = await server.client('OWN1', 'TK03')
    expect((await there.request('GET', 'users/me')).data).toMatchObject({
      userdata: { kode_toko: 'TK03', zona: 'WITA' },
      pembukaan: true,
    })
    expect((await there.request('GET', 'pembukaan/keadaan')).data).toMatchObject({
      selesai: false,
      langkah: [
        { langkah: 'MASTER', beres: true },
        { langkah: 'HARGA', beres: false },
        { langkah: 'ATURAN', beres: true },
        { langkah: 'SALES' },
        { langkah: 'BAKI', beres: false },
        { langkah: 'SALDO' },
        { langkah: 'STOK' },
      ],
    })
    expect((await inDatabase(server, AUDIT))[0]).toMatchObject({ aksi: 'TAMBAH', tabel: 'toko', ref: 'TK03' })
  })

  it('takes over prices, settings and trays when it is told to', async () => {
    await buildSettings(server, { PEMBULATAN: '1000' })
    await inDatabase(
      server,
      `INSERT INTO harga_24k (kode_toko, harga_jual, harga_beli) VALUES ('TK01', 1650000, 1560000)`,
    )
    expect(
      (
        await send('POST', '', {
          ...CABANG,
          salin_dari: 'tk01',
          salin_harga: true,
          salin_parameter: true,
          salin_baki: true,
        })
      ).status,
    ).toBe(200)
    const [copied] = await inDatabase(
      server,
      `SELECT (
           SELECT array_agg(harga::int ORDER BY kode_group) FROM harga_group WHERE kode_toko = 'TK03')
         AS harga,
         (
           SELECT array_agg(kode_baki::text ORDER BY 1) FROM baki WHERE kode_toko = 'TK03' AND NOT is_sistem)
         AS baki,
         (SELECT value FROM para_system WHERE kode_toko = 'TK03' AND key = 'PEMBULATAN') AS pembulatan,
         (SELECT count(*)::int FROM log_harga WHERE kode_toko = 'TK03') AS log,
         (
           SELECT array_agg(harga_jual_lama || ' ' || harga_jual || ' ' || harga_beli) FROM log_harga_24k
           WHERE kode_toko = 'TK03') AS log_24k`,
    )
    const history = (await (await server.client('OWN1', 'TK03')).request('GET', 'para-system/riwayat')).data
    expect(history).toMatchObject([{ key: 'PEMBULATAN', user_id: 'OWN1', dari: '-', ke: '1000' }])
    expect(copied).toEqual({
      harga: [650_000, 1_150_000, 1_650_000],
      baki: ['A1', 'A2'],
      pembulatan: '1000',
      log: 3,
      log_24k: ['0 1650000 1560000'],
    })
  })

  it('is refused when its code is taken, deactivated or none, and its source does not exist', async () => {
    expect(refusalAt(await send('POST', '', { ...CABANG, kode_toko: 'TK02' }))).toEqual([
      400,
      'Kode Toko TK02 Sudah Ada',
      ['kode_toko'],
    ])
    expect((await send('DELETE', '/TK02')).status).toBe(200)
    expect(refusalAt(await send('POST', '', { ...CABANG, kode_toko: 'TK02' }))).toEqual([
      400,
      'Kode Toko TK02 DELETED',
      ['kode_toko'],
    ])
    expect(refusalAt(await send('POST', '', { ...CABANG, kode_toko: 'TOKO-3' }))[2]).toEqual(['kode_toko'])
    expect(refusalAt(await send('POST', '', { ...CABANG, salin_dari: 'TK99' }))).toEqual([
      404,
      'Toko TK99 Tidak Ditemukan',
      ['salin_dari'],
    ])
    expect(refusalAt(await send('POST', '', { ...CABANG, tgl_system: '2025-02-01' }))[1]).toBe(
      'Tanggal Mulai Tidak Boleh Setelah Hari Ini',
    )
    expect(await inDatabase(server, `SELECT 1 FROM toko WHERE kode_toko = 'TK03'`)).toEqual([])
  })

  it('is made once by two who race', async () => {
    const replies = await Promise.all([send('POST', '', CABANG), send('POST', '', CABANG)])
    expect(replies.map((r) => r.status).sort()).toEqual([200, 400])
  })

  it('is closed down when it is empty; nobody is in it any more, and it can be opened again', async () => {
    const inside = await server.client('OWN1', 'TK02')
    await inside.request('GET', 'users/me')
    expect((await send('DELETE', '/TK02')).status).toBe(200)
    expect((await inside.request('GET', 'users/me')).status).toBe(401)
    expect(
      (await send('GET', '/daftar')).data.map((t: { kode_toko: string; status_aktif: boolean }) => [
        t.kode_toko,
        t.status_aktif,
      ]),
    ).toEqual([
      ['TK01', true],
      ['TK02', false],
    ])
    expect((await send('POST', '/reactive/by-kode-toko/TK02')).status).toBe(200)
    expect((await server.client('OWN1', 'TK02')).token).toBeTruthy()
  })

  it('stays while it holds pieces, open sales or money, or is the one we are in', async () => {
    expect(refusalAt(await send('DELETE', '/TK01'))[1]).toBe(
      'Toko Yang Sedang Dibuka Tidak Bisa Dinonaktifkan, Masuklah Dari Toko Lain',
    )
    expect(refusalAt(await send('DELETE', '/TK99')).slice(0, 2)).toEqual([404, 'Toko TK99 Tidak Ditemukan'])
    await buildSale(await server.client('KSR1'), { barang: ['00000001'] })
    const elsewhere = await server.client('OWN1', 'TK02')
    const reply = await send('DELETE', '/TK01', undefined, elsewhere)
    expect([reply.status, reply.errors!.map((e) => e.message)]).toEqual([
      409,
      [
        'Toko TK01 Masih Punya Penjualan Yang Belum Di Validasi',
        'Toko TK01 Masih Menyimpan 5 Barang',
        'Toko TK01 Masih Punya Saldo KAS',
        'Toko TK01 Masih Punya Saldo BANK',
      ],
    ])
    await buildPiece(server, { kode_toko: 'TK02' })
    expect(refusalAt(await send('DELETE', '/TK02'))[1]).toBe('Toko TK02 Masih Menyimpan 1 Barang')
  })
})

it('who may: the supervisor the own shop, owner and super-user the chain, others nothing', async () => {
  await buildUser(server, { user_id: 'SU1', level: 'SU' })
  const tries = async (user: string) => {
    const as = await server.client(user)
    return [
      (await send('GET', '/pengaturan', undefined, as)).status,
      (await send('PUT', '/identitas', IDENTITAS, as)).status,
      (await send('PUT', '/logo', { logo: null }, as)).status,
      (await send('GET', '/daftar', undefined, as)).status,
      (await send('DELETE', '/TK02', undefined, as)).status,
      (await send('POST', '/reactive/by-kode-toko/TK02', undefined, as)).status,
    ]
  }
  expect(await tries('OWN1')).toEqual([200, 200, 200, 200, 200, 200])
  expect(await tries('SU1')).toEqual([200, 200, 200, 200, 200, 200])
  expect(await tries('SPV1')).toEqual([200, 200, 200, 403, 403, 403])
  expect(await tries('KSR1')).toEqual([403, 403, 403, 403, 403, 403])
})
