/** The document that is being made: its pieces, and each scan of another. */
import { useState } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { callsStok, BARANG_MAKS, type BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import type { Refusal } from '#domain/errors.ts'
import { tolakBarang } from '#domain/rules/dokumen-stok.ts'
import { call } from '#client/net/api.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'
import { useScan } from '#client/kasir/useScan.ts'
import { drafKosong, isKosong, simpanan, type DrafStok } from './draft.ts'
import type { Isian } from './form.ts'

export function useDraf<I extends object, C extends CallDefinition>(
  dokumen: DokumenStok,
  { kosong, tolak }: Pick<Isian<I, C>, 'kosong' | 'tolak'>,
) {
  const [kept] = useState(() => simpanan<I>(dokumen))
  const [draf, setDraf] = useTersimpan(
    kept,
    () => drafKosong(kosong),
    (d) => isKosong(d, kosong),
  )

  const ubah = (bagian: Partial<DrafStok<I>>) => setDraf((before) => ({ ...before, ...bagian }))
  /** Why a piece may not be in it, as it stands. */
  const menolak = (barang: BarangStokDilihat): Refusal | undefined =>
    tolakBarang(dokumen.dari, barang) ?? tolak?.(barang, draf.isi)
  const tambah = (barang: BarangStokDilihat) =>
    setDraf((before) =>
      before.barang.some((b) => b.id === barang.id) || before.barang.length >= BARANG_MAKS
        ? before
        : { ...before, barang: [...before.barang, barang] },
    )
  const scan = useScan({
    about: draf.id_trx,
    full: (waiting) =>
      draf.barang.length + waiting >= BARANG_MAKS ? `Paling Banyak ${BARANG_MAKS} Barang` : undefined,
    isThere: (kode_barcode) => draf.barang.some((b) => b.kode_barcode === kode_barcode),
    find: (kode_barcode) => call(callsStok(dokumen).scan, { params: { kode_barcode } }),
    take: (barang) => {
      const refusal = menolak(barang)
      if (refusal) return refusal
      tambah(barang)
      return `${barang.nama_barang} ${barang.kadar_cetak} dari ${barang.kode_gudang} / ${barang.kode_baki}`
    },
  })
  return {
    draf,
    ubah,
    isi: (bagian: Partial<I>) => setDraf((before) => ({ ...before, isi: { ...before.isi, ...bagian } })),
    menolak,
    tambah,
    scan,
    hapus: (id: number) =>
      setDraf((before) => ({ ...before, barang: before.barang.filter((b) => b.id !== id) })),
    baru: () => setDraf(drafKosong(kosong)),
  }
}
