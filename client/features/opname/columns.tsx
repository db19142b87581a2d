/** Figures of a count as columns: of counts, and of the trays of one. */
import type { KepalaOpname } from '#domain/calls/opname.ts'
import { formatAngka, formatGram } from '#domain/format.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'

export type Angka = Pick<KepalaOpname, 'diharapkan' | 'ketemu' | 'hilang' | 'lebih' | 'keluar'>

/** What the figures are called while it goes on, and when it has ended. */
export const SEBUTAN: Record<keyof Angka, [terbuka: string, selesai: string]> = {
  diharapkan: ['Seharusnya', 'Seharusnya'],
  ketemu: ['Ketemu', 'Ketemu'],
  hilang: ['Belum', 'Hilang'],
  lebih: ['Lebih', 'Lebih'],
  keluar: ['Keluar', 'Keluar'],
}
export const ANGKA = Object.keys(SEBUTAN) as (keyof Angka)[]

export const numberColumn = <T extends Angka>(selesai = false): DataColumn<T>[] =>
  ANGKA.map((name) => ({
    key: name,
    title: SEBUTAN[name][selesai ? 1 : 0],
    kind: 'count',
    value: (row) => row[name].qty,
    render: (row) => (
      <span title={`${formatGram(row[name].berat)} g`} className={`opname-${name}`}>
        {formatAngka(row[name].qty)}
      </span>
    ),
  }))
