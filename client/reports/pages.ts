/** How one page of a report is asked for. */
import type { Dilihat, HalamanCall } from '#domain/report/calls.ts'
import type { ArgsOf } from '#client/net/api.ts'
import type { Values } from './values.ts'

export const HALAMAN_PERTAMA: Dilihat = { cari: '', arah: 'ASC', halaman: 1 }

/** The same for the same page, for its answer is kept under it. */
export const bodyHalaman = (asked: Values, dilihat: Dilihat): ArgsOf<HalamanCall> => ({
  body: { ...asked, ...dilihat },
})
