/** What has been scanned and not saved yet: kept in the browser's store, so that neither a reload nor a lost answer loses or doubles it. */
import type { BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

export interface DraftStok<I> {
  id_trx: string
  /** What the kind asks for beside its pieces: where they go, why. */
  isi: I
  keterangan: string
  /** In the order they were scanned. */
  barang: BarangStokDilihat[]
  /** It was sent and nobody knows whether it arrived: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
  /** What was sent was to be left as a draft. */
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

/** Each kind of document has its own. */
export const simpanan = <I>({ path, nama }: Pick<DokumenStok, 'path' | 'nama'>) =>
  draftPlace<DraftStok<I>>(`data_${path.replaceAll('-', '_')}_tmp`, nama)
