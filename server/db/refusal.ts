/** Whatever went wrong, in words that staff understand. */
import { errors, Refusal } from '#domain/errors.ts'
import { isDisconnected } from './disconnected.ts'

/** Prohibitions of the database, in the words of the counter. */
const CONSTRAINTS: Record<string, () => Refusal> = {
  saldo_kas_tidak_negatif: () => errors.saldoKasTidakCukup(),
  stok_tidak_negatif: () => errors.stokTidakCukup(),
  jurnal_reversal_of_key: () => errors.sudahDibatalkan(),
  mutasi_stok_reversal_of_key: () => errors.sudahDibatalkan(),
  // a barcode that a file brings was given to another piece since it was looked for
  barang_barcode: () => errors.imporBerubah(),
  jual_detail_hidup: () => errors.barangBertransaksiLagi(),
  beli_detail_hidup: () => errors.barangBertransaksiLagi(),
  mutasi_poin_check: () => errors.poinSudahDitukar(),
  member_point_check: () => errors.poinSudahDitukar(),
  hadiah_stock_check: () => errors.stockHadiahKurang(),
  hadiah_nilai_check: () => errors.stockHadiahKurang(),
  hari_sudah_ditutup: () => errors.hariSudahDitutup(),
  // a single amount is bounded where it is entered (domain/limits.ts); what amounts add up to, here
  rp_terbaca: () => errors.saldoTerlaluBesar(),
  mg_terbaca: () => errors.saldoTerlaluBesar(),
  saldo_akun_batas: () => errors.saldoTerlaluBesar(),
  saldo_lokasi_batas: () => errors.saldoTerlaluBesar(),
  hadiah_batas: () => errors.saldoTerlaluBesar(),
  member_batas: () => errors.saldoTerlaluBesar(),
}

interface DatabaseError {
  code?: string
  constraint?: string
  message?: string
}

/** A deadlock, a transaction that was forgotten, or a lock that was not let go: to be asked again in a moment. */
const SIBUK = new Set(['40001', '40P01', '25P03', '55P03'])

/** @returns undefined for an error of ours */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { code, constraint } = error as DatabaseError
  if (constraint && CONSTRAINTS[constraint]) return CONSTRAINTS[constraint]()
  // A number or a day (that of the year 0) outside its column, or text PostgreSQL cannot hold (a NUL): the request's fault, never ours.
  if (code === '22003' || code === '22008' || code === '22021' || code === '22P05') return errors.tidakValid()
  if (code === '57014') return errors.terlaluLama()
  if (code === '53100' || code === 'ENOSPC') return errors.diskPenuh()
  if (isDisconnected(error) || SIBUK.has(code ?? '')) return errors.sedangSibuk()
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return errors.terlaluBesar()
  if (status === 429) return errors.terlaluSering()
  if (status && status >= 400 && status < 500) return errors.tidakValid()
  return undefined
}
