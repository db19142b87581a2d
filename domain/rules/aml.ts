/**
 * Duties of a jewellery trader towards PPATK (DOMAIN §G-3, §O.6-2): whose identity must be known, whose sales are added
 * up, which sales are reported, and by when. Pure.
 */
import { errors, type Refusal } from '#domain/errors.ts'
import { rupiah, tambahHari, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Identitas } from '../calls/faktur.ts'
import { intiTelepon } from '../telepon.ts'
import { workingDay, addWorkingDays } from './hari-kerja.ts'
import type { Settings } from './para-system.ts'

/** Working days until a report must be made. */
export const HARI_LAPOR = 14

/** Tells whether the identity must be known, for a document's whole value or one payment made ahead. */
export const wajibIdentitas = (
  nilai: Rupiah,
  { AML_IDENTITAS_MIN }: Pick<Settings, 'AML_IDENTITAS_MIN'>,
): boolean => nilai >= AML_IDENTITAS_MIN

/** Refuses a missing or incomplete identity, where it must be known. @param identitas as given, or as it is on file */
export function periksaIdentitas(
  identitas: Pick<Identitas, 'pekerjaan'> | null | undefined,
  nilai: Rupiah,
  settings: Pick<Settings, 'AML_IDENTITAS_MIN'>,
): Refusal[] {
  if (!wajibIdentitas(nilai, settings)) return []
  if (!identitas)
    return [errors.identitasPelangganKosong({ mulai: settings.AML_IDENTITAS_MIN }).at('identitas')]
  return identitas.pekerjaan === '-' ? [errors.pekerjaanKosong().at('identitas.pekerjaan')] : []
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

/** By what a person was told from others. */
export const AML_GROUNDS = {
  MEMBER: 'MEMBER',
  NIK: 'NO IDENTITAS',
  HP: 'NO HP',
  FAKTUR: 'SATU NOTA',
} as const
export const amlGrounds = (kunci: string): string =>
  AML_GROUNDS[kunci.split(' ')[0] as keyof typeof AML_GROUNDS] ?? kunci

/** A sale as it stands: what of it is validated and not cancelled, tax included. */
export interface PenjualanAml {
  no_faktur_group: string
  tgl_system: TanggalSystem
  nilai: Rupiah
  /** Of it in cash. */
  tunai: Rupiah
}
export type AturanAml = Pick<Settings, 'AML_BATAS' | 'AML_HARI'>

/** The first day of the AML_HARI days that end with `akhir`. */
export const awalJendela = (akhir: string, { AML_HARI }: Pick<Settings, 'AML_HARI'>): TanggalSystem =>
  tambahHari(akhir, 1 - AML_HARI)

export const jumlahNilai = (sales: readonly Pick<PenjualanAml, 'nilai'>[]): Rupiah =>
  rupiah(sales.reduce((sum, s) => sum + s.nilai, 0))

/** The sales of one person that lie in AML_HARI days which come to AML_BATAS, by number: a single one that reaches it among them. */
export function harusDilaporkan(sales: readonly PenjualanAml[], aturan: AturanAml): Set<string> {
  const found = new Set<string>()
  for (const akhir of new Set(sales.map((s) => s.tgl_system))) {
    const awal = awalJendela(akhir, aturan)
    const jendela = sales.filter((s) => s.tgl_system >= awal && s.tgl_system <= akhir && s.nilai > 0)
    if (jendela.length > 0 && jumlahNilai(jendela) >= aturan.AML_BATAS)
      for (const { no_faktur_group } of jendela) found.add(no_faktur_group)
  }
  return found
}

export interface Tenggat {
  /** The last day on which it may be reported. */
  tenggat: TanggalSystem
  /** Working days left, that day included; below 0 so many are over it. */
  sisa_hari: number
}
export function tenggatLapor(tanggal: string, hari_ini: string): Tenggat {
  const tenggat = addWorkingDays(tanggal, HARI_LAPOR)
  const sisa = hari_ini > tenggat ? 0 - workingDay(tenggat, hari_ini) : workingDay(hari_ini, tenggat)
  return { tenggat, sisa_hari: sisa }
}
/** Too late: said of a weekend after the last day as well, on which no working day has passed. */
export const lewatTenggat = (tanggal: string, hari_ini: string): boolean =>
  hari_ini > addWorkingDays(tanggal, HARI_LAPOR)

/** Told to who saves or validates, politely: it is no accusation. */
export const WAJIB_LAPOR = 'wajib dilaporkan ke PPATK, pastikan identitasnya lengkap'
export const PEMBERITAHUAN_PPATK =
  'Nilai transaksi pelanggan ini wajib dilaporkan ke PPATK. Pastikan identitasnya lengkap; transaksi tetap berjalan seperti biasa.'
