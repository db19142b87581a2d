/** Documents and masters that a shop of the fixture takes, one after another, to be made as large as they go. */
import { BERAT_WAJAR_MAKS, RUPIAH_MAKS } from '#domain/limits.ts'
import type { CallDefinition } from '#domain/call.ts'
import { simpanPengaturanNota } from '#domain/calls/atur-nota.ts'
import { keyArgs } from '#domain/master-calls.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { katalogs } from '#domain/katalog/index.ts'
import type { CallsKatalog } from '#domain/katalog.ts'
import { masters } from '#domain/masters/index.ts'
import { sampleInput, type RawInput } from './bad-values.ts'
import { inDatabase } from './ask.ts'
import { buildSoldEarlier, buyBody, REPORTED } from './beli.ts'
import { bayarBody, serahBody } from './bayar-hutang.ts'
import { idTrx, must, urlOf, type Client } from './client.ts'
import { buildMember, buildPieces } from './factories.ts'
import { nameOf } from './good-input.ts'
import { buildHutang, buildHutangSah, hutangBody, lihatHutang } from './hutang.ts'
import { masukanKatalog } from './katalog.ts'
import { buildKirim } from './kirim.ts'
import { goodValues, type Values } from './master-values.ts'
import { buildPesanan, buildPesananProses, pesananBody } from './pesanan.ts'
import type { TestServer } from './server.ts'
import { barangBaru } from './tambah.ts'
import { BCA } from './kas.ts'
import { buildHancur, buildTukang, leburResult, kirimCuci, sortirkan } from './stok.ts'
import { allowedIfAsked, saleBody, type SaleBody } from './till.ts'
import { lembarDari } from './hitung-kas.ts'
import { buildPremiPerGram, premiSekarang } from './premi.ts'
import { ambilService, buildService, buildServiceSelesai, serviceBody } from './service.ts'
import { jpeg } from './pictures.ts'
import { cash, simpanTitipan, titipanBody, transfer, validasiTitipan } from './titipan.ts'

export interface Made {
  input: RawInput
  /** Adapts the rest of the body to a changed number, as a till would: the payment of a total. */
  follow?: (body: never) => unknown
}
export type Make = () => Promise<Made>

const MEMBER = 'MTK010000099'

/** By the name of a call; every other one is sampled from its schemas. */
export async function largestInputs(
  server: TestServer,
  owner: Client,
): Promise<(call: CallDefinition) => Make> {
  await buildMember(server, { kode_member: MEMBER })
  await hadiah(owner, 'GELAS', 1)
  // Puts cash into the drawer: purchases are paid in cash.
  for (let i = 0; i < 10; i++) await titipan(owner, 'DONE', RUPIAH_MAKS)
  const makes: Record<string, Make> = {
    ...documents(server, owner),
    ...(await olah(server, owner)),
    ...gifts,
    ...barang(server),
    ...shipments(server, owner),
    ...settings(owner),
    ...ofKatalogs(server, owner),
    ...Object.fromEntries(masters.flatMap((master) => Object.entries(ofMaster(server, owner, master)))),
  }
  return (call) => makes[nameOf(call)] ?? (() => Promise.resolve({ input: sampleInput(call) }))
}

/** Rounded up to the largest multiple it is the largest price there is: nothing may stand beside it. */
const SATU_PESANAN = { barang: [{ ongkos: 0 }] }
/** All of it is the customer's own gold. */
const TANPA_HARGA = { ongkos: 0, berat_customer: 4, kadar_customer: 70 }

const bodyOf = (body: object): Made => ({ input: { params: {}, query: {}, body } })

const ofKatalogs = (server: TestServer, owner: Client): Record<string, Make> =>
  Object.fromEntries(
    katalogs.flatMap((katalog) =>
      Object.entries(katalog.calls).map(([operation, call]) => [
        nameOf(call),
        async () => ({
          input: await masukanKatalog(server, owner, katalog, operation as keyof CallsKatalog),
        }),
      ]),
    ),
  )

