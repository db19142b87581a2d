/**
 * Dealings that are to be reported to PPATK (DOMAIN §G-3, §O.6-2, §P.2), kept in aml_flag as they are validated and
 * cancelled: one person's of a day in all shops. Whose they are is locked by then (`kunciOrang`), so of two tills at once,
 * of one shop or two, the second sees what the first has done, and nobody else waits.
 */
import {
  awalJendela,
  amlLimit,
  harusDilaporkan,
  jumlahNilai,
  kunciSatuNota,
  type DokumenAml,
} from '#domain/rules/aml.ts'
import { rupiah, tambahHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { LOCK } from '../db/locks.ts'
import { statement } from '../db/statement.ts'
import { hariIni } from '../process/clock.ts'
import { diSeluruhRantai } from '../rantai/all-toko.ts'
import { ALL_DOKUMEN, FLAG_HARI, KUNCI, rentang, type Rentang } from './aml-dokumen.ts'

// All codes of theirs: who is merged meanwhile has one in common with whom they were. In the order of what is locked, so that
// no two persons can wait for each other whose keys happen to fall on the same locks.
const lockAll = statement<unknown>(
  'aml_kunci_orang',
  `SELECT pg_advisory_xact_lock(${LOCK.orang}, k)
   FROM (SELECT DISTINCT hashtext(kunci) AS k FROM (${KUNCI('$1')}) o ORDER BY 1) urut`,
)

/** Before the books: validations lock them last of all, so nobody may hold them and wait for a person. */
export function kunciOrang(ctx: Context, aml_kunci: string | null): void {
  if (aml_kunci !== null) ctx.send(lockAll, [aml_kunci])
}

const dokumen = statement<DokumenAml, Rentang>('aml_dokumen', ALL_DOKUMEN)

interface Ref {
  flag_id: number
  status_aml: 'BARU' | 'DILAPORKAN'
  no: string
}
/** Flags of the person that are not BUKAN and reach into the days from $2 to $3, with their documents. */
const flags = statement<Ref>(
  'aml_flag_orang',
  `SELECT r.flag_id, a.status_aml, r.no_faktur_group AS no
   FROM (${KUNCI('$1')}) k JOIN aml_flag a ON a.kunci = k.kunci AND a.tgl_akhir >= $2::date AND a.tgl_awal <= $3::date
     AND a.status_aml <> 'BUKAN'
     JOIN aml_flag_ref r ON r.flag_id = a.id AND NOT r.lepas
   ORDER BY r.flag_id DESC`,
)

interface FlagBaru {
  no: string
  hari: TanggalSystem
  batas: Rupiah
  jendela: number
}
const buat = statement<{ id: number }, FlagBaru>(
  'aml_flag_baru',
  `INSERT INTO aml_flag (kode_toko, tanggal, kunci, kode_member, nama_customer, no_hp, tgl_awal, tgl_akhir,
       total, total_tunai, batas, hari)
   SELECT d.kode_toko, :hari::date, d.aml_kunci, d.kode_member, d.nama_customer, d.no_hp, :hari::date, :hari::date, 0,
     0, :batas::bigint, :jendela::int
   FROM (
     SELECT kode_toko, aml_kunci, kode_member, nama_customer, no_hp FROM faktur_group WHERE no_faktur_group = :no
     UNION ALL SELECT kode_toko, aml_kunci, 'NONMEMBER', penerima, '-' FROM lebur_keluar WHERE no = :no) d
   RETURNING id`,
)
/** Writes the flag's documents as they are now: one that it does not name any more is let go. */
const setel = statement<unknown, Disetel>(
  'aml_flag_setel',
  `WITH kini AS (SELECT * FROM :dokumen(no text, kode_toko text, nilai bigint, tunai bigint)),
   lepas AS (
     UPDATE aml_flag_ref SET lepas = true
     WHERE flag_id = :id AND no_faktur_group NOT IN (SELECT no FROM kini)),
   tulis AS (
     INSERT INTO aml_flag_ref (flag_id, no_faktur_group, kode_toko, nilai, tunai)
     SELECT :id, no, kode_toko, nilai, tunai FROM kini
     ON CONFLICT (flag_id, no_faktur_group) DO UPDATE SET nilai = EXCLUDED.nilai, tunai = EXCLUDED.tunai, lepas = false)
   UPDATE aml_flag
   SET tgl_awal = LEAST(:awal::date, :akhir::date), tgl_akhir = :akhir, total = :total, total_tunai = :tunai,
     status_aml = CASE WHEN :bukan::boolean THEN 'BUKAN' ELSE status_aml END
   WHERE id = :id`,
)
interface Disetel {
  id: number
  dokumen: readonly DokumenAml[]
  awal: TanggalSystem
  akhir: TanggalSystem
  total: Rupiah
  tunai: Rupiah
  bukan: boolean
}

interface Validated {
  no: string
  /** Null: nobody is known by whom to add it up. */
  aml_kunci: string | null
}

/** Once its lines are DONE, and before it is posted. @returns whether it is to be reported */
export async function amlSesudahSah(ctx: Context, { no, aml_kunci }: Validated): Promise<boolean> {
  if (aml_kunci === null) return false
  kunciOrang(ctx, aml_kunci)
  return diSeluruhRantai(ctx, () => record(ctx, no, aml_kunci))
}

async function record(ctx: Context, no: string, kunci: string): Promise<boolean> {
  const { AML_BATAS, AML_HARI } = ctx.settings
  const hari = hariIni(ctx.now, ctx.toko.zona)
  const awal = awalJendela(hari, AML_HARI)
  const documents = await ctx.sql(dokumen, rentang(kunci, awal, hari))
  if (!harusDilaporkan(documents, AML_HARI).has(no)) return false
  const refs = await ctx.sql(flags, [kunci, awal, hari])
  const opened = refs.find((r) => r.status_aml === 'BARU')?.flag_id
  // Documents that another flag has are told there.
  const lain = new Set(refs.filter((r) => r.flag_id !== opened).map((r) => r.no))
  const id =
    opened ??
    (await ctx.sql(buat, { no, hari, batas: amlLimit(documents, AML_BATAS), jendela: AML_HARI }))[0]!.id
  const lama = refs.filter((r) => r.flag_id === opened).map((r) => r.no)
  const kini = documents.filter((d) => !lain.has(d.no))
  const known = new Set(kini.map((d) => d.no))
  const sebelum = lama.some((named) => !known.has(named)) ? await ctx.sql(fillFlag, [id]) : []
  writeFlag(ctx, id, [...sebelum.filter((d) => !known.has(d.no)), ...kini], false)
  return true
}

const fillFlag = statement<DokumenAml>(
  'aml_flag_isi',
  `SELECT r.no_faktur_group AS no, r.kode_toko, ${FLAG_HARI} AS hari, r.nilai, r.tunai, a.batas
   FROM aml_flag_ref r JOIN aml_flag a ON a.id = r.flag_id JOIN toko t ON t.kode_toko = r.kode_toko
     LEFT JOIN faktur_group f ON f.no_faktur_group = r.no_nota LEFT JOIN lebur_keluar h ON h.no = r.no_lebur
   WHERE r.flag_id = $1 AND NOT r.lepas ORDER BY hari, no`,
)

function writeFlag(ctx: Context, id: number, documents: readonly DokumenAml[], bukan: boolean): void {
  const days = documents.map((d) => d.hari).sort()
  const today = hariIni(ctx.now, ctx.toko.zona)
  ctx.send(setel, {
    id,
    dokumen: documents,
    awal: days[0] ?? today,
    akhir: days.at(-1) ?? today,
    total: jumlahNilai(documents),
    tunai: rupiah(documents.reduce((sum, d) => sum + d.tunai, 0)),
    bukan,
  })
}

interface Naming {
  id: number
  kunci: string
  tgl_awal: TanggalSystem
  tgl_akhir: TanggalSystem
  batas: Rupiah
  hari: number
}
/** A document is in no more than one that waits. */
const naming = statement<Naming>(
  'aml_flag_menyebut',
  `SELECT a.id, a.kunci, a.tgl_awal, a.tgl_akhir, a.batas, a.hari
   FROM aml_flag_ref r JOIN aml_flag a ON a.id = r.flag_id
   WHERE r.no_faktur_group = $1 AND NOT r.lepas AND a.status_aml = 'BARU'`,
)

/**
 * Once it has been cancelled, whole or in part: what is left of its flag, by the rule that raised it. Below the limit it is
 * BUKAN; what was reported already stays as it was reported.
 */
export function amlSesudahBatal(ctx: Context, no: string): Promise<void> {
  return diSeluruhRantai(ctx, async () => {
    const [flag] = await ctx.sql(naming, [no])
    if (flag) await nilaiUlang(ctx, flag)
  })
}

async function nilaiUlang(ctx: Context, flag: Naming): Promise<void> {
  const { id, kunci, tgl_awal, tgl_akhir, hari } = flag
  const [documents, lama] = await Promise.all([
    ctx.sql(dokumen, rentang(kunci, tambahHari(tgl_awal, 1 - hari), tgl_akhir)),
    ctx.sql(fillFlag, [id]),
  ])
  const named = new Set(lama.map((d) => d.no))
  const tetap = harusDilaporkan(
    documents.map((d) => ({ ...d, batas: flag.batas })),
    hari,
  )
  const sisa = documents.filter((d) => named.has(d.no))
  const dilaporkan = sisa.filter((d) => tetap.has(d.no))
  const bukan = dilaporkan.length === 0
  // Of one that is none any more it is still told what it came to.
  writeFlag(ctx, id, bukan ? sisa : dilaporkan, bukan)
}

/** Tells whether a document that is only saved would be one to report. @param nilai the amount that it comes to */
export async function akanDilaporkan(
  ctx: Context,
  { aml_kunci, nilai }: { aml_kunci: string | null; nilai: Rupiah },
): Promise<boolean> {
  const { AML_BATAS, AML_HARI } = ctx.settings
  if (nilai >= AML_BATAS) return true
  if (aml_kunci === null) return false
  const hari = hariIni(ctx.now, ctx.toko.zona)
  const documents = await diSeluruhRantai(ctx, () =>
    ctx.sql(dokumen, rentang(aml_kunci, awalJendela(hari, AML_HARI), hari)),
  )
  return jumlahNilai(documents) + nilai >= amlLimit(documents, AML_BATAS)
}

/** Key under which a document is added up: the person's, else its own where it alone is large enough. */
export const kunciDokumen = (
  ctx: Context,
  orang: string | null | undefined,
  { no, nilai }: { no: string; nilai: Rupiah },
): string | null => orang ?? kunciSatuNota(no, nilai, ctx.settings)
