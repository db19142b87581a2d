/** Input of the ledger's writer: one event in rupiah, pieces and grams, points and gifts (DOMAIN §B.0.5, §B.0.6). */
import { milligram, rupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import type { KodeAkun } from './akun.ts'
import type { KategoriJurnal } from './jurnal.ts'
import type { LokasiMaya } from './lokasi.ts'
import type { KodeMutasi } from './mutasi.ts'

/** Events in stock alone: no journal is written, and their name says what happened. */
export const KATEGORI_STOK = [
  'TAMBAH BARANG',
  'HAPUS BARANG',
  'PINDAH BARANG',
  'KIRIM BARANG',
  'TERIMA BARANG',
  'BATAL KIRIM',
  'HANCUR BARANG',
  'LEBUR',
  'LEBUR KELUAR',
  'KONVERSI BARANG',
  'CUCI KELUAR',
  'CUCI MASUK',
  'SORTIR',
  'STOCK OPNAME',
  'KOREKSI BERAT',
  'EMAS CUSTOMER',
  'BAHAN TUKANG',
  'PESANAN JADI',
  'SERVICE SELESAI',
] as const
export type KategoriStok = (typeof KATEGORI_STOK)[number]
/** Events in points alone. */
export const KATEGORI_POIN_SAJA = ['KOREKSI POIN', 'HANGUS POIN', 'POIN TOKO LAIN'] as const
export type KategoriPosting = KategoriJurnal | KategoriStok | (typeof KATEGORI_POIN_SAJA)[number]

export interface RupiahRow {
  kode_akun: KodeAkun
  /** The account of 1102; '-' elsewhere. */
  no_rekening: string
  /** The document of 1201/2101/2102/2103; '-' elsewhere. */
  sub_ref: string
  /** Debit +, credit −; never 0. */
  jumlah: Rupiah
  /** The way of payment of a money line; '-' elsewhere. */
  jenis_bayar: string
  keterangan: string
}

/** Place of the goldsmiths' gold. All goldsmiths share one place, so each row there names the goldsmith. */
export const DI_TUKANG: LokasiMaya = 'V:TUKANG'
/** Of gold that a goldsmith is given or brings: who, and how pure it is (§O.2-2). */
export interface EmasTukang {
  kode_tukang: string
  kadar: Persen
}

/** A move. The writer makes two rows of it: − at `dari`, + at `ke`. */
export interface GerakStok {
  kode_mutasi: KodeMutasi
  /** null: grams without a piece. */
  barang_id: number | null
  kode_barcode: string
  kode_group: string
  kode_dept: string
  /** 'gudang/baki' or 'V:…'. */
  dari: string
  ke: string
  /** 0: grams alone. A known piece moves as 1; a line of customers' goods may be several. */
  qty: number
  berat: Milligram
  ref_line: string
  pemilik: 'TOKO' | 'CUSTOMER'
  /** Of a move to or from V:TUKANG, and of no other. */
  tukang?: EmasTukang
  /** Group and jenis at `ke`, when the move changes them (M15). */
  menjadi?: { kode_group: string; kode_dept: string }
  /** Ids of the stored rows that this move undoes: the one its row at `dari` undoes, and the one its row at `ke` does. */
  membalik?: { dari: number; ke: number }
}

export interface GerakPoin {
  kode_member: string
  /** Never 0. */
  poin: number
  kategori: 'PENJUALAN' | 'BATAL PENJUALAN' | 'TUKAR POIN' | 'KOREKSI' | 'HANGUS'
  deskripsi: string
  /** Of a member of another server: their home has written it already. */
  sudah_di_rumah?: true
}

export interface GerakHadiah {
  kode_hadiah: string
  kategori: 'PEMBELIAN' | 'PENGAMBILAN' | 'TUKAR POIN'
  stock_in: number
  stock_out: number
  /** Rupiah by which the gift's value rises (+) or falls (−). */
  nilai: Rupiah
  keterangan: string
}

export interface Posting {
  kategori: KategoriPosting
  /** The kind of document: 'PENJUALAN', 'TITIPAN', 'HADIAH', … */
  ref_type: string
  ref_no: string
  keterangan: string
  rupiah: RupiahRow[]
  stok: GerakStok[]
  poin: GerakPoin[]
  hadiah: GerakHadiah[]
  /** Id of the stored journal that this one undoes. */
  membalik?: number
}

/** A row of mutasi_stok, as a move makes it. */
export interface StokRow extends Omit<GerakStok, 'dari' | 'ke' | 'menjadi' | 'membalik' | 'tukang'> {
  lokasi: string
  /** '-' and null everywhere but at V:TUKANG. */
  kode_tukang: string
  kadar: Persen | null
  reversal_of: number | null
}

/** The two rows of a move: what leaves `dari`, what arrives at `ke`. */
export function gerakRow({ dari, ke, menjadi, membalik, tukang, ...move }: GerakStok): [StokRow, StokRow] {
  const oleh = (lokasi: string) =>
    lokasi === DI_TUKANG && tukang ? tukang : { kode_tukang: '-', kadar: null }
  return [
    {
      ...move,
      ...oleh(dari),
      lokasi: dari,
      qty: 0 - move.qty,
      berat: milligram(0 - move.berat),
      reversal_of: membalik?.dari ?? null,
    },
    { ...move, ...menjadi, ...oleh(ke), lokasi: ke, reversal_of: membalik?.ke ?? null },
  ]
}

/** Lines on the same account, rekening, document and way of payment become one; those that come to 0 go. Order of first appearance. */
export function gabungRupiah(lines: readonly RupiahRow[]): RupiahRow[] {
  const merged = new Map<string, RupiahRow>()
  for (const line of lines) {
    const key = [line.kode_akun, line.no_rekening, line.sub_ref, line.jenis_bayar].join('|')
    const before = merged.get(key)
    merged.set(key, before ? { ...before, jumlah: rupiah(before.jumlah + line.jumlah) } : line)
  }
  return [...merged.values()].filter((line) => line.jumlah !== 0)
}
