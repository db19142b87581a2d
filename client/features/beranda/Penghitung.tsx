import { Link } from '@tanstack/react-router'
import { formatAngka } from '#domain/format.ts'
import { useLive } from '#client/net/live.ts'
import { useCall } from '#client/net/query.ts'
import type { Area } from './area.ts'

/** Documents of today, as they happen. */
export function Penghitung({ area: { nama, grafik, event, path } }: { area: Area }) {
  const { data, error, refetch } = useCall(
    grafik,
    { query: { type: 'today' } },
    { staleTime: 0, quiet: true },
  )
  useLive(event, () => void refetch())
  return (
    <Link className="beranda-hitung" to={path}>
      <span>{nama} Hari Ini</span>
      <strong>{data ? formatAngka(data.value) : error ? '?' : ' '}</strong>
      {error && <small className="field-error">{error.message}</small>}
    </Link>
  )
}
