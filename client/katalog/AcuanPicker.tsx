import type { KatalogRow } from '#domain/katalog.ts'
import { katalogOf } from '#domain/katalog/index.ts'
import { useCall } from '#client/net/query.ts'
import type { KontrolProps } from './kontrol-props.ts'
import { rowName } from './columns.tsx'
import { KodePicker } from './KodePicker.tsx'

interface Props extends KontrolProps {
  /** The catalogue whose rows are offered. */
  katalog: string
  banyak: boolean
}

/** A row of another catalogue, or several of them. */
export function AcuanPicker({ katalog: name, banyak, ...rest }: Props) {
  const katalog = katalogOf(name)
  const reading = useCall(katalog.calls.daftar, {})
  const options = (reading.data ?? []).map((row: KatalogRow) => ({
    value: String(row[katalog.key]),
    label: `${rowName(katalog, row)}${row.tayang ? '' : ' (tidak tayang)'}`,
  }))
  return (
    <KodePicker
      {...rest}
      banyak={banyak}
      reading={reading}
      options={options}
      notFoundContent={<span className="muted">{katalog.empty}</span>}
    />
  )
}
