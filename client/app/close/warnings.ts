/** Tells the warnings of the close on the sign-in page, where there is time to read them. */
import { messages } from '#domain/messages.ts'
import { ask } from '#client/net/dialogs.ts'
import { stored } from '#client/net/store.ts'

export const closeWarnings = stored<string[]>('peringatan_tutup', () => sessionStorage)

export function tellCloseWarnings(): void {
  const list = closeWarnings.read()
  if (!list) return
  closeWarnings.remove()
  void ask({ kind: 'warning', title: messages.peringatanTutup, text: list[0]!, list, ok: messages.ok })
}
