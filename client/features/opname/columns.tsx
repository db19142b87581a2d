/** Figures of a count as columns: of counts, and of the trays of one. */
import type { KepalaOpname } from '#domain/calls/opname.ts'
import { formatNumber, formatGram } from '#domain/format.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'

export type Number = Pick<KepalaOpname, 'diharapkan' | 'ketemu' | 'hilang' | 'lebih' | 'keluar'>

/** The names of the figures while the count goes on, and after it has ended. */
export const SEBUTAN: Record<keyof Number, [terbuka: string, selesai: string]> = {
  diharapkan: ['Seharusnya', 'Seharusnya'],
  ketemu: ['Ketemu', 'Ketemu'],
  hilang: ['Belum', 'Hilang'],
  lebih: ['Lebih', 'Lebih'],
  keluar: ['Keluar', 'Keluar'],
}
export const NUMBERS = Object.keys(SEBUTAN) as (keyof Number)[]

export const numberColumn = <T extends Number>(selesai = false): DataColumn<T>[] =>
  NUMBERS.map((name) => ({
    key: name,
    title: SEBUTAN[name][selesai ? 1 : 0],
    kind: 'count',
    value: (row) => row[name].qty,
    render: (row) => (
      <span title={`${formatGram(row[name].berat)} g`} className={`opname-${name}`}>
        {formatNumber(row[name].qty)}
      </span>
    ),
  }))
