/** What the areas of deposits and of orders each say of being taken by a sale. */
import type { Refusal } from '#domain/errors.ts'
import type { BayarDimuka } from '#domain/rules/pembayaran.ts'
import type { CaraUang } from '#domain/rules/titipan.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { BarangTerkunci } from '../../faktur/load-barang.ts'

/** A line of the sale, as it names it. */
export interface AmbilLine {
  kode_barcode: string
  no_titip_group: string
  no_pesanan: string
}
export type KunciAmbil = Exclude<keyof AmbilLine, 'kode_barcode'>

/** One of them, locked. */
export interface Loaded {
  no: string
  /** What it holds. */
  saldo: Rupiah
  /** What came in for it, in the order it came: so it goes back. */
  dibayar: readonly CaraUang[]
  no_hp: string
  /** Everything that keeps the sale from taking it, each at its line. */
  periksa: (lines: readonly AmbilLine[], kode_member: string) => Refusal[]
  /** Its own pieces as they are sold. */
  barang: (pieces: ReadonlyMap<string, BarangTerkunci>) => BarangTerkunci[]
  /** What goes over the counter with them, beside the sale itself. */
  serahkan?: (no_faktur_group: string) => Promise<void>
}

/** How a sale deals with its kind. */
export interface CaraAmbil {
  /** What a line names it by. */
  kunci: KunciAmbil
  /** The locked line that it pays. */
  jenis: BayarDimuka
  hanyaSatu: () => Refusal
  dalamTukar: () => Refusal
  batalSebagian: () => Refusal
  /** Locks it. @throws the refusal that there is none */
  load: (ctx: Context, no: string) => Promise<Loaded>
  pegang: (ctx: Context, no: string, no_faktur_group: string) => void
  /** The sale was no more than a draft. */
  lepas: (ctx: Context, no: string) => void
  /** The sale has been posted. */
  selesai: (ctx: Context, no: string) => void
  /** The sale has been reversed. */
  buka: (ctx: Context, no: string) => void
}
