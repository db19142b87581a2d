import { Button, Select } from 'antd'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { FieldError } from '#domain/errors.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, PersenInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { textChoices } from './acuan.ts'
import type { SerahLine } from './serah.ts'

interface Props {
  line: SerahLine
  urut: number
  acuan: AcuanPembelian
  errors: readonly FieldError[]
  disabled: boolean
  onUbah: (line: SerahLine) => void
  /** Not of the only piece of a line. */
  onHapus?: (() => void) | undefined
}
const CARI = { optionFilterProp: 'label' }

/** A piece of the security, as the shop buys it. */
export function SerahBarangForm({ line, urut, acuan, errors, disabled, onUbah, onHapus }: Props) {
  const change = (bagian: Partial<SerahLine>) => onUbah({ ...line, ...bagian })
  const wrong = (field: string) => errorOf(errors, `detail_barang.${urut}.${field}`)
  return (
    <fieldset className="card hutang-baris" disabled={disabled} aria-label={`Barang ${urut + 1}`}>
      <Field label={`Barang ${urut + 1}`} required error={wrong('nama_barang')}>
        {(c) => (
          <TextInput
            {...c}
            maxLength={100}
            value={line.nama_barang}
            onChange={(nama_barang) => change({ nama_barang })}
          />
        )}
      </Field>
      <div {...(urut === 0 && { 'data-autofocus': '' })}>
        <Field label="Jenis" required error={wrong('kode_dept')}>
          {(c) => (
            <Select<string>
              {...c}
              showSearch={CARI}
              popupMatchSelectWidth={false}
              placeholder="Pilih jenis"
              options={acuan.jenis.map((j) => ({
                value: j.kode_dept,
                label: `${j.kode_dept} · ${j.nama_dept}`,
              }))}
              value={line.kode_dept || null}
              onChange={(kode_dept) => change({ kode_dept })}
            />
          )}
        </Field>
      </div>
      <Field label="Kondisi" required error={wrong('kondisi')}>
        {(c) => (
          <Select<string>
            {...c}
            showSearch={CARI}
            placeholder="Pilih kondisi"
            options={textChoices(acuan.kondisi.map((k) => k.kondisi))}
            value={line.kondisi || null}
            onChange={(kondisi) => change({ kondisi })}
          />
        )}
      </Field>
      <Field label="Kadar Uji" error={wrong('kadar')} help="Bila diuji">
        {(c) => <PersenInput {...c} value={line.kadar} onChange={(kadar) => change({ kadar })} />}
      </Field>
      <Field label="Berat" required error={wrong('berat')}>
        {(c) => <GramInput {...c} value={line.berat} onChange={(berat) => change({ berat })} />}
      </Field>
      <Field label="Harga" required error={wrong('harga')}>
        {(c) => <RupiahInput {...c} value={line.harga} onChange={(harga) => change({ harga })} />}
      </Field>
      {onHapus && (
        <Button type="text" danger onClick={onHapus} aria-label={`Hapus barang ${urut + 1}`}>
          Hapus
        </Button>
      )}
    </fieldset>
  )
}
