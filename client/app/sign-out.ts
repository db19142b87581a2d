import { logout } from '#domain/calls/sesi.ts'
import { messages } from '#domain/messages.ts'
import { call } from '#client/net/api.ts'
import { ask } from '#client/net/dialogs.ts'
import { belumDisimpan } from '#client/net/draft.ts'
import { toast } from '#client/net/toasts.ts'
import { leave } from '#client/net/session.ts'

/** Asks first when something stands typed. Whether or not the server hears of it, nobody is signed in here afterwards (spec 000 §8). */
export async function signOut(user_id: string): Promise<void> {
  if (!(await tetapKeluar())) return
  try {
    await call(logout, { body: { user_id } }, { quiet: true })
  } catch {
    toast('error', messages.gagalLogout)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  leave()
}

async function tetapKeluar(): Promise<boolean> {
  const tinggal = belumDisimpan()
  return (
    tinggal.length === 0 ||
    ask({
      kind: 'warning',
      title: messages.belumDisimpan,
      text: `${tinggal.join(', ')}. ${messages.ditinggalDisini}`,
      ok: messages.logout,
      cancel: messages.kembali,
    })
  )
}
