import { baki } from '#domain/masters/baki.ts'
import { useCall } from '#client/net/query.ts'
import { Field } from '#client/ui/Field.tsx'
import { keScan } from '#client/ui/fokus.ts'
import { Picker } from '#client/ui/Picker.tsx'

interface Props {
  label: string
  /** 'gudang/baki'; '' while none is chosen. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
  disabled: boolean
  /** false: nothing has to be chosen. */
  required?: boolean
  /** The screen begins at this field. */
  autoFocus?: boolean
}

/** A tray that pieces are sold from, and that nobody is counting. */
export function BakiField({
  label,
  value,
  onChange,
  error,
  disabled,
  required = true,
  autoFocus = false,
}: Props) {
  const trays = useCall(baki.calls.ready, {}, { staleTime: 60_000 })
  return (
    <Field label={label} required={required} error={error}>
      {(c) => (
        <Picker<string>
          {...c}
          autoFocus={autoFocus}
          reading={trays}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Pilih baki"
          disabled={disabled}
          value={value || null}
          options={trays.data?.map((t) => ({
            value: `${t.kode_gudang}/${t.kode_baki}`,
            label: `${t.kode_gudang} / ${t.kode_baki} · ${t.nama_baki}`,
          }))}
          onChange={(next) => {
            onChange(next)
            keScan()
          }}
        />
      )}
    </Field>
  )
}

/** 'TOKO/A1' as requests name it; undefined while none is chosen. */
export const bakiDari = (tempat: string): { kode_gudang: string; kode_baki: string } | undefined => {
  const [kode_gudang, kode_baki] = tempat.split('/')
  return kode_gudang && kode_baki ? { kode_gudang, kode_baki } : undefined
}
