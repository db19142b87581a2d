/** Periods that are chosen with one press, counted from the shop's day. */
import { tambahHari } from '../units.ts'
import { periodeNames, type Filters } from './filters.ts'

export interface PeriodeCepat {
  label: string
  awal: string
  akhir: string
}

/** Days to come that are offered where these are asked for. */
const KE_DEPAN = 30

/** @param hari YYYY-MM-DD; none for a report without a period, months for one of whole months */
export function periodeCepat(filters: Filters, hari: string, keDepan = false): PeriodeCepat[] {
  const names = periodeNames(filters)
  if (!names) return []
  const bulan = hari.slice(0, 7)
  const akhirLalu = tambahHari(`${bulan}-01`, -1)
  const lalu = akhirLalu.slice(0, 7)
  if (filters[names[0]]!.kind === 'bulan')
    return [
      { label: 'Bulan Ini', awal: bulan, akhir: bulan },
      { label: 'Bulan Lalu', awal: lalu, akhir: lalu },
    ]
  const kemarin = tambahHari(hari, -1)
  return [
    ...(keDepan
      ? [{ label: `${KE_DEPAN} Hari Ke Depan`, awal: hari, akhir: tambahHari(hari, KE_DEPAN) }]
      : []),
    { label: 'Hari Ini', awal: hari, akhir: hari },
    { label: 'Kemarin', awal: kemarin, akhir: kemarin },
    { label: 'Bulan Ini', awal: `${bulan}-01`, akhir: hari },
    { label: 'Bulan Lalu', awal: `${lalu}-01`, akhir: akhirLalu },
  ]
}
