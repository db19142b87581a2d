/** The box of a day, inside antd's, and what holds up a search or a save while one says what is no day. */
import { createContext, use, type ComponentProps, type ReactNode, type Ref } from 'react'

export interface Ketikan {
  /** What is typed and is not the value, which rc-picker would put back over it; undefined: the box shows the value. */
  text: string | undefined
  /** What is told of it. */
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

/** What is told takes room: a button that is being pressed does not move away below the pointer. */
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
 * Whether a box in `di` shows other days than would be searched or saved. It has the focus then, and says why: nobody asks for
 * anything before it is put right.
 */
export function keTanggalKeliru(di: ParentNode | null | undefined): boolean {
  const box = di?.querySelector<HTMLElement>('[data-keliru]')
  if (box) kembaliKe(box)
  return !!box
}
