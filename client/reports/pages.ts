/** Builds the request for a page of a report. */
import type { Dilihat, PageCall } from '#domain/report/calls.ts'
import type { ArgsOf } from '#client/net/api.ts'
import type { Values } from './values.ts'

export const FIRST_PAGE: Dilihat = { cari: '', arah: 'ASC', halaman: 1 }

/** The same for the same page, for its answer is kept under it. */
export const pageBody = (asked: Values, dilihat: Dilihat): ArgsOf<PageCall> => ({
  body: { ...asked, ...dilihat },
})
