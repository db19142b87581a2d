import { ofWholeChain } from '#domain/level.ts'
import { ALL, optionLabel, type KodeFilter } from '#domain/report/filters.ts'
import { currentSession } from '#client/net/session.ts'
import { useCall } from '#client/net/query.ts'
import { Picker } from '#client/ui/Picker.tsx'

interface KodePickerProps {
  filter: KodeFilter
  value: string | undefined
  onChange: (value: string | undefined) => void
  allowClear: boolean
  id: string
  status?: 'error'
}

/**
 * Chooses an entry of a list, found by code or name, or SEMUA. In a list of shops, a user who works in a single shop
 * gets only that shop.
 */
export function KodePicker({ filter: { daftar: list, toko, satu }, value, ...rest }: KodePickerProps) {
  const me = currentSession()?.userdata
  const reading = useCall(list.call)
  const rows = (reading.data ?? []) as Record<string, string>[]
  const lain = toko === 'lain' ? rows.filter((row) => row[list.value] !== me?.kode_toko) : rows
  const every = [
    ...(satu ? [] : [{ value: ALL, label: optionLabel(ALL) }]),
    ...lain.map((row) => ({
      value: row[list.value]!,
      label: labelOf(row[list.value]!, row[list.caption]!),
    })),
  ]
  const options =
    toko && toko !== 'lain' && me && !ofWholeChain(me.level)
      ? [{ value: ALL, label: labelOf(me.kode_toko, me.nama_toko) }]
      : every
  return (
    <Picker<string>
      {...rest}
      reading={reading}
      value={value ?? null}
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
    />
  )
}

const labelOf = (code: string, caption: string): string => (caption === code ? code : `${code} · ${caption}`)
