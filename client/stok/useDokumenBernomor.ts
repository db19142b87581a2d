/**
 * Finds the kind of stock document behind a number. A wash, its return and its losses on the way share a series: for
 * those the server is asked.
 */
import { jenisDokumenStok } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { dokumenStok } from '#domain/dokumen/stok.ts'
import { useCall } from '#client/net/query.ts'

/** undefined without a number, of no stock document, and until it is known; what cannot be known is said by whoever reads the document itself. */
export function useDokumenBernomor(no: string | undefined): DokumenStok | undefined {
  const seri = dokumenStok.filter(({ nomor }) => no?.startsWith(`${nomor}-`))
  const { data, error } = useCall(
    jenisDokumenStok,
    { params: { no: no ?? '' } },
    { enabled: seri.length > 1, staleTime: Infinity, quiet: true },
  )
  if (seri.length === 1 || error) return seri[0]
  return seri.find(({ kind }) => kind === data?.kind)
}
