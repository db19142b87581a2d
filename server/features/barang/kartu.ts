/** The kartu barang: every movement of a piece, of all shops it was in, newest first (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { KARTU_MAKS, type GerakKartu, type kartuBarang } from '#domain/calls/data-barang.ts'
import { errors } from '#domain/errors.ts'
import { isMaya } from '#domain/rules/lokasi.ts'
import { MUTASI, type KodeMutasi } from '#domain/rules/mutasi.ts'
import { milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

type Row = Omit<GerakKartu, 'gerak' | 'hanya_berat'> & { kode_mutasi: KodeMutasi; qty: number }

const milik = statement<unknown>('kartu_milik', 'SELECT FROM barang WHERE kode_toko = $1 AND id = $2')
// Of another shop only the movement is read; the reason of a corrected weight is known to its own shop alone.
const gerakan = statement<Row>(
  'kartu_barang',
  `SELECT g.id, g.tanggal, to_char(g.jam, 'HH24:MI:SS') AS jam, g.kode_toko, t.nama_toko, g.kode_mutasi,
     g.balik, g.ref_no, COALESCE(k.alasan, '-') AS keterangan, g.dari, g.ke, g.group_asal, g.kode_group,
     g.berat, g.qty, g.user_id
   FROM kartu_barang($1, $2, $3) g JOIN toko t ON t.kode_toko = g.kode_toko
     LEFT JOIN koreksi_berat k ON k.no = g.ref_no ORDER BY g.id DESC`,
)

/** @throws errors.barangTidakAda */
export async function kartu(
  ctx: Context,
  { params: { id }, query: { sebelum } }: CallInput<typeof kartuBarang>,
): Promise<CallReply<typeof kartuBarang>> {
  if ((await ctx.sql(milik, [ctx.toko.kode_toko, id])).length === 0)
    throw errors.barangTidakAda({ kode_barcode: String(id) }).at('id')
  // Reading one more than is shown tells whether there are older ones.
  const rows = await ctx.sql(gerakan, [id, sebelum ?? null, KARTU_MAKS + 1])
  return {
    rows: rows.slice(0, KARTU_MAKS).map(({ kode_mutasi, qty, ...row }) => ({
      ...row,
      gerak: MUTASI[kode_mutasi].nama,
      hanya_berat: qty === 0,
      berat: qty === 0 && isMaya(row.ke) ? milligram(0 - row.berat) : row.berat,
    })),
    lagi: rows.length > KARTU_MAKS,
  }
}
