import { Segmented } from 'antd'
import { JENIS_IDENTITAS } from '#domain/calls/faktur.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Pelanggan } from '#client/kasir/pelanggan.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { swallowEnter } from '#client/ui/Formulir.tsx'
import { DigitInput, TextInput } from '#client/ui/inputs.tsx'
import type { IdentitasDiisi } from './identitas.ts'
import './hutang.css'

interface Props {
  identitas: IdentitasDiisi
  pelanggan: Pelanggan
  /** The member's own NIK is on file: nothing must be typed. */
  dikenal: boolean
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<IdentitasDiisi>) => void
}

/** Who borrows, by their card (DOMAIN §B.8). Kept encrypted. */
export function IsianPeminjam({ identitas, pelanggan, dikenal, errors, disabled, onUbah }: Props) {
  const salah = (field: string) => errorOf(errors, `identitas.${field}`)
  const Nomor = identitas.jenis === 'KTP' ? DigitInput : TextInput
  return (
    <section className="hutang-identitas" aria-label="Identitas peminjam" onKeyDown={swallowEnter}>
      <h3>Identitas Peminjam</h3>
      {dikenal && <p className="muted">NIK member ini sudah ada: tidak perlu diisi lagi.</p>}
      <Field label="Jenis Identitas" required={!dikenal} error={errorOf(errors, 'identitas')}>
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
        required={!dikenal}
        error={salah('nomor')}
        help={identitas.jenis === 'KTP' ? '16 angka' : undefined}
      >
        {(c) => (
          <Nomor
            {...c}
            maxLength={identitas.jenis === 'KTP' ? 16 : 30}
            disabled={disabled}
            value={identitas.nomor}
            onChange={(nomor) => onUbah({ nomor })}
          />
        )}
      </Field>
      <Field label="Nama Peminjam" error={salah('nama')} help="Seperti di kartu identitas">
        {(c) => (
          <TextInput
            {...c}
            maxLength={100}
            disabled={disabled}
            placeholder={pelanggan.nama_customer}
            value={identitas.nama}
            onChange={(nama) => onUbah({ nama })}
          />
        )}
      </Field>
      <Field label="Alamat Peminjam" error={salah('alamat')} help="Seperti di kartu identitas">
        {(c) => (
          <TextInput
            {...c}
            maxLength={200}
            disabled={disabled}
            placeholder={pelanggan.alamat_customer}
            value={identitas.alamat}
            onChange={(alamat) => onUbah({ alamat })}
          />
        )}
      </Field>
    </section>
  )
}
