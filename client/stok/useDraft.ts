/** The document that is being made: its pieces, and each scan of another. */
import { useState } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { callsStok, BARANG_MAKS, type BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import type { Refusal } from '#domain/errors.ts'
import { tolakBarang } from '#domain/rules/dokumen-stok.ts'
import { tolakDitahan } from '#domain/rules/tahan-tanpa-surat.ts'
import { call } from '#client/net/api.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { useScan } from '#client/kasir/useScan.ts'
import { emptyDraft, isEmpty, simpanan, type DraftStok } from './draft.ts'
import type { Form } from './form.ts'

export function useDraft<I extends object, C extends CallDefinition>(
  dokumen: DokumenStok,
  { empty: none, tolak }: Pick<Form<I, C>, 'empty' | 'tolak'>,
) {
  const [kept] = useState(() => simpanan<I>(dokumen))
  const [draft, setDraft] = useTersimpan(
    kept,
    () => emptyDraft(none),
    (d) => isEmpty(d, none),
  )

  const ubah = (bagian: Partial<DraftStok<I>>) => setDraft((before) => ({ ...before, ...bagian }))
  /** Gives the reason why a piece may not be in the document as it stands. */
  const menolak = (barang: BarangStokDilihat): Refusal | undefined =>
    tolakBarang(dokumen.dari, barang) ??
    (dokumen.menahan && tolakDitahan(barang)) ??
    tolak?.(barang, draft.isi)
  const tambah = (barang: BarangStokDilihat) =>
    setDraft((before) =>
      before.barang.some((b) => b.id === barang.id) || before.barang.length >= BARANG_MAKS
        ? before
        : { ...before, barang: [...before.barang, barang] },
    )
  const scan = useScan({
    about: draft.id_trx,
    full: (waiting) =>
      draft.barang.length + waiting >= BARANG_MAKS ? `Paling Banyak ${BARANG_MAKS} Barang` : undefined,
    isThere: (kode_barcode) => draft.barang.some((b) => b.kode_barcode === kode_barcode),
    find: (kode_barcode) => call(callsStok(dokumen).scan, { params: { kode_barcode } }),
    take: (barang) => {
      const refusal = menolak(barang)
      if (refusal) return refusal
      tambah(barang)
      return `${barang.nama_barang} ${barang.kadar_cetak} dari ${barang.kode_gudang} / ${barang.kode_baki}`
    },
  })
  return {
    draft,
    ubah,
    change: (bagian: Partial<I>) => setDraft((before) => ({ ...before, isi: { ...before.isi, ...bagian } })),
    menolak,
    tambah,
    scan,
    hapus: (id: number) =>
      setDraft((before) => ({ ...before, barang: before.barang.filter((b) => b.id !== id) })),
    baru: () => setDraft(emptyDraft(none)),
  }
}