const documents = (server: TestServer, owner: Client): Record<string, Make> => ({
  'POST penjualan': async () => {
    const [piece] = await buildPieces(server, [{ ongkos: 10_000 }])
    const body = await saleBody(owner, { barang: [piece!], kode_customer: MEMBER })
    return { ...bodyOf({ ...body, identitas: REPORTED }), follow: paid }
  },
  'POST pembelian': async () => {
    const [piece] = await buildPieces(server, [{}])
    await inDatabase(server, 'UPDATE parameter_rugi_nota SET status_aktif = false')
    await buildSoldEarlier(server, piece!, { harga_jual: 90_000_000_000 })
    return bodyOf(
      buyBody({
        identitas: REPORTED,
        beli: [{ kode_barcode: piece!, berat: 2, kondisi: 'MULUS', harga: 90_000_000_000 }],
      }),
    )
  },
  'POST data-barang/faktur-pajak': async () => {
    const [piece] = await buildPieces(server, [{}])
    const { id } = must(await owner.request('GET', `data-barang/lihat?kode_barcode=${piece}`)).data
    return bodyOf({
      id,
      punya_faktur_pajak: true,
      faktur_pajak_pemasok: 'P'.repeat(100),
      faktur_pajak_no: '9'.repeat(40),
      faktur_pajak_tgl: '2025-01-15',
    })
  },
  'POST pajak-tarif': async () =>
    bodyOf({
      jenis_pajak: 'JASA',
      dengan_faktur: false,
      berlaku_dari: '2099-01-01',
      persen: 100,
      dasar: 'P'.repeat(100),
    }),
  'POST label/cetak': async () => {
    const [piece] = await buildPieces(server, [{}])
    return bodyOf({ id_trx: idTrx(), barang: [{ kode_barcode: piece!, qty: 1 }], alasan: '' })
  },
  'POST tambah-data-barang': async () =>
    bodyOf({
      sumber: 'PEMASOK',
      setuju: true,
      barang: [barangBaru({ kadar: 37.5, harga_modal: 1_000, kode_gudang: 'TOKO' })],
      id_trx: idTrx(),
    }),
  'POST hitung-kas': async () => bodyOf({ id_trx: idTrx(), pecahan: lembarDari(1_000) }),
  'POST premi-sales': async () => {
    const [piece] = await buildPieces(server, [{}])
    await buildSoldEarlier(server, piece!, { harga_jual: 1_000_000 })
    await buildPremiPerGram(server, 'S01', 100_000_000)
    const siapa = { kode_sales: 'S01', sampai: '2024-12-31' }
    const { jumlah } = await premiSekarang(owner, siapa.kode_sales, siapa.sampai)
    return bodyOf({ id_trx: idTrx(), ...siapa, jumlah, keterangan: 'UJI' })
  },
  'POST timbang-baki': async () => {
    const trays = must(await owner.request('GET', 'timbang-baki/hari-ini')).data as {
      kode_baki: string
      berat_seharusnya: number
    }[]
    // Takes the lightest tray: what was put into the rest weighs more than a scale takes.
    const { kode_baki, berat_seharusnya } = trays.toSorted(
      (a, b) => a.berat_seharusnya - b.berat_seharusnya,
    )[0]!
    return bodyOf({ id_trx: idTrx(), kode_baki, berat_seharusnya, berat_timbang: 1, keterangan: 'UJI' })
  },
  'POST service': async () => bodyOf(serviceBody({ pembayaran: [...cash(1_000), ...transfer(1_000)] })),
  'POST service/selesai': async () =>
    bodyOf({
      no_faktur_service: await buildService(owner),
      detail_barang: [{ no: 1, berat_selesai: 2.9, ongkos_akhir: 1_000, pekerjaan: 'UJI' }],
    }),
  'POST service/batal-selesai': async () =>
    bodyOf({ no_faktur_service: await buildServiceSelesai(owner), alasan: 'UJI' }),
  'POST service/ambil': async () =>
    bodyOf({
      id_trx: idTrx(),
      no_faktur_service: await buildServiceSelesai(owner),
      pembayaran: [{ jenis: 'CASH', nominal: 120_000, uang_diterima: 120_000 }],
    }),
  'POST service/batal-ambil': async () => {
    const no_faktur_service = await buildServiceSelesai(owner)
    must(await ambilService(owner, no_faktur_service, cash(120_000)))
    return bodyOf({ no_faktur_service, alasan: 'UJI' })
  },
  'POST service/batal': async () => bodyOf({ no_faktur_service: await buildService(owner), alasan: 'UJI' }),
  'POST service/{no_faktur_service}/cetak': async () => ({
    input: { params: { no_faktur_service: await buildService(owner) }, query: {}, body: {} },
  }),
  'POST hutang': async () => ({ ...bodyOf(hutangBody({ lama_pinjam: 1 })), follow: dipinjamkan }),
  'POST hutang/validasi': async () => bodyOf({ no_faktur_hutang: await buildHutang(owner) }),
  'POST hutang/batal': async () => bodyOf({ no_faktur_hutang: await buildHutangSah(owner), alasan: 'UJI' }),
  'PUT hutang/tempat': async () =>
    bodyOf({ no_faktur_hutang: await buildHutangSah(owner), no_amplop: `B-${idTrx()}`, alasan: 'UJI' }),
  'POST hutang/{no_faktur_hutang}/cetak': async () => ({
    input: { params: { no_faktur_hutang: await buildHutang(owner) }, query: {}, body: {} },
  }),
  'POST hutang/foto': async () =>
    bodyOf({
      no_faktur_hutang: await buildHutang(owner),
      no: 1,
      gambar: (await jpeg()).toString('base64'),
    }),
  'POST pembelian/foto': async () => {
    const line = {
      berat: 0.001,
      kondisi: 'TANPA SURAT',
      // Whatever prices have become, there is nothing left of this one.
      potongan_manual: 90_000_000_000,
      harga: 0,
      kode_group: 'G375',
      kode_dept: 'CINCIN',
      nama_barang: 'CINCIN LAMA',
      dokumen_asal: 'SURAT KEHILANGAN',
    }
    const bought = buyBody({ beli: [line], identitas: REPORTED })
    const saved = must(await allowedIfAsked(owner, () => owner.send('POST', 'pembelian', bought)))
    return bodyOf({
      no_faktur_group: saved.data.no_faktur_group,
      no: 1,
      gambar: (await jpeg()).toString('base64'),
    })
  },
  'POST pesanan': async () =>
    bodyOf({
      ...pesananBody({
        pembayaran: cash(1_000),
        barang: [{ ongkos: 0, berat_customer: 1, kadar_customer: 70 }],
      }),
      identitas: REPORTED,
    }),
  'POST pesanan/tambah-dp': async () =>
    bodyOf({
      id_trx: idTrx(),
      no_pesanan: await buildPesanan(owner, SATU_PESANAN),
      pembayaran: [{ jenis: 'CASH', nominal: 1_000, uang_diterima: 1_000 }],
      identitas: REPORTED,
    }),
  'POST pesanan/batal-dp': async () =>
    bodyOf({
      no_pesanan: await buildPesanan(owner, { ...SATU_PESANAN, pembayaran: cash(1_000) }),
      urut: 1,
      alasan: 'UJI',
    }),
  'POST pesanan/batal': async () =>
    bodyOf({
      no_pesanan: await buildPesanan(owner, { ...SATU_PESANAN, pembayaran: cash(1_000) }),
      potongan_rp: 1,
      alasan: 'UJI',
    }),
  'POST pesanan/batal-baris': async () =>
    bodyOf({
      no_pesanan: await buildPesanan(owner, { barang: [...SATU_PESANAN.barang, TANPA_HARGA] }),
      no: 1,
      alasan: 'UJI',
    }),
  'POST pesanan/foto': async () =>
    bodyOf({
      no_pesanan: await buildPesanan(owner, SATU_PESANAN),
      no: 1,
      gambar: (await jpeg()).toString('base64'),
    }),
  'POST service/foto': async () =>
    bodyOf({
      no_faktur_service: await buildService(owner),
      no: 1,
      gambar: (await jpeg()).toString('base64'),
    }),
  'POST hutang/bayar': async () => {
    const no = await buildHutangSah(owner)
    return {
      ...bodyOf(await bayarBody(owner, no, { jenis: 'CICIL', cicil: 1_000 })),
      follow: ({ bunga, cicil, ...body }: { bunga: number; cicil: number }) => ({
        ...body,
        bunga,
        cicil,
        pembayaran: cash(bunga + cicil),
      }),
    }
  },
  'POST hutang/serah': async () => {
    const no = await buildHutangSah(owner)
    const { harus_dibayar } = await lihatHutang(owner, no)
    return {
      ...bodyOf(serahBody(no, { catatan: 'UJI' })),
      follow: (body: { detail_barang: { harga: number }[] }) => {
        const lebih = body.detail_barang.reduce((sum, b) => sum + b.harga, 0) - harus_dibayar
        return { ...body, pembayaran: lebih > 0 ? cash(lebih) : [] }
      },
    }
  },
  'POST cetakan': async () => {
    const printer = { kode_printer: idTrx(), nama_printer: 'UJI', jenis: '80 MM', cara: 'USB' }
    must(await owner.send('POST', 'printer', printer))
    const path = `pesanan/${await buildPesanan(owner, SATU_PESANAN)}/nota`
    return bodyOf({ path, kode_printer: printer.kode_printer, urut: 1 })
  },
  'POST pesanan/{no_pesanan}/cetak': async () => ({
    input: { params: { no_pesanan: await buildPesanan(owner, SATU_PESANAN) }, query: {}, body: { urut: 1 } },
  }),
  'POST titipan': async () =>
    bodyOf({
      ...(await titipanBody(owner, { pembayaran: [...cash(1_000), ...transfer(1_000)] })),
      identitas: REPORTED,
    }),
  'POST titipan/tambah': async () =>
    bodyOf({
      id_trx: idTrx(),
      no_titip_group: await titipan(owner, 'DONE'),
      pembayaran: [{ jenis: 'CASH', nominal: 1_000, uang_diterima: 1_000 }],
      identitas: REPORTED,
    }),
  'POST titipan/validasi': async () => bodyOf({ no_titip_group: await titipan(owner, 'OPEN'), urut: 1 }),
  'POST titipan/batal': async () =>
    bodyOf({ no_titip_group: await titipan(owner, 'OPEN'), urut: 1, alasan: 'UJI' }),
  'POST titipan/{no_titip_group}/cetak': async () => ({
    input: {
      params: { no_titip_group: await titipan(owner, 'DONE') },
      query: {},
      body: { urut: 1 },
    },
  }),
})

