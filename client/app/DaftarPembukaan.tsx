import { lazy, Suspense } from 'react'
import { useMe } from './me.ts'

const Daftar = lazy(() => import('#client/pembukaan/Daftar.tsx').then((m) => ({ default: m.Daftar })))

/** What a shop still lacks, while it is being opened; nothing is loaded of it afterwards. */
export const DaftarPembukaan = () =>
  useMe()?.pembukaan ? (
    <Suspense>
      <Daftar />
    </Suspense>
  ) : null
