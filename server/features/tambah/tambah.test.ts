/** New pieces come in with barcodes, go out again the same day, and what was bought back is tagged (DOMAIN §B.13, §O.1-12). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buy, IDENTITAS, validateBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildUser } from '#test/tools/factories.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildPindah } from '#test/tools/stok.ts'
import { batalTambah, buildTambah, hapuskan, tagUlangkan, tambahkan } from '#test/tools/tambah.ts'
import { allowedIfAsked, buildSale, buildValidSale, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let gudang: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const rows = <R>(text: string, values: unknown[] = []) => inDatabase<R>(server, text, values)
const status = async (kode: string) =>
  (await rows<{ status: string }>('SELECT status FROM barang WHERE kode_barcode = $1', [kode]))[0]?.status
const count = async () =>
  (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM barang WHERE kode_toko = 'TK01'`))[0]!.n

describe('adding', () => {
  it('gives each piece the next barcode, as its group says where nothing else is said, and is sold at once', async () => {
    const before = await trays(await ask.as('OWN1'))
    const reply = await tambahkan(gudang, {
      keterangan: 'kiriman pagi',
      barang: [
        {
          nama_barang: 'cincin polos',
          berat: 2.351,
          ongkos: 25_000,
          kode_intern: 'AB-1',
          harga_modal: 900_000,
        },
        {
          kode_group: 'G700',
          kode_dept: 'GELANG',
          nama_barang: 'GELANG',
          berat: 5.5,
          kadar: 70.5,
          kadar_cetak: '17K',
          nama_atribut: 'BATU',
          berat_atribut: 0.25,
          harga_atribut: 100_000,
          kode_baki: 'A2',
        },
      ],
    })
    expect([reply.status, reply.message]).toEqual([200, 'Tambah Barang Berhasil Disimpan'])
    const { no, barcode } = reply.data
    expect(reply.data).toMatchObject({ no: 'TA-TK01-250115-0001', qty: 2, berat: 7.851 })
    expect(Number(barcode[1])).toBe(Number(barcode[0]) + 1)
    const after = await trays(await ask.as('OWN1'))
    expect(after['A1']![1] - before['A1']![1]).toBeCloseTo(2.351)
    expect(after['A2']![1] - before['A2']![1]).toBeCloseTo(5.5)
    expect(
      await rows(
        `SELECT kode_barcode, nama_barang, kadar, kadar_cetak, berat, berat_awal, ongkos, harga_modal,
           kode_intern, nama_atribut, harga_atribut, status, sumber FROM barang WHERE kode_barcode = ANY ($1)
         ORDER BY id`,
        [barcode],
      ),
    ).toMatchObject([
      {
        kode_barcode: barcode[0],
        nama_barang: 'CINCIN POLOS',
        kadar: 375_000,
        kadar_cetak: '9K',
        berat: 2_351,
        berat_awal: 2_351,
        ongkos: 25_000,
        harga_modal: 900_000,
        kode_intern: 'AB-1',
        status: 'READY',
        sumber: 'PEMASOK',
      },
      {
        kode_barcode: barcode[1],
        kadar: 705_000,
        kadar_cetak: '17K',
        nama_atribut: 'BATU',
        harga_atribut: 100_000,
      },
    ])
    expect((await gudang.request('GET', 'tambah-data-barang/dokumen')).data).toMatchObject([
      {
        no,
        ke: 'PEMASOK',
        keterangan: 'KIRIMAN PAGI',
        kode_baki: null,
        qty: 2,
        status_valid: 'DONE',
        input_by: 'GDG1',
      },
    ])
    const text = pdfPages((await gudang.file(`tambah-data-barang/dokumen/${no}/slip`)).bytes)
      .flat()
      .join(' ')
    for (const part of ['BUKTI TAMBAH BARANG', 'PEMASOK', 'TOKO / A2', barcode[0], '7.851'])
      expect(text).toContain(part)
    await buildValidSale(await ask.as('KSR1'), { barang: [barcode[0]] })
    expect(await status(barcode[0])).toBe('TERJUAL')
  })

  it('says everything that is wrong at once, each at its row, and brings nothing in', async () => {
    await rows(
      `INSERT INTO baki (kode_toko, kode_gudang, kode_baki, nama_baki, berat_baki, kapasitas, status)
       VALUES ('TK01', 'TOKO', 'SATU', 'SATU', 1000, 1, 'READY'),
         ('TK01', 'TOKO', 'SO', 'SO', 1000, 0, 'KUNCI_SO')`,
    )
    const before = await count()
    const reply = await tambahkan(gudang, {
      sumber: 'TUKANG',
      barang: [
        { kode_group: 'TIDAK', kode_bandrol: 'X9' },
        { kode_baki: 'SATU' },
        { kode_baki: 'SATU' },
        { kode_baki: 'SO' },
        { kode_gudang: 'TITIP', kode_baki: 'TITIP' },
        { berat: 25_000 },
      ],
    })
    expect(refusals(reply)).toEqual([
      400,
      [
        ['kode_tukang', 'Tukang Harus Dipilih'],
        ['barang.0.kode_group', 'Group TIDAK Tidak Ada'],
        ['barang.0.kode_bandrol', 'Bandrol X9 Tidak Ada'],
        ['barang.2.kode_baki', 'Baki SATU Penuh, Kapasitas 1 Barang'],
        ['barang.3.kode_baki', 'Baki SO Sedang Stock Opname'],
        ['barang.4.kode_gudang', 'Gudang TITIP Tidak Ada'],
        ['barang.5.berat', 'Berat 25,000.000 g, Lebih Dari 1,000 g Untuk Satu Barang'],
      ],
    ])
    expect(await count()).toBe(before)
    expect(refusals(await tambahkan(gudang, { barang: [{ nama_barang: ' ', berat: 0 }] }))).toEqual([
      400,
      [
        ['barang.0.nama_barang', 'Nama Barang Tidak Boleh Kosong'],
        ['barang.0.berat', 'Berat Minimal 0.001'],
      ],
    ])
  })

  it('asks once about a weight that nobody weighs, and about a list that came in already', async () => {
    await buildTambah(gudang, { barang: [{ berat: 25_000 }], setuju: true })
    const twice = { barang: [{ berat: 1 }, { berat: 1 }] }
    const { no } = await buildTambah(gudang, twice)
    expect(refusals(await tambahkan(gudang, twice))).toEqual([
      409,
      [['barang', `Isi Yang Persis Sama Sudah Masuk Dengan No ${no}`]],
    ])
    await buildTambah(gudang, { ...twice, memang_lain: true })
    // A single piece may well have a twin.
    await buildTambah(gudang, { barang: [{ berat: 1 }] })
    await buildTambah(gudang, { barang: [{ berat: 1 }] })
  })

  it('comes from a goldsmith who is named, from head office; of an order only when there is one', async () => {
    await rows(`INSERT INTO tukang (kode_toko, kode_tukang, nama_tukang) VALUES ('TK01', 'T01', 'PAK BUDI')`)
    await buildTambah(gudang, { sumber: 'TUKANG', kode_tukang: 't01', barang: [{}] })
    await buildTambah(gudang, { sumber: 'PUSAT', barang: [{}] })
    expect(
      await rows(
        `SELECT lokasi, sum(qty)::int AS qty FROM mutasi_stok WHERE kode_mutasi = 'M02' AND lokasi LIKE 'V:%'
         GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { lokasi: 'V:PUSAT', qty: -1 },
      { lokasi: 'V:TUKANG', qty: -1 },
    ])
    expect(refusals(await tambahkan(gudang, { sumber: 'TUKANG', kode_tukang: 'T99', barang: [{}] }))).toEqual(
      [400, [['kode_tukang', 'Tukang T99 Tidak Ada']]],
    )
    expect(
      refusals(
        await tambahkan(gudang, { sumber: 'PESANAN', no_pesanan: 'PS-TK01-250115-0001', barang: [{}] }),
      ),
    ).toEqual([404, [['no_pesanan', 'No Pesanan Tidak Ditemukan']]])
  })

  it('a repeated request brings nothing twice', async () => {
    const id_trx = idTrx()
    const [first, second] = [
      await tambahkan(gudang, { barang: [{}, {}], id_trx }),
      await tambahkan(gudang, { barang: [{}, {}], id_trx }),
    ]
    expect(second.data).toEqual(first.data)
    expect((await gudang.request('GET', 'tambah-data-barang/dokumen')).data).toHaveLength(1)
  })

  it('two at once, of two shops too, never share a barcode; the same list twice comes in once', async () => {
    const there = await server.client('OWN1', 'TK02')
    const many = (berat: number, kode_baki = 'A1') => Array.from({ length: 60 }, () => ({ berat, kode_baki }))
    const replies = await Promise.all([
      tambahkan(gudang, { barang: many(1) }),
      tambahkan(gudang, { barang: many(1) }),
      tambahkan(gudang, { barang: many(2) }),
      tambahkan(there, { barang: many(3, 'B1') }),
    ])
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 200, 200, 409])
    const codes = replies.flatMap((r) => r.data?.barcode ?? [])
    expect([codes.length, new Set(codes).size]).toEqual([180, 180])
  })

  it('is for who has the screen', async () => {
    expect((await tambahkan(await ask.as('SLS1'), { barang: [{}] })).status).toBe(403)
  })
})

describe('undoing', () => {
  it('takes all of it out again with HAPUS BARANG, on its day, while every piece is where it was put', async () => {
    const before = await trays(await ask.as('OWN1'))
    const { no, barcode } = await buildTambah(gudang, { barang: [{}, { kode_baki: 'A2' }] })
    expect(refusal(await gudang.send('POST', 'tambah-data-barang/batal', { no, alasan: 'SALAH' }))).toEqual([
      403,
      'Perlu Otorisasi HAPUS BARANG',
    ])
    expect((await batalTambah(gudang, no)).status).toBe(200)
    expect(await trays(await ask.as('OWN1'))).toEqual(before)
    expect(await status(barcode[0]!)).toBe('HANCUR')
    expect(
      await rows(`SELECT DISTINCT kode_mutasi FROM mutasi_stok WHERE ref_no = $1 ORDER BY 1`, [no]),
    ).toEqual([{ kode_mutasi: 'M02' }, { kode_mutasi: 'M25' }])

    const two = await buildTambah(gudang, { barang: [{}] })
    await buildPindah(gudang, { barang: two.barcode, kode_baki: 'A2' })
    expect(refusal(await batalTambah(gudang, two.no))).toEqual([409, 'Barang Sudah Bertransaksi Lagi'])
    ask = await closeDay(server, ask, '2025-01-16')
    expect(
      await rows(
        `SELECT sum(tambah)::int AS qty, sum(berat_tambah)::int AS berat FROM stok_harian WHERE kode_toko = 'TK01'`,
      ),
    ).toEqual([{ qty: 1, berat: 2_350 }])
    expect(refusal(await batalTambah(await server.client('GDG1'), two.no))).toEqual([
      409,
      'Tambah Barang Tanggal Lain Tidak Bisa Dibatalkan',
    ])
  })

  it('takes single pieces out again, from where they lie, and nothing but what came today', async () => {
    await rows(`INSERT INTO tukang (kode_toko, kode_tukang, nama_tukang) VALUES ('TK01', 'T01', 'PAK BUDI')`)
    const { no, barcode } = await buildTambah(gudang, { barang: [{}, {}, {}] })
    const tukang = await buildTambah(gudang, { sumber: 'TUKANG', kode_tukang: 'T01', barang: [{}] })
    await buildPindah(gudang, { barang: [barcode[1]!], kode_baki: 'A2' })
    await buildSale(await ask.as('SLS1'), { barang: [barcode[2]!] })
    expect(refusals(await hapuskan(gudang, [barcode[0]!, barcode[2]!, '00000001']))).toEqual([
      409,
      [
        ['barang.1', `Barang ${barcode[2]} Tidak Bisa Dipakai, Status BOOKED`],
        ['barang.2', 'Barang 00000001 Bukan Tambahan Hari Ini'],
      ],
    ])
    const gone = [barcode[0]!, barcode[1]!, tukang.barcode[0]!]
    expect(must(await hapuskan(gudang, gone)).data).toMatchObject({
      no: 'HB-TK01-250115-0001',
      qty: 3,
      berat: 7.05,
    })
    expect(await Promise.all([...gone, barcode[2]!].map(status))).toEqual([
      'HANCUR',
      'HANCUR',
      'HANCUR',
      'BOOKED',
    ])
    expect(
      await rows(
        `SELECT lokasi, sum(qty)::int AS qty FROM mutasi_stok
         WHERE kode_mutasi IN ('M02', 'M25') AND lokasi LIKE 'V:%' GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { lokasi: 'V:PEMASOK', qty: -1 },
      { lokasi: 'V:TUKANG', qty: 0 },
    ])
    expect((await batalTambah(gudang, no)).status).toBe(409)
    expect(
      refusal(
        await allowedIfAsked(gudang, () =>
          gudang.send('POST', 'hapus-barang/batal', { no: 'HB-TK01-250115-0001', alasan: 'X' }),
        ),
      ),
    ).toEqual([409, 'Hapus Barang Tidak Bisa Dibatalkan'])
  })
})

describe('a file', () => {
  const upload = (...lines: string[]) =>
    Buffer.from(['Group;Jenis;Nama Barang;Berat;Baki;Ongkos', ...lines].join('\n')).toString('base64')

  it('becomes the list that is saved, or says of each row what is wrong', async () => {
    const file = upload('G375;cincin;Cincin polos;2,35;A1;50000', 'EMAS 70%;GELANG;GELANG;10.5;BAKI A2;')
    const { data } = must(await gudang.send('POST', 'tambah-data-barang/berkas', { berkas: file }))
    expect(data).toMatchObject({
      jumlah_salah: 0,
      salah: [],
      tidak_dikenal: [],
      barang: [
        {
          kode_group: 'G375',
          nama_barang: 'CINCIN POLOS',
          berat: 2.35,
          ongkos: 50_000,
          kadar_cetak: '9K',
          kode_gudang: 'TOKO',
          kode_baki: 'A1',
        },
        { kode_group: 'G700', berat: 10.5, kode_baki: 'A2' },
      ],
    })
    const { barcode } = await buildTambah(gudang, { barang: data.barang })
    expect(barcode).toHaveLength(2)

    const wrong = upload('TIDAK;CINCIN;X;abc;A1;', 'G375;CINCIN;X;1;A1;')
    expect(
      must(await gudang.send('POST', 'tambah-data-barang/berkas', { berkas: wrong })).data,
    ).toMatchObject({
      jumlah_salah: 1,
      salah: [{ no: 2, nama: 'X', alasan: [{ column: 'kode_group' }, { column: 'berat' }] }],
      barang: [{ nama_barang: 'X' }],
    })
    const given = await gudang.file('tambah-data-barang/kesalahan', 'POST', { berkas: wrong })
    expect([given.status, given.name]).toEqual([200, 'kesalahan-tambah-barang.xlsx'])
    expect(
      refusal(
        await gudang.send('POST', 'tambah-data-barang/berkas', {
          berkas: upload(...Array.from({ length: 501 }, () => 'G375;CINCIN;X;1;A1;')),
        }),
      ),
    ).toEqual([400, 'Paling Banyak 500 Barang'])
    const example = await gudang.file('tambah-data-barang/contoh')
    expect([example.status, example.name]).toEqual([200, 'contoh-tambah-barang.xlsx'])
  })
})

describe('tagging what was bought back', () => {
  it('gives a barcode, once, and moves nothing', async () => {
    const till = await ask.as('KSR1')
    const bought = await allowedIfAsked(till, () =>
      buy(till, {
        identitas: IDENTITAS,
        beli: [
          {
            kode_group: 'G375',
            kode_dept: 'CINCIN',
            nama_barang: 'CINCIN TUA',
            berat: 3,
            kondisi: 'TANPA SURAT',
            harga: 1_512_000,
          },
        ],
      }),
    )
    must(await validateBuy(till, must(bought).data.no_faktur_group))
    const { data } = must(await gudang.request('GET', 'tag-ulang/pilihan'))
    const [piece] = data as { id: number; kode_barcode: string }[]
    expect(piece).toMatchObject({ kode_barcode: '-', status: 'BELI' })
    const before = await trays(await ask.as('OWN1'))
    const moves = await rows(`SELECT count(*) FROM mutasi_stok`)
    const both = await Promise.all([tagUlangkan(gudang, [piece!.id]), tagUlangkan(gudang, [piece!.id])])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
    const done = both.find((r) => r.status === 200)!.data
    expect(done).toMatchObject({ qty: 1, berat: 3 })
    expect(await status(done.barcode[0])).toBe('BELI')
    expect(await trays(await ask.as('OWN1'))).toEqual(before)
    expect(await rows(`SELECT count(*) FROM mutasi_stok`)).toEqual(moves)
    expect(refusals(await tagUlangkan(gudang, [done.barcode[0]]))).toEqual([
      409,
      [['barang.0', `Barang Sudah Punya Barcode ${done.barcode[0]}`]],
    ])
    const report = 'tambah-barang/report?tgl_from=2025-01-15&tgl_to=2025-01-15'
    const owner = await ask.as('OWN1')
    expect((await owner.request('GET', report)).data).toEqual([])
    expect((await owner.request('GET', `${report}&sumber=BUY-BACK+RE-TAG`)).data).toMatchObject([
      { kode_barcode: done.barcode[0], berat: 3, sumber: 'BUY-BACK RE-TAG' },
    ])
    expect((await gudang.request('GET', 'tag-ulang/dokumen')).data[0].detail_barang[0].kode_barcode).toBe(
      done.barcode[0],
    )
  })
})

describe('R07', () => {
  it('counts what was taken out again as less, and sums to what the daily stock calls tambah', async () => {
    const { no, barcode } = await buildTambah(gudang, {
      barang: [{ ongkos: 10_000 }, { kode_group: 'G700', berat: 1, ongkos: 5_000 }],
    })
    await hapuskan(gudang, [barcode[1]!])
    const undone = await buildTambah(gudang, { sumber: 'PUSAT', barang: [{ berat: 3 }] })
    await batalTambah(gudang, undone.no)
    const asked = 'tambah-barang/report?tgl_from=2025-01-15&tgl_to=2025-01-15'
    const owner = await ask.as('OWN1')
    const { data, total, message } = await owner.request('GET', asked)
    expect(message).toBe('Laporan Tambah Barang Tersedia')
    expect(
      (data as Record<string, unknown>[]).map((r) => [
        r.no_tambah,
        r.kode_group,
        r.qty,
        r.berat,
        r.ongkos,
        r.sumber,
      ]),
    ).toEqual([
      ['HB-TK01-250115-0001', 'G700', -1, -1, -5_000, 'PEMASOK'],
      [no, 'G375', 1, 2.35, 10_000, 'PEMASOK'],
      [no, 'G700', 1, 1, 5_000, 'PEMASOK'],
      [undone.no, 'G375', 1, 3, 0, 'PUSAT'],
      [undone.no, 'G375', -1, -3, 0, 'PUSAT'],
    ])
    expect(total).toMatchObject({ qty: 1, berat: 2.35, ongkos: 10_000 })
    expect((await owner.request('GET', `${asked}&sumber=PUSAT`)).total).toMatchObject({ qty: 0, berat: 0 })
    expect((await owner.request('GET', `${asked}&group_by=KODE_GROUP&kode_group=G700`)).data).toHaveLength(2)
    await closeDay(server, ask, '2025-01-16')
    expect(
      await rows(
        `SELECT sum(tambah)::int AS qty, sum(berat_tambah)::int AS berat FROM stok_harian WHERE kode_toko = 'TK01'`,
      ),
    ).toEqual([{ qty: 1, berat: 2_350 }])
  })
})
