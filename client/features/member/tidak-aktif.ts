/** Asks about a member who stayed away (spec 000 §4, §8). */
import { ubahMember } from '#domain/calls/member.ts'
import { paraSystemSatu } from '#domain/calls/para-system.ts'
import { messages } from '#domain/messages.ts'
import { pertanyaanTidakAktif } from '#domain/rules/member.ts'
import { ask } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { fetchCall } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'

/** Answers whether the member's data is to be opened; who may not change it is only told. */
export async function tanyaTidakAktif(): Promise<boolean> {
  const { value } = await fetchCall(
    paraSystemSatu,
    { params: { key: 'MEMBER_TIDAK_AKTIF_BULAN' } },
    { staleTime: 300_000 },
  )
  const title = pertanyaanTidakAktif(Number(value))
  if (!mayMake(ubahMember)) {
    toast('info', title)
    return false
  }
  return ask({
    id: 'member-tidak-aktif',
    kind: 'warning',
    title,
    text: messages.updateMember,
    ok: 'Yes',
    cancel: 'No',
  })
}
