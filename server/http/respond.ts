/** The one place that turns whatever went wrong into a response, and decides what is logged. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errors, Refusal } from '#domain/errors.ts'
import { putus } from '../db/putus.ts'
import { nomorKesalahan } from './nomor.ts'

/** What the database forbids, in the words of the counter. */
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
  // what was entered is bounded where it is entered (domain/batas.ts); what it adds up to, here
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

export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { code, constraint } = error as DatabaseError
  if (constraint && CONSTRAINTS[constraint]) return CONSTRAINTS[constraint]()
  // A number or a day (that of the year 0) outside its column, or text PostgreSQL cannot hold (a NUL): the request's fault, never ours.
  if (code === '22003' || code === '22008' || code === '22021' || code === '22P05') return errors.tidakValid()
  if (code === '57014') return errors.terlaluLama()
  if (code === '53100' || code === 'ENOSPC') return errors.diskPenuh()
  if (putus(error) || SIBUK.has(code ?? '')) return errors.sedangSibuk()
  const status = (error as FastifyError).statusCode
  if (status === 413) return errors.terlaluBesar()
  if (status === 429) return errors.terlaluSering()
  if (status && status >= 400 && status < 500) return errors.tidakValid()
  return undefined
}

/** A log outlives who was erased: what was searched for, and the values in PostgreSQL's `detail` (a row, a phone number), stay out of it. */
function forLog(error: unknown, request: FastifyRequest): object {
  const { name, message, stack, code, constraint, table, cause } = Object(error) as Error &
    Record<string, unknown>
  // Why a storage refused; Refusals have no other cause.
  const sebab = error instanceof Refusal && cause instanceof Error ? cause.message : undefined
  return {
    err: { type: name, message, stack, code, constraint, table, sebab },
    url: request.url.split('?', 1)[0],
  }
}

export function respondWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  const nomor = refusal ? undefined : nomorKesalahan(request.id)
  if (!refusal) request.log.error({ ...forLog(error, request), nomor }, 'unexpected')
  else if (refusal.status >= 500) request.log.warn(forLog(error, request), 'busy')
  const { status, id, message, errors: fields, otorisasi } = refusal ?? errors.kesalahanServer()
  reply.refusal = id
  reply.code(status).send({
    message,
    id,
    errors: fields,
    ...(otorisasi.length ? { otorisasi } : {}),
    // By which whoever reads the log finds it.
    ...(nomor && { nomor }),
  })
}
