/**
 * `defineDokumen`: one kind of document, declared once as data: its number, its life, who confirms it, how it is undone.
 * Whatever asks which kinds there are (the cashier's queue, reminders, the close, the books, cancels) reads
 * domain/dokumen/index.ts and names none. Its queries are in server/features/<area>/dokumen.ts, what its screens
 * do with it in client/features/<area>/dokumen.tsx.
 */
import type { Refusal } from './errors.ts'
import type { MenuPath } from './menus.ts'
import type { JenisNomor } from './rules/kode.ts'
import type { KategoriOtorisasi } from './rules/otorisasi.ts'
import type { JenisStatus } from './rules/status.ts'

export interface DokumenDefinition {
  /** Name in the API: 'TITIPAN'. */
  kind: string
  /** In titles and texts: 'Titipan' makes 'Detail Titipan'. */
  nama: string
  /** The first two letters of its number, which also name its counter. */
  nomor: JenisNomor
  /** Of kinds that share a series of numbers: what they share it as. */
  seri?: string
  /** The field of requests that holds its number. */
  kunci: string
  /** Life of the document: from OPEN, or DONE at once, to CANC (domain/rules/status.ts). */
  status: JenisStatus
  /** The news by which open screens of the shop hear of a change (server/process/live.ts). */
  berita: string
  /** The cashier's confirmation; without this the document is done when it is saved. */
  validasi?: Validasi
  batal: Pembatalan
}

interface Validasi {
  /** The screen of the cashier's queue that lists it; /validasi-jual-beli lists everything but what stands apart. */
  menu: MenuPath
  /** Only its own screen lists it. */
  tersendiri?: true
  /** The reminder of those that wait, on the home screen. */
  pengingat: string
  /** Says why the day cannot be closed while a document waits. */
  belum: () => Refusal
  /** Refuses a second confirmation. */
  sudah: (no: string) => Refusal
}

interface Pembatalan {
  /**
   * The status that ends the document, when it is not CANC. Its OPEN is then no draft: it was posted when it was saved.
   */
  akhir?: 'CLOSE'
  /** Refuses everyone, for a document that is never undone. */
  tidakPernah?: () => Refusal
  /** The otorisasi needed to undo on its own day work that was done; without it, its maker or a supervisor may. */
  otorisasi?: KategoriOtorisasi
  /**
   * On a later day: as on its own (`sama`), not at all (`tidak`, with what is said), or only with BATAL BEDA TANGGAL,
   * which is the owner's to give (`pemilik`, with what others are told).
   */
  hariLain: { aturan: 'sama' } | { aturan: 'tidak' | 'pemilik'; tolak: () => Refusal }
  /** Refuses a second undoing. */
  sudah: (no: string) => Refusal
}

/** A document that the cashier confirms. */
export type DokumenDivalidasi = DokumenDefinition & { validasi: Validasi }

export const defineDokumen = <const D extends DokumenDefinition>(definition: D): D => definition
