import { Segmented } from 'antd'
import { JENIS_IDENTITAS } from '#domain/calls/faktur.ts'
import type { FieldError } from '#domain/errors.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { DigitInput, TextInput } from '#client/ui/inputs.tsx'
import type { IdentitasDiisi } from './identitas.ts'
import './beli.css'

interface Props {
  identitas: IdentitasDiisi
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<IdentitasDiisi>) => void
}

/** Who sells, where that must be known: without nota, and for large amounts (DOMAIN §B.3, §G-3). Kept encrypted. */
export function IsianIdentitas({ identitas, errors, disabled, onUbah }: Props) {
  const error = (field: string) => errorOf(errors, `identitas.${field}`)
  const Nomor = identitas.jenis === 'KTP' ? DigitInput : TextInput
  return (
    <section className="beli-identitas" aria-label="Identitas penjual">
      <h3>Identitas Penjual</h3>
      <Field label="Jenis Identitas" required error={errorOf(errors, 'identitas')}>
        {({ id }) => (
          <Segmented
            id={id}
            aria-label="Jenis identitas"
            block
            disabled={disabled}
            options={[...JENIS_IDENTITAS]}
            value={identitas.jenis}
            onChange={(jenis) => onUbah({ jenis })}
          />
        )}
      </Field>
      <Field
        label="No Identitas"
        required
        error={error('nomor')}
        help={identitas.jenis === 'KTP' ? '16 angka' : undefined}
      >
        {(control) => (
          <Nomor
            {...control}
            maxLength={identitas.jenis === 'KTP' ? 16 : 30}
            disabled={disabled}
            value={identitas.nomor}
            onChange={(nomor) => onUbah({ nomor })}
          />
        )}
      </Field>
      <Field label="Nama Penjual" required error={error('nama')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            disabled={disabled}
            value={identitas.nama}
            onChange={(nama) => onUbah({ nama })}
          />
        )}
      </Field>
      <Field label="Alamat Penjual" required error={error('alamat')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            disabled={disabled}
            value={identitas.alamat}
            onChange={(alamat) => onUbah({ alamat })}
          />
        )}
      </Field>
    </section>
  )
}
