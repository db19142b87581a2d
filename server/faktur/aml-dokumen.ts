/** What one person has done in all shops, as SQL: their keys, and the documents that PPATK counts (DOMAIN §P.2). */
import { parseSettings } from '#domain/rules/para-system.ts'
import { tambahHari } from '#domain/units.ts'
import { ZONA, zona } from '#domain/zona.ts'
import { livingMember } from '../rantai/member.ts'

/** Every key of the person: a member by all their codes. */
export const KUNCI = (orang: string): string =>
  `SELECT ${orang}::text AS kunci UNION SELECT 'MEMBER ' || kode_member FROM member
   WHERE ${orang} LIKE 'MEMBER %'
     AND (kode_member = ${livingMember(`substr(${orang}, 8)`)} OR gabung_ke = ${livingMember(`substr(${orang}, 8)`)})`

const CLOCK = `CASE t.zona ${ZONA.map((of) => `WHEN '${of}' THEN '${zona[of].iana}'`).join(' ')} END`
/** The day of a moment on the clock of shop `t`. */
export const hariDi = (saat: string): string => `(${saat} AT TIME ZONE ${CLOCK})::date`

/** The day of nota `f` or melted gold `h` that a flag names. */
export const FLAG_HARI = `COALESCE(${hariDi('COALESCE(f.valid_at, h.jam)')}, f.tgl_system)`

/** AML_BATAS of the shop of row `d`. */
export const LIMIT = `COALESCE((
       SELECT p.value::bigint FROM para_system p WHERE p.kode_toko = d.kode_toko AND p.key = 'AML_BATAS'),
     ${parseSettings().AML_BATAS})`

/**
 * Notas `f` and melted gold `h` that were validated, with what of them is not cancelled: of a trade-in the larger side,
 * whatever pays for the other. OFFSET keeps the planner from working it out twice.
 */
export const DOKUMEN = (nota: string, lebur: string): string =>
  `SELECT f.no_faktur_group AS no, f.kode_toko, f.jenis, f.valid_at AS saat, s.nilai, LEAST(s.nilai, COALESCE((
      SELECT sum(p.nominal) FROM pembayaran p
      WHERE p.kode_toko = f.kode_toko AND p.ref_no = f.no_faktur_group
        AND p.ref_type IN ('PENJUALAN', 'TUKAR', 'PEMBELIAN') AND p.jenis = 'CASH'), 0))::bigint AS tunai,
     f.kode_member, f.nama_customer, f.no_hp
   FROM faktur_group f CROSS JOIN LATERAL (
     SELECT GREATEST(
       COALESCE((
         SELECT sum(d.harga_total + CASE f.ppn_mode WHEN 'EXCLUDE' THEN d.ppn_rp ELSE 0 END) FROM jual_detail d
         WHERE d.kode_toko = f.kode_toko AND d.no_faktur_group = f.no_faktur_group AND d.status_valid = 'DONE'
           AND d.status_kembali = 'OPEN'), 0),
       COALESCE((
         SELECT sum(d.harga) FROM beli_detail d
         WHERE d.kode_toko = f.kode_toko AND d.no_faktur_group = f.no_faktur_group
           AND d.status_valid = 'DONE'), 0))::bigint AS nilai
     OFFSET 0) s
   WHERE f.status_valid = 'DONE' AND ${nota}
   UNION ALL
   SELECT h.no, h.kode_toko, 'LEBUR', h.jam, h.harga, CASE h.jenis_bayar WHEN 'CASH' THEN h.harga ELSE 0 END, 'NONMEMBER',
     h.penerima, '-'
   FROM lebur_keluar h WHERE h.status_valid = 'DONE' AND h.tujuan = 'PEMURNI' AND ${lebur}`

/** Moments between which the days lie, whatever the clock of the shop. */
export const saatDari = (awal: string): Date => new Date(`${awal}T00:00:00+09:00`)
export const saatSampai = (akhir: string): Date => new Date(`${tambahHari(akhir, 1)}T00:00:00+07:00`)

/** All documents of the person `:kunci` in the days `:awal` to `:akhir`, between the moments `:dari` and `:sampai`. */
export const ALL_DOKUMEN = `SELECT d.no, d.kode_toko, ${hariDi('d.saat')} AS hari, d.nilai, d.tunai, ${LIMIT} AS batas
   FROM (${KUNCI(':kunci')}) k CROSS JOIN LATERAL (${DOKUMEN(
     'f.aml_kunci = k.kunci AND f.valid_at >= :dari::timestamptz AND f.valid_at < :sampai::timestamptz',
     'h.aml_kunci = k.kunci AND h.jam >= :dari::timestamptz AND h.jam < :sampai::timestamptz',
   )}) d JOIN toko t ON t.kode_toko = d.kode_toko
   WHERE d.nilai > 0 AND ${hariDi('d.saat')} BETWEEN :awal::date AND :akhir::date
   ORDER BY hari, d.no`

export interface Rentang {
  kunci: string
  awal: string
  akhir: string
  dari: Date
  sampai: Date
}
export const rentang = (kunci: string, awal: string, akhir: string): Rentang => ({
  kunci,
  awal,
  akhir,
  dari: saatDari(awal),
  sampai: saatSampai(akhir),
})
