/** Stock opname: opened, scanned by several at once, ended (DOMAIN §B.16, §O.1-9, §O.1-10). */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { rapi, zAlasan } from '../text.ts'
import { zGram, zTanggal } from '../units.ts'
import { zBarcode } from './barang.ts'
import { zKeterangan, zKode, zNoDokumen } from './dokumen-stok.ts'

const menus = ['/stock-opname'] as const
const lihat = { menus, action: 'lihat' } as const
const tambah = { menus, action: 'tambah' } as const
const params = z.object({ no: zNoDokumen })
const id_otorisasi = z.string().max(64).nullish()
const id_trx = z.string().optional()

const zJumlah = z.object({ qty: z.int(), berat: zGram })

const zKepala = z.object({
  no: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  cakupan: z.enum(['BAKI', 'GUDANG', 'SEMUA', 'KETEMU']),
  /** 'TOKO / A1', 'TOKO', 'SEMUA'. */
  tempat: z.string(),
  keterangan: z.string(),
  status: z.enum(['OPEN', 'FINAL', 'BATAL']),
  input_by: z.string(),
  selesai_by: z.string(),
  alasan_batal: z.string(),
  diharapkan: zJumlah,
  ketemu: zJumlah,
  /** Not scanned yet; of one that has ended: lost. */
  hilang: zJumlah,
  lebih: zJumlah,
  /** Gone since it was opened (known when it has ended), or lying in another of its trays. */
  keluar: zJumlah,
})
export type KepalaOpname = z.output<typeof zKepala>

export const listOpname = defineCall({
  base: 'main',
  method: 'GET',
  path: 'opname',
  summary: 'Counts that are open, and those of the shop’s day, newest first',
  may: lihat,
  reply: z.array(zKepala),
})

export const bukaOpname = defineCall({
  base: 'main',
  method: 'POST',
  path: 'opname',
  summary: 'Begins a count of a tray, a room, or all: keeps what should be there, and locks the trays',
  may: tambah,
  write: { day: 'today', idTrx: 'required' },
  body: z
    .strictObject({
      cakupan: z.enum(['BAKI', 'GUDANG', 'SEMUA'], 'Cakupan Harus Dipilih'),
      kode_gudang: zKode('Gudang Harus Dipilih').optional(),
      kode_baki: zKode('Baki Harus Dipilih').optional(),
      keterangan: zKeterangan,
      id_trx,
    })
    .superRefine(({ cakupan, kode_gudang, kode_baki }, { addIssue }) => {
      const kurang = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
      if (cakupan === 'BAKI' && !kode_baki) kurang('kode_baki', 'Baki Harus Dipilih')
      if (cakupan === 'GUDANG' && !kode_gudang) kurang('kode_gudang', 'Gudang Harus Dipilih')
    }),
  reply: z.object({ no: z.string(), qty: z.int(), berat: zGram }),
  message: 'Stock Opname Dimulai',
})

const zScan = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  berat: zGram,
  hasil: z.enum(['FOUND', 'EXCEED']),
  /** The tray in which it was scanned. */
  kode_baki: z.string(),
  /** Of what lies where it should not: where the books have it. */
  menurut_buku: z.string(),
  scan_by: z.string(),
  jam: z.string(),
})

export const lihatOpname = defineCall({
  base: 'main',
  method: 'GET',
  path: 'opname/{no}',
  summary: 'A count as it stands: its counters, those of each tray, and the last scans of everybody',
  may: lihat,
  params,
  reply: zKepala.extend({
    baki: z.array(
      z.object({
        kode_gudang: z.string(),
        kode_baki: z.string(),
        nama_baki: z.string(),
        diharapkan: zJumlah,
        ketemu: zJumlah,
        hilang: zJumlah,
        lebih: zJumlah,
        keluar: zJumlah,
      }),
    ),
    scan: z.array(zScan),
  }),
})
export type OpnameDilihat = z.output<typeof lihatOpname.reply>

/** Results by which the pieces of a count can be filtered; BELUM: not scanned yet. */
export const SOUGHT_RESULT = ['BELUM', 'FOUND', 'EXCEED', 'LOST', 'KELUAR'] as const

