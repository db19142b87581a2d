/** A count as everybody who counts sees it. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { barangOpname, lihatOpname } from '#domain/calls/opname.ts'
import { milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { muatKepala, perBaki } from './muat.ts'

type Dilihat = CallReply<typeof lihatOpname>

const scanTerakhir = statement<Dilihat['scan'][number]>(
  'opname_scan_terakhir',
  `SELECT kode_barcode, nama_barang, kadar_cetak, berat, hasil, di_baki AS kode_baki, menurut_buku, scan_by, to_char(scan_at, 'HH24:MI:SS') AS jam
   FROM opname_barang WHERE kode_toko = $1 AND no = $2 AND scan_at IS NOT NULL AND hasil IN ('FOUND', 'EXCEED') ORDER BY scan_at DESC LIMIT 30`,
)

const NOL = { qty: 0, berat: milligram(0) }

/** @throws errors.opnameTidakAda */
export async function lihat(
  ctx: Context,
  { params: { no } }: CallInput<typeof lihatOpname>,
): Promise<Dilihat> {
  const kepala = await muatKepala(ctx, no)
  const key = [ctx.toko.kode_toko, no]
  const baki = await ctx.sql(perBaki, key)
  return {
    ...kepala,
    // A tray in which nothing should be, and nothing was scanned, has no rows.
    baki: baki.map(({ diharapkan, ketemu, hilang, lebih, keluar, ...k }) => ({
      ...k,
      diharapkan: diharapkan ?? NOL,
      ketemu: ketemu ?? NOL,
      hilang: hilang ?? NOL,
      lebih: lebih ?? NOL,
      keluar: keluar ?? NOL,
    })),
    scan: await ctx.sql(scanTerakhir, key),
  }
}

/** Where it was scanned, and of what was not, where it should be. */
const cari = statement<CallReply<typeof barangOpname>[number]>(
  'opname_cari_barang',
  `SELECT kode_barcode, nama_barang, nama_atribut, kadar_cetak, berat, COALESCE(di_baki, kode_baki) AS kode_baki, menurut_buku, tindakan, COALESCE(scan_by, '-') AS scan_by
   FROM opname_barang WHERE kode_toko = $1 AND no = $2 AND (hasil = $3 OR $3 = 'BELUM' AND hasil IS NULL AND diharapkan) AND ($4::text IS NULL OR COALESCE(di_baki, kode_baki) = $4)
   ORDER BY 6, 1 LIMIT 1000`,
)

export async function barang(
  ctx: Context,
  { params: { no }, query: { hasil, kode_baki } }: CallInput<typeof barangOpname>,
): Promise<CallReply<typeof barangOpname>> {
  await muatKepala(ctx, no)
  return ctx.sql(cari, [ctx.toko.kode_toko, no, hasil, kode_baki || null])
}
