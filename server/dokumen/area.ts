/** The face of an area on the server: what it answers, and what the whole house asks of its documents. */
import type { JenisNota } from '#domain/rules/pengaturan-nota.ts'
import type { DokumenDefinition } from '#domain/dokumen.ts'
import type { KindDivalidasi } from '#domain/dokumen/index.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Milligram, Rupiah, TanggalSystem } from '#domain/units.ts'
import type { ExampleNota } from '../documents/example-nota.ts'
import type { Pemeriksaan as PemeriksaanTutup } from './pemeriksaan-tutup.ts'
import type { Context } from '../context.ts'
import type { Statement } from '../db/statement.ts'
import type { Route } from '../http/route.ts'
import type { Pemeriksaan } from '../ledger/pemeriksaan.ts'

/** A document that waits for the cashier. */
export interface Menunggu {
  /** The kind whose call confirms it. */
  dokumen: KindDivalidasi
  /**
   * The kind that staff know it by, on whose screen it stands: a sale that takes a deposit is TITIPAN (spec 000 §4).
   */
  kind: KindDivalidasi
  no_faktur_group: string
  urut: number
  keterangan: string
  tgl_system: TanggalSystem
  /** Time at which it was saved. */
  pada: Date
  kode_sales: string
  kode_customer: string
  nama_customer: string
  qty: number
  berat: Milligram
  qty_masuk: number
  berat_masuk: Milligram
  total: Rupiah
  input_by: string
  /** Names it alone, and its payments: an addition has its own. */
  ref_no: string
}

/** By `ref_no`. */
type PerMenunggu<T> = ReadonlyMap<string, readonly T[]>

export interface Area {
  /** Calls of the area; those that look at documents of every area are made of the house. */
  routes?: readonly Route[] | ((house: House) => readonly Route[])
  /** Calls answered to other servers of the chain. */
  portalRoutes?: readonly Route[]
  dokumen?: readonly DokumenArea[]
}

/** Facts that all areas give together. */
export interface House {
  dokumen: readonly DokumenArea[]
  /** Finds what holds pieces $2 of shop $1, so that a count does not call them lost. */
  penahan: Statement<{ barang_id: number; no: string }>
}

/** Facts that an area knows of its documents in the database. */
export interface DokumenArea {
  nomor: readonly Nomor[]
  /** `SELECT kode_toko, barang_id, kode_barcode, no`: pieces that its open documents hold BOOKED. */
  memesan?: string
  validasi?: {
    /** Number of those that wait in shop $1, by the screen they stand on: expressions of SQL. */
    jumlah: Partial<Record<KindDivalidasi, string>>
    /** `SELECT` of the columns of Menunggu, in their order, of shop $1; and what its payments are kept under. */
    list: string
    ref_types: readonly string[]
    /** `SELECT` the numbers of what is confirmed together with row `a` of it, and paid in one go. */
    bersama?: string
    /** Reasons why the caller cannot confirm each of them now; those that can be confirmed may be missing. */
    alasan: (ctx: Context, ref_no: readonly string[]) => Promise<PerMenunggu<string>>
    /** Otorisasi that must be given when it is confirmed. */
    perlu?: (ctx: Context, ref_no: readonly string[]) => Promise<PerMenunggu<KategoriOtorisasi>>
  }
  /** `SELECT` of the columns of a member's history, of shop $1 and the members of $2 (features/member/riwayat.ts). */
  riwayat?: string
  /** An example of each nota it prints, for settingNota. */
  exampleNota?: Partial<Record<JenisNota, ExampleNota>>
  /** Number of pieces that may come back to tray $2 of shop $1: an expression of SQL. */
  kembaliKe?: string
  /**
   * `SELECT kode_toko, kode_group, berat`: grams of customers' that it says lie in SERVICE. All areas' together are what the
   * books have there.
   */
  milikCustomer?: string
  /** Conditions that must hold before a day is closed, besides that nothing waits. */
  tutup?: readonly PemeriksaanTutup[]
  /** Conditions that must hold of the books. */
  buku: readonly Pemeriksaan[]
}

/** The columns in which numbers stand, so that the books can tell when one is missing. */
export interface Nomor {
  /** 'faktur': what is called alike is checked together. */
  nama: string
  kinds: readonly DokumenDefinition[]
  table: string
  no: string
  tanggal: string
}
