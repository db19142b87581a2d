/** Things of a list are put in another place: by a handle with the pointer, or with the arrow keys on it. */
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type PointerEvent } from 'react'

interface Sasaran {
  kunci: string
  /** Before it, or behind it. */
  side: 'sebelum' | 'sesudah'
}

export interface Geser {
  /** On the thing itself: where it is found, and how it is seen while it moves. */
  benda: (kunci: string) => Record<`data-${string}`, string | undefined>
  /** On its handle, a button. */
  pegangan: (kunci: string) => {
    onPointerDown: (event: PointerEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
    style: { touchAction: 'none' }
  }
}

/** The new index of a thing that is dropped at another. */
export function tempatBaru(kunci: readonly string[], dari: string, { kunci: ke, side }: Sasaran): number {
  const tanpa = kunci.filter((one) => one !== dari)
  if (ke === dari) return kunci.indexOf(dari)
  return tanpa.indexOf(ke) + (side === 'sesudah' ? 1 : 0)
}

/** The list with this one at that index. */
export const dipindah = (kunci: readonly string[], satu: string, ke: number): string[] =>
  kunci.filter((one) => one !== satu).toSpliced(ke, 0, satu)

/** Pixels from the edge of the window within which the page scrolls along. */
const TEPI_PX = 56
const STEP_PX = 14

/**
 * @param kunci of every thing, in their order
 * @param mendatar they stand side by side
 */
export function useGeser(
  kunci: readonly string[],
  onPindah: (kunci: string, ke: number) => void,
  mendatar = false,
): Geser {
  const [dibawa, bawa] = useState<string>()
  const [sasaran, setSasaran] = useState<Sasaran>()

  const bergerak = useEffectEvent((event: globalThis.PointerEvent) => {
    if (event.clientY < TEPI_PX) scrollBy(0, -STEP_PX)
    if (event.clientY > innerHeight - TEPI_PX) scrollBy(0, STEP_PX)
    const here = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-geser]')
    const found = here?.dataset['geser']
    if (!here || found === undefined || !kunci.includes(found)) return
    const { left, top, width, height } = here.getBoundingClientRect()
    const lewat = mendatar ? event.clientX > left + width / 2 : event.clientY > top + height / 2
    setSasaran({ kunci: found, side: lewat ? 'sesudah' : 'sebelum' })
  })
  const lepas = useEffectEvent((jadi: boolean) => {
    const ke = dibawa !== undefined && sasaran ? tempatBaru(kunci, dibawa, sasaran) : -1
    bawa(undefined)
    setSasaran(undefined)
    if (jadi && dibawa !== undefined && ke >= 0 && ke !== kunci.indexOf(dibawa)) onPindah(dibawa, ke)
  })
  useEffect(() => {
    if (dibawa === undefined) return
    const gerak = (event: globalThis.PointerEvent) => bergerak(event)
    const jatuh = () => lepas(true)
    const batal = () => lepas(false)
    addEventListener('pointermove', gerak)
    addEventListener('pointerup', jatuh)
    addEventListener('pointercancel', batal)
    return () => {
      removeEventListener('pointermove', gerak)
      removeEventListener('pointerup', jatuh)
      removeEventListener('pointercancel', batal)
    }
  }, [dibawa])

  return {
    benda: (one) => ({
      'data-geser': one,
      'data-dibawa': one === dibawa ? '' : undefined,
      'data-sasaran': dibawa !== undefined && sasaran?.kunci === one ? sasaran.side : undefined,
    }),
    pegangan: (one) => ({
      style: { touchAction: 'none' },
      onPointerDown: (event) => {
        if (event.button !== 0) return
        // Prevents marking text and dragging the picture below out of the page; the handle keeps the focus.
        event.preventDefault()
        ;(event.currentTarget as HTMLElement).focus()
        bawa(one)
      },
      onKeyDown: (event) => {
        const at = kunci.indexOf(one)
        const ke = {
          ArrowUp: at - 1,
          ArrowLeft: at - 1,
          ArrowDown: at + 1,
          ArrowRight: at + 1,
          Home: 0,
          End: kunci.length - 1,
        }[event.key]
        if (ke === undefined) {
          if (event.key === 'Escape') lepas(false)
          return
        }
        event.preventDefault()
        event.stopPropagation()
        if (ke >= 0 && ke < kunci.length && ke !== at) onPindah(one, ke)
      },
    }),
  }
}
