/**
 * Tells the money that changes hands when a document is undone, separately for every way of paying: asked before it is
 * done, and told after.
 */
import { sebutUangBatal, type UangBatal } from '#domain/rules/uang-batal.ts'
import { ask } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'
import { cetakBatal, printLabel, sheetChoice, type Cetakan } from './useCetak.ts'

export function UangBatalList({ uang }: { uang: UangBatal }) {
  const lines = sebutUangBatal(uang)
  return lines.length === 0 ? null : (
    <ul className="batal-uang" aria-label="Uang yang kembali">
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/**
 * Money to hand back or to take back stays on the screen until somebody has seen it.
 * @param nota its paper, of what was undone whole: it says BATAL, and what went back
 */
export function tellUangBatal(message: string, uang: UangBatal, nota?: Cetakan): void {
  const list = sebutUangBatal(uang)
  if (list.length === 0 && !nota) return toast('success', message)
  void ask({
    kind: 'success',
    title: message,
    text: list[0] ?? 'Tidak ada uang yang berpindah.',
    list,
    ok: 'OK',
    ...(nota && {
      dahulu: { nama: printLabel(sheetChoice(), 'Nota Batal'), buka: () => void cetakBatal(nota) },
    }),
  })
}
