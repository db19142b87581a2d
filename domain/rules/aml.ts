/**
 * Duties of a jewellery trader towards PPATK (DOMAIN §G-3, §O.6-2, §P.2): whose identity must be known, whose dealings of
 * one day in all shops are added up, which of them are reported and by when, and who may have split them over days. Pure.
 */
import { errors, type Refusal } from '#domain/errors.ts'
import { rupiah, tambahHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Identitas } from '../calls/faktur.ts'
import { intiTelepon } from '../telepon.ts'
import { workingDay, addWorkingDays, type HariLibur } from './hari-kerja.ts'
import type { Settings } from './para-system.ts'

/** Working days until a report must be made. */
export const HARI_LAPOR = 14

/** Tells whether the identity must be known, for a document's whole value or one payment made ahead. */
export const wajibIdentitas = (
  nilai: Rupiah,
  { AML_IDENTITAS_MIN }: Pick<Settings, 'AML_IDENTITAS_MIN'>,
): boolean => nilai >= AML_IDENTITAS_MIN

/**
 * Tells whether a document alone may have to be reported: then birth and for whom it is are asked too, each time anew
 * (§P.2). Where no identity is asked, nothing of it is.
 */
export const wajibLaporan = (nilai: Rupiah, { AML_BATAS, AML_IDENTITAS_MIN }: IdentitasLimits): boolean =>
  nilai >= AML_BATAS && nilai >= AML_IDENTITAS_MIN

export type IdentitasLimits = Pick<Settings, 'AML_BATAS' | 'AML_IDENTITAS_MIN'>

/** Refuses a missing or incomplete identity, where it must be known. @param identitas as given, or as it is on file */
export function periksaIdentitas(
  identitas: Pick<Identitas, 'pekerjaan' | 'tempat_lahir' | 'tgl_lahir' | 'atas_nama'> | null | undefined,
  nilai: Rupiah,
  settings: IdentitasLimits,
): Refusal[] {
  if (!wajibIdentitas(nilai, settings)) return []
  if (!identitas)
    return [errors.identitasPelangganKosong({ mulai: settings.AML_IDENTITAS_MIN }).at('identitas')]
  return [
    ...(identitas.pekerjaan === '-' ? [errors.pekerjaanKosong().at('identitas.pekerjaan')] : []),
    ...(wajibLaporan(nilai, settings) ? periksaLaporan(identitas, settings.AML_BATAS) : []),
  ]
}

const isEmpty = (text: string): boolean => ['', '-'].includes(text.trim())

/** What a report says beyond who it was: where and when they were born, and for whom they act (§P.2). @param mulai AML_BATAS */
export function periksaLaporan(
  { tempat_lahir, tgl_lahir, atas_nama }: Pick<Identitas, 'tempat_lahir' | 'tgl_lahir' | 'atas_nama'>,
  mulai: Rupiah,
): Refusal[] {
  return [
    ...(isEmpty(tempat_lahir) ? [errors.tempatLahirKosong().at('identitas.tempat_lahir')] : []),
    ...(tgl_lahir ? [] : [errors.tglLahirKosong().at('identitas.tgl_lahir')]),
    ...(atas_nama ? [] : [errors.atasNamaKosong({ mulai }).at('identitas.atas_nama')]),
  ]
}

interface Orang {
  kode_member: string
  /** Keyed hash of the identity's number. */
  digest?: string | undefined
  no_hp: string
}
/**
 * Key by which sales of the same person are added up: the member's, else the identity's, else the phone's; undefined
 * for an unknown person.
 */
export function kunciAml({ kode_member, digest, no_hp }: Orang): string | undefined {
  if (kode_member !== 'NONMEMBER') return `MEMBER ${kode_member}`
  if (digest) return `NIK ${digest}`
  const inti = intiTelepon(no_hp)
  return inti && `HP ${inti}`
}

/** The key of a document of nobody known: a single one may still be large enough. */
export const kunciSatuNota = (
  no: string,
  nilai: Rupiah,
  { AML_BATAS }: Pick<Settings, 'AML_BATAS'>,
): string | null => (nilai >= AML_BATAS ? `FAKTUR ${no}` : null)

