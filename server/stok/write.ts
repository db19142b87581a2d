/** Writes a decided stock document: its number, its head, its pieces as they lay. What it keeps beside them its area writes. */
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { stokLineNo, noFaktur } from '#domain/rules/kode.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { sumMilligram, type Milligram, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { nomorBerikut } from '../rantai/nomor.ts'
import type { LoadedBarang } from './load.ts'

interface DokumenBaru<B extends LoadedBarang> {
  barang: readonly (B & { /** The place of this piece, when not all went to one place. */ ke?: string })[]
  /** The place they went to, as people say it. */
  ke: string
  /** The tray, where all went to one. */
  tempat?: { kode_gudang: string; kode_baki: string }
  keterangan: string
  /** OPEN: a draft, which moves nothing yet. */
  status_valid?: 'OPEN' | 'DONE'
}

interface Nilai {
  no: string
  kode_toko: string
  kind: string
  tgl_system: TanggalSystem
  jam: Date
  kode_gudang: string | null
  kode_baki: string | null
  ke: string
  keterangan: string
  status_valid: string
  input_by: string
  id_trx: string
  baris: readonly { id: number; ke: string }[]
}

const write = statement<unknown, Nilai>(
  'tulis_dokumen_stok',
  `WITH head AS (
     INSERT INTO dokumen_stok (no, kode_toko, kind, tgl_system, jam, kode_gudang, kode_baki, ke, keterangan,
         status_valid, input_by, id_trx)
     VALUES (:no, :kode_toko, :kind, :tgl_system, :jam, :kode_gudang, :kode_baki, :ke, :keterangan,
         :status_valid, :input_by, :id_trx))
   INSERT INTO dokumen_stok_barang (no, urut, kode_toko, barang_id, kode_barcode, kode_group, kode_dept,
       nama_barang, kadar_cetak, berat, kode_gudang, kode_baki, ke)
   SELECT :no, baris.urut, :kode_toko, b.id, COALESCE(b.kode_barcode, '-'), b.kode_group, b.kode_dept,
     b.nama_barang, b.kadar_cetak, b.berat, b.kode_gudang, b.kode_baki, baris.ke
   FROM :baris(id bigint, ke text, urut) JOIN barang b ON b.kode_toko = :kode_toko AND b.id = baris.id`,
)

/** A piece as postings take it, from where it lies. */
export type WrittenBarang<B extends LoadedBarang> = B & {
  barang_id: number
  ref_line: string
  lokasi: string
}

export interface Written<B extends LoadedBarang> {
  no: string
  qty: number
  berat: Milligram
  barang: WrittenBarang<B>[]
}

/** The piece in line `i` (from 0) of document `no`. */
export const barangLine = <B extends LoadedBarang>(no: string, b: B, i: number): WrittenBarang<B> => ({
  ...b,
  barang_id: b.id,
  ref_line: stokLineNo(no, i + 1),
  lokasi: lokasiNyata(b.kode_gudang, b.kode_baki),
})

export async function writeDokumen<B extends LoadedBarang>(
  ctx: Context,
  { kind, nomor, berita }: DokumenStok,
  { barang, ke, tempat, keterangan, status_valid = 'DONE' }: DokumenBaru<B>,
): Promise<Written<B>> {
  const { kode_toko, tgl_system } = ctx.toko
  const no = noFaktur(nomor, kode_toko, tgl_system, await nomorBerikut(ctx, nomor))
  ctx.send(write, {
    no,
    kode_toko,
    kind,
    tgl_system,
    jam: ctx.now,
    kode_gudang: tempat?.kode_gudang ?? null,
    kode_baki: tempat?.kode_baki ?? null,
    ke,
    keterangan,
    status_valid,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    baris: barang.map((b) => ({ id: b.id, ke: b.ke ?? '-' })),
  })
  ctx.announce(berita, { no })
  return {
    no,
    qty: barang.length,
    berat: sumMilligram(barang.map((b) => b.berat)),
    barang: barang.map((b, i) => barangLine(no, b, i)),
  }
}
