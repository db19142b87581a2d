/** The box of a day, inside antd's, and what holds up a search or a save while one says what is no day. */
import { createContext, use, type ComponentProps, type ReactNode, type Ref } from 'react'

export interface Ketikan {
  /** Typed text that is not the value: rc-picker would write the value over it. undefined: the box shows the value. */
  text: string | undefined
  /** The message about the typed text. */
  kata: ReactNode
  ketik: (text: string) => void
  tinggalkan: () => void
  buang: () => void
}
export const Ketikan = createContext<Ketikan | null>(null)

export function TanggalBox({ ref, ...props }: ComponentProps<'input'> & { ref?: Ref<HTMLInputElement> }) {
  const { text, kata, ketik, tinggalkan, buang } = use(Ketikan)!
  return (
    <input
      {...props}
      ref={ref}
      value={text ?? props.value}
      aria-invalid={kata ? true : props['aria-invalid']}
      data-keliru={text !== undefined || kata ? '' : undefined}
      onChange={(event) => {
        ketik(event.target.value)
        props.onChange?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') buang()
        if (event.key === 'Enter' && text !== undefined) kembaliKe(event.currentTarget)
        else props.onKeyDown?.(event)
      }}
      onBlur={(event) => {
        // Into its own calendar: a day is being chosen there.
        if (!event.relatedTarget?.closest('.ant-picker-dropdown')) tinggalkan()
        props.onBlur?.(event)
      }}
    />
  )
}

let ditekan = false
addEventListener('pointerdown', () => (ditekan = true), true)
for (const lepas of ['pointerup', 'pointercancel']) addEventListener(lepas, () => (ditekan = false), true)

/**
 * Runs `lalu` after the button is released. A message takes room: a button that is being pressed must not move away
 * below the pointer.
 */
export function sesudahDitekan(lalu: () => void): void {
  if (!ditekan) return lalu()
  addEventListener('pointerup', () => setTimeout(lalu), { once: true })
}

/** Left and come back to: what is wrong is told, and no calendar lies over it. */
function kembaliKe(box: HTMLElement): void {
  box.blur()
  box.focus()
}

/**
 * True when a box in `di` shows other days than would be searched or saved. The box then gets the focus and says why:
 * nothing is asked for before it is put right.
 */
export function keTanggalKeliru(di: ParentNode | null | undefined): boolean {
  const box = di?.querySelector<HTMLElement>('[data-keliru]')
  if (box) kembaliKe(box)
  return !!box
}
