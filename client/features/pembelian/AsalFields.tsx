import { Select } from 'antd'
import type { FieldError } from '#domain/errors.ts'
import { DOKUMEN_ASAL, type Asal } from '#domain/rules/dokumen-asal.ts'
import { DraftFoto } from '#client/kasir/DraftFoto.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'

const CHOICES = DOKUMEN_ASAL.map((value) => ({ value, label: value }))

interface Props {
  /** Of the line: its picture is sent under it. */
  kunci: string
  value: Asal
  required: boolean
  errors: readonly FieldError[]
  nama: string
  onUbah: (bagian: Partial<Asal>) => void
}

/** The paper that says where a piece without nota came from, and its picture (DOMAIN §P.3). */
export function AsalFields({ kunci, value, required, errors, nama, onUbah }: Props) {
  return (
    <>
      <Field
        label="Dokumen Asal"
        required={required}
        error={errorOf(errors, 'dokumen_asal')}
        help="Surat yang dibawa penjual sebagai ganti nota. Penjual menandatangani pernyataan di nota pembelian."
      >
        {(control) => (
          <Select
            {...control}
            showSearch={{ optionFilterProp: 'label' }}
            options={CHOICES}
            placeholder="Pilih dokumen"
            allowClear={!required}
            value={value.dokumen_asal}
            onChange={(dokumen_asal) => onUbah({ dokumen_asal: dokumen_asal ?? null })}
          />
        )}
      </Field>
      {value.dokumen_asal === 'LAIN' && (
        <Field label="Alasan" required error={errorOf(errors, 'alasan_asal')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={100}
              value={value.alasan_asal}
              onChange={(alasan_asal) => onUbah({ alasan_asal })}
            />
          )}
        </Field>
      )}
      {value.dokumen_asal !== null && (
        <Field label="Foto Dokumen" error={errorOf(errors, 'foto')}>
          {() => <DraftFoto kunci={kunci} nama={nama} dokumen="pembelian" sebutan="Foto Dokumen" />}
        </Field>
      )}
    </>
  )
}
