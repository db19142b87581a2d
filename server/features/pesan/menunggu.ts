/**
 * Customers who wait to be told: goods are ready, a date lapses soon, a birthday; with the member who may be told, and
 * when that was done.
 */
import { formatRupiah, formatTanggal } from '#domain/format.ts'
import type { Menunggu } from '#domain/calls/pesan.ts'
import {
  hariUlangTahun,
  pesanText,
  pesanState,
  HAMPIR_HARI,
  type PesanFields,
  type JenisPesan,
} from '#domain/rules/pesan.ts'
import { samarkanHp } from '#domain/rules/member.ts'
import { tambahHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'
import { denganBunga } from './bunga-hutang.ts'
import { seesAll, livingMember } from '../../rantai/member.ts'

interface Row {
  ref_no: string
  untuk: TanggalSystem
  nama_customer: string
  barang: string
  /** Of a deposit or a loan: what is still to be paid. */
  sisa: Rupiah | null
  /** The member who may be told: a member who agreed. All null for anybody else. */
  kode_member: string | null
  nama_member: string | null
  no_hp: string | null
  dikabari_at: Date | null
  dikabari_by: string | null
  dikabari: number
}
interface Nilai {
  kode_toko: string
  /** Number of a single document; null for all of them. */
  ref_no: string | null
  tgl_system: TanggalSystem
  sampai: TanggalSystem
  hari: readonly { untuk: TanggalSystem; kunci: number }[]
}
const LIMIT = 200

/** @param isi ref_no, untuk, kode_member, nama_customer, barang, sisa */
const cari = (jenis: JenisPesan, content: string): Statement<Row, Nilai> =>
  statement<Row, Nilai>(
    `pesan_${jenis.toLowerCase().replaceAll(' ', '_')}`,
    `WITH w AS (${content})
     SELECT w.ref_no, w.untuk, w.nama_customer, w.barang, w.sisa, m.kode_member,
       m.nama_customer AS nama_member, m.no_hp, k.jam AS dikabari_at, k.user_id AS dikabari_by,
       COALESCE(k.kali, 0) AS dikabari
     FROM w LEFT JOIN member m ON m.kode_member = ${livingMember('w.kode_member')} AND m.status_aktif
       AND m.anonim_at IS NULL AND m.consent_at IS NOT NULL AND m.consent_ditarik_at IS NULL
       LEFT JOIN LATERAL (
         SELECT t.jam, t.user_id, count(*) OVER ()::int AS kali FROM pesan_terkirim t
         WHERE t.kode_toko = :kode_toko AND t.ref_no = w.ref_no AND t.jenis = '${jenis}' AND t.untuk = w.untuk
         ORDER BY t.id DESC LIMIT 1) k ON true
     WHERE :ref_no::text IS NULL OR w.ref_no = :ref_no
     ORDER BY k.jam NULLS FIRST, w.untuk, w.ref_no LIMIT ${LIMIT}`,
  )
const barangList = (table: string, kunci: string, hanya = ''): string =>
  `COALESCE((
       SELECT string_agg(d.nama_barang, ', ' ORDER BY d.no) FROM ${table} d
       WHERE d.${kunci} = p.${kunci}${hanya}), '-')`

const CARI: Record<JenisPesan, Statement<Row, Nilai>> = {
  'PESANAN JADI': cari(
    'PESANAN JADI',
    `SELECT p.no_pesanan AS ref_no, p.tgl_jadi AS untuk, p.kode_member, p.nama_customer, NULL::bigint AS sisa,
       ${barangList('pesanan_detail', 'no_pesanan', ` AND d.status <> 'BATAL'`)} AS barang
     FROM pesanan p
     WHERE p.kode_toko = :kode_toko AND p.status_pesanan IN ('OPEN', 'PROSES', 'DONE')
       AND p.status_pesanan = 'DONE' AND p.no_faktur_group = '-' AND p.tgl_jadi IS NOT NULL`,
  ),
  'SERVICE SELESAI': cari(
    'SERVICE SELESAI',
    `SELECT p.no_faktur_service AS ref_no, p.tgl_selesai AS untuk, p.kode_member, p.nama_customer, NULL::bigint AS sisa,
       ${barangList('service_detail', 'no_faktur_service')} AS barang
     FROM service p
     WHERE p.kode_toko = :kode_toko AND p.status_service IN ('MASUK', 'SELESAI')
       AND p.status_service = 'SELESAI' AND p.tgl_selesai IS NOT NULL`,
  ),
  'TITIPAN JATUH TEMPO': cari(
    'TITIPAN JATUH TEMPO',
    `SELECT p.no_titip_group AS ref_no, p.tgl_kunci_harga AS untuk, p.kode_member, p.nama_customer,
       GREATEST(p.total
           - COALESCE((
               SELECT sum(b.total) FROM titip_bayar b
               WHERE b.no_titip_group = p.no_titip_group AND b.status_valid = 'DONE'), 0), 0)::bigint AS sisa,
       ${barangList('titip_detail', 'no_titip_group')} AS barang
     FROM titip p
     WHERE p.kode_toko = :kode_toko AND p.status_titipan = 'OPEN' AND p.status_valid = 'DONE'
       AND p.no_faktur_group = '-' AND p.tgl_kunci_harga >= :tgl_system::date
       AND p.tgl_kunci_harga <= :sampai::date`,
  ),
  'HUTANG JATUH TEMPO': cari(
    'HUTANG JATUH TEMPO',
    `SELECT p.no_faktur_hutang AS ref_no, p.tgl_jatuh_tempo AS untuk, p.kode_member, p.nama_customer,
       p.sisa_pokok AS sisa, ${barangList('hutang_detail', 'no_faktur_hutang')} AS barang
     FROM hutang p
     WHERE p.kode_toko = :kode_toko AND p.status_hutang = 'OPEN' AND p.status_valid = 'DONE'
       AND p.tgl_jatuh_tempo <= :sampai::date`,
  ),
  // Members are the chain's: the shop where they registered greets them, so that not every shop does.
  'ULANG TAHUN': cari(
    'ULANG TAHUN',
    `SELECT p.kode_member::text AS ref_no, hari.untuk, p.kode_member, p.nama_customer, NULL::bigint AS sisa,
       '-' AS barang
     FROM :hari(untuk date, kunci numeric) JOIN member p ON p.kode_toko_daftar = :kode_toko AND p.tgl_lahir IS NOT NULL
       AND EXTRACT(MONTH FROM p.tgl_lahir) * 100 + EXTRACT(DAY FROM p.tgl_lahir) = hari.kunci
     WHERE p.status_aktif AND p.gabung_ke IS NULL AND p.anonim_at IS NULL`,
  ),
}

export interface Ditunggu {
  /** As it is answered: no phone but what the user may see. */
  row: Menunggu
  /** For whoever tells them. */
  kode_member: string | null
  no_hp: string
  nilai: Record<PesanFields, string>
}

export async function menunggu(
  ctx: Context,
  jenis: JenisPesan,
  template: string,
  ref_no: string | null = null,
): Promise<Ditunggu[]> {
  const { kode_toko, tgl_system } = ctx.toko
  const rows = await ctx.sql(CARI[jenis], {
    kode_toko,
    ref_no,
    tgl_system,
    sampai: tambahHari(tgl_system, HAMPIR_HARI),
    hari: hariUlangTahun(tgl_system),
  })
  const due = jenis === 'HUTANG JATUH TEMPO' ? await denganBunga(ctx, rows) : rows
  return due.map((row) => susun(ctx, jenis, template, row))
}

function susun(ctx: Context, jenis: JenisPesan, template: string, row: Row): Ditunggu {
  const {
    ref_no,
    untuk,
    nama_customer,
    barang,
    sisa,
    kode_member,
    no_hp,
    dikabari_at,
    dikabari_by,
    dikabari,
  } = row
  const { tgl_system, nama_toko } = ctx.toko
  const nilai = {
    nama: row.nama_member ?? nama_customer,
    no: ref_no,
    barang,
    toko: nama_toko,
    tanggal: formatTanggal(untuk),
    sisa: sisa === null ? '-' : formatRupiah(sisa),
  }
  const dimiliki = no_hp ?? '-'
  return {
    row: {
      jenis,
      ref_no,
      nama_customer,
      no_hp: seesAll(ctx) ? dimiliki : samarkanHp(dimiliki),
      barang,
      tanggal: untuk,
      keadaan: pesanState({ setuju: kode_member !== null, no_hp: dimiliki, untuk, tgl_system }, jenis),
      teks: pesanText(template, nilai),
      dikabari_at: dikabari_at?.toISOString() ?? null,
      dikabari_by: dikabari_by ?? '-',
      dikabari,
    },
    kode_member,
    no_hp: dimiliki,
    nilai,
  }
}
