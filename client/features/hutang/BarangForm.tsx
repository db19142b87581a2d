import { Button, InputNumber, Select } from 'antd'
import { memo } from 'react'
import type { AcuanHutang } from '#domain/calls/hutang.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { DraftFoto } from '#client/kasir/DraftFoto.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, TextInput } from '#client/ui/inputs.tsx'
import { kategoriChoices, textChoices } from './acuan.ts'
import type { Line } from './lines.ts'

interface Props {
  line: Line
  nilai: { harga_beli_gram: Amount; taksiran: Amount }
  urut: number
  acuan: AcuanHutang
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (line: Line) => void
  /** Not of the only one. */
  onHapus?: (() => void) | undefined
}

export const idNama = (urut: number): string => `hutang-nama-${urut}`
export const idBerat = (urut: number): string => `hutang-berat-${urut}`
const CARI = { optionFilterProp: 'label' }

/** A piece that is brought: its kind, its looks, its weight, and its worth today. */
export const BarangForm = memo(function BarangForm(props: Props) {
  const { line, nilai, urut, acuan, errors, disabled, onUbah, onHapus } = props
  const change = (bagian: Partial<Line>) => onUbah({ ...line, ...bagian })
  const wrong = (field: string) => errorOf(errors, `detail_barang.${urut}.${field}`)
  return (
    <fieldset className="card hutang-baris" disabled={disabled} aria-label={`Barang ${urut + 1}`}>
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
      <Field label="Kondisi" required error={wrong('kondisi')}>
        {(c) => (
          <Select<string>
            {...c}
            showSearch={CARI}
            placeholder="Pilih kondisi"
            options={textChoices(acuan.kondisi)}
            value={line.kondisi || null}
            onChange={(kondisi) => change({ kondisi })}
          />
        )}
      </Field>
      <Field label="Kategori" required error={wrong('kategori')}>
        {(c) => (
          <Select<string>
            {...c}
            showSearch={CARI}
            popupMatchSelectWidth={false}
            placeholder="Pilih group emas"
            options={kategoriChoices(acuan)}
            value={line.kategori || null}
            onChange={(kategori) => change({ kategori })}
          />
        )}
      </Field>
      <Field label="Jumlah" required error={wrong('jumlah')}>
        {(c) => (
          <InputNumber
            {...c}
            min={1}
            max={99}
            precision={0}
            value={line.jumlah}
            onChange={(jumlah) => change({ jumlah: jumlah ?? 1 })}
          />
        )}
      </Field>
      <Field
        label="Berat"
        required
        error={wrong('berat')}
        help={line.jumlah > 1 ? 'Semuanya bersama' : undefined}
      >
        {({ id: _, ...c }) => (
          <GramInput
            {...c}
            id={idBerat(urut)}
            aria-label={`Berat barang ${urut + 1}`}
            value={line.berat}
            onChange={(berat) => change({ berat })}
          />
        )}
      </Field>
      <p className="hutang-taksiran" aria-label={`Taksiran barang ${urut + 1}`}>
        {line.berat !== null && line.kategori !== '' ? (
          <>
            <Gram value={line.berat} /> × <Rupiah value={nilai.harga_beli_gram} /> ={' '}
            <Rupiah value={nilai.taksiran} strong />
          </>
        ) : (
          <span className="muted">Taksiran = berat × harga beli hari ini</span>
        )}
      </p>
      <DraftFoto
        kunci={line.kunci}
        nama={line.nama_barang || `barang ${urut + 1}`}
        dokumen="hutang"
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
