import type { GroupKatalog } from '#domain/katalog-field.ts'
import type { KatalogRow, Katalog } from '#domain/katalog.ts'
import { formatPersen } from '#domain/format.ts'
import { useCall } from '#client/net/query.ts'
import { groupList } from './group.ts'
import type { KontrolProps } from './kontrol-props.ts'
import { KodePicker } from './KodePicker.tsx'

interface Props extends KontrolProps {
  katalog: Katalog
  rows: readonly KatalogRow[]
  banyak: boolean
}

/** A group of the chain, or several: one that another row has is shown with that row's name, and not offered. */
export function GroupPicker({ katalog, rows, banyak, ...rest }: Props) {
  const reading = useCall(groupList)
  const milik = pemilik(katalog, rows)
  const options = (reading.data ?? []).map(({ kode_group, nama_group, kadar }) => {
    const lain = milik.get(kode_group)
    return {
      value: kode_group,
      label: `${kode_group} · ${nama_group} / ${formatPersen(kadar)}${lain ? ` · sudah di ${lain}` : ''}`,
      disabled: lain !== undefined,
    }
  })
  return <KodePicker {...rest} banyak={banyak} reading={reading} options={options} />
}

/** Maps every group to the row that has it already. */
function pemilik({ key, kunci, fields }: Katalog, rows: readonly KatalogRow[]): Map<string, string> {
  if (kunci) return new Map(rows.map((row) => [String(row[key]), 'daftar ini']))
  const [name, list] = Object.entries(fields).reduce<[string, string]>(
    ([nama, content], [field, { kind }]) => [
      kind === 'teks' ? field : nama,
      kind === 'daftar-group' ? field : content,
    ],
    [key, ''],
  )
  return new Map(
    rows.flatMap((row) =>
      ((row[list] ?? []) as GroupKatalog[]).map(({ kode_group }) => [kode_group, String(row[name])] as const),
    ),
  )
}
