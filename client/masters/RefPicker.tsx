import type { AnyMaster } from '#domain/master-types.ts'
import { useCall } from '#client/net/query.ts'
import { Picker } from '#client/ui/Picker.tsx'

interface RefPickerProps {
  master: AnyMaster
  optional: boolean
  /** Values beside the rows. */
  also: readonly string[]
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  disabled?: boolean
  autoFocus?: boolean
  status?: 'error'
}

/** Picks a row of another master from what its first list offers; found by code or name. */
export function RefPicker({ master, optional, also, value, onChange, ...rest }: RefPickerProps) {
  const [list] = Object.values(master.calls)
  const reading = useCall(list!)
  const rows = ((reading.data ?? []) as Record<string, string>[]).map((row) => ({
    value: row[master.key]!,
    label: captionOf(master, row),
  }))
  const options = [
    ...also.map((code) => ({ value: code, label: code === 'ALL' ? 'ALL · SEMUA' : code })),
    ...rows,
  ]
  return (
    <Picker<string>
      {...rest}
      reading={reading}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={optional}
      options={options}
      value={value ?? null}
      onChange={(code) => onChange?.(code ?? null)}
    />
  )
}

/** 'TOKO · TOKO UTAMA', or the code alone when the name says no more. */
const captionOf = (master: AnyMaster, row: Record<string, string>): string => {
  const [code, caption] = [row[master.key]!, row[master.caption]!]
  return caption === code ? code : `${code} · ${caption}`
}
