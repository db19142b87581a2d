import { useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { useSales } from '#client/kasir/acuan.ts'
import { ingatSales, salesAwal } from '#client/kasir/sales-terakhir.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import type { Pelanggan } from '#client/kasir/pelanggan.ts'
import { ChipPelanggan } from './ChipPelanggan.tsx'

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
  /** Opens the dialog in which the customer is named: they are one line here. */
  onBuka?: () => void
  /** The identity in that line, where it must be known. */
  identitas?: ComponentProps<typeof ChipPelanggan>['identitas']
  /** Their fields, where they are not. */
  children?: ReactNode
}

/** Asks for the sales person and the customer. */
export function PanelPelanggan(props: Props) {
  const { pelanggan, errors, disabled, onUbah, onSelesai, samping, onBuka, identitas, children } = props
  const sales = useSales()
  const awal = salesAwal(sales.options.map(({ value }) => value))
  const usulkan = useEffectEvent((kode_sales: string) => onUbah({ kode_sales, sales_usulan: true }))
  useEffect(() => {
    if (pelanggan.kode_sales === '' && awal !== undefined && !disabled) usulkan(awal)
  }, [pelanggan.kode_sales, awal, disabled])
  return (
    <section className="card till-pelanggan" aria-label="Sales dan pelanggan">
      <div className={samping ? 'till-two' : undefined}>
        <Field label="Sales" required error={errorOf(errors, 'kode_sales')}>
          {({ id: _, ...control }) => (
            <Picker<string>
              {...control}
              {...sales}
              id={ID_SALES}
              aria-label="Sales"
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Pilih sales"
              disabled={disabled}
              value={pelanggan.kode_sales || null}
              onChange={(kode_sales) => {
                ingatSales(kode_sales)
                onUbah({ kode_sales, sales_usulan: false })
              }}
              onSelect={() => setTimeout(onSelesai)}
            />
          )}
        </Field>
        {samping}
      </div>
      {onBuka && <ChipPelanggan {...{ pelanggan, errors, disabled, identitas, onBuka }} />}
      {children}
    </section>
  )
}
