/**
 * Reasons that hold a piece that was not found, and the way out: a piece is no loss as long as a customer is waiting
 * for it (DOMAIN §O.1-10).
 */
import { errors, type Refusal } from '#domain/errors.ts'
import type { OpnameDiputuskan } from '#domain/rules/opname.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea, House } from '../../dokumen/area.ts'

export type Penahan = House['penahan']
export const penahanDi = (areas: readonly DokumenArea[]): Penahan =>
  statement(
    'penahan_barang_opname',
    `SELECT i.barang_id, p.no FROM unnest($2::bigint[]) AS i(barang_id) CROSS JOIN LATERAL (
     SELECT no FROM (${areas.flatMap(({ memesan }) => memesan ?? []).join(' UNION ALL ')}) m
     WHERE m.kode_toko = $1 AND m.barang_id = i.barang_id
     UNION ALL SELECT no_titip_group FROM titip_detail d
     WHERE d.kode_toko = $1 AND d.barang_id = i.barang_id AND d.status_titipan = 'OPEN'
     UNION ALL SELECT no_pesanan FROM barang b
     WHERE b.kode_toko = $1 AND b.id = i.barang_id AND b.status = 'PESANAN') p`,
  )

const JALAN: Record<string, string> = {
  BOOKED: 'Batalkan Transaksi Itu Dulu, Barang Kembali Ke Bakinya Lalu Menjadi Hilang',
  TITIP: 'Batalkan Titipan Itu Dulu, Barang Kembali Ke Bakinya Lalu Menjadi Hilang',
  PESANAN: 'Batalkan Pesanan Itu Dulu, Barang Kembali Ke Bakinya Lalu Menjadi Hilang',
}

export async function sebabTertahan(
  ctx: Context,
  { tertahan }: Pick<OpnameDiputuskan, 'tertahan'>,
  penahan: Penahan,
): Promise<Refusal[]> {
  if (tertahan.length === 0) return []
  const ids = tertahan.map(({ line }) => line.barang_id!)
  const holders = new Map((await ctx.sql(penahan, [ctx.toko.kode_toko, ids])).map((h) => [h.barang_id, h.no]))
  return tertahan.map(({ line, kini: { status } }) =>
    errors
      .opnameTertahan({
        ...line,
        status,
        oleh: holders.get(line.barang_id!) ?? '-',
        jalan: JALAN[status]!,
      })
      .at(line.kode_barcode),
  )
}