/** Inputs for the back room's work with pieces. */
async function olah(server: TestServer, owner: Client): Promise<Record<string, Make>> {
  await buildTukang(owner)
  const piece = async (berat = 2, di = 'A1'): Promise<{ id: number; kode_barcode: string }> => {
    const kode_gudang = di === 'BELI' ? 'BELI' : 'TOKO'
    const [kode_barcode] = (await buildPieces(server, [{ berat, kode_gudang, kode_baki: di }])) as [string]
    const rows = await inDatabase<{ id: number }>(server, 'SELECT id FROM barang WHERE kode_barcode = $1', [
      kode_barcode,
    ])
    return { id: Number(rows[0]!.id), kode_barcode }
  }
  const dicuci = async (): Promise<number> => {
    const { id } = await piece(BERAT_WAJAR_MAKS)
    must(await kirimCuci(owner, { barang: [id] }))
    return id
  }
  const tanpaBarcode = async (): Promise<number> => {
    const { id } = await piece(2, 'BELI')
    await inDatabase(server, 'UPDATE barang SET kode_barcode = NULL WHERE id = $1', [id])
    return id
  }
  const disortir = async (): Promise<number> => {
    const { id } = await piece(2, 'BELI')
    must(await sortirkan(owner, { barang: [{ id, tujuan: 'CUCI' }] }))
    return id
  }
  const trx = (body: object) => bodyOf({ id_trx: idTrx(), ...body })
  return {
    'POST konversi-barang': async () =>
      trx({ barang: [(await piece()).kode_barcode], kode_group: 'G700', alasan: 'UJI' }),
    'POST hancurbarang': async () => trx({ barang: [(await piece()).kode_barcode], alasan: 'UJI' }),
    'POST hancurbarang/hasil': async () =>
      bodyOf({
        no: await buildHancur(owner, { barang: [(await piece(BERAT_WAJAR_MAKS)).id] }),
        berat_hasil: 1,
        kadar_hasil: 70,
      }),
    'POST keluar-lebur': async () => {
      must(await leburResult(owner, await buildHancur(owner, { barang: [(await piece(1_000)).id] }), 1_000))
      const emas = [{ kode_group: 'G375', berat: 1 }]
      return trx({ tujuan: 'PEMURNI', penerima: 'UJI', emas, harga: 1_000, jenis_bayar: 'CASH' })
    },
    'POST bahan-tukang': async () => {
      must(await leburResult(owner, await buildHancur(owner, { barang: [(await piece(1_000)).id] }), 1_000))
      const rows = [{ pemilik: 'TOKO', no_baris: 0, kode_group: 'G375', kadar: 37.5, berat: 1 }]
      return trx({ jenis: 'SERAH', kode_tukang: 'T1', no_pesanan: '-', baris: rows })
    },
    'POST upah-tukang': async () => {
      const ref_no = await buildPesananProses(owner, SATU_PESANAN, 'T1')
      return trx({ kode_tukang: 'T1', ref_type: 'PESANAN', ref_no, jumlah: 1_000, jenis: 'CASH' })
    },
    'POST kas-bank/tambah-kas': async () =>
      trx({ kode_transaksi: 'MODAL', jumlah: 1_000, keterangan: 'UJI' }),
    'POST kas-bank/ambil-kas': async () => trx({ kode_transaksi: 'MAKAN', jumlah: 1_000, keterangan: 'UJI' }),
    'POST kas-bank/tambah-bank': async () =>
      trx({ kode_transaksi: 'MODAL', jumlah: 1_000, no_rekening: BCA, keterangan: 'UJI' }),
    'POST kas-bank/ambil-bank': async () =>
      trx({ kode_transaksi: 'ADMIN-BANK', jumlah: 1_000, no_rekening: BCA, keterangan: 'UJI' }),
    'POST pesanan/jadi-dari-stok': async () => {
      const no_pesanan = await buildPesanan(owner, { barang: [{ kode_group: 'G375', ongkos: 0 }] })
      return trx({ no_pesanan, barang: [{ no: 1, kode_barcode: (await piece()).kode_barcode }] })
    },
    'POST pindah-sortir': async () => trx({ barang: [{ id: (await piece(2, 'BELI')).id, tujuan: 'LEBUR' }] }),
    'POST pindah-sortir/tujuan': async () => bodyOf({ barang: [await disortir()], tujuan: 'PUSAT' }),
    'POST cucian/kirim': async () => trx({ barang: [(await piece()).kode_barcode], kode_tukang: 'T1' }),
    'POST cucian/kembali': async () =>
      trx({
        kode_gudang: 'TOKO',
        kode_baki: 'A1',
        barang: [{ id: await dicuci(), berat_kembali: 1, ongkos: 1_000 }],
      }),
    'POST tag-ulang': async () => trx({ barang: [await tanpaBarcode()] }),
    'POST cucian/hilang': async () => trx({ barang: [await dicuci()], alasan: 'UJI' }),
  }
}

