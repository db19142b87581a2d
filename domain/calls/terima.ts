/** Shipments that arrive from other shops (DOMAIN §B.14, §O.1-7). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { zKirimFile } from '../documents/kirim-file.ts'
import { zAlasan } from '../text.ts'
import { zGram, zGramEntered, zTanggal } from '../units.ts'
import { zBarcode } from './barang.ts'
import { BARANG_MAKS, zKode, zNoDokumen, zSimpanStok, zTersimpan } from './dokumen-stok.ts'
import { zKirimLine } from './kirim.ts'

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
  /** Pieces that have not arrived yet; `berat_jalan`: their weight. */
  qty_jalan: z.int(),
  berat_jalan: zGram,
  /** The shipment came from another server. */
  luar: z.boolean(),
  /** The day when a part of it arrived last. */
  tgl_terima: zTanggal.nullable(),
})
export type Kiriman = z.output<typeof zKiriman>
export const kirimanMasuk = defineCall({
  base: 'main',
  method: 'GET',
  path: 'terima-barang/kiriman',
  summary: 'Shipments of which something is on its way here, the oldest first',
  may: { menus: ['/terima-barang', '/import-data-pusat'], action: 'lihat' },
  reply: z.array(zKiriman),
})
const zDibuka = zKiriman.extend({
  detail_barang: z.array(
    zKirimLine.extend({
      /** Says whether the piece may, or must, wait in SORTIR instead of a tray. */
      sortir: z.enum(['TIDAK', 'BOLEH', 'HARUS']),
    }),
  ),
})
export type KirimanDibuka = z.output<typeof zDibuka>
export type KirimanLine = KirimanDibuka['detail_barang'][number]
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

const mayMake = { menus: ['/terima-barang'], action: 'tambah' } as const
export const readKirimanFile = defineCall({
  base: 'main',
  method: 'POST',
  path: 'terima-barang/berkas',
  summary: 'The signed letter of a shipment from another server, once; it is received like any from then on',
  may: mayMake,
  write: { day: 'any', idTrx: 'required' },
  body: z.strictObject({ berkas: zKirimFile, id_trx: z.string().optional() }),
  reply: z.object({ no_kirim: z.string() }),
  message: 'Berkas Kiriman Berhasil Dibaca',
})
export const ambilKiriman = defineCall({
  base: 'main',
  method: 'POST',
  path: 'terima-barang/ambil',
  summary: 'A shipment by its number: one that is not known here is asked of the server of its sender',
  may: mayMake,
  write: { day: 'any' },
  body: z.strictObject({ no_kirim: zNoDokumen, id_trx: z.string().optional() }),
  reply: z.object({ no_kirim: z.string() }),
})
export const tolakKiriman = defineCall({
  base: 'main',
  method: 'POST',
  path: 'terima-barang/tolak',
  summary:
    'What is still out of a shipment from another server is received here no more: its sender may take it back',
  may: { ...mayMake, levels: ['OWN', 'SU', 'SPV'] },
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({ no_kirim: zNoDokumen, alasan: zAlasan, id_trx: z.string().optional() }),
  reply: z.object({ qty: z.int() }),
  message: 'Sisa Kiriman Ditolak',
})
const zLuar = z.object({
  no_kirim: z.string(),
  kode_cabang: z.string(),
  nama_cabang: z.string(),
  tgl_kirim: zTanggal,
  qty: z.int(),
  berat: zGram,
  qty_terima: z.int(),
  qty_tolak: z.int(),
})
export type KirimanLuar = z.output<typeof zLuar>
export const kirimanLuar = defineCall({
  base: 'main',
  method: 'GET',
  path: 'terima-barang/luar',
  summary: 'Shipments from other servers, those of the last 60 days, newest first',
  may,
  reply: z.array(zLuar),
})
export const unduhBuktiTerima = defineCall({
  base: 'main',
  method: 'GET',
  path: 'terima-barang/luar/{no}/bukti',
  summary: 'The signed receipt for the sender, as a file: what was received so far, and refused',
  may,
  params,
  reply: z.string(),
  file: 'text/plain; charset=utf-8',
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
          /** The weight on the scale, when it is not the shipment's. */
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
