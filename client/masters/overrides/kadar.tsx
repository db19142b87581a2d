/** The karat that SNI 8880 gives a purity, and whether what is printed says another (DOMAIN §A, §G-11). */
import { Tag } from 'antd'
import { formatPersen } from '#domain/format.ts'
import type { ScreenRow } from '#domain/master-types.ts'
import { isPerak, pitaKarat } from '#domain/rules/karat.ts'
import type { Persen } from '#domain/units.ts'
import type { Overrides } from '#client/masters/slots.ts'

function Karat({ row }: { row: ScreenRow }) {
  if (isPerak({ nama: String(row.nama), cetak: String(row.cetak) }))
    return <span className="muted">perak, bukan emas</span>
  const pita = pitaKarat(row.persen as Persen)
  const printed = /^([0-9.]+)K$/.exec(String(row.cetak))?.[1]
  if (!pita) return <span className="muted">di bawah 8K</span>
  const { karat, dari, sampai } = pita
  const other = printed !== undefined && Number(printed) !== (karat === 'LM' ? 24 : karat)
  return (
    <>
      <span className="number">{karat === 'LM' ? 'LM' : `${karat}K`}</span>{' '}
      <span className="muted">
        ({formatPersen(dari)} - {formatPersen(sampai)})
      </span>{' '}
      {other && <Tag color="warning">Cetak {String(row.cetak)}</Tag>}
    </>
  )
}

export const kadarOverrides: Overrides = { columns: [{ title: 'Karat SNI (Emas)', Cell: Karat }] }
