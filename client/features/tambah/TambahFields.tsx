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
import { bakiDari, BidangBaki } from '#client/stok/BakiField.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import type { DrafTambah, Isian } from './draft.ts'

/** Where pieces come from. */
const SUMBER = SUMBER_TAMBAH.map((value) => ({ value, label: value }))

const keBidang = (name: Column): void =>
  document.querySelector<HTMLInputElement>(`[data-bidang="${name}"] input`)?.focus()

/** Where the weight is typed: the next piece begins there. */
export const keBerat = (): void => keBidang('berat')

/** Where the piece that is typed begins: at its weight, when the rest is as the last one's was. */
export const keIsian = ({ kode_group }: Isian): void => (kode_group ? keBerat() : keBidang('kode_group'))

interface HeadProps {
  draf: DrafTambah
  onUbah: (bagian: Partial<DrafTambah>) => void
  wrong: readonly FieldError[]
}

export const BidangKepala = ({ draf, onUbah, wrong }: HeadProps) => (
  <>
    <Field label="Sumber" required error={errorOf(wrong, 'sumber')}>
      {(c) => (
        <Select<SumberTambah>
          {...c}
          disabled={draf.dikirim}
          options={SUMBER}
          value={draf.sumber}
          onChange={(sumber) =>
            onUbah({
              sumber,
              kode_tukang: '',
              no_pesanan: '',
              // what fills an order is its own list
              ...(sumber === 'PESANAN' || draf.sumber === 'PESANAN' ? { barang: [] } : {}),
            })
          }
        />
      )}
    </Field>
    {draf.sumber === 'TUKANG' && (
      <Field label="Tukang" required error={errorOf(wrong, 'kode_tukang')}>
        {(c) => (
          <RefPicker
            {...c}
            master={tukang}
            optional={false}
            also={[]}
            disabled={draf.dikirim}
            value={draf.kode_tukang || null}
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
          readOnly={draf.dikirim}
          value={draf.keterangan}
          onChange={(keterangan) => onUbah({ keterangan })}
        />
      )}
    </Field>
  </>
)

interface BidangProps {
  isian: Isian
  onIsi: (bagian: Partial<Isian>) => void
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

const bidang = ({ isian, onIsi, wrong }: BidangProps, names: readonly Column[]): ReactNode[] =>
  names.map((name) => {
    const field: FieldOf = BARANG_BARU_COLUMNS[name]
    const kosong = field.default === '-' ? '-' : null
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
              value={tampil(isian[name]) as never}
              onChange={(value) => onIsi({ [name]: value === '' || value === null ? kosong : value })}
            />
          )}
        </Field>
      </div>
    )
  })

/** What every piece has. */
export const BidangPokok = (props: BidangProps) => (
  <>
    {bidang(props, POKOK)}
    <BidangBaki
      label="Baki"
      value={props.isian.kode_baki ? `${props.isian.kode_gudang}/${props.isian.kode_baki}` : ''}
      onChange={(tempat) => props.onIsi(bakiDari(tempat)!)}
      error={errorOf(props.wrong, 'kode_baki') ?? errorOf(props.wrong, 'kode_gudang')}
      disabled={false}
    />
  </>
)

/** What some have. */
export const BidangLain = (props: BidangProps) => (
  <>
    {bidang(props, LAIN)}
    <Field label="Bandrol" error={errorOf(props.wrong, 'kode_bandrol')}>
      {(c) => (
        <RefPicker
          {...c}
          master={bandrol}
          optional
          also={[]}
          value={props.isian.kode_bandrol === '-' ? null : props.isian.kode_bandrol}
          onChange={(kode) => props.onIsi({ kode_bandrol: kode ?? '-' })}
        />
      )}
    </Field>
  </>
)
