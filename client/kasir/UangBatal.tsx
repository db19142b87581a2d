/** What changes hands when a document is undone, each way of paying by itself: said before it is done, and after. */
import { sebutUangBatal, type UangBatal } from '#domain/rules/uang-batal.ts'
import { ask } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'

export function DaftarUangBatal({ uang }: { uang: UangBatal }) {
  const lines = sebutUangBatal(uang)
  return lines.length === 0 ? null : (
    <ul className="batal-uang" aria-label="Uang yang kembali">
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Money to hand back or to take back stays on the screen until somebody has seen it. */
export function tellUangBatal(message: string, uang: UangBatal): void {
  const list = sebutUangBatal(uang)
  if (list.length === 0) toast('success', message)
  else void ask({ kind: 'success', title: message, text: list[0]!, list, ok: 'OK' })
}
