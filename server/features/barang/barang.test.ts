/** The pieces of a shop: looked for, seen whole, kept right, weighed anew; and the card of all they have been through (DOMAIN §B.13, §O.1-13). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disetujuiKoreksiBerat } from '#domain/rules/disetujui.ts'
import { postingKirim, postingTerima } from '#domain/rules/postings/stok.ts'
import { milligram } from '#domain/units.ts'
import { post } from '#server/ledger/post.ts'
import { asSystem } from '#server/rantai/system-context.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buildValidBuy, cancelBuy } from '#test/tools/beli.ts'
import { barangDipegang } from '#domain/calls/dipegang.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusalAt, type Client } from '#test/tools/client.ts'
import { asOwner } from '#test/tools/close.ts'
import { buildPiece, buildPieces, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  batalPindah,
  buildKoreksiBerat,
  buildPindah,
  buildTanpaBarcode,
  idBarang,
  koreksiBerat,
} from '#test/tools/stok.ts'
import { allowed, buildIzin, buildOtorisasi, buildSale, buildValidSale, cancel } from '#test/tools/till.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'

let server: TestServer
let ask: Ask
let adm: Client
let gudang: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  adm = await server.client('ADM1')
  gudang = await server.client('GDG1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const cari = async (query: Record<string, string>, staf = gudang) => {
  const { data } = must(await staf.request('GET', `data-barang?${new URLSearchParams(query)}`))
  return {
    barang: (data.rows as { kode_barcode: string }[]).map((b) => b.kode_barcode),
    jumlah: data.jumlah as number,
    berat: data.berat as number,
  }
}
const lihat = async (kode_barcode: string, staf = gudang) =>
  must(await staf.request('GET', `data-barang/lihat?kode_barcode=${kode_barcode}`)).data
const kartu = async (staf: Client, kode_barcode: string, query = '') =>
  must(await staf.request('GET', `data-barang/${await idBarang(staf, kode_barcode)}/kartu${query}`)).data

describe('looking for pieces', () => {
  it('finds by part of a name, kode intern, barcode, group, jenis, tray and weight, and says what they come to', async () => {
    const [one] = await buildPieces(server, [{ berat: 7.5, kode_dept: 'GELANG', kode_group: 'G700' }])
    must(
      await gudang.send('POST', 'data-barang/ubah', {
        id: await idBarang(gudang, one!),
        nama_barang: 'GELANG SISIK NAGA',
        kadar_cetak: '70%',
        kode_intern: 'KC-778899',
      }),
    )
    const all = await cari({ urut: 'kode_barcode', arah: 'ASC' })
    expect(all).toEqual({
      barang: ['00000001', '00000002', '00000003', '00000004', '00000005', one],
      jumlah: 6,
      berat: 24.6,
    })
    const found: [Record<string, string>, string[]][] = [
      [{ cari: 'sisik' }, [one!]],
      [{ cari: 'kc-77' }, [one!]],
      [{ cari: '778899' }, [one!]],
      [{ cari: '2' }, ['00000002']],
      [{ cari: '%' }, []],
      [{ kode_group: 'G700', urut: 'berat', arah: 'DESC' }, [one!, '00000002', '00000004']],
      [{ kode_dept: 'KALUNG' }, ['00000003']],
      [{ tempat: 'TOKO/A1', urut: 'kode_barcode', arah: 'ASC' }, ['00000001', '00000002', one!]],
      [{ berat_dari: '2.35', berat_sampai: '3.417', urut: 'berat', arah: 'ASC' }, ['00000001', '00000003']],
      [{ status: 'TITIP' }, []],
    ]
    for (const [query, expected] of found)
      expect({ query, barang: (await cari(query)).barang }).toEqual({ query, barang: expected })
  })

  it('page by page in every order, each piece once', async () => {
    await buildPieces(
      server,
      Array.from({ length: 25 }, (_, i) => ({ berat: 1 + (i % 3) })),
    )
    for (const urut of [
      'tgl_masuk',
      'kode_barcode',
      'nama_barang',
      'kode_group',
      'berat',
      'tempat',
      'status',
    ])
      for (const arah of ['ASC', 'DESC']) {
        const pages = []
        for (const page of ['1', '2', '3', '4'])
          pages.push(await cari({ urut, arah, halaman: page, ukuran: '10' }))
        expect(pages.map((p) => [p.barang.length, p.jumlah])).toEqual([
          [10, 30],
          [10, 30],
          [10, 30],
          [0, 30],
        ])
        expect(new Set(pages.flatMap((p) => p.barang)).size).toBe(30)
      }
  })

  it('what has left is found by its status, or among all', async () => {
    await buildValidSale(await ask.as('KSR1'), { barang: ['00000001'] })
    expect((await cari({})).jumlah).toBe(4)
    expect((await cari({ status: 'TERJUAL' })).barang).toEqual(['00000001'])
    expect((await cari({ status: 'SEMUA' })).jumlah).toBe(5)
    expect((await cari({ status: 'HILANG' })).jumlah).toBe(0)
  })

  it('is refused in words what cannot be asked for', async () => {
    const bad = async (query: string) => refusal(await gudang.request('GET', `data-barang?${query}`))
    expect(await bad('berat_dari=abc')).toEqual([400, 'Berat Tidak Valid'])
    expect((await bad('halaman=0'))[0]).toBe(400)
    expect((await bad('urut=harga_modal'))[0]).toBe(400)
    expect((await bad('ukuran=100000'))[0]).toBe(400)
  })

  it('is of the shop that one works in', async () => {
    const there = await server.client('OWN1', 'TK02')
    expect((await cari({ cari: '00000001', status: 'SEMUA' }, there)).jumlah).toBe(0)
    expect(refusal(await there.request('GET', 'data-barang/lihat?kode_barcode=1'))).toEqual([
      404,
      'Barang 00000001 Tidak Ditemukan',
    ])
    const id = await idBarang(gudang, '00000001')
    expect((await there.request('GET', `data-barang/${id}/kartu`)).status).toBe(404)
    expect(
      (await there.send('POST', 'data-barang/ubah', { id, nama_barang: 'X', kadar_cetak: 'X' })).status,
    ).toBe(404)
    expect(
      (await there.send('POST', 'data-barang/koreksi-berat', { id, berat: 1, alasan: 'X', id_trx: idTrx() }))
        .status,
    ).toBe(404)
  })
})

describe('one piece whole', () => {
  it('says its price today and how it came about, where it lies and what holds it', async () => {
    expect(await lihat('2')).toMatchObject({
      kode_barcode: '00000002',
      status: 'READY',
      kode_baki: 'A1',
      dipegang: '-',
      harga: {
        harga_gram: 1_150_000,
        cara: 'MANUAL',
        harga_total: 6_119_000,
        asal_harga: [
          { nama: 'Emas', rumus: '5.125 g × Rp. 1,150,000' },
          { nama: 'Pembulatan' },
          { nama: 'Ongkos', jumlah: 75_000 },
          { nama: 'Atribut', jumlah: 150_000 },
        ],
      },
    })
    const kasir = await ask.as('KSR1')
    const sold = await buildSale(kasir, { barang: ['00000002'] })
    expect(await lihat('2')).toMatchObject({ status: 'BOOKED', dipegang: sold })
    const held = await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(500_000) })
    expect(await lihat('3')).toMatchObject({ status: 'TITIP', kode_gudang: 'TITIP', dipegang: held })
    const asked = { query: { kode_barcode: '00000002,00000003,00000004,99999999' } }
    expect(await kasir.call(barangDipegang, asked)).toEqual([
      { kode_barcode: '00000002', status: 'BOOKED', dipegang: sold, user_id: 'KSR1' },
      { kode_barcode: '00000003', status: 'TITIP', dipegang: held, user_id: 'KSR1' },
    ])
  })

  it('without a price of its group it is still told', async () => {
    await inDatabase(server, `UPDATE harga_group SET harga = 0, harga_min_gram = 0 WHERE kode_group = 'LM'`)
    expect((await lihat('5')).harga).toBeNull()
  })

  it('without a barcode it is found by its id', async () => {
    await inDatabase(server, `UPDATE barang SET kode_barcode = NULL WHERE kode_barcode = '00000005'`)
    const { data } = must(await gudang.request('GET', 'data-barang?kode_group=LM'))
    expect(data.rows).toMatchObject([{ kode_barcode: '-' }])
    expect(must(await gudang.request('GET', `data-barang/lihat?id=${data.rows[0].id}`)).data).toMatchObject({
      kode_barcode: '-',
      kode_group: 'LM',
    })
    await inDatabase(server, `UPDATE barang SET kode_barcode = '00000005' WHERE kode_barcode IS NULL`)
  })
})

describe('the kartu barang', () => {
  it('tells every movement, newest first, with where it lay afterwards and by which document', async () => {
    const kasir = await ask.as('KSR1')
    const pindah = await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A2' })
    const lain = await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A1' })
    must(await batalPindah(gudang, lain))
    const ko = await buildKoreksiBerat(gudang, '00000001', 2.34)
    const jual = await buildValidSale(kasir, { barang: ['00000001'] })
    const { rows, lagi } = await kartu(gudang, '00000001')
    expect(lagi).toBe(false)
    expect(
      rows.map((r: Record<string, unknown>) => [
        r['gerak'],
        r['balik'],
        r['dari'],
        r['ke'],
        r['berat'],
        r['ref_no'],
      ]),
    ).toEqual([
      ['JUAL', false, 'TOKO/A2', 'V:CUSTOMER', 2.34, jual],
      ['KOREKSI BERAT', false, 'TOKO/A2', 'V:KOREKSI', -0.01, ko],
      ['PINDAH', true, 'TOKO/A1', 'TOKO/A2', 2.35, lain],
      ['PINDAH', false, 'TOKO/A2', 'TOKO/A1', 2.35, lain],
      ['PINDAH', false, 'TOKO/A1', 'TOKO/A2', 2.35, pindah],
      ['SALDO AWAL', false, 'V:AWAL', 'TOKO/A1', 2.35, expect.any(String)],
    ])
    expect(rows[1]).toMatchObject({ keterangan: 'TIMBANG ULANG', hanya_berat: true, user_id: 'GDG1' })
    const older = await kartu(gudang, '00000001', `?sebelum=${rows[3].id}`)
    expect(older.rows).toEqual(rows.slice(4))
  })

  it('is of all shops the piece was in, for the shop it is in now and for no other', async () => {
    const kode = await buildPiece(server, { berat: 3 })
    const tk02 = await server.client('OWN1', 'TK02')
    await pindahToko(kode)
    expect((await kartu(tk02, kode)).rows).toMatchObject([
      { kode_toko: 'TK02', gerak: 'TERIMA', dari: 'V:TRANSIT', ke: 'TOKO/B1' },
      { kode_toko: 'TK01', gerak: 'KIRIM', dari: 'TOKO/A1', ke: 'V:TRANSIT' },
      { kode_toko: 'TK01', nama_toko: 'TOKO EMAS KENCANA', gerak: 'SALDO AWAL', ke: 'TOKO/A1' },
    ])
    const [piece] = await inDatabase<{ id: number }>(
      server,
      'SELECT id FROM barang WHERE kode_barcode = $1',
      [kode],
    )
    expect((await gudang.request('GET', `data-barang/${piece!.id}/kartu`)).status).toBe(404)
    // The function that reads other shops' rows answers for no other piece, whoever calls it.
    const client = await server.pool.connect()
    try {
      const rows = async (toko: string) => {
        await client.query(`BEGIN; SELECT set_config('app.kode_toko', '${toko}', true)`)
        const { rowCount } = await client.query('SELECT * FROM kartu_barang($1, NULL, 100)', [piece!.id])
        await client.query('COMMIT')
        return rowCount
      }
      expect([await rows('TK02'), await rows('TK01'), await rows('')]).toEqual([3, 0, 0])
    } finally {
      client.release()
    }
  })
})

/** A piece of TK01 goes to tray B1 of TK02, as the ledger of both shops says it. */
async function pindahToko(kode_barcode: string): Promise<void> {
  const [b] = await inDatabase<{ id: number; kode_group: string; kode_dept: string; berat: number }>(
    server,
    'SELECT id, kode_group, kode_dept, berat FROM barang WHERE kode_barcode = $1',
    [kode_barcode],
  )
  const piece = { ...b!, barang_id: b!.id, kode_barcode, ref_line: '-', berat: milligram(b!.berat) }
  const by = { user: { user_id: 'OWN1', level: 'OWN' as const }, now: server.clock.now() }
  await asSystem(server.pool, { kode_toko: 'TK01', ...by }, (ctx) =>
    post(ctx, postingKirim('KR-UJI', 'V:TRANSIT', [{ ...piece, lokasi: 'TOKO/A1' }]), 'KR-UJI'),
  )
  await asOwner(
    server,
    `UPDATE barang SET kode_toko = 'TK02', kode_gudang = 'TOKO', kode_baki = 'B1'
     WHERE kode_barcode = '${kode_barcode}'`,
  )
  await asSystem(server.pool, { kode_toko: 'TK02', ...by }, (ctx) =>
    post(ctx, postingTerima('TR-UJI', [{ ...piece, lokasi: 'TOKO/B1' }]), 'TR-UJI'),
  )
}

