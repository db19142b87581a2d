import type { ReactNode } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { useSales } from '#client/kasir/acuan.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Pilih } from '#client/ui/Pilih.tsx'
import type { Pelanggan } from '#client/kasir/pelanggan.ts'

export const ID_SALES = 'till-sales'

interface Props {
  pelanggan: Pelanggan
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<Pelanggan>) => void
  /** Back to the scan box. */
  onSelesai: () => void
  /** Beside the sales person. */
  samping?: ReactNode
  /** The customer: their chip, or their fields. */
  children: ReactNode
}

/** Who serves, and whom. */
export function PanelPelanggan({ pelanggan, errors, disabled, onUbah, onSelesai, samping, children }: Props) {
  const sales = useSales()
  return (
    <section className="card till-pelanggan" aria-label="Sales dan pelanggan">
      <div className={samping ? 'till-two' : undefined}>
        <Field label="Sales" required error={errorOf(errors, 'kode_sales')}>
          {({ id: _, ...control }) => (
            <Pilih<string>
              {...control}
              {...sales}
              id={ID_SALES}
              aria-label="Sales"
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Pilih sales"
              disabled={disabled}
              value={pelanggan.kode_sales || null}
              onChange={(kode_sales) => onUbah({ kode_sales })}
              onSelect={() => setTimeout(onSelesai)}
            />
          )}
        </Field>
        {samping}
      </div>
      {children}
    </section>
  )
}
