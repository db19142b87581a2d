import { lazy, Suspense } from 'react'
import { useMe } from '#client/net/me.ts'

const RegisterShop = lazy(() =>
  import('#client/features/pembukaan/RegisterShop.tsx').then((m) => ({ default: m.RegisterShop })),
)

/** What a shop still lacks, while it is being opened; nothing is loaded of it afterwards. */
export const PembukaanRegistration = () =>
  useMe()?.pembukaan ? (
    <Suspense>
      <RegisterShop />
    </Suspense>
  ) : null