/** No more rows than anybody looks through; trays one by one have the others. */
export const BARANG_OPNAME_MAKS = 1_000
export const barangOpname = defineCall({
  base: 'main',
  method: 'GET',
  path: 'opname/{no}/barang',
  summary: 'Pieces of a count: not scanned yet, found, too many, lost, or gone meanwhile; at most 1,000',
  may: lihat,
  params,
  query: z.object({
    hasil: z.enum(SOUGHT_RESULT),
    kode_baki: z.string().overwrite(rapi).toUpperCase().max(20).optional(),
  }),
  reply: z.array(
    z.object({
      kode_barcode: z.string(),
      nama_barang: z.string(),
      nama_atribut: z.string(),
      kadar_cetak: z.string(),
      berat: zGram,
      kode_baki: z.string(),
      menurut_buku: z.string(),
      tindakan: z.string(),
      scan_by: z.string(),
    }),
  ),
})

export const scanOpname = defineCall({
  base: 'main',
  method: 'POST',
  path: 'opname/{no}/scan',
  summary:
    'A piece was scanned in a tray of the count: found, or too many there; or somebody had scanned it before',
  may: tambah,
  write: { day: 'today', idTrx: 'required' },
  params,
  body: z.strictObject({ kode_baki: zKode('Baki Harus Dipilih'), kode_barcode: zBarcode, id_trx }),
  reply: zScan.extend({ /** false: it was scanned before, by whom and where is said. */ baru: z.boolean() }),
})
export type ScanOpname = z.output<typeof scanOpname.reply>

export const tarikScan = defineCall({
  base: 'main',
  method: 'POST',
  path: 'opname/{no}/tarik',
  summary: 'The last scan of this user in the count is taken back',
  may: tambah,
  write: { day: 'today' },
  params,
  body: z.strictObject({ id_trx }).optional(),
  reply: z.object({ kode_barcode: z.string(), nama_barang: z.string() }),
})

export const pratinjauOpname = defineCall({
  base: 'main',
  method: 'GET',
  path: 'opname/{no}/pratinjau',
  summary: 'What FINAL would come to now, and which pieces it would be refused for',
  may: lihat,
  params,
  reply: z.object({
    ketemu: zJumlah,
    hilang: zJumlah,
    lebih: zJumlah,
    keluar: zJumlah,
    tertahan: z.array(z.object({ kode_barcode: z.string(), sebab: z.string() })),
  }),
})

export const finalOpname = defineCall({
  base: 'main',
  method: 'POST',
  path: 'opname/{no}/final',
  summary:
    'Ends a count with otorisasi STOCK OPNAME FINAL: what is lost, lies elsewhere or was found again is posted',
  may: tambah,
  write: { day: 'today' },
  params,
  body: z.strictObject({ id_otorisasi, id_trx }).optional(),
  reply: z.object({ no: z.string(), ketemu: zJumlah, hilang: zJumlah, lebih: zJumlah, keluar: zJumlah }),
  message: 'Stock Opname Selesai',
})

export const batalOpname = defineCall({
  base: 'main',
  method: 'POST',
  path: 'opname/{no}/batal',
  summary: 'Drops a count that is open, by its maker or a supervisor: nothing is moved, its trays are free',
  may: { menus, action: 'hapus' },
  write: { day: 'any' },
  params,
  body: z.strictObject({ alasan: zAlasan, id_trx }),
  reply: z.object({ no: z.string(), status: z.literal('BATAL') }),
  message: 'Stock Opname Dibatalkan',
})

export const barangHilang = defineCall({
  base: 'main',
  method: 'GET',
  path: 'opname/hilang',
  summary: 'Pieces of this shop that are lost, those that came last first; at most 500',
  may: lihat,
  reply: z.array(
    z.object({
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kadar_cetak: z.string(),
      kode_group: z.string(),
      berat: zGram,
      /** The tray in which it lay last. */
      kode_baki: z.string(),
    }),
  ),
})

export const ketemu = defineCall({
  base: 'main',
  method: 'POST',
  path: 'opname/ketemu',
  summary:
    'A lost piece of this shop was found outside a count: M20 into a tray, with otorisasi STOCK OPNAME FINAL',
  may: tambah,
  write: { day: 'today', idTrx: 'required' },
  body: z.strictObject({
    kode_barcode: zBarcode,
    kode_gudang: zKode('Gudang Harus Dipilih'),
    kode_baki: zKode('Baki Harus Dipilih'),
    keterangan: zKeterangan,
    id_otorisasi,
    id_trx,
  }),
  reply: z.object({ no: z.string() }),
  message: 'Barang Ketemu Berhasil Disimpan',
})
