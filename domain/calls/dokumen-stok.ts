/** The calls of every stock document, derived from its definition: scan, choose, list, look at, cancel, slip. Its own save is with its area. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import type { DokumenStok } from '../dokumen-stok.ts'
import { dokumenStok } from '../dokumen/stok.ts'
import type { MenuPath } from '../menus.ts'
import { ONE_LINE, rapi, zAlasan, zRequired } from '../text.ts'
import { zGram, zTanggal } from '../units.ts'
import { zBarcode } from './barang.ts'
import { cetakResult, zCetak, zMencetak } from './faktur.ts'

/** More would make neither a slip that is read nor a list that is checked. */
export const BARANG_MAKS = 500

export const zKode = (empty: string) => zRequired(empty, 20)
export const zNoDokumen = z
  .string('No Tidak Boleh Kosong')
  .overwrite(rapi)
  .toUpperCase()
  .regex(/^[A-Z]{2}-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/, 'No Tidak Valid')
  .max(30)
export const zKeterangan = z
  .string()
  .overwrite(rapi)
  .toUpperCase()
  .max(200, 'Keterangan Terlalu Panjang')
  .regex(ONE_LINE, 'Keterangan Tidak Valid')
  .or(z.literal(''))
  .overwrite((s) => s || '-')
  .default('-')

/** A piece as it was scanned, or, when it has no barcode, the id by which a list knows it. */
export const zAcuanBarang = z.union([zBarcode, z.int().min(1).max(1e12)])
export type AcuanBarang = z.output<typeof zAcuanBarang>
const banyak = <T extends z.ZodType>(acuan: T) =>
  z.array(acuan).min(1, 'Barang Masih Kosong').max(BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`)
/** Pieces of a document whose pieces all have barcodes, and of one that takes others too. */
export const zBarangBarcode = banyak(zBarcode)
export const zBarangAcuan = banyak(zAcuanBarang)
/** Every save of a stock document. */
export const zSimpanStok = z.strictObject({ keterangan: zKeterangan, id_trx: z.string().optional() })
export const zTersimpan = z.object({ no: z.string(), qty: z.int(), berat: zGram })

const zBarang = z.object({
  id: z.int(),
  /** '-' while it has none. */
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  berat: zGram,
  kode_gudang: z.string(),
  kode_baki: z.string(),
})
export const zBarangStok = zBarang.extend({
  status: z.string(),
  baki_dikunci: z.boolean(),
  /** The purpose for which it waits in SORTIR; '-' elsewhere. */
  tujuan: z.string(),
  /** The first day on which it may leave, of one bought without nota that waits (§P.3). */
  ditahan_sampai: zTanggal.optional(),
})
export type BarangStokDilihat = z.output<typeof zBarangStok>

const zDokumen = z.object({
  no: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  /** The tray, where all went to one. */
  kode_gudang: z.string().nullable(),
  kode_baki: z.string().nullable(),
  /** The destination of the pieces, as people say it. */
  ke: z.string(),
  keterangan: z.string(),
  qty: z.int(),
  berat: zGram,
  status_valid: z.enum(['OPEN', 'DONE', 'CANC']),
  alasan_batal: z.string(),
  cetak: z.int(),
  input_by: z.string(),
  /** As they lay before; `ke` where each went somewhere of its own, `berat_timbang` what it weighed when it came, where that is asked. */
  detail_barang: z.array(zBarang.extend({ ke: z.string(), berat_timbang: zGram.nullable() })),
})
export type DokumenStokTersimpan = z.output<typeof zDokumen>

const callsOf = ({ nama, path, menu }: DokumenStok) => {
  const menus = [menu] as const
  const params = z.object({ no: zNoDokumen })
  return {
    scan: defineCall({
      base: 'main',
      method: 'GET',
      path: `${path}/barang/{kode_barcode}`,
      summary: `${nama}: a scanned piece, where it lies and what it is`,
      may: { menus, action: 'lihat' },
      params: z.object({ kode_barcode: zBarcode }),
      reply: zBarangStok,
    }),
    pilihan: defineCall({
      base: 'main',
      method: 'GET',
      path: `${path}/pilihan`,
      summary: `${nama}: pieces of BELI and SORTIR that it may take, with and without barcode: those sorted for it, then those that came last`,
      may: { menus, action: 'lihat' },
      reply: z.array(zBarangStok),
    }),
    daftar: defineCall({
      base: 'main',
      method: 'GET',
      path: `${path}/dokumen`,
      summary: `${nama}: documents of a range of days, newest first; without dates: of the shop’s day, and drafts of any`,
      may: { menus, action: 'lihat' },
      query: z.object({ tgl_from: zTanggal.optional(), tgl_to: zTanggal.optional() }),
      reply: z.array(zDokumen),
    }),
    lihat: defineCall({
      base: 'main',
      method: 'GET',
      path: `${path}/dokumen/{no}`,
      summary: `${nama}: one of them`,
      may: { menus, action: 'lihat' },
      params,
      reply: zDokumen,
    }),
    batal: defineCall({
      base: 'main',
      method: 'POST',
      path: `${path}/batal`,
      summary: `${nama}: undone whole on its own day while every piece is where it went; a draft is dropped`,
      may: { menus, action: 'hapus' },
      write: { day: 'today' },
      body: z.strictObject({
        no: zNoDokumen,
        alasan: zAlasan,
        id_otorisasi: z.string().max(64).nullish(),
        id_trx: z.string().optional(),
      }),
      reply: z.object({ no: z.string(), status_valid: z.literal('CANC') }),
      message: `${nama} Berhasil Dibatalkan`,
    }),
    cetak: defineCall({
      base: 'main',
      method: 'POST',
      path: `${path}/dokumen/{no}/cetak`,
      summary: `${nama}: counts a print of the slip; from the second on with otorisasi REPRINT NOTA`,
      may: { menus, action: 'lihat' },
      write: { day: 'any' },
      params,
      body: zCetak.optional(),
      reply: z.object({ no: z.string(), ...cetakResult }),
    }),
    slip: defineCall({
      base: 'main',
      method: 'GET',
      path: `${path}/dokumen/{no}/slip`,
      summary: `${nama}: the slip as PDF, to be signed by both`,
      may: { menus, action: 'lihat' },
      params,
      query: z.object({ mencetak: zMencetak }),
      reply: z.any(),
      file: 'application/pdf',
    }),
  }
}
export type CallsStok = ReturnType<typeof callsOf>

/** Kinds may share a series of numbers (CU): which of them a number is of, for whoever comes with nothing else. */
export const jenisDokumenStok = defineCall({
  base: 'main',
  method: 'GET',
  path: 'dokumen-stok/{no}',
  summary: 'Which kind of stock document has this number',
  may: { menus: [...new Set(dokumenStok.map(({ menu }) => menu))] as [MenuPath], action: 'lihat' },
  params: z.object({ no: zNoDokumen }),
  reply: z.object({ kind: z.string() }),
})

const all = new Map(dokumenStok.map((dokumen) => [dokumen.kind, callsOf(dokumen)]))
export const callsStok = ({ kind }: Pick<DokumenStok, 'kind'>): CallsStok => all.get(kind)!
export const allCallsStok = [jenisDokumenStok, ...[...all.values()].flatMap((calls) => Object.values(calls))]
