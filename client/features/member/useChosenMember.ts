import { memberByKode, type Member } from '#domain/calls/member.ts'
import { useCall } from '#client/net/query.ts'
import type { Pelanggan } from '#client/kasir/pelanggan.ts'
import type { Reading } from '#client/ui/reading.ts'

/** The member of a code that was chosen; undefined until they are read. */
export function useChosenMember({ jenis_pelanggan, kode_customer }: Pelanggan): {
  member: Member | undefined
  reading: Reading
} {
  const reading = useCall(
    memberByKode,
    { params: { kode: kode_customer }, query: { single: '1' } },
    { enabled: jenis_pelanggan === 'MEMBER' && kode_customer !== '', staleTime: 5_000 },
  )
  return { member: reading.data?.[0], reading }
}
