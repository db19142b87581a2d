/** A code that is there but deactivated: the server says DELETED, the screen offers Aktifkan (spec 000 §8). */
import { keyArgs } from '#domain/master-calls.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import type { ApiError } from '#client/net/api.ts'
import { useSend } from '#client/net/query.ts'
import { ask } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'

export const isDeleted = (error: ApiError): boolean => error.message.includes('DELETED')

/** Makes the row of a code active again; its lists load anew. */
export function useReactivate(master: AnyMaster, onDone?: () => void) {
  const { reactivate, page } = master.screen
  const { send, busy } = useSend(reactivate!, {
    changes: [page!, ...Object.values(master.calls)],
    onDone({ message }) {
      toast('success', message)
      onDone?.()
    },
  })
  return { send: (code: string) => send(keyArgs(master, reactivate!, code)), busy }
}

export async function offerReactivation(error: ApiError, reactivate: () => Promise<unknown>): Promise<void> {
  const yes = await ask({
    kind: 'warning',
    title: error.message,
    text: 'Aktifkan Lagi?',
    ok: 'Aktifkan',
    cancel: 'Batal',
  })
  if (yes) await reactivate()
}
