/** The labels that are chosen and not printed yet. */
import { LABEL_MAKS, type BarangLabel } from '#domain/calls/label.ts'
import { BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

export interface LabelLine {
  barang: BarangLabel
  qty: number
}
export interface DraftLabel {
  id_trx: string
  baris: LabelLine[]
  alasan: string
  /** True when sent, while its arrival is unknown: it may only be sent again, unchanged. */
  dikirim: boolean
}

export const simpananLabel = draftPlace<DraftLabel>('data_cetak_label_tmp', 'Cetak Barcode')
export const emptyDraftLabel = (): DraftLabel => ({
  id_trx: newIdTrx(),
  baris: [],
  alasan: '',
  dikirim: false,
})

/** Adds pieces that are not in the draft yet, as far as there is room. */
export const ditambah = (draft: DraftLabel, barang: readonly BarangLabel[]): DraftLabel => {
  const ada = new Set(draft.baris.map((b) => b.barang.kode_barcode))
  const baru = barang.filter((b) => b.bisa && !ada.has(b.kode_barcode)).map((b) => ({ barang: b, qty: 1 }))
  return { ...draft, baris: [...draft.baris, ...baru].slice(0, BARANG_MAKS) }
}

export const jumlahLabel = ({ baris: rows }: DraftLabel): number =>
  rows.reduce((sum, { qty }) => sum + qty, 0)
/** True when some pieces were printed before: the server asks why. */
export const isUlang = ({ baris: rows }: DraftLabel): boolean => rows.some(({ barang }) => barang.dicetak > 0)
export const qtyLabel = (qty: number | null): number =>
  Math.min(LABEL_MAKS, Math.max(1, Math.round(qty ?? 1)))
