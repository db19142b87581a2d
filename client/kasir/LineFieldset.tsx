import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { errorOf } from '#client/ui/Field.tsx'
import { fieldsOf, type More } from '#client/ui/fields.tsx'

export interface LineProps<L> {
  line: L
  urut: number
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (line: L) => void
  /** Not of the only one. */
  onHapus?: (() => void) | undefined
}

/** The fields of a line of goods. */
export const lineFields = <L extends object>({ line, urut, errors, onUbah }: LineProps<L>) =>
  fieldsOf(
    line,
    (part) => onUbah({ ...line, ...part }),
    (field) => errorOf(errors, `detail_barang.${urut}.${field}`),
  )

/** A piece that is being entered, and the button that takes it away again. */
export const LineFieldset = ({
  className,
  urut,
  disabled,
  onHapus,
  children,
}: Pick<LineProps<never>, 'urut' | 'disabled' | 'onHapus'> & { className: string; children: ReactNode }) => (
  <fieldset className={`card ${className}`} disabled={disabled} aria-label={`Barang ${urut + 1}`}>
    {children}
    {onHapus && (
      <Button type="text" danger onClick={onHapus} aria-label={`Hapus barang ${urut + 1}`}>
        Hapus
      </Button>
    )}
  </fieldset>
)

/** The label, the length and the names of the first field of a line; `id` where keys bring the focus to it. */
export const namaOf = (urut: number, id?: string): [string, number, More] => [
  `Barang ${urut + 1}`,
  100,
  { required: true, ...(id && { id, 'aria-label': `Nama barang ${urut + 1}` }) },
]
