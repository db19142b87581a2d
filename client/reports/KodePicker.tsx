import { Select } from 'antd'
import { ALL, optionLabel, type Daftar } from '#domain/report/filters.ts'
import { useCall } from '#client/query.ts'

interface KodePickerProps {
  daftar: Daftar
  value: string | undefined
  onChange: (value: string) => void
  id: string
  status?: 'error'
}

/** One entry of a list, found by code or name, or SEMUA. */
export function KodePicker({ daftar, value, ...rest }: KodePickerProps) {
  const { data, isPending } = useCall(daftar.call)
  const rows = (data ?? []) as Record<string, string>[]
  const options = rows.map((row) => ({ value: row[daftar.value]!, label: labelOf(row[daftar.value]!, row[daftar.caption]!) }))
  return <Select {...rest} value={value} showSearch={{ optionFilterProp: 'label' }} loading={isPending} options={[{ value: ALL, label: optionLabel(ALL) }, ...options]} />
}

const labelOf = (code: string, caption: string): string => (caption === code ? code : `${code} · ${caption}`)
