/** The days that a list of documents is asked for: one day given is both ends. */
import { errors } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'

interface Diminta {
  tgl_from?: TanggalSystem | undefined
  tgl_to?: TanggalSystem | undefined
}

/**
 * @param kosong the value of both ends if none is given: the shop's day, or null for all of them. @throws
 * errors.tanggalTerbalik
 */
export function rentangDicari<K extends TanggalSystem | null>(
  { tgl_from, tgl_to }: Diminta,
  empty: K,
): { from: TanggalSystem | K; to: TanggalSystem | K } {
  const from: TanggalSystem | K = tgl_from ?? tgl_to ?? empty
  const to: TanggalSystem | K = tgl_to ?? tgl_from ?? empty
  if (from !== null && to !== null && from > to) throw errors.tanggalTerbalik().at('tgl_from')
  return { from, to }
}
