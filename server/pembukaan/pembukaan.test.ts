/** From an empty installation to a shop that sells: once, by whoever reads the terminal, and with books that agree. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { refusal, refusalAt, type Client, type Reply } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  bukaPertama,
  masukPemilik,
  PEMILIK,
  SALDO,
  allBawaan,
  siapkan,
  tokoPertama,
} from '#test/tools/toko-baru.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ kosong: true })
})
afterEach(() => server.close())

const post = (path: string, body: unknown, as: Client = server.anonymous): Promise<Reply> =>
  as.send('POST', path, body)
const buka = (more: object = {}) => post('pembukaan', tokoPertama(server, more as never))
const shops = () => inDatabase<{ kode_toko: string }>(server, 'SELECT kode_toko FROM toko ORDER BY 1')
const menunggu = async () => (await server.anonymous.request('GET', 'pembukaan')).data

describe('the first shop', () => {
  it('is waited for until it is there', async () => {
    server.clock.now = () => new Date('2025-01-14T16:30:00Z')
    expect(await menunggu()).toEqual({
      menunggu: true,
      hari_ini: { WIB: '2025-01-14', WITA: '2025-01-15', WIT: '2025-01-15' },
    })
    expect((await server.anonymous.request('GET', 'tokos')).data).toEqual([])
    await bukaPertama(server, { tgl_system: '2025-01-14' as never })
    expect((await menunggu()).menunggu).toBe(false)
    expect((await server.anonymous.request('GET', 'tokos')).data).toEqual([
      { kode_toko: 'RT01', nama_toko: 'TOKO MAS RATNA', jauh: false },
    ])
  })

  it('has its owner, who signs in like anybody; and what every shop is made with', async () => {
    const { toko } = tokoPertama(server)
    const owner = await bukaPertama(server, { toko: { ...toko, npwp: '' } })
    const { data } = await owner.request('GET', 'users/me')
    expect(data).toMatchObject({
      userdata: { user_id: 'RATNA', level: 'OWN', kode_toko: 'RT01', tgl_system: '2025-01-15', zona: 'WIB' },
      pembukaan: true,
    })
    const [made] = await inDatabase(
      server,
      `SELECT (SELECT count(*)::int FROM gudang) AS gudang,
         (SELECT count(*)::int FROM kode_transaksi WHERE is_sistem) AS sistem,
         (SELECT kota FROM toko) AS kota, (SELECT npwp FROM toko) AS npwp`,
    )
    expect(made).toEqual({ gudang: 9, sistem: 6, kota: 'SURABAYA', npwp: '-' })
    expect(
      await inDatabase(
        server,
        `SELECT kode_toko, user_id, aksi, tabel, sesudah->>'nama_toko' AS nama_toko,
           sesudah->>'level' AS level, sesudah ? 'password' AS rahasia FROM audit_log ORDER BY id`,
      ),
    ).toEqual([
      {
        kode_toko: 'RT01',
        user_id: 'RATNA',
        aksi: 'TAMBAH',
        tabel: 'toko',
        nama_toko: 'TOKO MAS RATNA',
        level: null,
        rahasia: false,
      },
      {
        kode_toko: 'RT01',
        user_id: 'RATNA',
        aksi: 'TAMBAH',
        tabel: 'users',
        nama_toko: null,
        level: 'OWN',
        rahasia: false,
      },
    ])
  })

  it('asks for the code of the terminal, however it is typed', async () => {
    const wrong = [400, 'Kode Pembukaan Salah', ['kode_pembukaan']]
    for (const kode_pembukaan of ['AAAA-AAAA', '', 'X', server.kodePembukaan.slice(1)]) {
      expect((await buka({ kode_pembukaan })).status).toBe(400)
      if (kode_pembukaan) expect(refusalAt(await post('pembukaan/kode', { kode_pembukaan }))).toEqual(wrong)
    }
    expect(await shops()).toEqual([])
    expect(
      (
        await post('pembukaan/kode', {
          kode_pembukaan: ` ${server.kodePembukaan.toLowerCase().replace('-', '')} `,
        })
      ).status,
    ).toBe(200)
    expect((await buka()).status).toBe(200)
  })

  it('too many codes from one address are refused before they are looked at', async () => {
    const url = server.app.deps.database.url
    const app = await buildApp({ url, clock: server.clock, loginPerMinute: 3, logLevel: 'silent' })
    const statuses = []
    for (let i = 0; i < 4; i++)
      statuses.push(
        (
          await app.server.inject({
            method: 'POST',
            url: '/api/v1/pembukaan/kode',
            payload: { kode_pembukaan: 'AAAA-AAAA' },
          })
        ).statusCode,
      )
    expect(statuses).toEqual([400, 400, 400, 429])
    await app.close()
  })

  it('is made once: the code is used up', async () => {
    await bukaPertama(server)
    for (const reply of [
      await buka(),
      await buka({ toko: { ...tokoPertama(server).toko, kode_toko: 'RT02' } }),
      await post('pembukaan/kode', { kode_pembukaan: server.kodePembukaan }),
    ])
      expect(refusal(reply)).toEqual([409, 'Toko Sudah Dibuka, Silahkan Login'])
    expect(await shops()).toEqual([{ kode_toko: 'RT01' }])
  })

  it('of browsers that race one wins, the others are told', async () => {
    const names = ['AA', 'BB', 'CC', 'DD']
    const replies = await Promise.all(
      names.map((kode_toko) =>
        buka({
          toko: { ...tokoPertama(server).toko, kode_toko },
          pemilik: { ...PEMILIK, user_id: `OWN${kode_toko}` },
        }),
      ),
    )
    expect(replies.map((r) => r.status).sort()).toEqual([200, 409, 409, 409])
    expect(await shops()).toHaveLength(1)
    expect(await inDatabase(server, 'SELECT user_id FROM users')).toHaveLength(1)
  })

  it('tells everything that is wrong, and makes nothing', async () => {
    const { toko } = tokoPertama(server)
    const reply = await buka({
      toko: { ...toko, kode_toko: 'TERLALU', nama_toko: ' ', alamat_toko: '', zona: 'GMT' },
      pemilik: { user_id: 'A B', user_name: '', password: '' },
      tgl_system: '2025-02-30',
    })
    expect(reply.status).toBe(400)
    expect(reply.errors!.map((e) => e.field).sort()).toEqual([
      'pemilik.password',
      'pemilik.user_id',
      'pemilik.user_name',
      'tgl_system',
      'toko.alamat_toko',
      'toko.kode_toko',
      'toko.nama_toko',
      'toko.zona',
    ])
    expect(await shops()).toEqual([])
  })

  it.each([
    ['2025-01-16', 'Tanggal Mulai Tidak Boleh Setelah Hari Ini'],
    ['2024-12-14', 'Tanggal Mulai Paling Lama 31 Hari Yang Lalu'],
  ])('does not begin on %s', async (tgl_system, message) => {
    expect(refusalAt(await buka({ tgl_system }))).toEqual([400, message, ['tgl_system']])
  })

  it('begins on the day of its own clock', async () => {
    server.clock.now = () => new Date('2025-01-15T15:30:00Z') // 22:30 WIB, 00:30 WIT
    const { toko } = tokoPertama(server)
    expect((await buka({ tgl_system: '2025-01-16' })).status).toBe(400)
    expect((await buka({ tgl_system: '2025-01-16', toko: { ...toko, zona: 'WIT' } })).status).toBe(200)
    const owner = await masukPemilik(server)
    const { data } = await owner.request('GET', 'users/me')
    expect([data.tanggal_hari_ini, data.userdata.zona]).toEqual(['2025-01-16', 'WIT'])
  })
})

describe('the steps after it', () => {
  const state = async (as: Client) => (await as.request('GET', 'pembukaan/keadaan')).data
  const selesai = (as: Client, body: object = {}) => post('pembukaan/selesai', body, as)

  it('say how far the shop is, and are finished only when it can sell', async () => {
    const owner = await bukaPertama(server)
    expect(refusalAt(await selesai(owner))).toEqual([
      409,
      'Lengkapi Dahulu: Group, Harga Emas, Aturan Toko, Sales, Baki, Saldo Kas Dan Bank',
      [],
    ])
    await siapkan(owner)
    expect(await state(owner)).toMatchObject({
      selesai: false,
      tanggal_boleh_ubah: true,
      langkah: ['MASTER', 'HARGA', 'ATURAN', 'SALES', 'BAKI', 'SALDO', 'STOK'].map((step) => ({
        langkah: step,
        beres: step !== 'STOK',
      })),
      saldo: SALDO,
    })
    expect(await inDatabase(server, 'SELECT * FROM jurnal')).toEqual([])
    expect((await selesai(owner)).status).toBe(200)
    expect(await state(owner)).toMatchObject({ selesai: true, tanggal_boleh_ubah: false })
    expect((await owner.request('GET', 'users/me')).data.pembukaan).toBe(false)
  })

  it.each([
    [{ OTORISASI_BEDA_USER: true, VALIDASI_BEDA_USER: false }, ['YA', 'TIDAK']],
    [{ OTORISASI_BEDA_USER: false, VALIDASI_BEDA_USER: true }, ['TIDAK', 'YA']],
    [undefined, ['TIDAK', 'TIDAK']],
  ])('say at the end whether there must be a second person: %j', async (empat_mata, values) => {
    const owner = await bukaPertama(server)
    await siapkan(owner)
    const setelan = async () =>
      Promise.all(
        ['OTORISASI_BEDA_USER', 'VALIDASI_BEDA_USER'].map(
          async (key) => (await owner.request('GET', `para-system/key/${key}`)).data.value,
        ),
      )
    // Until then whoever opens the shop is alone in it.
    expect(await setelan()).toEqual(['TIDAK', 'TIDAK'])
    expect((await selesai(owner, { empat_mata: { OTORISASI_BEDA_USER: true } })).status).toBe(400)
    expect((await selesai(owner, { empat_mata })).status).toBe(200)
    expect(await setelan()).toEqual(values)
    const ubah = await inDatabase<{ n: number }>(
      server,
      `SELECT count(*)::int AS n FROM audit_log WHERE tabel = 'para_system'`,
    )
    expect(ubah).toEqual([{ n: empat_mata ? 1 : 0 }])
  })

  it('post the balances as SALDO AWAL against 3102, once', async () => {
    const owner = await bukaPertama(server)
    await siapkan(owner)
    const replies = await Promise.all([selesai(owner), selesai(owner), selesai(owner)])
    expect(replies.map((r) => r.status).sort()).toEqual([200, 409, 409])
    expect(
      await inDatabase(
        server,
        `SELECT kategori, tanggal, kode_akun, no_rekening, jumlah::int
         FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id ORDER BY kode_akun`,
      ),
    ).toEqual([
      {
        kategori: 'SALDO AWAL',
        tanggal: '2025-01-15',
        kode_akun: '1101',
        no_rekening: '-',
        jumlah: 15_000_000,
      },
      {
        kategori: 'SALDO AWAL',
        tanggal: '2025-01-15',
        kode_akun: '1102',
        no_rekening: '7770001',
        jumlah: 40_000_000,
      },
      {
        kategori: 'SALDO AWAL',
        tanggal: '2025-01-15',
        kode_akun: '3102',
        no_rekening: '-',
        jumlah: -55_000_000,
      },
    ])
    expect(
      (await owner.request('GET', 'rekenings')).data.map(
        (r: { no_rekening: string; is_default: boolean }) => [r.no_rekening, r.is_default],
      ),
    ).toEqual([
      ['7770001', true],
      ['8880002', true],
    ])
    expect(
      (
        await inDatabase<{ ref: string }>(
          server,
          `SELECT ref FROM audit_log WHERE tabel = 'rekening' AND aksi = 'TAMBAH' ORDER BY id`,
        )
      ).map((a) => a.ref),
    ).toEqual(['7770001', '8880002'])
    for (const path of ['pembukaan/master', 'pembukaan/sales-baki', 'pembukaan/selesai']) {
      const body = {
        'pembukaan/master': allBawaan(),
        'pembukaan/sales-baki': { sales: [], baki: [] },
        'pembukaan/selesai': {},
      }[path]
      expect(refusalAt(await post(path, body, owner))).toEqual([409, 'Pembukaan Toko Sudah Selesai', []])
    }
    await expectBooksAgree(server.pool)
  })

  it('may be repeated, and add only what is missing', async () => {
    const owner = await bukaPertama(server)
    const some = {
      ...Object.fromEntries(Object.keys(allBawaan()).map((name) => [name, []])),
      kategori: ['EMAS'],
      group: ['G375'],
      jenis: ['CINCIN'],
    }
    expect((await post('pembukaan/master', some, owner)).data).toEqual({ ditambah: 3 })
    expect((await post('pembukaan/master', some, owner)).data).toEqual({ ditambah: 0 })
    expect((await state(owner)).ada).toMatchObject({
      kategori: ['EMAS'],
      group: ['G375'],
      jenis: ['CINCIN'],
      bank: [],
    })
    expect(
      (
        await inDatabase<{ ref: string }>(
          server,
          `SELECT tabel || ' ' || ref AS ref FROM audit_log ORDER BY id`,
        )
      ).map((a) => a.ref),
    ).toEqual(['toko RT01', 'users RATNA', 'kategori EMAS', 'grup G375', 'jenis CINCIN'])
    expect(refusalAt(await post('pembukaan/master', { ...some, jenis: ['PERAK'] }, owner))).toEqual([
      400,
      'Kategori PERAK Tidak Ada',
      ['jenis.0'],
    ])
    expect(refusalAt(await post('pembukaan/master', { ...some, bank: ['BANKU'] }, owner))).toEqual([
      400,
      'Bank BANKU Tidak Ada',
      ['bank.0'],
    ])
    expect(
      await inDatabase(
        server,
        `SELECT h.kode_group, k.jumlah_kupon FROM harga_group h JOIN parameter_kupon k USING (kode_group)`,
      ),
    ).toEqual([{ kode_group: 'G375', jumlah_kupon: 0 }])
  })

  it('make no rule that was not shown, and those as they were changed there', async () => {
    const owner = await bukaPertama(server)
    await post('pembukaan/master', allBawaan(), owner)
    const aturan = (body: object) =>
      owner.send('PUT', 'pembukaan/aturan', {
        rugi_nota: [],
        kondisi_pembelian: [],
        poin: [],
        kondisi_pinjaman: [],
        ...body,
      })
    const fill = async () =>
      Object.fromEntries(
        await Promise.all(
          ['parameter_rugi_nota', 'kondisi_pembelian', 'parameter_poin', 'kondisi_pinjaman'].map(
            async (table) => [table, (await inDatabase(server, `SELECT * FROM ${table}`)).length],
          ),
        ),
      )
    const none = { parameter_rugi_nota: 0, kondisi_pembelian: 0, parameter_poin: 0, kondisi_pinjaman: 0 }
    expect(await fill()).toEqual(none)
    const beres = async () =>
      (await state(owner)).langkah.find((l: { langkah: string }) => l.langkah === 'ATURAN')

    const rugi = (kode_group: string, tipe: string, nilai: number) => ({ kode_group, tipe, nilai })
    const wrong = await aturan({
      rugi_nota: [rugi('G375', 'RP', 15_000), rugi('G999X', 'PERSENTASE', 5)],
      kondisi_pembelian: [
        { kode: 'MULUS', kondisi: 'MULUS' },
        { kode: 'LECET', kondisi: 'MULUS' },
      ],
    })
    expect([wrong.status, wrong.errors?.map((e) => e.field)]).toEqual([
      400,
      ['rugi_nota.1.kode_group', 'kondisi_pembelian.1.kondisi'],
    ])
    expect((await aturan({ rugi_nota: [rugi('G375', 'PERSENTASE', 101)] })).status).toBe(400)
    expect(await fill(), 'all or none').toEqual(none)

    const penyok = { kode: 'PENYOK', kondisi: 'PENYOK', tipe: 'RP', potongan: 12_000 }
    const mulai = { tgl_mulai: '2020-01-01', kelipatan: 500_000, poin: 2 }
    expect(
      (
        await aturan({
          rugi_nota: [rugi('G375', 'RP', 20_000)],
          kondisi_pembelian: [penyok],
          poin: [mulai],
          kondisi_pinjaman: [{ kode: '1-BULAN', nama: '1 BULAN', bunga: 2.5 }],
        })
      ).status,
    ).toBe(200)
    expect(await beres(), 'the other groups have none').toMatchObject({ beres: false })
    const groups = await inDatabase<{ kode_group: string }>(server, 'SELECT kode_group FROM grup')
    expect(
      (
        await aturan({
          rugi_nota: groups.map(({ kode_group }) => rugi(kode_group, 'PERSENTASE', 4.5)),
          kondisi_pembelian: [{ ...penyok, potongan: 9_000 }],
          poin: [{ ...mulai, poin: 3 }],
        })
      ).status,
    ).toBe(200)
    expect(await beres()).toMatchObject({ beres: true })
    expect(
      await inDatabase(
        server,
        `SELECT (
             SELECT count(*)::int FROM parameter_rugi_nota
             WHERE tipe = 'PERSENTASE' AND nilai = 45000 AND hari_dari = 0 AND hari_sampai = 9999) AS rugi,
           (SELECT potongan::int FROM kondisi_pembelian) AS potongan,
           (SELECT poin FROM parameter_poin) AS poin, (SELECT bunga::int FROM kondisi_pinjaman) AS bunga`,
      ),
    ).toEqual([{ rugi: groups.length, potongan: 9_000, poin: 3, bunga: 25_000 }])
    const audited = await inDatabase(
      server,
      `SELECT DISTINCT aksi FROM audit_log
       WHERE tabel IN ('parameter_rugi_nota', 'kondisi_pembelian', 'parameter_poin') ORDER BY 1`,
    )
    expect(audited).toEqual([{ aksi: 'TAMBAH' }, { aksi: 'UBAH' }])
  })

  it('take sales and trays all or none', async () => {
    const owner = await bukaPertama(server)
    const baki = (kode_baki: string, berat_baki = 350) => ({ kode_baki, nama_baki: kode_baki, berat_baki })
    const sales = [{ kode_sales: 'S01', nama_sales: 'YUNI' }]
    expect(
      refusalAt(
        await post('pembukaan/sales-baki', { sales, baki: [baki('A1'), baki('CUCI'), baki('a1')] }, owner),
      ),
    ).toEqual([400, 'A1 Ditulis Dua Kali', ['baki.2.kode_baki', 'baki.1.kode_baki', 'baki.2.kode_baki']])
    expect(refusalAt(await post('pembukaan/sales-baki', { sales, baki: [baki('A1', 0)] }, owner))).toEqual([
      400,
      'Berat Baki Harus Diisi',
      ['baki.0.berat_baki'],
    ])
    expect(
      refusalAt(
        await post(
          'pembukaan/sales-baki',
          { sales: [{ kode_sales: '-', nama_sales: '' }], baki: [baki('..')] },
          owner,
        ),
      ),
    ).toEqual([
      400,
      'Kode Sales Tidak Valid',
      ['sales.0.kode_sales', 'sales.0.nama_sales', 'baki.0.kode_baki'],
    ])
    expect(await inDatabase(server, 'SELECT * FROM sales')).toEqual([])
    expect(
      (await post('pembukaan/sales-baki', { sales, baki: [baki('A1'), baki('A2')] }, owner)).data,
    ).toEqual({ ditambah: 3 })
  })

  it('refuse balances of a bank that is not there and an account named twice', async () => {
    const owner = await bukaPertama(server)
    const reply = await owner.send('PUT', 'pembukaan/saldo', {
      kas: 0,
      rekening: [SALDO.rekening[0], SALDO.rekening[0]],
    })
    expect(refusalAt(reply)).toEqual([
      400,
      'Bank BCA Tidak Ada',
      ['rekening.0.kode_bank', 'rekening.1.kode_bank', 'rekening.1.no_rekening'],
    ])
    await post('pembukaan/master', allBawaan(), owner)
    const halved = { kas: 0, rekening: [{ ...SALDO.rekening[0], nama_rekening: 'A\ud800' }] }
    expect((await owner.send('PUT', 'pembukaan/saldo', halved)).status).toBe(200)
    expect((await owner.send('PUT', 'pembukaan/saldo', { kas: -1, rekening: [] })).status).toBe(400)
  })

  it('let the start date follow the calendar while nothing has been posted', async () => {
    const owner = await bukaPertama(server)
    await siapkan(owner)
    server.clock.set('2025-01-17')
    await inDatabase(
      server,
      `UPDATE sesi SET kedaluwarsa = kedaluwarsa + interval '3 days', terakhir = dibuat + interval '2 days'`,
    )
    server.app.deps.sessions.forgetAll()
    expect(refusalAt(await selesai(owner, { tgl_system: '2025-01-18' }))[1]).toBe(
      'Tanggal Mulai Tidak Boleh Setelah Hari Ini',
    )
    expect((await selesai(owner, { tgl_system: '2025-01-17' })).data).toEqual({ tgl_system: '2025-01-17' })
    expect((await owner.request('GET', 'users/me')).data.userdata.tgl_system).toBe('2025-01-17')
    expect(await inDatabase(server, 'SELECT DISTINCT tanggal FROM jurnal')).toEqual([
      { tanggal: '2025-01-17' },
    ])
    await expectBooksAgree(server.pool)
  })

  it('belong to owner and super-user', async () => {
    await bukaPertama(server)
    for (const level of ['SPV', 'ADM', 'KSR'] as const)
      await buildUser(server, { user_id: level, level, kode_toko: 'RT01' })
    for (const level of ['SPV', 'ADM', 'KSR']) {
      const other = await server.client(level, 'RT01')
      expect((await selesai(other)).status).toBe(403)
      expect((await other.request('GET', 'pembukaan/keadaan')).status).toBe(403)
    }
  })
})
