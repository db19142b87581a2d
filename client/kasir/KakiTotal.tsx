import type { ComponentProps } from 'react'
import type { FieldError } from '#domain/errors.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { BayarSimpan } from './BayarSimpan.tsx'
import { Figure, SudahDikirim } from './Figure.tsx'
import { milikPelanggan } from './pelanggan.ts'

interface Props extends Omit<ComponentProps<typeof BayarSimpan>, 'wrong'> {
  /** The document: 'Pesanan'. */
  apa: string
  errors: readonly FieldError[]
  /** Told at their own fields. */
  diField: (error: FieldError) => boolean
}

/** Below what a document comes to: what is wrong with it, and the way to save. */
export const KakiTotal = ({ apa, errors, diField, ...steps }: Props) => (
  <>
    <FieldErrors errors={errors.filter((e) => !milikPelanggan(e) && !diField(e))} />
    {steps.dikirim && <SudahDikirim apa={`${apa} ini sudah`} />}
    <div className="till-aksi">
      <BayarSimpan {...steps} wrong={errors.some((e) => e.field.startsWith('pembayaran'))} />
    </div>
  </>
)

/** The payments of what is on the till, each under its own name. */
export const PaidRows = ({ list, prefix = '' }: { list: readonly Pembayaran[]; prefix?: string }) =>
  list.map((p) => (
    <Figure
      key={p.jenis}
      nama={`${prefix}${p.jenis}${p.nama_bank === '-' ? '' : ` ${p.nama_bank}`}`}
      rp={p.nominal}
    />
  ))
