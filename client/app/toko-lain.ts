import { listToko } from '#domain/calls/sesi.ts'
import type { CallReply } from '#domain/call.ts'
import { ofWholeChain } from '#domain/level.ts'
import type { Me } from '#client/net/me.ts'
import { useCall } from '#client/net/query.ts'

/** The other shops that this user may sign in to; none for who works in one. */
export function useTokoLain({ userdata: { level, kode_toko } }: Me): CallReply<typeof listToko> {
  const { data = [] } = useCall(
    listToko,
    {},
    { enabled: ofWholeChain(level), staleTime: 600_000, quiet: true },
  )
  return data.filter((toko) => toko.kode_toko !== kode_toko && !toko.jauh)
}
