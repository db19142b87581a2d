/**
 * Sales that are to be reported to PPATK (DOMAIN §G-3, §O.6-2), kept in aml_flag as they are validated and cancelled. Whose they are is
 * locked by then (`kunciOrang`), so of two tills at once the second sees what the first sold them, and nobody else waits.
 */
import {
  awalJendela,
  harusDilaporkan,
  jumlahNilai,
  type AturanAml,
  type PenjualanAml,
} from '#domain/rules/aml.ts'
import { rupiah, tambahHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { LOCK } from '../db/locks.ts'
import { statement } from '../db/statement.ts'
import { livingMember } from '../rantai/member.ts'

/** Every key of the person $2: a member by all their codes. */
const KUNCI = `SELECT $2::text AS kunci UNION SELECT 'MEMBER ' || kode_member FROM member
  WHERE $2 LIKE 'MEMBER %'
    AND (kode_member = ${livingMember('substr($2, 8)')} OR gabung_ke = ${livingMember('substr($2, 8)')})`

// All codes of theirs: who is merged meanwhile has one in common with whom they were before.
const lockAll = statement<unknown>(
  'aml_kunci_orang',
  `SELECT pg_advisory_xact_lock(${LOCK.orang}, hashtext($1 || ' ' || kunci))
   FROM (SELECT kunci FROM (${KUNCI}) k ORDER BY 1) k`,
)

/** Before the books: validations lock them last of all, so nobody may hold them and wait for a person. */
export function kunciOrang(ctx: Context, aml_kunci: string | null): void {
  if (aml_kunci !== null) ctx.send(lockAll, [ctx.toko.kode_toko, aml_kunci])
}

const penjualan = statement<PenjualanAml>(
  'aml_penjualan',
  `SELECT f.no_faktur_group, f.tgl_system, b.nilai, LEAST(b.nilai, COALESCE((
      SELECT sum(p.nominal) FROM pembayaran p
      WHERE p.kode_toko = $1 AND p.ref_no = f.no_faktur_group AND p.ref_type IN ('PENJUALAN', 'TUKAR')
        AND p.jenis = 'CASH' AND p.arah = 'MASUK'), 0))::bigint AS tunai
   FROM (${KUNCI}) k JOIN faktur_group f ON f.kode_toko = $1 AND f.aml_kunci = k.kunci
     AND f.tgl_system BETWEEN $3::date AND $4::date
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(d.harga_total + CASE f.ppn_mode WHEN 'EXCLUDE' THEN d.ppn_rp ELSE 0 END), 0)::bigint AS nilai
       FROM jual_detail d
       WHERE d.kode_toko = $1 AND d.no_faktur_group = f.no_faktur_group AND d.status_valid = 'DONE'
         AND d.status_kembali = 'OPEN') b
   WHERE b.nilai > 0 ORDER BY f.tgl_system, f.no_faktur_group`,
)

interface Ref {
  flag_id: number
  status_aml: 'BARU' | 'DILAPORKAN'
  no_faktur_group: string
}
/** Flags of the person that are not BUKAN and reach into the days from $3 on, with their sales. */
const flags = statement<Ref>(
  'aml_flag_orang',
  `SELECT r.flag_id, a.status_aml, r.no_faktur_group
   FROM (${KUNCI}) k JOIN aml_flag a ON a.kode_toko = $1 AND a.kunci = k.kunci AND a.tgl_akhir >= $3::date
     AND a.status_aml <> 'BUKAN'
     JOIN aml_flag_ref r ON r.flag_id = a.id AND NOT r.lepas
   ORDER BY r.flag_id DESC`,
)

const buat = statement<{ id: number }>(
  'aml_flag_baru',
  `INSERT INTO aml_flag (kode_toko, tanggal, kunci, kode_member, nama_customer, no_hp, tgl_awal, tgl_akhir,
       total, total_tunai, batas, hari)
   SELECT f.kode_toko, $3::date, f.aml_kunci, f.kode_member, f.nama_customer, f.no_hp, $3::date, $3::date, 0,
     0, $4, $5 FROM faktur_group f WHERE f.kode_toko = $1 AND f.no_faktur_group = $2 RETURNING id`,
)
/** Writes the flag's sales as they are now: a sale that it does not name any more is let go. */
const setel = statement<unknown, Disetel>(
  'aml_flag_setel',
  `WITH kini AS (SELECT * FROM :sales(no_faktur_group text, nilai bigint, tunai bigint)),
   lepas AS (
     UPDATE aml_flag_ref SET lepas = true
     WHERE kode_toko = :kode_toko AND flag_id = :id
       AND no_faktur_group NOT IN (SELECT no_faktur_group FROM kini)),
   tulis AS (
     INSERT INTO aml_flag_ref (flag_id, no_faktur_group, kode_toko, nilai, tunai)
     SELECT :id, no_faktur_group, :kode_toko, nilai, tunai FROM kini
     ON CONFLICT (flag_id, no_faktur_group) DO UPDATE SET nilai = EXCLUDED.nilai, tunai = EXCLUDED.tunai, lepas = false)
   UPDATE aml_flag
   SET tgl_awal = LEAST(:awal::date, :akhir::date), tgl_akhir = :akhir, total = :total, total_tunai = :tunai,
     status_aml = CASE WHEN :bukan::boolean THEN 'BUKAN' ELSE status_aml END
   WHERE kode_toko = :kode_toko AND id = :id`,
)
interface Disetel {
  kode_toko: string
  id: number
  sales: readonly PenjualanAml[]
  awal: TanggalSystem
  akhir: TanggalSystem
  total: Rupiah
  tunai: Rupiah
  bukan: boolean
}

interface Faktur {
  no_faktur_group: string
  tgl_system: TanggalSystem
  /** Null: nobody is known by whom to add it up. */
  aml_kunci: string | null
}

/** Once its lines are DONE, and before it is posted. @returns whether it is to be reported */
export async function amlSesudahSah(
  ctx: Context,
  { no_faktur_group, tgl_system, aml_kunci }: Faktur,
): Promise<boolean> {
  if (aml_kunci === null) return false
  const { kode_toko } = ctx.toko
  const awal = awalJendela(tgl_system, ctx.settings)
  kunciOrang(ctx, aml_kunci)
  const sales = await ctx.sql(penjualan, [kode_toko, aml_kunci, awal, tgl_system])
  if (!harusDilaporkan(sales, ctx.settings).has(no_faktur_group)) return false
  const refs = await ctx.sql(flags, [kode_toko, aml_kunci, awal])
  const opened = refs.find((r) => r.status_aml === 'BARU')?.flag_id
  // Sales that another flag has are told there.
  const lain = new Set(refs.filter((r) => r.flag_id !== opened).map((r) => r.no_faktur_group))
  const id = opened ?? (await baru(ctx, { no_faktur_group, tgl_system }))
  const lama = refs.filter((r) => r.flag_id === opened).map((r) => r.no_faktur_group)
  const kini = sales.filter((s) => !lain.has(s.no_faktur_group))
  const known = new Set(kini.map((s) => s.no_faktur_group))
  const sebelum = lama.some((no) => !known.has(no)) ? await dariFlag(ctx, id) : []
  writeFlag(ctx, id, [...sebelum.filter((s) => !known.has(s.no_faktur_group)), ...kini], false)
  return true
}

async function baru(
  ctx: Context,
  { no_faktur_group, tgl_system }: Pick<Faktur, 'no_faktur_group' | 'tgl_system'>,
): Promise<number> {
  const { AML_BATAS, AML_HARI } = ctx.settings
  const [row] = await ctx.sql(buat, [ctx.toko.kode_toko, no_faktur_group, tgl_system, AML_BATAS, AML_HARI])
  return row!.id
}

const fillFlag = statement<PenjualanAml>(
  'aml_flag_isi',
  `SELECT r.no_faktur_group, f.tgl_system, r.nilai, r.tunai
   FROM aml_flag_ref r JOIN faktur_group f USING (no_faktur_group)
   WHERE r.kode_toko = $1 AND r.flag_id = $2 AND NOT r.lepas ORDER BY f.tgl_system, r.no_faktur_group`,
)
const dariFlag = (ctx: Context, id: number): Promise<PenjualanAml[]> =>
  ctx.sql(fillFlag, [ctx.toko.kode_toko, id])

function writeFlag(ctx: Context, id: number, sales: readonly PenjualanAml[], bukan: boolean): void {
  const days = sales.map((s) => s.tgl_system).sort()
  const today = ctx.toko.tgl_system
  ctx.send(setel, {
    kode_toko: ctx.toko.kode_toko,
    id,
    sales,
    awal: days[0] ?? today,
    akhir: days.at(-1) ?? today,
    total: jumlahNilai(sales),
    tunai: rupiah(sales.reduce((sum, s) => sum + s.tunai, 0)),
    bukan,
  })
}

interface Menyebut extends AturanAml {
  id: number
  kunci: string
  tgl_awal: TanggalSystem
  tgl_akhir: TanggalSystem
}
/** A sale is in no more than one that waits. */
const yangMenyebut = statement<Omit<Menyebut, keyof AturanAml> & { batas: Rupiah; hari: number }>(
  'aml_flag_menyebut',
  `SELECT a.id, a.kunci, a.tgl_awal, a.tgl_akhir, a.batas, a.hari
   FROM aml_flag_ref r JOIN aml_flag a ON a.id = r.flag_id
   WHERE r.kode_toko = $1 AND r.no_faktur_group = $2 AND NOT r.lepas AND a.kode_toko = $1 AND a.status_aml = 'BARU'`,
)

/**
 * Once it has been cancelled, whole or in part: what is left of its flag, by the rule that raised it. Below the limit it is
 * BUKAN; what was reported already stays as it was reported.
 */
export async function amlSesudahBatal(ctx: Context, no_faktur_group: string): Promise<void> {
  const { kode_toko } = ctx.toko
  const [flag] = await ctx.sql(yangMenyebut, [kode_toko, no_faktur_group])
  if (flag) await nilaiUlang(ctx, { ...flag, AML_BATAS: flag.batas, AML_HARI: flag.hari })
}

async function nilaiUlang(
  ctx: Context,
  { id, kunci, tgl_awal, tgl_akhir, ...aturan }: Menyebut,
): Promise<void> {
  const dari = tambahHari(tgl_awal, 1 - aturan.AML_HARI)
  const [sales, lama] = await Promise.all([
    ctx.sql(penjualan, [ctx.toko.kode_toko, kunci, dari, tgl_akhir]),
    dariFlag(ctx, id),
  ])
  const disebut = new Set(lama.map((s) => s.no_faktur_group))
  const tetap = harusDilaporkan(sales, aturan)
  const sisa = sales.filter((s) => disebut.has(s.no_faktur_group))
  const dilaporkan = sisa.filter((s) => tetap.has(s.no_faktur_group))
  const bukan = dilaporkan.length === 0
  // Of one that is none any more it is still told what it came to.
  writeFlag(ctx, id, bukan ? sisa : dilaporkan, bukan)
}

/** Tells whether a sale that is only saved would be one to report. @param nilai the amount that the sale comes to */
export async function akanDilaporkan(
  ctx: Context,
  { aml_kunci, nilai }: { aml_kunci: string | null; nilai: Rupiah },
): Promise<boolean> {
  if (nilai >= ctx.settings.AML_BATAS) return true
  if (aml_kunci === null) return false
  const { kode_toko, tgl_system } = ctx.toko
  const sales = await ctx.sql(penjualan, [
    kode_toko,
    aml_kunci,
    awalJendela(tgl_system, ctx.settings),
    tgl_system,
  ])
  return jumlahNilai(sales) + nilai >= ctx.settings.AML_BATAS
}
