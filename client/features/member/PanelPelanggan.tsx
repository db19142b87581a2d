import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { useSales } from '#client/kasir/acuan.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Pilih } from '#client/ui/Pilih.tsx'
import { DigitInput, TextInput } from '#client/ui/inputs.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import type { JenisPelanggan, Pelanggan } from '#client/kasir/pelanggan.ts'

export const ID_SALES = 'till-sales'
export const ID_PELANGGAN = 'till-pelanggan'
const JENIS: { value: JenisPelanggan; label: string }[] = [
  { value: 'NONMEMBER', label: 'REGULER' },
  { value: 'MEMBER', label: 'MEMBER' },
]

interface Props {
  pelanggan: Pelanggan
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<Pelanggan>) => void
  /** Back to the scan box. */
  onSelesai: () => void
  /** Beside the sales person. */
  samping?: ReactNode
}

/** Who serves, and whom. */
export function PanelPelanggan({ pelanggan, errors, disabled, onUbah, onSelesai, samping }: Props) {
  const sales = useSales()
  const error = (field: string) => errorOf(errors, field)
  return (
    <section className="card till-pelanggan" aria-label="Sales dan pelanggan">
      <div className={samping ? 'till-two' : undefined}>
        <Field label="Sales" required error={error('kode_sales')}>
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
      <Segmented<JenisPelanggan>
        aria-label="Jenis pelanggan"
        block
        disabled={disabled}
        options={JENIS}
        value={pelanggan.jenis_pelanggan}
        onChange={(jenis_pelanggan) => onUbah({ jenis_pelanggan })}
      />
      {pelanggan.jenis_pelanggan === 'MEMBER' ? (
        <MemberPicker
          id={ID_PELANGGAN}
          required
          disabled={disabled}
          kode={pelanggan.kode_customer}
          error={error('kode_customer')}
          onChange={(kode_customer) => onUbah({ kode_customer })}
        />
      ) : (
        <>
          <div className="till-two">
            <Field label="Nama" error={error('nama_customer')}>
              {({ id: _, ...control }) => (
                <TextInput
                  {...control}
                  id={ID_PELANGGAN}
                  aria-label="Nama"
                  placeholder="REGULER"
                  maxLength={100}
                  disabled={disabled}
                  value={pelanggan.nama_customer}
                  onChange={(nama_customer) => onUbah({ nama_customer })}
                />
              )}
            </Field>
            <Field label="No HP" error={error('no_hp')}>
              {(control) => (
                <DigitInput
                  {...control}
                  maxLength={20}
                  disabled={disabled}
                  value={pelanggan.no_hp}
                  onChange={(no_hp) => onUbah({ no_hp })}
                />
              )}
            </Field>
          </div>
          <Field label="Alamat" error={error('alamat_customer')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                disabled={disabled}
                value={pelanggan.alamat_customer}
                onChange={(alamat_customer) => onUbah({ alamat_customer })}
              />
            )}
          </Field>
        </>
      )}
    </section>
  )
}