/** Makes a titipan of money alone, confirmed or, as far as the shop lets it, not. */
async function titipan(owner: Client, wanted: 'OPEN' | 'DONE', nominal = 1_000): Promise<string> {
  const body = { ...(await titipanBody(owner, { pembayaran: cash(nominal) })), identitas: REPORTED }
  const { no_titip_group, status_valid } = must(await simpanTitipan(owner, body)).data
  if (status_valid !== wanted && wanted === 'DONE') must(await validasiTitipan(owner, no_titip_group))
  return no_titip_group
}

/** In cash, what its lines come to. */
const paid = (body: SaleBody): SaleBody => {
  const total = body.detail_barang.reduce((sum, l) => sum + l.harga_jual + l.ongkos + l.harga_atribut, 0)
  return { ...body, pembayaran: [{ jenis: 'CASH', nominal: total, uang_diterima: total }] }
}

/** Just what is lent is paid out, and the envelope is no lighter than its goods. */
function dipinjamkan(body: {
  jumlah_hutang: number
  berat_bruto: number
  detail_barang: { berat: number }[]
}): object {
  const mg = body.detail_barang.reduce((sum, b) => sum + Math.round(b.berat * 1000), 0)
  return {
    ...body,
    no_amplop: `A-${idTrx()}`,
    berat_bruto: Math.max(body.berat_bruto, mg / 1000),
    pembayaran: [{ jenis: 'CASH', nominal: body.jumlah_hutang }],
  }
}

