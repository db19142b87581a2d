/** Interface through which a sale takes a deposit or an order; the areas of both fill it. */
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

/** A deposit or order, locked. */
export interface Loaded {
  no: string
  /** Money that the deposit or order holds. */
  saldo: Rupiah
  /** Payments that came in for it, in the order they came: money goes back the same way. */
  dibayar: readonly CaraUang[]
  no_hp: string
  /** All that keeps the sale from taking it, at the line it concerns. */
  periksa: (lines: readonly AmbilLine[], kode_member: string) => Refusal[]
  /** Pieces of the deposit or order as they are sold. */
  barang: (pieces: ReadonlyMap<string, BarangTerkunci>) => BarangTerkunci[]
  /** Hands over what goes over the counter with the pieces, beside the sale itself. */
  serahkan?: (no_faktur_group: string) => Promise<void>
}

/** Handling of one kind, deposit or order, in a sale. */
export interface CaraAmbil {
  /** The field by which a line names it. */
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
