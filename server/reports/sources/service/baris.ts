/** The rows of repairs by the day of one of their phases. */
import { barisService } from '#domain/report/baris-service.ts'
import type { RowOf } from '#domain/report/columns.ts'
import { statement } from '../../../db/statement.ts'
import type { Context } from '../../../context.ts'

type Tanggal = 'tgl_system' | 'tgl_selesai' | 'tgl_ambil' | 'tgl_batal'
export type BarisService = RowOf<typeof barisService>

const DASAR = `s.no_faktur_service, s.tgl_system::text AS tgl_masuk, COALESCE(s.tgl_selesai::text, '-') AS tgl_selesai, COALESCE(s.tgl_ambil::text, '-') AS tgl_ambil, s.nama_customer,
  d.nama_barang, d.jenis_service, d.qty, d.berat_terima, d.berat_selesai, d.kode_tukang, p.dp, s.total,
  CASE WHEN s.status_service IN ('MASUK', 'SELESAI') THEN GREATEST(s.total - p.dp, 0) ELSE 0 END AS sisa, s.status_service AS status`

/**
 * @param nama of the statement
 * @param lagi more columns; `s` is service, `d` its lines added up, `p` its payments
 * @param dan what else holds of them
 */
export const servicePada = <R extends BarisService>(
  nama: string,
  tanggal: Tanggal,
  { lagi = '', dan = 'true' } = {},
) => {
  const rows = statement<R>(
    `laporan_${nama}`,
    `SELECT ${DASAR}${lagi && `, ${lagi}`}
     FROM service s
       CROSS JOIN LATERAL (
         SELECT string_agg(nama_barang, ', ' ORDER BY no) AS nama_barang, string_agg(DISTINCT jenis_service, ', ') AS jenis_service, sum(jumlah)::int AS qty, sum(berat_terima)::bigint AS berat_terima,
           COALESCE(sum(berat_selesai), 0)::bigint AS berat_selesai, COALESCE(string_agg(DISTINCT kode_tukang, ', ') FILTER (WHERE kode_tukang <> '-'), '-') AS kode_tukang,
           COALESCE(sum(GREATEST(berat_selesai - berat_terima, 0)), 0)::bigint AS tambahan, COALESCE(sum(GREATEST(berat_terima - berat_selesai, 0)), 0)::bigint AS susut
         FROM service_detail WHERE no_faktur_service = s.no_faktur_service) d
       CROSS JOIN LATERAL (
         SELECT COALESCE(sum(total) FILTER (WHERE jenis = 'DP'), 0)::bigint AS dp, COALESCE(sum(total) FILTER (WHERE jenis = 'AMBIL'), 0)::bigint AS dibayar, max(no_setoran) FILTER (WHERE jenis = 'AMBIL') AS no_ambil
         FROM setoran WHERE kode_toko = s.kode_toko AND ref_no = s.no_faktur_service AND status_valid = 'DONE') p
     WHERE s.kode_toko = $1 AND s.${tanggal} IS NOT NULL AND s.${tanggal} >= $2 AND s.${tanggal} <= $3 AND ${dan}
     ORDER BY s.${tanggal}, s.no_faktur_service`,
  )
  return (ctx: Context, { tgl_awal, tgl_akhir }: { tgl_awal: string; tgl_akhir: string }): Promise<R[]> =>
    ctx.sql(rows, [ctx.toko.kode_toko, tgl_awal, tgl_akhir])
}
