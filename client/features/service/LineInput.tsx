import { Button, InputNumber, Select } from 'antd'
import { memo } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { JENIS_SERVICE } from '#domain/rules/service.ts'
import { DraftFoto } from '#client/kasir/DraftFoto.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { useGroup, useTukang } from './acuan.ts'
import type { Line } from './lines.ts'

interface Props {
  line: Line
  urut: number
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (line: Line) => void
  /** Not of the only one. */
  onHapus?: (() => void) | undefined
}

export const idNama = (urut: number): string => `service-nama-${urut}`
const JENIS = JENIS_SERVICE.map((value) => ({ value, label: value }))

/** A piece that was brought: its kind, its weight, the work to be done, and the price. */
export const LineInput = memo(function LineInput(props: Props) {
  const { line, urut, errors, disabled, onUbah, onHapus } = props
  const group = useGroup()
  const tukang = useTukang()
  const change = (bagian: Partial<Line>) => onUbah({ ...line, ...bagian })
  const wrong = (field: string) => errorOf(errors, `detail_barang.${urut}.${field}`)
  return (
    <fieldset className="card service-baris" disabled={disabled} aria-label={`Barang ${urut + 1}`}>
      <Field label={`Barang ${urut + 1}`} required error={wrong('nama_barang')}>
        {({ id: _, ...c }) => (
          <TextInput
            {...c}
            id={idNama(urut)}
            aria-label={`Nama barang ${urut + 1}`}
            maxLength={100}
            value={line.nama_barang}
            onChange={(nama_barang) => change({ nama_barang })}
          />
        )}
      </Field>
      <Field label="Jenis Service" required error={wrong('jenis_service')}>
        {(c) => (
          <Select
            {...c}
            options={JENIS}
            value={line.jenis_service}
            onChange={(jenis_service) => change({ jenis_service })}
          />
        )}
      </Field>
      <Field label="Berat Terima" required error={wrong('berat_terima')}>
        {(c) => (
          <GramInput {...c} value={line.berat_terima} onChange={(berat_terima) => change({ berat_terima })} />
        )}
      </Field>
      <Field label="Ongkos" error={wrong('ongkos')}>
        {(c) => <RupiahInput {...c} value={line.ongkos} onChange={(ongkos) => change({ ongkos })} />}
      </Field>
      <Field label="Keluhan" error={wrong('keluhan')}>
        {(c) => (
          <TextInput
            {...c}
            maxLength={200}
            value={line.keluhan}
            onChange={(keluhan) => change({ keluhan })}
          />
        )}
      </Field>
      <Field label="Kondisi Saat Diterima" error={wrong('kondisi')}>
        {(c) => (
          <TextInput
            {...c}
            maxLength={200}
            value={line.kondisi}
            onChange={(kondisi) => change({ kondisi })}
          />
        )}
      </Field>
      <Field label="Group" error={wrong('kode_group')}>
        {(c) => (
          <Picker<string>
            {...c}
            {...group}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="Tidak tahu"
            value={line.kode_group || null}
            onChange={(kode_group) => change({ kode_group: kode_group ?? '' })}
          />
        )}
      </Field>
      <Field label="Tukang" error={wrong('kode_tukang')}>
        {(c) => (
          <Picker<string>
            {...c}
            {...tukang}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="Nanti"
            value={line.kode_tukang || null}
            onChange={(kode_tukang) => change({ kode_tukang: kode_tukang ?? '' })}
          />
        )}
      </Field>
      <Field label="Jumlah" required error={wrong('jumlah')}>
        {(c) => (
          <InputNumber
            {...c}
            min={1}
            max={999}
            precision={0}
            value={line.jumlah}
            onChange={(jumlah) => change({ jumlah: jumlah ?? 1 })}
          />
        )}
      </Field>
      <DraftFoto
        kunci={line.kunci}
        nama={line.nama_barang || `barang ${urut + 1}`}
        dokumen="service"
        disabled={disabled}
      />
      {onHapus && (
        <Button type="text" danger onClick={onHapus} aria-label={`Hapus barang ${urut + 1}`}>
          Hapus
        </Button>
      )}
    </fieldset>
  )
})
