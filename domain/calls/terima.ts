/** What arrives from other shops (DOMAIN §B.14, §O.1-7). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zGram, zGramEntered, zTanggal } from '../units.ts'
import { zBarcode } from './barang.ts'
import { BARANG_MAKS, zKode, zNoDokumen, zSimpanStok, zTersimpan } from './dokumen-stok.ts'
import { zBarisKirim } from './kirim.ts'

const may = { menus: ['/terima-barang'], action: 'lihat' } as const
const params = z.object({ no: zNoDokumen })

const zKiriman = z.object({
  no_kirim: z.string(),
  /** The sender. */
  kode_cabang: z.string(),
  nama_cabang: z.string(),
  tgl_kirim: zTanggal,
  /** By the shop's day. */
  hari: z.int(),
  keterangan: z.string(),
  input_by: z.string(),
  qty: z.int(),
  berat: zGram,
  /** What has not arrived yet. */
  qty_jalan: z.int(),
  berat_jalan: zGram,
})
export type Kiriman = z.output<typeof zKiriman>
export const kirimanMasuk = defineCall({
  base: 'main',
  method: 'GET',
  path: 'terima-barang/kiriman',
  summary: 'Shipments of which something is on its way here, the oldest first',
  may,
  reply: z.array(zKiriman),
})
const zDibuka = zKiriman.extend({
  detail_barang: z.array(
    zBarisKirim.extend({
      /** Whether it may, or must, wait in SORTIR instead of a tray. */
      sortir: z.enum(['TIDAK', 'BOLEH', 'HARUS']),
    }),
  ),
})
export type KirimanDibuka = z.output<typeof zDibuka>
export type BarisKiriman = KirimanDibuka['detail_barang'][number]
export const bukaKiriman = defineCall({
  base: 'main',
  method: 'GET',
  path: 'terima-barang/kiriman/{no}',
  summary: 'One of them with its pieces, as its number was typed or scanned',
  may,
  params,
  reply: zDibuka,
})
export const letakBarang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'terima-barang/kiriman/{no}/bukan/{kode_barcode}',
  summary: 'Why a piece in hand is not received with this shipment: where the books have it',
  may,
  params: params.extend({ kode_barcode: zBarcode }),
  reply: z.object({ alasan: z.string() }),
})

export const simpanTerima = defineCall({
  base: 'main',
  method: 'POST',
  path: 'terima-barang',
  summary:
    'Pieces of a shipment that have arrived, each into its tray; another weight under KOREKSI BERAT; the rest stays on its way',
  may: { menus: ['/terima-barang'], action: 'tambah' },
  write: { day: 'today', idTrx: 'required' },
  body: zSimpanStok.extend({
    no_kirim: zNoDokumen,
    baris: z
      .array(
        z.strictObject({
          /** The line of the shipment. */
          urut: z.int().min(1).max(BARANG_MAKS),
          kode_gudang: zKode('Gudang Harus Dipilih'),
          kode_baki: zKode('Baki Harus Dipilih'),
          /** What the scale says, when that is another weight than the shipment's. */
          berat: zGramEntered.nullish(),
        }),
      )
      .min(1, 'Barang Masih Kosong')
      .max(BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`),
    id_otorisasi: z.string().max(64).nullish(),
  }),
  reply: zTersimpan.extend({ /** Still on its way. */ sisa: z.int() }),
  message: 'Terima Barang Berhasil Disimpan',
})
