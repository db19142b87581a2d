/**
 * Messages between two servers of the chain about a shipment (DOMAIN §O.7-3): its letter, and the receipt. The same
 * text travels as a file or is fetched from an address: one line of content, one line with the sign of the shop that
 * sends it. Rupiah, milligrams and ten-thousandths of a percent, by columns of the database.
 */
import { z } from 'zod'
import { BARANG_MAKS, zNoDokumen } from '../calls/dokumen-stok.ts'
import { GRAM_MAKS, RUPIAH_MAKS } from '../limits.ts'
import { zPusatRow } from '../impor/pusat.ts'
import { ONE_LINE } from '../text.ts'
import { milligram, tanggalSystem, zTanggal } from '../units.ts'

/** Far above 500 pieces with everything that makes them. */
export const MAX_KIRIM_FILE = 700_000
export const zKirimFile = z
  .string('Berkas Harus Dipilih')
  .min(1, 'Berkas Harus Dipilih')
  .max(MAX_KIRIM_FILE, 'Berkas Terlalu Besar')

export const FILE_KINDS = ['KIRIMAN', 'BUKTI TERIMA'] as const
export type FileKind = (typeof FILE_KINDS)[number]

const text = (maks: number) => z.string().min(1).max(maks).regex(ONE_LINE)
const kode = (maks = 20) => text(maks).regex(/^\S+$/)
const zToko = z.string().regex(/^[A-Z0-9]{1,6}$/)
const zRp = z.int().min(0).max(RUPIAH_MAKS)
const zMg = z
  .int()
  .min(0)
  .max(GRAM_MAKS * 1000)
  .transform(milligram)
const zBeratBarang = zMg.refine((mg) => mg > 0)
const zHari = zTanggal.transform(tanggalSystem)
const zUrut = z.int().min(1).max(BARANG_MAKS)

/** All data of a piece, except its pictures. */
export const zBarangKiriman = z.strictObject({
  urut: zUrut,
  kode_barcode: z.string().regex(/^(\d{8}|-)$/),
  kode_group: kode(),
  kode_dept: kode(),
  tipe_barang: text(100),
  nama_barang: text(200),
  kadar: z.int().min(0).max(1_000_000),
  kadar_cetak: text(40),
  berat: zBeratBarang,
  nama_atribut: text(200),
  berat_atribut: zMg,
  harga_atribut: zRp,
  total_berlian_rp: zRp,
  ongkos: zRp,
  tipe_ongkos: z.enum(['NOMINAL', 'PER_GRAM']),
  harga_modal: zRp.nullable(),
  kode_intern: text(100),
  kode_bandrol: text(20),
  sumber: text(40),
  punya_faktur_pajak: z.boolean(),
  status_gold: z.enum(['GOLD', 'NONGOLD']),
})
export type BarangKiriman = z.output<typeof zBarangKiriman>

/** Masters that pieces refer to, each behind those it needs. */
export const MASTER_KIRIMAN = ['kategori', 'group', 'jenis'] as const
const zMasterKiriman = z.strictObject({
  kategori: z.array(zPusatRow).max(BARANG_MAKS),
  group: z.array(zPusatRow).max(BARANG_MAKS),
  jenis: z.array(zPusatRow).max(BARANG_MAKS),
})
export type MasterKiriman = z.output<typeof zMasterKiriman>

const kepala = { dari: zToko, ke: zToko, no_kirim: zNoDokumen }

export const zKirimanFile = z.strictObject({
  jenis: z.literal('KIRIMAN'),
  ...kepala,
  id_trx: text(64),
  tgl_system: zHari,
  jam: z.iso.datetime(),
  keterangan: text(200),
  input_by: text(64),
  master: zMasterKiriman,
  barang: z
    .array(zBarangKiriman)
    .min(1)
    .max(BARANG_MAKS)
    .refine((barang) => new Set(barang.map((b) => b.urut)).size === barang.length),
})
export type KirimanFile = z.output<typeof zKirimanFile>

/** State of the shipment's lines at the receiving shop so far; lines not mentioned are still awaited. */
export const zBuktiFile = z.strictObject({
  jenis: z.literal('BUKTI TERIMA'),
  ...kepala,
  diterima: z
    .array(
      z.strictObject({
        urut: zUrut,
        no_terima: zNoDokumen,
        kode_gudang: kode(),
        kode_baki: kode(),
        selisih: z
          .int()
          .min(-GRAM_MAKS * 1000)
          .max(GRAM_MAKS * 1000)
          .transform(milligram),
      }),
    )
    .max(BARANG_MAKS),
  /** Received no more: their sender may take them back, or write them off. */
  ditolak: z.array(zUrut).max(BARANG_MAKS),
})
export type BuktiFile = z.output<typeof zBuktiFile>

/** The shop whose server owns a shipment's number: 'KR-TK01-250115-0001' is TK01's. */
export const tokoPengirim = (no_kirim: string): string => no_kirim.split('-')[1] ?? ''
