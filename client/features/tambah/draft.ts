/** New pieces that are not saved yet: kept in the browser's store, so that neither a reload nor a lost answer loses or doubles them. */
import type { NewBarangContent } from '#domain/impor/stok-awal.ts'
import type { SumberTambah } from '#domain/rules/tambah.ts'
import { rupiah, type Milligram } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

/** A piece as it is being typed: what is empty is null. */
export type Form = { [K in keyof NewBarangContent]: NewBarangContent[K] | null }

/** `kunci` names one of them here; `no_baris` the line of an order that it fills. */
export type BarangDiketik = NewBarangContent & { kunci: string; no_baris?: number }

export interface DraftTambah {
  id_trx: string
  sumber: SumberTambah
  /** '' while none is chosen. */
  kode_tukang: string
  /** Of PESANAN: the order whose lines are filled; '' while none is chosen. */
  no_pesanan: string
  keterangan: string
  isian: Form
  /** In the order they were entered. Of an order a piece of 0 g is not weighed yet. */
  barang: BarangDiketik[]
  /** True when sent, while its arrival is unknown: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
}

const EMPTY: Form = {
  kode_group: null,
  kode_dept: null,
  nama_barang: null,
  kadar: null,
  kadar_cetak: null,
  berat: null,
  ongkos: rupiah(0),
  tipe_ongkos: 'NOMINAL',
  kode_gudang: null,
  kode_baki: null,
  nama_atribut: '-',
  berat_atribut: 0 as Milligram,
  harga_atribut: rupiah(0),
  harga_modal: null,
  kode_intern: '-',
  kode_bandrol: '-',
  punya_faktur_pajak: false,
}

/** The next piece begins with what usually stays the same. */
export const nextForm = (form: Form): Form => {
  const { berat, nama_atribut, berat_atribut, harga_atribut, harga_modal, kode_intern } = EMPTY
  return { ...form, berat, nama_atribut, berat_atribut, harga_atribut, harga_modal, kode_intern }
}

export const emptyDraft = (seperti?: DraftTambah): DraftTambah => ({
  id_trx: newIdTrx(),
  sumber: seperti?.sumber ?? 'PEMASOK',
  kode_tukang: seperti?.kode_tukang ?? '',
  no_pesanan: '',
  keterangan: '',
  isian: seperti ? nextForm(seperti.isian) : EMPTY,
  barang: [],
  dikirim: false,
})

/** True when no typed work would be lost: the values that the next piece begins with are no draft by themselves. */
export const isEmpty = ({ barang, keterangan, isian: form }: DraftTambah): boolean =>
  barang.every((b) => b.berat === 0) && keterangan === '' && form.berat === null

export const simpanan = draftPlace<DraftTambah>('data_tambah_barang_tmp', 'Tambah Barang')
