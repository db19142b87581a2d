import { Segmented } from 'antd'
import type { FieldError } from '#domain/errors.ts'
import { BEBAS_PPH22, JENIS_PEMBELI, membayarPph22 } from '#domain/rules/pajak.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { DigitInput } from '#client/ui/inputs.tsx'
import type { PembeliDiisi } from './pembeli.ts'
import './identitas.css'

interface Props {
  pembeli: PembeliDiisi
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<PembeliDiisi>) => void
}

const TIDAK_BEBAS = 'DIPUNGUT'

/** Asks what the buyer is to the tax office; of traders and factories their number, and the letter that frees them of PPh 22. */
export function PembeliForm({ pembeli, errors, disabled, onUbah }: Props) {
  const f = fieldsOf(pembeli, onUbah, (field) => errorOf(errors, field), disabled)
  const { jenis_pembeli, npwp_pembeli, bebas_pph22 } = pembeli
  return (
    <section className="identitas pembeli" aria-label="Pembeli menurut pajak">
      <Field label="Jenis Pembeli" error={errorOf(errors, 'jenis_pembeli')}>
        {({ id }) => (
          <Segmented
            id={id}
            aria-label="Jenis pembeli"
            block
            disabled={disabled}
            options={[...JENIS_PEMBELI]}
            value={jenis_pembeli}
            onChange={(next) => onUbah({ jenis_pembeli: next })}
          />
        )}
      </Field>
      {jenis_pembeli !== 'KONSUMEN' && (
        <Field
          label="NPWP/NIK Pembeli"
          required
          error={errorOf(errors, 'npwp_pembeli')}
          help={`${npwp_pembeli.length}/16 angka`}
        >
          {(control) => (
            <DigitInput
              {...control}
              disabled={disabled}
              value={npwp_pembeli}
              onChange={(next) => onUbah({ npwp_pembeli: next })}
            />
          )}
        </Field>
      )}
      {membayarPph22(pembeli) && (
        <Field label="PPh 22" error={errorOf(errors, 'bebas_pph22')}>
          {({ id }) => (
            <Segmented
              id={id}
              aria-label="PPh 22"
              block
              disabled={disabled}
              options={[
                { value: TIDAK_BEBAS, label: 'Dipungut 0.25%' },
                ...BEBAS_PPH22.map((surat) => ({ value: surat, label: `Bebas ${surat}` })),
              ]}
              value={bebas_pph22 ?? TIDAK_BEBAS}
              onChange={(next) =>
                onUbah({ bebas_pph22: next === TIDAK_BEBAS ? null : (next as typeof bebas_pph22) })
              }
            />
          )}
        </Field>
      )}
      {membayarPph22(pembeli) && bebas_pph22 && (
        <div className="member-dua">
          {f.text('no_bebas', `No ${bebas_pph22}`, 60, { required: true })}
          <Field label="Tanggal Surat" required error={errorOf(errors, 'tgl_bebas')}>
            {(control) => (
              <TanggalPicker
                {...control}
                disabled={disabled}
                value={pembeli.tgl_bebas || null}
                onChange={(next) => onUbah({ tgl_bebas: next ?? '' })}
              />
            )}
          </Field>
        </div>
      )}
    </section>
  )
}