/** By what a person was told from others. */
export const AML_GROUNDS = {
  MEMBER: 'MEMBER',
  NIK: 'NO IDENTITAS',
  HP: 'NO HP',
  FAKTUR: 'SATU NOTA',
} as const
export const amlGrounds = (kunci: string): string =>
  AML_GROUNDS[kunci.split(' ')[0] as keyof typeof AML_GROUNDS] ?? kunci

/**
 * A document as it stands: what of it is validated and not cancelled, tax included; of a trade-in the larger of its two
 * sides (§P.2).
 */
export interface DokumenAml {
  no: string
  kode_toko: string
  /** The day on the clock of its shop on which it was validated: the shop's own day may be tomorrow after a close. */
  hari: TanggalSystem
  nilai: Rupiah
  /** Of it in cash. */
  tunai: Rupiah
  /** AML_BATAS of its shop. */
  batas: Rupiah
}

/** The first day of the `hari` days that end with `akhir`. */
export const awalJendela = (akhir: string, hari: number): TanggalSystem => tambahHari(akhir, 1 - hari)

export const jumlahNilai = (documents: readonly Pick<DokumenAml, 'nilai'>[]): Rupiah =>
  rupiah(documents.reduce((sum, d) => sum + d.nilai, 0))

/** Of shops that differ the smallest limit counts. @param own limit of the shop that asks */
export const amlLimit = (documents: readonly Pick<DokumenAml, 'batas'>[], own: Rupiah): Rupiah =>
  rupiah(Math.min(own, ...documents.map((d) => d.batas)))

/** The documents of one person that lie in `hari` days which come to the limit, by number: a single one that reaches it among them. */
export function harusDilaporkan(documents: readonly DokumenAml[], hari: number): Set<string> {
  const found = new Set<string>()
  for (const akhir of new Set(documents.map((d) => d.hari))) {
    const awal = awalJendela(akhir, hari)
    const jendela = documents.filter((d) => d.hari >= awal && d.hari <= akhir && d.nilai > 0)
    const [first] = jendela
    if (first && jumlahNilai(jendela) >= amlLimit(jendela, first.batas))
      for (const { no } of jendela) found.add(no)
  }
  return found
}

/**
 * The documents of one person that form a pattern: within the AML_POLA_HARI days that end today they come to the limit
 * though no day of them does. Days that are reported are left out.
 */
export function polaAml(
  documents: readonly DokumenAml[],
  hari_ini: string,
  { AML_POLA_HARI }: Pick<Settings, 'AML_POLA_HARI'>,
): readonly DokumenAml[] {
  const awal = awalJendela(hari_ini, AML_POLA_HARI)
  const within = documents.filter((d) => d.hari >= awal && d.hari <= hari_ini && d.nilai > 0)
  const reported = harusDilaporkan(within, 1)
  const rest = within.filter((d) => !reported.has(d.no))
  const [first] = rest
  return first && jumlahNilai(rest) >= amlLimit(rest, first.batas) ? rest : []
}

export interface Tenggat {
  /** The last day on which it may be reported. */
  tenggat: TanggalSystem
  /** Working days left, that day included; below 0 so many are over it. */
  sisa_hari: number
}
export function tenggatLapor(tanggal: string, hari_ini: string, libur: HariLibur): Tenggat {
  const tenggat = addWorkingDays(tanggal, HARI_LAPOR, libur)
  const sisa =
    hari_ini > tenggat ? 0 - workingDay(tenggat, hari_ini, libur) : workingDay(hari_ini, tenggat, libur)
  return { tenggat, sisa_hari: sisa }
}
/** Too late: said of a weekend after the last day as well, on which no working day has passed. */
export const lewatTenggat = (tanggal: string, hari_ini: string, libur: HariLibur): boolean =>
  hari_ini > addWorkingDays(tanggal, HARI_LAPOR, libur)

/** Told to who saves or validates, politely: it is no accusation. */
export const WAJIB_LAPOR = 'wajib dilaporkan ke PPATK, pastikan identitasnya lengkap'
export const PEMBERITAHUAN_PPATK =
  'Nilai transaksi pelanggan ini wajib dilaporkan ke PPATK. Pastikan identitasnya lengkap; transaksi tetap berjalan seperti biasa.'
