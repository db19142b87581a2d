/** The rules that are a master's own, and what a picker offers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOf, inDatabase as queryAll, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import type { Values } from '#test/tools/master-values.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
const inDatabase = <R>(text: string, values?: unknown[]) => queryAll<R>(server, text, values)

beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  ask = askOf(server)
}, 60_000)
afterAll(() => server?.close())

describe('own rules', () => {
  it('a tray that holds pieces stays; the refusal says how many', async () => {
    const [{ qty } = { qty: 0 }] = await inDatabase<{ qty: number }>(
      "SELECT sum(qty)::int AS qty FROM saldo_lokasi WHERE kode_toko = 'TK01' AND lokasi = 'TOKO/A1'",
    )
    expect(qty).toBeGreaterThan(0)
    expect(await ask('SPV1', 'DELETE', 'baki/A1')).toMatchObject({
      status: 409,
      message: `Baki A1 Masih Berisi ${qty} Barang`,
    })
  })

  it('a reserved tray is not touched, and no tray is made in a reserved gudang', async () => {
    for (const [method, body] of [
      ['PUT', { nama_baki: 'X' }],
      ['DELETE', undefined],
      ['POST', undefined],
    ] as const) {
      const path = method === 'POST' ? 'baki/reactive/by-kode-baki/CUCI' : 'baki/CUCI'
      expect(await ask('OWN1', method, path, body)).toMatchObject({
        status: 409,
        message: 'Kode Baki CUCI Dipakai Sistem, Tidak Bisa Diubah',
      })
    }
    expect(
      await ask('SPV1', 'POST', 'baki', {
        kode_baki: 'C9',
        nama_baki: 'C9',
        kode_gudang: 'CUCI',
        berat_baki: 1,
      }),
    ).toMatchObject({ status: 400, message: 'Gudang CUCI Tidak Ada' })
    expect((await ask('SLS1', 'GET', 'baki/ready')).data.map((b: Values) => b.kode_baki)).not.toContain(
      'CUCI',
    )
    expect((await ask('SLS1', 'GET', 'baki/get/by-kode-gudang/cuci')).data).toMatchObject([
      { kode_baki: 'CUCI' },
    ])
  })

  it('pickers of gudang leave the reserved ones out; the master list has them', async () => {
    const codes = async (path: string) =>
      (await ask('SLS1', 'GET', path)).data.map((g: Values) => g.kode_gudang)
    expect(await codes('gudang/get/all')).toContain('TOKO')
    expect(await codes('gudang/get/all')).not.toContain('CUCI')
    expect(await codes('gudang/get/all/master')).toEqual(expect.arrayContaining(['TOKO', 'CUCI', 'HUTANG']))
  })

  it('a new group has a price row in every shop and a coupon row, both switched off', async () => {
    const { data } = await ask('OWN1', 'GET', 'kategori/get/all')
    const body = {
      kode_group: 'G875',
      nama_group: 'EMAS TUA',
      kode_kategori: data[0].kode_kategori,
      kadar: 87.5,
      kadar_cetak: '87.5%',
    }
    expect(await ask('SPV1', 'POST', 'group', body)).toMatchObject({
      status: 200,
      data: { kadar: 87.5, warna: '-' },
    })
    const shops = await inDatabase<{ kode_toko: string }>('SELECT kode_toko FROM toko ORDER BY 1')
    expect(
      await inDatabase("SELECT kode_toko, harga::int FROM harga_group WHERE kode_group = 'G875' ORDER BY 1"),
    ).toEqual(shops.map(({ kode_toko }) => ({ kode_toko, harga: 0 })))
    expect(
      await inDatabase("SELECT type_kupon, jumlah_kupon FROM parameter_kupon WHERE kode_group = 'G875'"),
    ).toEqual([{ type_kupon: 'BERAT', jumlah_kupon: 0 }])
  })

  it('a jenis is asked for by its kategori or by a group of it', async () => {
    const { data } = await ask('SLS1', 'GET', 'jenis/get/all')
    const { kode_kategori } = data[0]
    const byKategori = (await ask('SLS1', 'GET', `jenis/get/by-kode-kategori/${kode_kategori}`)).data
    expect(byKategori).toEqual(data.filter((j: Values) => j.kode_kategori === kode_kategori))
    const [group] = (await ask('SLS1', 'GET', 'group/get/all')).data.filter(
      (g: Values) => g.kode_kategori === kode_kategori,
    )
    expect((await ask('SLS1', 'GET', `jenis/get/by-kode-kategori/${group.kode_group}`)).data).toEqual(
      byKategori,
    )
    expect((await ask('SLS1', 'GET', 'jenis/get/by-kode-kategori/TIDAKADA')).data).toEqual([])
  })

  it('a group of which a shop has pieces stays, wherever they lie', async () => {
    expect(await ask('SPV1', 'DELETE', 'group/LM')).toMatchObject({
      status: 409,
      message: 'Group LM Masih Punya 1 Barang Di Stok',
    })
  })

  it('what others name stays: a kategori with groups, a bank with an account, also of another shop', async () => {
    expect(await ask('SPV1', 'DELETE', 'kategori/EMAS')).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Kategori EMAS Masih Dipakai \d Group$/),
    })
    await inDatabase(
      `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
       VALUES ('TK02', '5550001', 'MANDIRI', 'KENCANA DUA')`,
    )
    expect(await ask('SPV1', 'DELETE', 'banks/MANDIRI')).toMatchObject({
      status: 409,
      message: 'Bank MANDIRI Masih Dipakai 1 Rekening',
    })
    expect(
      await ask('SPV1', 'POST', 'gudang', { kode_gudang: 'BRANKAS', nama_gudang: 'BRANKAS BESI' }),
    ).toMatchObject({ status: 200, data: { tipe: 'BIASA' } })
    expect(
      (
        await ask('SPV1', 'POST', 'baki', {
          kode_baki: 'BR1',
          nama_baki: 'BRANKAS 1',
          kode_gudang: 'BRANKAS',
          berat_baki: 100,
        })
      ).status,
    ).toBe(200)
    expect(await ask('SPV1', 'DELETE', 'gudang/BRANKAS')).toMatchObject({
      status: 409,
      message: 'Gudang BRANKAS Masih Dipakai 1 Baki',
    })
    expect((await ask('SPV1', 'DELETE', 'baki/BR1')).status).toBe(200)
    expect((await ask('SPV1', 'DELETE', 'gudang/BRANKAS')).status).toBe(200)
    expect(await ask('SPV1', 'POST', 'baki/reactive/by-kode-baki/BR1')).toMatchObject({
      status: 400,
      message: 'Gudang BRANKAS Tidak Ada',
    })
    expect(await ask('OWN1', 'DELETE', 'gudang/TOKO')).toMatchObject({
      status: 409,
      message: 'Kode Gudang TOKO Dipakai Sistem, Tidak Bisa Diubah',
    })
  })

  it('the last sales stays, also when two are taken away at once', async () => {
    const replies = await Promise.all(['S01', 'S02'].map((code) => ask('SPV1', 'DELETE', `sales/${code}`)))
    expect(replies.map((r) => r.status).sort()).toEqual([200, 409])
    expect(replies.find((r) => r.status === 409)!.message).toMatch(
      /^Sales S0[12] Adalah Yang Terakhir, Tidak Bisa Dihapus$/,
    )
    const gone = ['S01', 'S02'][replies.findIndex((r) => r.status === 200)]
    expect((await ask('SPV1', 'POST', `sales/reactive/by-kode-sales/${gone}`)).status).toBe(200)
  })

  it('a gift of which there are some stays', async () => {
    await ask('SPV1', 'POST', 'hadiah', { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG' })
    await inDatabase("UPDATE hadiah SET stock = 3 WHERE kode_hadiah = 'PAYUNG'")
    expect(await ask('SPV1', 'DELETE', 'hadiah/PAYUNG')).toMatchObject({
      status: 409,
      message: 'Hadiah PAYUNG Masih Ada 3 Di Stock',
    })
    for (const body of [{ stock: 5 }, { nilai: 5 }])
      expect((await ask('SPV1', 'PUT', 'hadiah/PAYUNG', body)).status).toBe(400)
    await inDatabase("UPDATE hadiah SET stock = 0 WHERE kode_hadiah = 'PAYUNG'")
    expect((await ask('SPV1', 'DELETE', 'hadiah/PAYUNG')).status).toBe(200)
  })

  it('what money between till and bank is booked with is not touched', async () => {
    expect(await ask('OWN1', 'PUT', 'paratransaksi/SETOR-BANK', { nama: 'X' })).toMatchObject({
      status: 409,
      message: 'Kode Transaksi SETOR-BANK Dipakai Sistem, Tidak Bisa Diubah',
    })
    const body = { kode_transaksi: 'ISENG', nama: 'ISENG', jenis: 'IN', kode_akun_lawan: '1102' }
    expect(await ask('SPV1', 'POST', 'paratransaksi', body)).toMatchObject({
      status: 400,
      errors: [{ field: 'kode_akun_lawan', message: 'Akun Lawan Harus Dipilih' }],
    })
  })

  it('rules of one group that race never overlap', async () => {
    await inDatabase("UPDATE parameter_rugi_nota SET status_aktif = false WHERE kode_group = 'G700'")
    const rule = (hari_dari: number, hari_sampai: number) => ({
      kode_group: 'G700',
      tipe: 'PERSENTASE',
      nilai: 5,
      hari_dari,
      hari_sampai,
    })
    const replies = await Promise.all(
      [rule(0, 30), rule(30, 60), rule(10, 20), rule(0, 9999)].map((body) =>
        ask('SPV1', 'POST', 'ruginota', body),
      ),
    )
    expect(replies.filter((r) => r.status === 200).length).toBeGreaterThanOrEqual(1)
    for (const { status, errors } of replies.filter((r) => r.status !== 200))
      expect({ status, fields: errors?.map((e) => e.field) }).toEqual({
        status: 400,
        fields: ['hari_dari', 'hari_sampai'],
      })
    const [{ n } = { n: -1 }] = await inDatabase<{ n: number }>(
      `SELECT count(*) AS n
       FROM parameter_rugi_nota a JOIN parameter_rugi_nota b ON a.id < b.id AND a.kode_group = b.kode_group
         AND a.hari_dari <= b.hari_sampai AND b.hari_dari <= a.hari_sampai
       WHERE a.status_aktif AND b.status_aktif`,
    )
    expect(n).toBe(0)
  })

  it('coupons of a group are edited as the specification says', async () => {
    const body = {
      type_kupon: 'BERAT',
      berat: 2.5,
      jumlah_kupon: 1,
      ket_hadiah: 'MOBIL',
      ket_kupon: 'UNDIAN',
      tgl_mulai: '2025-01-01',
      tgl_selesai: '2025-12-31',
    }
    expect(await ask('SPV1', 'PUT', 'transaksi-kupon?kode_group=G700', body)).toMatchObject({
      status: 200,
      message: 'Data Berhasil Diedit',
      data: { ...body, kode_group: 'G700' },
    })
    expect(
      await inDatabase("SELECT berat, jumlah_kupon FROM parameter_kupon WHERE kode_group = 'G700'"),
    ).toEqual([{ berat: 2_500, jumlah_kupon: 1 }])
    const kupon = (await ask('SLS1', 'GET', 'transaksi-kupon')).data.find(
      (k: Values) => k.kode_group === 'G700',
    )
    expect(kupon).toEqual({ _id: expect.any(Number), ...body, kode_group: 'G700', status_aktif: true })
    const { berat: _, jumlah_kupon: __, ...without } = body
    expect(
      await ask('SPV1', 'PUT', 'transaksi-kupon?kode_group=G700', {
        ...without,
        berat: null,
        jumlah_kupon: null,
      }),
    ).toMatchObject({
      status: 400,
      message: 'Jumlah Kupon Harus Diisi',
      errors: [{ field: 'jumlah_kupon' }, { field: 'berat' }],
    })
    expect(
      await ask('SPV1', 'PUT', 'transaksi-kupon?kode_group=G700', { type_kupon: 'RP', berat: 5_000_000 }),
    ).toMatchObject({ status: 200, data: { type_kupon: 'RP', berat: 5_000_000 } })
    for (const [type_kupon, least] of [
      ['BERAT', '0.001'],
      ['RP', '1'],
    ] as const)
      expect(
        await ask('SPV1', 'PUT', 'transaksi-kupon?kode_group=G700', { ...body, type_kupon, berat: 0 }),
      ).toMatchObject({
        status: 400,
        errors: [{ field: 'berat', message: `Value Parameter Kupon Minimal ${least}` }],
      })
    // A new group's row has no value yet: a count alone would never give a coupon.
    const told = { status: 400, message: 'Jumlah Kupon Harus Diisi', errors: [{ field: 'berat' }] }
    expect(await ask('SPV1', 'PUT', 'transaksi-kupon?kode_group=LM', { jumlah_kupon: 1 })).toMatchObject(told)
    expect((await ask('SPV1', 'PUT', 'transaksi-kupon?kode_group=LM', { ket_hadiah: 'MOBIL' })).status).toBe(
      200,
    )
    expect(await ask('SPV1', 'PUT', 'transaksi-kupon?kode_group=TIDAKADA', body)).toMatchObject({
      status: 404,
    })
    expect((await ask('SPV1', 'PUT', 'transaksi-kupon', body)).status).toBe(400)
    expect((await ask('SPV1', 'POST', 'transaksi-kupon', body)).status).toBe(404)
  })
})

describe('a bank account', () => {
  const rekening = (more: Values): Values => ({
    no_rekening: '9876543210',
    kode_bank: 'BCA',
    nama_rekening: 'KENCANA BARU',
    ...more,
  })

  it('brings what it held into the books, once', async () => {
    expect(await ask('SPV1', 'POST', 'rekenings', rekening({ saldo_awal: 7_500_000 }))).toMatchObject({
      status: 200,
      data: { saldo_awal: 7_500_000 },
    })
    expect(
      await inDatabase("SELECT kategori, ref_no, user_id FROM jurnal WHERE ref_no = 'SA-9876543210'"),
    ).toEqual([{ kategori: 'SALDO AWAL', ref_no: 'SA-9876543210', user_id: 'SPV1' }])
    expect(
      await inDatabase(
        "SELECT saldo FROM saldo_akun WHERE kode_toko = 'TK01' AND kode_akun = '1102' AND no_rekening = '9876543210'",
      ),
    ).toEqual([{ saldo: 7_500_000 }])
    expect(await ask('SPV1', 'PUT', 'rekenings/9876543210', { saldo_awal: 0 })).toMatchObject({
      status: 400,
      message: 'Saldo Awal Tidak Bisa Diubah',
    })
    expect(await ask('SPV1', 'DELETE', 'rekenings/9876543210')).toMatchObject({
      status: 409,
      message: 'Rekening 9876543210 Masih Bersaldo Rp. 7,500,000',
    })
    await expectBooksAgree(server.pool)
  })

  it('has its opening only on an open day', async () => {
    const day = (tanggal: string) => {
      server.clock.set(tanggal)
      ask.forget('SPV1')
    }
    day('2025-01-16')
    expect(
      await ask('SPV1', 'POST', 'rekenings', rekening({ no_rekening: '111222333', saldo_awal: 1 })),
    ).toMatchObject({ status: 409, errors: [{ field: 'saldo_awal' }] })
    expect((await ask('SPV1', 'POST', 'rekenings', rekening({ no_rekening: '111222333' }))).status).toBe(200)
    day('2025-01-15')
  })

  it('is the default of its bank alone, whoever is first', async () => {
    const told = {
      status: 400,
      errors: [{ field: 'is_default', message: 'Rekening Default Bank BCA Sudah Ada: 1234567890' }],
    }
    expect(
      await ask('SPV1', 'POST', 'rekenings', rekening({ no_rekening: '222333444', is_default: true })),
    ).toMatchObject(told)
    expect(await ask('SPV1', 'PUT', 'rekenings/9876543210', { is_default: true })).toMatchObject(told)
    const replies = await Promise.all(
      ['331', '332', '333'].map((no_rekening) =>
        ask('SPV1', 'POST', 'rekenings', rekening({ no_rekening, kode_bank: 'MANDIRI', is_default: true })),
      ),
    )
    expect(replies.map((r) => r.status).sort()).toEqual([200, 400, 400])
    expect((await ask('SPV1', 'PUT', 'rekenings/1234567890', { is_default: false })).status).toBe(200)
    expect((await ask('SPV1', 'PUT', 'rekenings/9876543210', { is_default: true })).status).toBe(200)
  })
})

describe('any master', () => {
  it('a master of 100,000 rows answers page by page', async () => {
    await inDatabase(
      `INSERT INTO baki (kode_toko, kode_baki, kode_gudang, nama_baki, berat_baki)
       SELECT 'TK01', 'B' || i, 'TOKO', 'BANYAK ' || i, 1000 FROM generate_series(1, 100000) i`,
    )
    await inDatabase('ANALYZE baki')
    for (const query of ['', '?cari=BANYAK 99', '?urut=nama_baki&arah=DESC', '?halaman=5000']) {
      const { status, data } = await ask('SPV1', 'GET', `baki/daftar${query}`)
      expect({ status, rows: data.rows.length }).toEqual({ status: 200, rows: 20 })
    }
  }, 60_000)
})