describe('keeping a piece right', () => {
  const nama = { nama_barang: 'cincin mawar', kadar_cetak: '9k', kode_intern: '' }
  const ongkos = {
    ongkos: 60_000,
    tipe_ongkos: 'NOMINAL',
    nama_atribut: 'zircon',
    berat_atribut: 0.1,
    harga_atribut: 25_000,
  }
  const ubah = async (staf: Client, kode: string, content: object = nama, path = 'data-barang/ubah') =>
    staf.send('POST', path, { id: await idBarang(gudang, kode), ...content })
  const ubahOngkos = (staf: Client, kode: string) => ubah(staf, kode, ongkos, 'data-barang/ubah-ongkos')

  it('its name by who may, its ongkos and atribut by the back office, each logged as it was and as it is', async () => {
    expect((await ubah(gudang, '00000001')).message).toBe('Data Berhasil Diedit')
    expect((await ubahOngkos(gudang, '00000001')).status).toBe(403)
    expect((await ubahOngkos(adm, '00000001')).status).toBe(200)
    expect(await lihat('1')).toMatchObject({
      nama_barang: 'CINCIN MAWAR',
      kadar_cetak: '9K',
      kode_intern: '-',
      berat: 2.35,
      ongkos: 60_000,
      nama_atribut: 'ZIRCON',
      berat_atribut: 0.1,
      harga: { harga_total: 1_527_500 + 60_000 + 25_000 },
    })
    const [piece] = await inDatabase(server, `SELECT versi FROM barang WHERE kode_barcode = '00000001'`)
    expect(piece, 'changed twice').toEqual({ versi: 3 })
    expect(
      await inDatabase(
        server,
        `SELECT user_id, aksi, ref, sebelum, sesudah FROM audit_log WHERE tabel = 'barang' ORDER BY id`,
      ),
    ).toEqual([
      {
        user_id: 'GDG1',
        aksi: 'UBAH',
        ref: '00000001',
        sebelum: { nama_barang: 'CINCIN' },
        sesudah: { nama_barang: 'CINCIN MAWAR' },
      },
      {
        user_id: 'ADM1',
        aksi: 'UBAH',
        ref: '00000001',
        sebelum: { ongkos: 50_000, nama_atribut: '-', berat_atribut: 0, harga_atribut: 0 },
        sesudah: { ongkos: 60_000, nama_atribut: 'ZIRCON', berat_atribut: 100, harga_atribut: 25_000 },
      },
    ])
  })

  it('what changes nothing is not logged', async () => {
    must(await ubah(gudang, '00000001'))
    must(await ubah(gudang, '00000001'))
    expect(await inDatabase(server, `SELECT id FROM audit_log WHERE tabel = 'barang'`)).toHaveLength(1)
  })

  it('not what was agreed with a customer, nor anything of a piece that has left', async () => {
    const kasir = await ask.as('KSR1')
    await buildSale(kasir, { barang: ['00000001'] })
    await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(500_000) })
    await buildValidSale(kasir, { barang: ['00000002'] })
    expect((await ubah(adm, '00000001')).status).toBe(200)
    expect(refusalAt(await ubahOngkos(adm, '00000001'))).toEqual([
      409,
      'Barang 00000001 Tidak Bisa Diubah, Status BOOKED',
      ['id'],
    ])
    expect(refusal(await ubahOngkos(adm, '00000003'))).toEqual([
      409,
      'Barang 00000003 Tidak Bisa Diubah, Status TITIP',
    ])
    expect(refusal(await ubah(adm, '00000002'))).toEqual([
      409,
      'Barang 00000002 Tidak Bisa Diubah, Status TERJUAL',
    ])
  })

  it('never its weight or its group, and nothing without a name', async () => {
    expect((await ubah(adm, '00000001', { ...nama, berat: 9 })).status).toBe(400)
    expect((await ubah(adm, '00000001', { ...nama, kode_group: 'LM' })).status).toBe(400)
    expect(refusalAt(await ubah(adm, '00000001', { ...nama, nama_barang: ' ' }))).toEqual([
      400,
      'Nama Barang Tidak Boleh Kosong',
      ['nama_barang'],
    ])
  })
})