/** A piece in its tray, by the id that Data Barang knows it by. */
const barang = (server: TestServer): Record<string, Make> => {
  const dengan = (content: object) => async (): Promise<Made> => {
    const [piece] = await buildPieces(server, [{}])
    const [row] = await inDatabase<{ id: number }>(server, 'SELECT id FROM barang WHERE kode_barcode = $1', [
      piece,
    ])
    return bodyOf({ id: row!.id, ...content })
  }
  return {
    'POST data-barang/ubah': dengan({ nama_barang: 'UJI', kadar_cetak: '9K' }),
    'POST data-barang/ubah-ongkos': dengan({
      ongkos: 1,
      tipe_ongkos: 'NOMINAL',
      nama_atribut: 'UJI',
      berat_atribut: 1,
      harga_atribut: 1,
    }),
    'POST data-barang/koreksi-berat': dengan({ berat: 1, alasan: 'UJI', id_trx: idTrx() }),
  }
}

/** Of this shop to the other, and the other way. */
const shipments = (server: TestServer, owner: Client): Record<string, Make> => {
  const keluar = async (): Promise<Made> =>
    bodyOf({
      no_kirim: await buildKirim(owner, { barang: await buildPieces(server, [{}]) }),
      baris: [1],
      alasan: 'UJI',
      id_trx: idTrx(),
    })
  return {
    'POST kirim-pusat': async () => {
      const [piece] = await buildPieces(server, [{}])
      const [row] = await inDatabase<{ id: number }>(
        server,
        'SELECT id FROM barang WHERE kode_barcode = $1',
        [piece],
      )
      return bodyOf({ barang: [Number(row!.id)], id_trx: idTrx() })
    },
    'POST tarik-kirim': keluar,
    'POST hilang-kirim': keluar,
    'POST terima-barang': async () => {
      const barang = await buildPieces(server, [{ kode_toko: 'TK02', kode_baki: 'B1' }])
      const no_kirim = await buildKirim(await server.client('OWN1', 'TK02'), { barang, kode_cabang: 'TK01' })
      return bodyOf({
        no_kirim,
        baris: [{ urut: 1, kode_gudang: 'TOKO', kode_baki: 'A1', berat: 3 }],
        id_trx: idTrx(),
      })
    },
  }
}

