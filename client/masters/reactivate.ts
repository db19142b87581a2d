/** A code that is there but deactivated: the server says DELETED, the screen offers Aktifkan (spec 000 §8). */
import { keyArgs } from '#domain/master-calls.ts'
import type { AnyMaster, ScreenRow } from '#domain/master-types.ts'
import type { ApiError } from '#client/net/api.ts'
import { useSend } from '#client/net/query.ts'
import { ask } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'

export const isDeleted = (error: ApiError): boolean => error.message.includes('DELETED')

/** Makes the row of a code active again, as it stands; its lists load anew. Answers that row. */
export function useReactivate(master: AnyMaster, onDone?: () => void) {
  const { reactivate, page } = master.screen
  const { send, busy } = useSend(reactivate!, {
    changes: [page!, ...Object.values(master.calls)],
    onDone({ message }) {
      toast('success', message)
      onDone?.()
    },
  })
  return {
    send: async (code: string): Promise<ScreenRow | undefined> =>
      (await send(keyArgs(master, reactivate!, code)))?.data,
    busy,
  }
}

/** @param ubahan the changes that the reactivation makes to the row: 'Nama Sales: RINA menjadi RINI' */
export async function offerReactivation(
  error: ApiError,
  ubahan: readonly string[],
  reactivate: () => Promise<unknown>,
): Promise<void> {
  const text = ubahan.length === 0 ? 'Dipakai lagi seperti dulu.' : 'Dipakai lagi dengan isian ini.'
  const yes = await ask({
    kind: 'warning',
    title: error.message,
    text,
    ...(ubahan.length > 0 ? { list: [text, ...ubahan] } : {}),
    ok: 'Aktifkan',
    cancel: 'Batal',
  })
  if (yes) await reactivate()
}
