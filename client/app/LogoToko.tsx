import { perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { refreshMe } from '#client/net/me.ts'

const HOUR_MS = 3_600_000

/** The shop's own sign beside its name; nothing when it has none. */
export function LogoToko() {
  const { data } = useCall(perlengkapanToko, {}, { staleTime: HOUR_MS, quiet: true })
  useLive('toko', () => void Promise.all([invalidate(perlengkapanToko), refreshMe()]))
  return data?.logo ? <img className="header-logo" src={data.logo} alt="" /> : null
}