const gifts: Record<string, Make> = {
  'POST hadiah/beli': async () =>
    bodyOf({
      tanggal: '2025-01-15',
      supplier: 'UJI',
      detail_hadiah: [{ kode_hadiah: 'GELAS', qty: 2, total_uang: 1_000 }],
    }),
  'POST hadiah/ambil': async () =>
    bodyOf({
      tanggal: '2025-01-15',
      detail_hadiah: [{ kode_hadiah: 'GELAS', qty: 1, alasan: 'SOUVENIR' }],
    }),
  'POST poin/koreksi': async () =>
    bodyOf({
      kode_member: MEMBER,
      poin: 1,
      alasan: 'UJI',
    }),
  'POST tukar-poin': async () =>
    bodyOf({ kode_member: MEMBER, detail_hadiah: [{ kode_hadiah: 'GELAS', qty: 1 }] }),
}

const hadiah = async (owner: Client, kode_hadiah: string, poin: number): Promise<void> =>
  void must(await owner.send('POST', 'hadiah', { kode_hadiah, nama_hadiah: kode_hadiah, poin }))

const settings = (owner: Client): Record<string, Make> => ({
  'PUT label/pengaturan': async () =>
    bodyOf({ ...must(await owner.request('GET', 'label/pengaturan')).data }),
  'PUT nota/pengaturan/{jenis}': () => {
    const { jenis: _jenis, ...body } = sampleInput(simpanPengaturanNota).body as Values
    return Promise.resolve({ input: { params: { jenis: 'JUAL' }, query: {}, body } })
  },
  'PUT harga-emas': async () => {
    const { versi, harga_24k, harga_beli_24k, group } = must(await owner.request('GET', 'harga-emas')).data
    const fields = [
      'kode_group',
      'cara',
      'margin_per_gram',
      'harga',
      'harga_min_gram',
      'harga_max_gram',
      'harga_beli_gram',
    ]
    return bodyOf({
      versi,
      harga_24k,
      harga_beli_24k,
      group: (group as Values[]).map((g) => Object.fromEntries(fields.map((name) => [name, g[name]]))),
    })
  },
})

