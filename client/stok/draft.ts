/**
 * Keeps the pieces scanned and not saved yet in the browser's store, so that neither a reload nor a lost answer loses
 * or doubles them.
 */
import type { BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

export interface DraftStok<I> {
  id_trx: string
  /** Values that the kind asks for beside its pieces: the destination, the reason. */
  isi: I
  keterangan: string
  /** In the order they were scanned. */
  barang: BarangStokDilihat[]
  /** The document was sent and its arrival is not known: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** The document was sent to be left as a draft. */
  sebagai_draf?: boolean
}

export const emptyDraft = <I>(content: I): DraftStok<I> => ({
  id_trx: newIdTrx(),
  isi: content,
  keterangan: '',
  barang: [],
  dikirim: false,
})

export const isEmpty = <I>({ isi: content, keterangan, barang }: DraftStok<I>, empty: I): boolean =>
  keterangan === '' && barang.length === 0 && JSON.stringify(content) === JSON.stringify(empty)

/** The place of the draft; every kind of document has its own. */
export const simpanan = <I>({ path, nama }: Pick<DokumenStok, 'path' | 'nama'>) =>
  draftPlace<DraftStok<I>>(`data_${path.replaceAll('-', '_')}_tmp`, nama)
