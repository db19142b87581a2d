import { Button } from 'antd'
import { useState } from 'react'
import type { AcuanHutang, HutangLengkap } from '#domain/calls/hutang.ts'
import type { FieldError } from '#domain/errors.ts'
import { milligram, rupiah } from '#domain/units.ts'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { GramInput, RupiahInput } from '#client/ui/inputs.tsx'
import { useKeys } from '#client/ui/keys.ts'
import type { HitunganBayar, BayarForm, JenisBayar } from './bayar.ts'

interface Props {
  hutang: HutangLengkap
  acuan: AcuanHutang
  jenis: JenisBayar
  form: BayarForm
  hitungan: HitunganBayar
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (bagian: Partial<BayarForm>) => void
}

/** The fields of a payment beside the money: principal, reduced interest, the weight of the envelope. */
export function BayarHutangForm(props: Props) {
  const { jenis, form, hitungan, errors, disabled, onUbah } = props
  const [mengubah, ubahBunga] = useState(form.bunga !== null)
  const f = fieldsOf(form, onUbah, (field) => errorOf(errors, field), disabled)
  return (
    <>
      {jenis === 'LUNAS' && <Timbang {...props} />}
      {(jenis === 'CICIL' || jenis === 'PERPANJANG') && (
        <Field
          label={jenis === 'CICIL' ? 'Cicil Pokok' : 'Cicil Pokok (bila ada)'}
          required={jenis === 'CICIL'}
          error={errorOf(errors, 'cicil')}
          help={
            <>
              Kurang dari <Rupiah value={props.hutang.sisa_pokok} />
            </>
          }
        >
          {(c) => (
            <RupiahInput
              {...c}
              autoFocus={jenis === 'CICIL'}
              {...(jenis === 'CICIL' && { 'data-autofocus': '' })}
              disabled={disabled}
              value={form.cicil}
              onChange={(cicil) => onUbah({ cicil })}
            />
          )}
        </Field>
      )}
      {hitungan.jatuh.bunga > 0 &&
        (mengubah ? (
          <Field
            label="Bunga Dibayar"
            error={errorOf(errors, 'bunga')}
            help={
              hitungan.bunga < hitungan.jatuh.bunga ? (
                <span className="till-perlu">Kurang dari seharusnya, perlu otorisasi</span>
              ) : undefined
            }
          >
            {(c) => (
              <RupiahInput
                {...c}
                autoFocus
                disabled={disabled}
                value={form.bunga ?? hitungan.jatuh.bunga}
                onChange={(bunga) => onUbah({ bunga: bunga ?? rupiah(0) })}
              />
            )}
          </Field>
        ) : (
          <Button className="hutang-ubah-bunga" disabled={disabled} onClick={() => ubahBunga(true)}>
            Ubah Bunga
          </Button>
        ))}
      {(jenis !== 'LUNAS' || form.berat_timbang !== null) && f.text('catatan', 'Catatan', 200)}
    </>
  )
}

/** The envelope is weighed as it is, before it is opened. */
function Timbang({ hutang, acuan, form, errors, disabled, onUbah }: Props) {
  const ambil = () => !disabled && ambilBerat((berat_timbang) => onUbah({ berat_timbang }))
  // Once it is weighed the key is a sum of cash again.
  useKeys({ F6: ambil }, { covered: true, enabled: form.berat_timbang === null })
  const selisih = form.berat_timbang === null ? 0 : form.berat_timbang - hutang.berat_bruto
  const beda = Math.abs(selisih) > acuan.toleransi_timbang
  return (
    <>
      <Field
        label={`Berat Timbang Amplop ${hutang.no_amplop}`}
        required
        error={errorOf(errors, 'berat_timbang')}
        help={
          beda ? (
            <span className="till-perlu">
              {selisih > 0 ? 'Lebih ' : 'Kurang '}
              <Gram value={milligram(Math.abs(selisih))} /> dari waktu diterima:{' '}
              {selisih > 0 ? 'isi catatan' : 'perlu otorisasi'}
            </span>
          ) : (
            <>
              Waktu diterima <Gram value={hutang.berat_bruto} />
            </>
          )
        }
      >
        {(c) => (
          <GramInput
            {...c}
            autoFocus
            data-autofocus=""
            disabled={disabled}
            value={form.berat_timbang}
            onChange={(berat_timbang) => onUbah({ berat_timbang })}
          />
        )}
      </Field>
      <TimbanganButton onAmbil={ambil} />
    </>
  )
}
