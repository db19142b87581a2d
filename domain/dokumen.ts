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
  /** How the API names it: 'TITIPAN'. */
  kind: string
  /** In titles and texts: 'Titipan' makes 'Detail Titipan'. */
  nama: string
  /** The first two letters of its number, which also name its counter. */
  nomor: JenisNomor
  /** Of kinds that share a series of numbers: what they share it as. */
  seri?: string
  /** The field of requests that holds its number. */
  kunci: string
  /** Its life: from OPEN, or DONE at once, to CANC (domain/rules/status.ts). */
  status: JenisStatus
  /** The news by which open screens of the shop hear of a change (server/process/live.ts). */
  berita: string
  /** Who confirms it; without this it is done when it is saved. */
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
  /** Why the day cannot be closed while one waits. */
  belum: () => Refusal
  /** Why it is not confirmed a second time. */
  sudah: (no: string) => Refusal
}

interface Pembatalan {
  /** What ends it, where that is not CANC: its OPEN is no draft then, but was posted when it was saved. */
  akhir?: 'CLOSE'
  /** It never is, whoever asks: what is said. */
  tidakPernah?: () => Refusal
  /** What somebody must allow when what was done is undone on its own day; without this its maker may, or a supervisor. */
  otorisasi?: KategoriOtorisasi
  /**
   * On a later day: as on its own (`sama`), not at all (`tidak`, with what is said), or only with BATAL BEDA TANGGAL,
   * which is the owner's to give (`pemilik`, with what others are told).
   */
  hariLain: { aturan: 'sama' } | { aturan: 'tidak' | 'pemilik'; tolak: () => Refusal }
  /** Why it is not undone a second time. */
  sudah: (no: string) => Refusal
}

/** One that the cashier confirms. */
export type DokumenDivalidasi = DokumenDefinition & { validasi: Validasi }

export const defineDokumen = <const D extends DokumenDefinition>(definition: D): D => definition
