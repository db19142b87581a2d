import { Select } from 'antd'
import type { ReactNode } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { BARANG_BARU_COLUMNS } from '#domain/impor/stok-awal.ts'
import type { Field as FieldOf } from '#domain/master-types.ts'
import { bandrol } from '#domain/masters/bandrol.ts'
import { tukang } from '#domain/masters/tukang.ts'
import { SUMBER_TAMBAH, type SumberTambah } from '#domain/rules/tambah.ts'
import { Control } from '#client/masters/Control.tsx'
import { RefPicker } from '#client/masters/RefPicker.tsx'
import { bakiDari, BakiField } from '#client/stok/BakiField.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import type { DraftTambah, Form } from './draft.ts'

/** The sources that pieces come from. */
const SUMBER = SUMBER_TAMBAH.map((value) => ({ value, label: value }))

const toField = (name: Column): void =>
  document.querySelector<HTMLInputElement>(`[data-bidang="${name}"] input`)?.focus()

/** Puts the focus on the weight, where the next piece begins. */
export const keBerat = (): void => toField('berat')

/** Puts the focus where the piece being typed begins: on its weight, when the rest is as in the last piece. */
export const toForm = ({ kode_group }: Form): void => (kode_group ? keBerat() : toField('kode_group'))

interface HeadProps {
  draft: DraftTambah
  onUbah: (bagian: Partial<DraftTambah>) => void
  wrong: readonly FieldError[]
}

export const KepalaField = ({ draft, onUbah, wrong }: HeadProps) => (
  <>
    <Field label="Sumber" required error={errorOf(wrong, 'sumber')}>
      {(c) => (
        <Select<SumberTambah>
          {...c}
          disabled={draft.dikirim}
          options={SUMBER}
          value={draft.sumber}
          onChange={(sumber) =>
            onUbah({
              sumber,
              kode_tukang: '',
              no_pesanan: '',
              // pieces that fill an order have a list of their own
              ...(sumber === 'PESANAN' || draft.sumber === 'PESANAN' ? { barang: [] } : {}),
            })
          }
        />
      )}
    </Field>
    {draft.sumber === 'TUKANG' && (
      <Field label="Tukang" required error={errorOf(wrong, 'kode_tukang')}>
        {(c) => (
          <RefPicker
            {...c}
            master={tukang}
            optional={false}
            also={[]}
            disabled={draft.dikirim}
            value={draft.kode_tukang || null}
            onChange={(kode_tukang) => onUbah({ kode_tukang: kode_tukang ?? '' })}
          />
        )}
      </Field>
    )}
    <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
      {(c) => (
        <TextInput
          {...c}
          maxLength={200}
          readOnly={draft.dikirim}
          value={draft.keterangan}
          onChange={(keterangan) => onUbah({ keterangan })}
        />
      )}
    </Field>
  </>
)

interface FieldProps {
  form: Form
  onChange: (bagian: Partial<Form>) => void
  wrong: readonly FieldError[]
}
type Column = keyof typeof BARANG_BARU_COLUMNS

const POKOK: readonly Column[] = ['kode_group', 'kode_dept', 'nama_barang', 'berat', 'ongkos', 'tipe_ongkos']
const LAIN: readonly Column[] = [
  'kadar',
  'kadar_cetak',
  'nama_atribut',
  'berat_atribut',
  'harga_atribut',
  'harga_modal',
  'kode_intern',
  'punya_faktur_pajak',
]
/** '-' is nothing: the field is empty. */
const tampil = (value: unknown): unknown => (value === '-' ? '' : value)

const fields = ({ form, onChange, wrong }: FieldProps, names: readonly Column[]): ReactNode[] =>
  names.map((name) => {
    const field: FieldOf = BARANG_BARU_COLUMNS[name]
    const empty = field.default === '-' ? '-' : null
    return (
      <div key={name} data-bidang={name}>
        <Field
          label={field.label}
          required={field.default === undefined && !field.help}
          help={field.help}
          error={errorOf(wrong, name)}
        >
          {(c) => (
            <Control
              {...c}
              field={field}
              value={tampil(form[name]) as never}
              onChange={(value) => onChange({ [name]: value === '' || value === null ? empty : value })}
            />
          )}
        </Field>
      </div>
    )
  })

/** The fields that every piece has. */
export const MainField = (props: FieldProps) => (
  <>
    {fields(props, POKOK)}
    <BakiField
      label="Baki"
      value={props.form.kode_baki ? `${props.form.kode_gudang}/${props.form.kode_baki}` : ''}
      onChange={(tempat) => props.onChange(bakiDari(tempat)!)}
      error={errorOf(props.wrong, 'kode_baki') ?? errorOf(props.wrong, 'kode_gudang')}
      disabled={false}
    />
  </>
)

/** The fields that only a part of the pieces has. */
export const OtherField = (props: FieldProps) => (
  <>
    {fields(props, LAIN)}
    <Field label="Bandrol" error={errorOf(props.wrong, 'kode_bandrol')}>
      {(c) => (
        <RefPicker
          {...c}
          master={bandrol}
          optional
          also={[]}
          value={props.form.kode_bandrol === '-' ? null : props.form.kode_bandrol}
          onChange={(kode) => props.onChange({ kode_bandrol: kode ?? '-' })}
        />
      )}
    </Field>
  </>
)
