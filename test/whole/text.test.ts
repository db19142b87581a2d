/** Free text of one line: what a paste brings with it is refused with its field, never kept, never a fault of the server. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusals, type Client } from '#test/tools/client.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { tambahkan } from '#test/tools/tambah.ts'
import { buildSale, saleBody, save } from '#test/tools/till.ts'
import { buildTitipan, cash, simpanTitipan, titipanBody } from '#test/tools/titipan.ts'

let server: TestServer
let till: Client
beforeEach(async () => {
  server = await startTestServer()
  till = await server.client('SLS1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

/** A tab, line breaks, a zero byte, a bell, one of the upper half, and what turns letters round: each in the middle, where no trimming reaches. */
const TEXTS = ['\t', '\n', '\r', '\u0000', '\u0007', '\u009f', '\u2028', '\u202e', '\u2066'].map(
  (kendali) => `JL. A${kendali}NO. 5`,
)

it('is refused in every text of a document', async () => {
  for (const text of TEXTS) {
    const titipan = {
      ...(await titipanBody(till, { pembayaran: [{ ...cash(1_000)[0]!, keterangan: text }] })),
      nama_customer: text,
      no_hp: text,
      alamat_customer: text,
    }
    expect(refusals(await simpanTitipan(till, titipan))).toEqual([
      400,
      [
        ['nama_customer', 'Nama Customer Tidak Valid'],
        ['no_hp', 'No Hp Tidak Valid'],
        ['alamat_customer', 'Alamat Customer Tidak Valid'],
        ['pembayaran.0.keterangan', 'Keterangan Tidak Valid'],
      ],
    ])
    const identitas = { jenis: 'KTP', nomor: '3404010101900001', nama: text, alamat: text }
    expect(
      refusals(await save(till, { ...(await saleBody(till, { barang: ['00000001'] })), identitas })),
    ).toEqual([
      400,
      [
        ['identitas.nama', 'Nama Pelanggan Tidak Valid'],
        ['identitas.alamat', 'Alamat Pelanggan Tidak Valid'],
      ],
    ])
  }
})

it('is refused in an alasan and in an otorisasi', async () => {
  const [no_faktur_group, no_titip_group] = [
    await buildSale(till, { barang: ['00000001'] }),
    await buildTitipan(till, { pembayaran: cash(1_000) }),
  ]
  for (const text of TEXTS) {
    const alasan = [400, [['alasan', 'Alasan Tidak Valid']]]
    expect(refusals(await till.send('POST', 'penjualan/batal', { no_faktur_group, alasan: text }))).toEqual(
      alasan,
    )
    expect(refusals(await till.send('POST', 'titipan/batal', { no_titip_group, alasan: text }))).toEqual(
      alasan,
    )
    const otorisasi = {
      user_id: 'SPV1',
      password: 'x',
      kategori: 'BATAL TITIPAN',
      description: text,
      keterangan: text,
    }
    expect(refusals(await till.send('POST', 'authorization', otorisasi))).toEqual([
      400,
      [
        ['description', 'Description Tidak Valid'],
        ['keterangan', 'Keterangan Tidak Valid'],
      ],
    ])
  }
})

it('is refused in what pieces are called, and in every stock document', async () => {
  const owner = await server.client('OWN1')
  const barang = ['00000001']
  for (const text of TEXTS) {
    const ubah = { id: 1, nama_barang: text, kadar_cetak: text, kode_intern: text }
    expect(refusals(await owner.send('POST', 'data-barang/ubah', ubah))).toEqual([
      400,
      [
        ['nama_barang', 'Nama Barang Tidak Valid'],
        ['kadar_cetak', 'Kadar Cetak Tidak Valid'],
        ['kode_intern', 'Kode Intern Tidak Valid'],
      ],
    ])
    expect((await tambahkan(owner, { barang: [{ nama_barang: text }] })).status).toBe(400)
    const keterangan = [400, [['keterangan', 'Keterangan Tidak Valid']]]
    for (const [path, more] of [
      ['pindah-barang', { kode_gudang: 'TOKO', kode_baki: 'A2', barang }],
      ['kirim-barang', { kode_cabang: 'TK02', barang }],
      ['opname', { cakupan: 'SEMUA' }],
      ['hancurbarang', { barang, alasan: 'RUSAK' }],
    ] as const)
      expect(
        refusals(await owner.send('POST', path, { ...more, keterangan: text, id_trx: idTrx() })),
        path,
      ).toEqual(keterangan)
    expect(
      refusals(
        await owner.send('POST', 'keluar-lebur', {
          tujuan: 'PUSAT',
          penerima: text,
          emas: [{ kode_group: 'G375', berat: 1 }],
          id_trx: idTrx(),
        }),
      ),
    ).toEqual([400, [['penerima', 'Penerima Tidak Valid']]])
  }
})

it('finds nothing, and breaks nothing, where something is looked for', async () => {
  for (const sought of TEXTS.map(encodeURIComponent))
    for (const path of [
      `titipan?cari=${sought}`,
      `penjualan?cari=${sought}`,
      `titipan/${sought}`,
      `penjualan/${sought}`,
    ])
      expect([200, 400, 404], path).toContain((await till.request('GET', path)).status)
})
