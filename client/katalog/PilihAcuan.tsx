import type { BarisKatalog } from '#domain/katalog.ts'
import { katalogOf } from '#domain/katalog/index.ts'
import { useCall } from '#client/net/query.ts'
import { Pilih } from '#client/ui/Pilih.tsx'
import type { KontrolProps } from './kontrol-props.ts'
import { namaBaris } from './kolom.tsx'

interface Props extends KontrolProps {
  /** Whose rows are offered. */
  katalog: string
  banyak: boolean
}

/** A row of another catalogue, or several of them. */
export function PilihAcuan({ katalog: name, banyak, onChange, value, ...rest }: Props) {
  const katalog = katalogOf(name)
  const dibaca = useCall(katalog.calls.daftar, {})
  const options = (dibaca.data ?? []).map((row: BarisKatalog) => ({
    value: String(row[katalog.key]),
    label: `${namaBaris(katalog, row)}${row.tayang ? '' : ' (tidak tayang)'}`,
  }))
  return (
    <Pilih<unknown>
      {...rest}
      {...(banyak && { mode: 'multiple' as const })}
      dibaca={dibaca}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={banyak}
      options={options}
      value={value}
      notFoundContent={<span className="muted">{katalog.kosong}</span>}
      onChange={(chosen) => onChange?.(chosen as never)}
    />
  )
}
