import type { TanggalSystem } from '#domain/units.ts'
import { TanggalPicker } from './dates.tsx'
import { Field } from './Field.tsx'
import './rentang-tanggal.css'

export interface Rentang {
  tgl_from: TanggalSystem
  tgl_to: TanggalSystem
}

/** From a day to a day, never the wrong way round. */
export const RentangTanggal = ({
  value,
  onChange,
}: {
  value: Rentang
  onChange: (next: Rentang) => void
}) => (
  <div className="rentang-tanggal">
    <Field label="Tanggal Awal">
      {(c) => (
        <TanggalPicker
          {...c}
          allowClear={false}
          value={value.tgl_from}
          max={value.tgl_to}
          onChange={(d) => d && onChange({ ...value, tgl_from: d as TanggalSystem })}
        />
      )}
    </Field>
    <Field label="Tanggal Akhir">
      {(c) => (
        <TanggalPicker
          {...c}
          allowClear={false}
          value={value.tgl_to}
          min={value.tgl_from}
          onChange={(d) => d && onChange({ ...value, tgl_to: d as TanggalSystem })}
        />
      )}
    </Field>
  </div>
)
