/** The opening stock of a shop, from a file to the books. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOf, inDatabase as queryAll, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { buildPiece } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let ask: Ask
const inDatabase = <R>(text: string, values?: unknown[]) => queryAll<R>(server, text, values)

beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  ask = askOf(server)
})
afterAll(() => server?.close())

const TITLE = 'Barcode;Group;Jenis;Nama Barang;Berat;Baki'
const upload = (...rows: string[]): string => Buffer.from([TITLE, ...rows].join('\n')).toString('base64')
const periksa = (file: string, user = 'OWN1') =>
  ask(user, 'POST', 'saldo-awal/stok/periksa', { berkas: file })
const terapkan = (file: string, digest: string, key?: string, user = 'OWN1') =>
  ask(user, 'POST', 'saldo-awal/stok/terapkan', { berkas: file, sidik: digest }, key)
const stok = async () =>
  (
    await inDatabase<{ qty: number; berat: number }>(
      `SELECT sum(qty)::int AS qty, sum(berat)::bigint AS berat FROM saldo_lokasi
       WHERE kode_toko = 'TK01' AND lokasi NOT LIKE 'V:%'`,
    )
  )[0]!
let nextKey = 0
const key = () => `STOKAWAL${String(++nextKey).padStart(8, '0')}`

describe('an opening stock', () => {
  it('is shown as pieces, grams and rupiah per group and per tray, and then comes into the shop', async () => {
    const file = upload(
      ';g375;cincin;Cincin polos;2,35;A1',
      '00500000;G375;GELANG;GELANG;10.5;A2',
      ';G700;CINCIN;CINCIN;1,25;A1',
    )
    const before = await stok()
    const { status, data } = await periksa(file)
    const [g375, g750] = await inDatabase<{ harga: number }>(
      "SELECT harga FROM harga_group WHERE kode_toko = 'TK01' AND kode_group IN ('G375', 'G700') ORDER BY kode_group",
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({
      qty: 3,
      berat: 14.1,
      nilai: 12.85 * g375!.harga + 1.25 * g750!.harga,
      harga_modal: 0,
      jumlah_salah: 0,
      salah: [],
      per_group: [
        { kode: 'G375', qty: 2, berat: 12.85 },
        { kode: 'G700', qty: 1, berat: 1.25 },
      ],
      per_baki: [
        { kode: 'TOKO/A1', qty: 2, berat: 3.6 },
        { kode: 'TOKO/A2', qty: 1, berat: 10.5 },
      ],
    })
    expect(await stok()).toEqual(before)

    const id = key()
    const done = await terapkan(file, data.sidik, id)
    expect(done).toMatchObject({
      status: 200,
      message: 'Stok Awal Berhasil Diimpor',
      data: { qty: 3, berat: 14.1, no_saldo_awal: 'SA-TK01-250115-0001' },
    })
    expect(await terapkan(file, data.sidik, id)).toEqual(done)
    const after = await stok()
    expect([after.qty - before.qty, after.berat - before.berat]).toEqual([3, 14_100])
    const pieces = await inDatabase(
      `SELECT kode_barcode, kode_group, nama_barang, berat, kadar_cetak, status, sumber, status_gold
       FROM barang WHERE sumber = 'SALDO AWAL' ORDER BY id`,
    )
    expect(pieces).toMatchObject([
      {
        kode_barcode: '00500001',
        kode_group: 'G375',
        nama_barang: 'CINCIN POLOS',
        berat: 2_350,
        status: 'READY',
        status_gold: 'GOLD',
      },
      { kode_barcode: '00500000', nama_barang: 'GELANG', berat: 10_500 },
      { kode_barcode: '00500002', kode_group: 'G700' },
    ])
    // The chain's sequence goes on behind them.
    expect(await buildPiece(server, {})).toBe('00500003')
    await expectBooksAgree(server.pool)
  })

  it('refuses the same file again: its barcodes are there', async () => {
    const { data } = await periksa(upload('00500000;G375;GELANG;GELANG;10.5;A2'))
    expect(data).toMatchObject({
      qty: 0,
      jumlah_salah: 1,
      salah: [
        {
          no: 2,
          kode: '00500000',
          alasan: [{ column: 'kode_barcode', alasan: 'Barcode 00500000 Sudah Ada' }],
        },
      ],
    })
  })

  it('refuses the same file again where only barcodes that are drawn would tell the pieces apart', async () => {
    const file = upload(';G375;CINCIN;KEMBAR;1.5;A1', ';G375;CINCIN;KEMBAR;1.5;A1')
    const { data } = await periksa(file)
    const both = await Promise.all([terapkan(file, data.sidik, key()), terapkan(file, data.sidik, key())])
    expect(both.map((r) => r.status).sort()).toEqual([200, 409])
    const { no_saldo_awal } = both.find((r) => r.status === 200)!.data
    const before = await stok()
    const sudah = {
      status: 409,
      message: `Isi Berkas Ini Sudah Masuk Dengan No ${no_saldo_awal}. Barang Lain Yang Persis Sama Harus Diberi Barcode`,
    }
    expect(await periksa(file)).toMatchObject(sudah)
    // the same rows in another spelling of the file
    expect(await periksa(upload(';g375;cincin;kembar;1,500;a1', ';G375;CINCIN;KEMBAR;1.5;A1'))).toMatchObject(
      sudah,
    )
    expect(await terapkan(file, data.sidik, key())).toMatchObject(sudah)
    expect(await stok()).toEqual(before)
    expect((await periksa(upload(';G375;CINCIN;KEMBAR;1.5;A1'))).status).toBe(200)
    expect(
      await inDatabase(
        `SELECT user_id, aksi, ref, sesudah->>'qty' AS qty FROM audit_log WHERE tabel = 'stok_awal'
         ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ user_id: 'OWN1', aksi: 'TAMBAH', ref: no_saldo_awal, qty: '2' }])
    await expectBooksAgree(server.pool)
  })

  it('says of every row all that is wrong with it, and then brings nothing in', async () => {
    await inDatabase(
      `INSERT INTO baki (kode_toko, kode_gudang, kode_baki, nama_baki, berat_baki, kapasitas)
       VALUES ('TK01', 'TOKO', 'SATU', 'SATU', 1000, 1)`,
    )
    const file = upload(
      ';TIDAK;ADA;NAMA;0;B9', // every code wrong, no weight
      '123;G375;CINCIN;;1;A1',
      '00600000;G375;CINCIN;X;1;A1',
      '00600000;G375;CINCIN;X;1;A1',
      '99999999;G375;CINCIN;X;1;A1',
      ';G375;CINCIN;X;1;SATU',
      ';G375;CINCIN;X;1;SATU',
      ';G375;CINCIN;X;abc;CUCI',
    )
    const before = await stok()
    const { data } = await periksa(file)
    expect(data).toMatchObject({ qty: 2, jumlah_salah: 6 })
    expect(
      data.salah.map((s: { no: number; alasan: { alasan: string }[] }) => [
        s.no,
        ...s.alasan.map((a) => a.alasan),
      ]),
    ).toEqual([
      [
        2,
        'Group TIDAK Tidak Ada, Yang Ada G375 (EMAS 37.5%), G700 (EMAS 70%), LM (LOGAM MULIA)',
        'Jenis ADA Tidak Ada, Yang Ada ANTING, CINCIN, GELANG, KALUNG, LM (LOGAM MULIA)',
        'Berat Minimal 0.001 (Tertulis "0"), Misalnya 2.35',
        'Baki B9 Tidak Ada, Yang Ada A1 (BAKI A1), A2 (BAKI A2), SATU',
      ],
      [3, 'Nama Barang Tidak Boleh Kosong', 'Barcode 123 Harus 8 Angka, Misalnya 00000101'],
      [5, 'Barcode 00600000 Sudah Ada Di Baris 4'],
      [6, 'Barcode 99999999 Terlalu Besar, Paling Besar 90000000'],
      [8, 'Baki SATU Penuh, Kapasitas 1 Barang'],
      [
        9,
        'Berat Harus Angka (Tertulis "abc"), Misalnya 2.35',
        'Baki CUCI Tidak Ada, Yang Ada A1 (BAKI A1), A2 (BAKI A2), SATU',
      ],
    ])
    expect(await terapkan(file, data.sidik, key())).toMatchObject({
      status: 400,
      message: 'Ada 6 Baris Salah, Tidak Ada Yang Disimpan',
    })
    expect(await stok()).toEqual(before)
  })

  it('is looked at again when it is applied: what has changed since is told', async () => {
    const file = upload('00700000;G375;CINCIN;X;1;A1')
    const { data } = await periksa(file)
    expect(await terapkan(upload('00700000;G375;CINCIN;X;2;A1'), data.sidik, key())).toMatchObject({
      status: 409,
      message: 'Data Sudah Berubah Sejak Diperiksa, Silahkan Periksa Lagi',
    })
    const [one, two] = await Promise.all([
      terapkan(file, data.sidik, key()),
      terapkan(file, data.sidik, key()),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    await expectBooksAgree(server.pool)
  })

  it('never lies in a tray that is taken out of use at that moment: one of the two is refused', async () => {
    expect(
      (
        await ask('OWN1', 'POST', 'baki', {
          kode_baki: 'Z1',
          nama_baki: 'BAKI Z1',
          kode_gudang: 'TOKO',
          berat_baki: 1,
        })
      ).status,
    ).toBe(200)
    const file = upload(...Array.from({ length: 200 }, () => ';G375;CINCIN;CINCIN;1;Z1'))
    const { data } = await periksa(file)
    const both = await Promise.all([terapkan(file, data.sidik, key()), ask('OWN1', 'DELETE', 'baki/Z1')])
    expect(both.filter((r) => r.status === 200)).toHaveLength(1)
  })

  it('knows a barcode of another shop', async () => {
    // Far from those that the sequence has given to the pieces of the tests above, if they won.
    await inDatabase(
      `INSERT INTO barang (kode_toko, kode_barcode, kode_group, kode_dept, nama_barang, kadar, kadar_cetak,
           berat, berat_awal, kode_gudang, kode_baki, status, tgl_masuk)
       SELECT 'TK02', '80000001', kode_group, kode_dept, 'X', kadar, kadar_cetak, 1000, 1000, 'TOKO', 'B1',
         'HILANG', tgl_masuk FROM barang WHERE kode_barcode = '00500000'`,
    )
    expect((await periksa(upload('80000001;G375;CINCIN;X;1;A1'))).data.salah[0].alasan).toEqual([
      { column: 'kode_barcode', alasan: 'Barcode 80000001 Sudah Ada' },
    ])
  })

  it('is the owner’s', async () => {
    for (const user of ['SPV1', 'KSR1', 'SLS1'])
      for (const path of ['periksa', 'kesalahan', 'terapkan'])
        expect(
          (await ask(user, 'POST', `saldo-awal/stok/${path}`, { berkas: 'AAAA', sidik: 'x' })).status,
        ).toBe(403)
    expect((await ask(null, 'POST', 'saldo-awal/stok/periksa', { berkas: 'AAAA' })).status).toBe(401)
  })

  it('gives an empty file that is understood, Excel and all, but for its example, which is no piece', async () => {
    const { bytes } = await (await ask.as('OWN1')).file('saldo-awal/stok/contoh')
    const { data } = await periksa(bytes.toString('base64'))
    expect(data).toMatchObject({
      qty: 0,
      jumlah_salah: 1,
      salah: [{ alasan: [{ column: 'nama_barang', alasan: 'Baris Contoh Harus Dihapus' }] }],
    })
  })

  it('asks about what nobody weighs and about columns that nobody reads, and comes in once that is agreed to', async () => {
    const file = Buffer.from(
      ['Group;Jenis;Nama Barang;Berat;Baki;Warna', 'EMAS 37.5%;cincin;KILO;25000;Baki A1;HIJAU'].join('\n'),
    ).toString('base64')
    const { data } = await periksa(file)
    expect(data).toMatchObject({
      qty: 1,
      jumlah_salah: 0,
      tidak_dikenal: ['Warna'],
      jumlah_peringatan: 1,
      peringatan: [
        {
          no: 2,
          nama: 'KILO',
          alasan: [{ column: 'berat', alasan: 'Berat 25,000.000 g, Lebih Dari 1,000 g Untuk Satu Barang' }],
        },
      ],
    })
    expect(await terapkan(file, data.sidik, key())).toMatchObject({
      status: 400,
      message: 'Ada Yang Harus Disetujui Dulu Di Berkas Ini, Silahkan Periksa Lagi',
    })
    const done = await ask(
      'OWN1',
      'POST',
      'saldo-awal/stok/terapkan',
      { berkas: file, sidik: data.sidik, setuju: true },
      key(),
    )
    expect(done).toMatchObject({ status: 200, data: { qty: 1, berat: 25_000 } })
    expect(
      await inDatabase("SELECT kode_group, kode_baki FROM barang WHERE nama_barang = 'KILO'"),
      'named, not coded',
    ).toEqual([{ kode_group: 'G375', kode_baki: 'A1' }])
  })

  it('comes back with what is wrong in each row', async () => {
    const { readXlsx } = await import('hucre/xlsx')
    const given = upload('00910001;G375;CINCIN;BAIK;1;A1', '00910002;G375;CINCIN;SALAH;dua;A1')
    const { bytes, name } = await (
      await ask.as('OWN1')
    ).file('saldo-awal/stok/kesalahan', 'POST', { berkas: given })
    expect(name).toBe('kesalahan-stok-awal.xlsx')
    const [sheet] = (await readXlsx(bytes)).sheets
    expect(sheet!.rows).toEqual([
      ['Kesalahan', ...TITLE.split(';')],
      [null, '00910001', 'G375', 'CINCIN', 'BAIK', '1', 'A1'],
      [
        'Berat Harus Angka (Tertulis "dua"), Misalnya 2.35',
        '00910002',
        'G375',
        'CINCIN',
        'SALAH',
        'dua',
        'A1',
      ],
    ])
    const { data } = await periksa(bytes.toString('base64'))
    expect(data).toMatchObject({ qty: 1, jumlah_salah: 1, tidak_dikenal: [] })
  })

  it('is 20,000 pieces: each there once, and the books agree', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, i) =>
        `${String(1_000_000 + i).padStart(8, '0')};${i % 3 ? 'G375' : 'G700'};${i % 2 ? 'CINCIN' : 'GELANG'};BARANG ${i};1.${String(i % 900).padStart(3, '0')};${i % 2 ? 'A1' : 'A2'}`,
    )
    const file = upload(...rows)
    const before = await stok()
    const { data } = await periksa(file)
    expect(data).toMatchObject({ qty: 20_000, jumlah_salah: 0 })
    expect(await terapkan(file, data.sidik, key())).toMatchObject({
      status: 200,
      data: { qty: 20_000, berat: data.berat },
    })
    const after = await stok()
    expect([after.qty - before.qty, after.berat - before.berat]).toEqual([
      20_000,
      Math.round(data.berat * 1000),
    ])
    expect(
      await inDatabase(
        `SELECT count(*)::int AS n FROM mutasi_stok
         WHERE ref_no LIKE 'SA-TK01-250115-%' AND lokasi LIKE 'TOKO/%' AND kode_barcode >= '01000000'`,
      ),
    ).toEqual([{ n: 20_000 }])
    await expectBooksAgree(server.pool)
  })

  it('comes only before the first close', async () => {
    expect((await ask('OWN1', 'GET', 'saldo-awal/stok')).data).toMatchObject({ boleh: true })
    await inDatabase(
      `INSERT INTO tutup_toko (kode_toko, tgl_system, user_id, mulai, selesai, ringkasan, hash)
       VALUES ('TK01', '2025-01-14', 'OWN1', now(), now(), '{}', '')`,
    )
    expect(await periksa(upload(';G375;CINCIN;X;1;A1'))).toMatchObject({
      status: 409,
      message: 'Stok Awal Hanya Bisa Diimpor Sebelum Tutup Toko Yang Pertama',
    })
    expect((await ask('OWN1', 'GET', 'saldo-awal/stok')).data).toMatchObject({ boleh: false })
  })
})
