/**
 * Describes the fields that a kind of stock document asks for beside its pieces, and the reasons for which it refuses
 * pieces. Every area describes its kind once.
 */
import type { ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import type { BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import type { FieldError, Refusal } from '#domain/errors.ts'
import type { ArgsOf } from '#client/net/api.ts'

export interface FieldProps<I> {
  content: I
  onChange: (bagian: Partial<I>) => void
  wrong: readonly FieldError[]
  /** The document was sent: nothing may change until there is an answer. */
  terkunci: boolean
}

export interface Form<I extends object, C extends CallDefinition> {
  empty: I
  /** The kind's own fields, above the scan box. */
  Fields: (props: FieldProps<I>) => ReactNode
  /** Lists missing or wrong fields, every error at its own field. */
  periksa: (content: I) => FieldError[]
  /** Gives the reason why a piece may not be in the document, beyond its status and its tray. */
  tolak?: (barang: BarangStokDilihat, content: I) => Refusal | undefined
  simpan: C
  /**
   * The text of the save button, when it is not Simpan; `draft`: the document may also be left as a draft, which moves
   * nothing yet.
   */
  button?: string
  draft?: true
  /** The request, complete. */
  kirim: (
    content: I,
    draft: {
      barang: readonly BarangStokDilihat[]
      keterangan: string
      id_trx: string
      /** To be left as a draft. */
      draft: boolean
    },
  ) => ArgsOf<C>
}

/** As staff call a piece: by its barcode, or by its name while it has none. */
export const sebutan = ({
  kode_barcode,
  nama_barang,
}: Pick<BarangStokDilihat, 'kode_barcode' | 'nama_barang'>): string =>
  kode_barcode === '-' ? nama_barang : kode_barcode

/** As a request names a piece: by its barcode, or by its id while it has none. */
export const acuan = ({
  id,
  kode_barcode,
}: Pick<BarangStokDilihat, 'id' | 'kode_barcode'>): string | number =>
  kode_barcode === '-' ? id : kode_barcode