let next = 20_000

/** A new row, and a change of one that was just made. */
function ofMaster(server: TestServer, owner: Client, master: AnyMaster): Record<string, Make> {
  const { create, edit } = master.screen
  const offered = new Map<AnyMaster, string>()
  const fresh = async (): Promise<Values> => {
    // A range as large as it goes leaves no room for the next one.
    if (master.noOverlap) await inDatabase(server, `UPDATE ${master.table} SET status_aktif = false`)
    for (const field of Object.values(master.fields))
      if (field.kind === 'ref' && !offered.has(field.ref)) {
        const [list] = Object.values(field.ref.calls)
        const [first] = must(await owner.request('GET', list!.path)).data
        offered.set(field.ref, first[field.ref.key])
      }
    return goodValues(master, ++next, (ref) => offered.get(ref)!)
  }
  const changed = async (): Promise<Made> => {
    const { [master.key]: given, ...values } = await fresh()
    const row = create
      ? must(
          await owner.send('POST', create.path, {
            ...values,
            ...(given === undefined ? {} : { [master.key]: given }),
          }),
        ).data
      : must(await owner.request('GET', Object.values(master.calls)[0]!.path)).data[0]
    const { params = {}, query = {} } = keyArgs(master, edit!, String(row[master.key])) as Partial<RawInput>
    return { input: { params, query, body: onlyEdited(master, values) } }
  }
  return {
    ...(create ? { [nameOf(create)]: async () => bodyOf(await fresh()) } : {}),
    ...(edit ? { [nameOf(edit)]: changed } : {}),
  }
}

const onlyEdited = (master: AnyMaster, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !master.fields[name]!.readOnlyOnEdit))

/** Returns the address to which a made input is sent. */
export const addressOf = (call: CallDefinition, { params, query }: RawInput): string =>
  urlOf(call, params, query)