describe('another weight', () => {
  it('is KO, M24 and an otorisasi for exactly that piece and those weights', async () => {
    expect(refusal(await koreksiBerat(gudang, '00000001', 2.34))).toEqual([
      403,
      'Perlu Otorisasi KOREKSI BERAT',
    ])
    const id = await idBarang(gudang, '00000001')
    const given = (ke: number) =>
      buildOtorisasi(gudang, {
        kategori: 'KOREKSI BERAT',
        disetujui: disetujuiKoreksiBerat({
          id,
          kode_barcode: '00000001',
          nama_barang: 'CINCIN',
          dari: milligram(2_350),
          ke: milligram(ke),
          alasan: 'timbang ulang',
        }),
      })
    await given(2_300)
    expect((await koreksiBerat(gudang, '00000001', 2.34)).status).toBe(403)
    await given(2_340)
    const reply = await koreksiBerat(gudang, '00000001', 2.34)
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Berat Berhasil Dikoreksi',
      { no: 'KO-TK01-250115-0001', berat_lama: 2.35, berat: 2.34 },
    ])
    expect(await lihat('1')).toMatchObject({ berat: 2.34, berat_awal: 2.35 })
    expect(
      await inDatabase(
        server,
        'SELECT no, berat_lama, berat, alasan, otorisasi_by, input_by FROM koreksi_berat',
      ),
    ).toEqual([
      {
        no: 'KO-TK01-250115-0001',
        berat_lama: 2_350,
        berat: 2_340,
        alasan: 'TIMBANG ULANG',
        otorisasi_by: 'SPV1',
        input_by: 'GDG1',
      },
    ])
    // and back by another
    expect(await buildKoreksiBerat(gudang, '00000001', 2.35)).toBe('KO-TK01-250115-0002')
  })

  it('of one without barcode is not that of its twin', async () => {
    const kasir = await ask.as('KSR1')
    const [satu, dua] = [await buildTanpaBarcode(server, kasir), await buildTanpaBarcode(server, kasir)]
    const ringan = (id: number) => () =>
      gudang.send('POST', 'data-barang/koreksi-berat', { id, berat: 1, alasan: 'PATAH', id_trx: idTrx() })
    await buildIzin(gudang, ringan(satu))
    expect((await ringan(dua)()).status).toBe(403)
    expect((await ringan(satu)()).status).toBe(200)
  })

  it('a repeated request makes no second one', async () => {
    const id_trx = idTrx()
    const once = () => koreksiBerat(gudang, '00000001', 2.34, { id_trx })
    const first = await allowed(gudang, once)
    expect((await once()).data).toEqual(first.data)
    expect(await inDatabase(server, 'SELECT no FROM koreksi_berat')).toHaveLength(1)
  })

  it('not of a piece that is held, gone, or being counted, nor the weight that it has', async () => {
    const kasir = await ask.as('KSR1')
    await buildSale(kasir, { barang: ['00000001'] })
    await buildTitipanSah(kasir, { barang: ['00000003'], pembayaran: cash(500_000) })
    const no = async (kode: string, berat = 1) => refusalAt(await koreksiBerat(gudang, kode, berat))
    expect(await no('00000001')).toEqual([409, 'Barang 00000001 Tidak Bisa Dipakai, Status BOOKED', ['id']])
    expect(await no('00000003')).toEqual([409, 'Barang 00000003 Tidak Bisa Dipakai, Status TITIP', ['id']])
    expect(await no('00000004', 1.208)).toEqual([400, 'Berat Sama Dengan Yang Tercatat', ['berat']])
    expect((await no('00000004', 0))[0]).toBe(400)
    await inDatabase(
      server,
      `UPDATE baki SET status = 'KUNCI_SO' WHERE kode_toko = 'TK01' AND kode_baki = 'A2'`,
    )
    expect(await no('00000004')).toEqual([409, 'Baki A2 Sedang Stock Opname', ['id']])
    expect(await inDatabase(server, `SELECT jenis FROM counter WHERE jenis = 'KO'`)).toEqual([])
  })

  it('of two at once, or while it is sold: one wins, the other is told', async () => {
    const kasir = await ask.as('KSR1')
    const body = {
      id: await idBarang(gudang, '00000001'),
      kode_barcode: '00000001',
      nama_barang: 'CINCIN',
      dari: milligram(2_350),
      alasan: 'TIMBANG ULANG',
    }
    for (const ke of [2_340, 2_330])
      await buildOtorisasi(gudang, {
        kategori: 'KOREKSI BERAT',
        disetujui: disetujuiKoreksiBerat({ ...body, ke: milligram(ke) }),
      })
    const both = await Promise.all([2.34, 2.33].map((berat) => koreksiBerat(gudang, '00000001', berat)))
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 403])
    await Promise.all([
      allowed(gudang, () => koreksiBerat(gudang, '00000004', 1.2)).catch(() => undefined),
      buildSale(kasir, { barang: [{ kode_barcode: '00000004', berat: 1.208 }] }).catch(() => undefined),
    ])
    const { status, berat } = await lihat('4')
    expect(['READY 1.2', 'BOOKED 1.208', 'BOOKED 1.2']).toContain(`${status} ${berat}`)
  })

  it('what was moved or bought at another weight is undone no more', async () => {
    const pindah = await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A2' })
    await buildKoreksiBerat(gudang, '00000001', 2.34)
    expect(refusal(await batalPindah(gudang, pindah))).toEqual([409, 'Barang Sudah Bertransaksi Lagi'])
    const kasir = await ask.as('KSR1')
    await buildValidSale(kasir, { barang: ['00000003'] })
    const beli = await buildValidBuy(kasir, {
      beli: [{ kode_barcode: '00000003', berat: 3.417, kondisi: 'MULUS', harga: 2_170_500 }],
    })
    await buildKoreksiBerat(gudang, '00000003', 3.4)
    expect(refusal(await cancelBuy(kasir, beli))).toEqual([409, 'Barang Sudah Bertransaksi Lagi'])
  })

  it('a sale of it is cancelled to the weight at which it was sold', async () => {
    await buildKoreksiBerat(gudang, '00000001', 2.34)
    const kasir = await ask.as('KSR1')
    const no = await buildValidSale(kasir, { barang: ['00000001'] })
    must(await allowed(kasir, () => cancel(kasir, no)))
    expect(await lihat('1')).toMatchObject({ status: 'READY', berat: 2.34 })
  })
})
