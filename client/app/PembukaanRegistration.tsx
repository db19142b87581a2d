import { lazy, Suspense } from 'react'
import { useMe } from '#client/net/me.ts'

const RegisterShop = lazy(() =>
  import('#client/features/pembukaan/RegisterShop.tsx').then((m) => ({ default: m.RegisterShop })),
)

/** Shows what a shop still lacks while it is being opened; afterwards no code of it is loaded. */
export const PembukaanRegistration = () =>
  useMe()?.pembukaan ? (
    <Suspense>
      <RegisterShop />
    </Suspense>
  ) : null
