/** Writes an archive: its manifest, its rows, and the mark on each line, in one statement whatever their number. */
import type { JenisArsip, JumlahArsip } from '#domain/rules/arsip.ts'
import { KUNCI_ARSIP } from '#domain/rules/arsip.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'
import type { Dipakai } from '../../rantai/otorisasi.ts'

interface Written {
  no_arsip: string
  jenis: JenisArsip
  tgl_from: TanggalSystem
  tgl_to: TanggalSystem
  gold: JumlahArsip
  non_gold: JumlahArsip
  hash: string
  ukuran: number
  izin: Dipakai
  /** In the order of the file. */
  rows: readonly { no_faktur: string; isi: string }[]
}

const writing = (jenis: JenisArsip, table: string): Statement<unknown, Record<string, unknown>> =>
  statement(
    `arsip_tulis_${jenis.toLowerCase()}`,
    `WITH manifest AS (
       INSERT INTO arsip_manifest (no_arsip, kode_toko, tgl_system, jam, jenis, tgl_from, tgl_to,
           jumlah_baris, qty_gold, berat_gold, total_gold, qty_non_gold, berat_non_gold, total_non_gold, hash,
           ukuran, user_id, user_otorisasi, otorisasi_id, id_trx)
       VALUES (:no_arsip, :kode_toko, :tgl_system, :jam, '${jenis}', :tgl_from, :tgl_to, :jumlah_baris,
           :qty_gold, :berat_gold, :total_gold, :qty_non_gold, :berat_non_gold, :total_non_gold, :hash,
           :ukuran, :user_id, :user_otorisasi, :otorisasi_id, :id_trx)),
     isi AS (
       INSERT INTO arsip_baris (no_arsip, urut, kode_toko, jenis, no_faktur, isi)
       SELECT :no_arsip, baris.urut, :kode_toko, '${jenis}', baris.no_faktur, baris.isi
       FROM :baris(no_faktur text, isi jsonb, urut))
     UPDATE ${table} SET diarsipkan_at = :jam
     WHERE kode_toko = :kode_toko AND ${KUNCI_ARSIP[jenis]} = ANY (:nomor::text[])`,
  )
const WRITE = {
  PENJUALAN: writing('PENJUALAN', 'jual_detail'),
  PEMBELIAN: writing('PEMBELIAN', 'beli_detail'),
}

export async function writeArsip(ctx: Context, a: Written): Promise<void> {
  const { gold, non_gold, izin, rows } = a
  await ctx.sql(WRITE[a.jenis], {
    no_arsip: a.no_arsip,
    kode_toko: ctx.toko.kode_toko,
    tgl_system: ctx.toko.tgl_system,
    jam: ctx.now,
    tgl_from: a.tgl_from,
    tgl_to: a.tgl_to,
    jumlah_baris: rows.length,
    qty_gold: gold.qty,
    berat_gold: gold.berat,
    total_gold: gold.total,
    qty_non_gold: non_gold.qty,
    berat_non_gold: non_gold.berat,
    total_non_gold: non_gold.total,
    hash: a.hash,
    ukuran: a.ukuran,
    user_id: ctx.user.user_id,
    user_otorisasi: izin.user_otorisasi,
    otorisasi_id: izin.authorization_id,
    id_trx: ctx.id_trx,
    baris: rows,
    nomor: rows.map((b) => b.no_faktur),
  })
}
