/** The calls of every stock document, derived from its definition: scan, save, list, cancel, slip. */
import { z } from 'zod'
import { defineCall } from '../call.ts'
import type { DokumenStok } from '../dokumen-stok.ts'
import { dokumenStok } from '../dokumen/stok.ts'
import { SATU_BARIS, zAlasan } from '../teks.ts'
import { zGram, zTanggal } from '../units.ts'
import { zBarcode } from './barang.ts'

/** More would make neither a slip that is read nor a list that is checked. */
export const BARANG_MAKS = 500

const zKode = (kosong: string) => z.string(kosong).trim().toUpperCase().min(1, kosong).max(20)
const zNo = z
  .string('No Tidak Boleh Kosong')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/, 'No Tidak Valid')
  .max(30)

const zBarang = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_cetak: z.string(),
  kode_group: z.string(),
  berat: zGram,
  kode_gudang: z.string(),
  kode_baki: z.string(),
})
export const zBarangStok = zBarang.extend({ status: z.string(), baki_dikunci: z.boolean() })
export type BarangStokDilihat = z.output<typeof zBarangStok>

const zDokumen = z.object({
  no: z.string(),
  tgl_system: zTanggal,
  jam: z.string(),
  kode_gudang: z.string(),
  kode_baki: z.string(),
  keterangan: z.string(),
  qty: z.int(),
  berat: zGram,
  status_valid: z.enum(['DONE', 'CANC']),
  alasan_batal: z.string(),
  cetak: z.int(),
  input_by: z.string(),
  /** As they lay before. */
  detail_barang: z.array(zBarang),
})
export type DokumenStokTersimpan = z.output<typeof zDokumen>

const callsOf = ({ nama, path, menu }: DokumenStok) => {
  const menus = [menu] as const
  const params = z.object({ no: zNo })
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
    simpan: defineCall({
      base: 'main',
      method: 'POST',
      path,
      summary: `${nama}: pieces to a tray, posted when it is saved`,
      may: { menus, action: 'tambah' },
      write: { day: 'today', idTrx: 'required' },
      body: z.strictObject({
        kode_gudang: zKode('Gudang Harus Dipilih'),
        kode_baki: zKode('Baki Harus Dipilih'),
        keterangan: z
          .string()
          .trim()
          .toUpperCase()
          .max(200, 'Keterangan Terlalu Panjang')
          .regex(SATU_BARIS, 'Keterangan Tidak Valid')
          .or(z.literal(''))
          .overwrite((s) => s || '-')
          .default('-'),
        barang: z
          .array(zBarcode)
          .min(1, 'Barang Masih Kosong')
          .max(BARANG_MAKS, `Paling Banyak ${BARANG_MAKS} Barang`),
        id_trx: z.string().optional(),
      }),
      reply: z.object({ no: z.string(), qty: z.int(), berat: zGram }),
      message: `${nama} Berhasil Disimpan`,
    }),
    daftar: defineCall({
      base: 'main',
      method: 'GET',
      path,
      summary: `${nama}: documents of a range of days, newest first; without dates: of the shop’s day`,
      may: { menus, action: 'lihat' },
      query: z.object({ tgl_from: zTanggal.optional(), tgl_to: zTanggal.optional() }),
      reply: z.array(zDokumen),
    }),
    batal: defineCall({
      base: 'main',
      method: 'POST',
      path: `${path}/batal`,
      summary: `${nama}: undone whole on its own day, by its maker or a supervisor, while every piece is where it went`,
      may: { menus, action: 'hapus' },
      write: { day: 'today' },
      body: z.strictObject({ no: zNo, alasan: zAlasan, id_trx: z.string().optional() }),
      reply: z.object({ no: z.string(), status_valid: z.literal('CANC') }),
      message: `${nama} Berhasil Dibatalkan`,
    }),
    cetak: defineCall({
      base: 'main',
      method: 'POST',
      path: `${path}/{no}/cetak`,
      summary: `${nama}: counts a print of the slip; from the second on with otorisasi REPRINT NOTA`,
      may: { menus, action: 'lihat' },
      write: { day: 'any' },
      params,
      body: z.strictObject({ id_otorisasi: z.string().max(64).nullish() }).optional(),
      reply: z.object({ no: z.string(), cetak: z.int(), copy: z.int() }),
    }),
    slip: defineCall({
      base: 'main',
      method: 'GET',
      path: `${path}/{no}/slip`,
      summary: `${nama}: the slip as PDF, to be signed by both`,
      may: { menus, action: 'lihat' },
      params,
      reply: z.any(),
      file: 'application/pdf',
    }),
  }
}
export type CallsStok = ReturnType<typeof callsOf>

const semua = new Map(dokumenStok.map((dokumen) => [dokumen, callsOf(dokumen)]))
export const callsStok = (dokumen: DokumenStok): CallsStok => semua.get(dokumen)!
export const semuaCallsStok = [...semua.values()].flatMap((calls) => Object.values(calls))
