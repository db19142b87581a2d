/** What a kind of stock document asks for beside its pieces, and what it has against some of them: an area says it once. */
import type { ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import type { BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import type { FieldError, Refusal } from '#domain/errors.ts'
import type { ArgsOf } from '#client/net/api.ts'

export interface FieldProps<I> {
  content: I
  onChange: (bagian: Partial<I>) => void
  wrong: readonly FieldError[]
  /** It was sent: nothing may change until there is an answer. */
  terkunci: boolean
}

export interface Form<I extends object, C extends CallDefinition> {
  empty: I
  /** Its fields, above the scan box. */
  Fields: (props: FieldProps<I>) => ReactNode
  /** What is missing or wrong of the fields, each at its own. */
  periksa: (content: I) => FieldError[]
  /** Why a piece may not be in it, beside its status and its tray. */
  tolak?: (barang: BarangStokDilihat, content: I) => Refusal | undefined
  simpan: C
  /** What saving is called, when it is not Simpan; `draft`: it may also be left as a draft, which moves nothing yet. */
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
