import { lazy, Suspense } from 'react'
import { useMe } from '#client/net/me.ts'

const Daftar = lazy(() =>
  import('#client/features/pembukaan/Daftar.tsx').then((m) => ({ default: m.Daftar })),
)

/** What a shop still lacks, while it is being opened; nothing is loaded of it afterwards. */
export const DaftarPembukaan = () =>
  useMe()?.pembukaan ? (
    <Suspense>
      <Daftar />
    </Suspense>
  ) : null
