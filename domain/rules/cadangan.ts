/** Decides when a whole backup is due, and when its absence is reported. */
import { jamDi, tanggalDi, zona as ZONA, type Zona } from '../zona.ts'

const HARI_MS = 86_400_000
/** After a failure it is tried again this late: what was in the way may pass. */
const COBA_LAGI_MS = 3_600_000
/** A running backup is waited for this long before its absence is reported. */
const PALING_LAMA_MS = 6 * 3_600_000

/** Names of backups: 'kencana-20250115-233000-3f9a.tar.age', by the universal clock; those of before 0.2.0 are not encrypted. */
export const NAMA_CADANGAN = /^kencana-\d{8}-\d{6}-[0-9a-f]{4}\.tar(?:\.age)?$/

/** 'HH:MM' of a day. */
export const isJam = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The last moment at or before `now` whose wall clock said `jam`. */
export function jadwalTerakhir(now: Date, jam: string, zona: Zona): Date {
  const hari = Date.parse(`${tanggalDi(now, zona)}T${jam}:00Z`) - ZONA[zona].jam * 3_600_000
  return new Date(jamDi(now, zona).slice(0, 5) >= jam ? hari : hari - HARI_MS)
}

export interface RiwayatCadangan {
  /** The moment that the newest good one holds. */
  baik: Date | null
  /** Start of the newest failed backup since then. */
  gagal: Date | null
  berjalan: Date | null
  /** Since when there has been something to back up. */
  sejak: Date
}

/** @param jadwal the last moment at which one was due */
export const cadanganPerlu = ({ baik, gagal }: RiwayatCadangan, jadwal: Date, now: Date): boolean =>
  (baik === null || baik < jadwal) && (gagal === null || now.getTime() - gagal.getTime() >= COBA_LAGI_MS)

export const PERINGATAN_CADANGAN = ['BELUM PERNAH', 'LAMA', 'GAGAL'] as const
type PeringatanCadangan = (typeof PERINGATAN_CADANGAN)[number]

/** Returns the warning for the owner; null: none. On its first day a database has nothing older than a day to lose. */
export function peringatanCadangan(
  { baik, gagal, berjalan, sejak }: RiwayatCadangan,
  now: Date,
): PeringatanCadangan | null {
  const ditunggu = berjalan && now.getTime() - berjalan.getTime() < PALING_LAMA_MS ? PALING_LAMA_MS : 0
  if (now.getTime() - (baik ?? sejak).getTime() > HARI_MS + ditunggu) return baik ? 'LAMA' : 'BELUM PERNAH'
  return gagal ? 'GAGAL' : null
}
