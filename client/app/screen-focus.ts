/** The focus is never nowhere: a screen begins where one types first, and whoever's field or button has gone begins there again. */
import { useEffect } from 'react'
import { isCovered } from '#client/ui/modals.ts'

const mainPart = (): HTMLElement | null => document.getElementById('isi')

/** Until somebody has done something, the screen's first field takes the focus once it is there; until then the screen itself has it. */
export function useScreenFocus(path: string): void {
  useEffect(() => {
    const last: Last = { holder: document.activeElement, begun: false }
    const begin = () => (last.begun = true)
    const look = () => {
      if (isCovered() || !isFree(last)) return
      last.placed = keAwal()
    }
    let soon: ReturnType<typeof setTimeout> | undefined
    const changed = () => {
      clearTimeout(soon)
      // By then, code that knows a better place for the focus has set it.
      soon = setTimeout(look, SEBENTAR_MS)
    }
    const entered = ({ target }: FocusEvent) => (last.holder = target as Element)
    const watch = new MutationObserver(changed)
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', entered)
    document.addEventListener('keydown', begin, true)
    document.addEventListener('pointerdown', begin, true)
    changed()
    return () => {
      clearTimeout(soon)
      watch.disconnect()
      document.removeEventListener('focusin', entered)
      document.removeEventListener('keydown', begin, true)
      document.removeEventListener('pointerdown', begin, true)
    }
  }, [path])
}
const SEBENTAR_MS = 50

interface Last {
  holder: Element | null
  /** Somebody has pressed a key or a pointer on this screen. */
  begun: boolean
  /** The field at which the screen began: one before it may come later, with what is read. */
  placed?: HTMLElement | null | undefined
}

/**
 * True when the place of the focus is not chosen: the screen has just been opened, or the element that had the focus is
 * gone. A click beside everything is a choice.
 */
function isFree({ holder, begun, placed }: Last): boolean {
  const now = document.activeElement
  if (!begun)
    return now === null || now === mainPart() || now === placed || !now.closest('main, dialog, [popover]')
  return (now === null || now === document.body) && (!holder?.isConnected || holder.matches(':disabled'))
}

/** On what is only touched a field would bring up its keys unasked. */
function keAwal(): HTMLElement | null | undefined {
  const main = mainPart()
  const field = SENTUH.matches
    ? undefined
    : [...(main?.querySelectorAll<HTMLElement>(FIELD) ?? [])].find(isSeen)
  const next = field ?? main
  if (next !== document.activeElement) next?.focus({ preventScroll: true })
  return next
}
const SENTUH = matchMedia('(hover: none) and (pointer: coarse)')
const FIELD =
  'input:not([type=checkbox], [type=radio], [type=file], :disabled, [tabindex="-1"]), textarea:not(:disabled)'
const isSeen = (field: HTMLElement): boolean =>
  field.getClientRects().length > 0 && !field.closest('.ant-pagination')
