/** Finds the causes of a refused save: the first, in the order of the screen, gets the focus. */
import { useEffect, useRef } from 'react'
import type { FieldError } from '#domain/errors.ts'

const SCREEN = ':is(.till, .stok, .timbang, .kas)'
const SEBAB = ['input[aria-invalid="true"]', '[aria-invalid="true"] input', '[data-sebab]']
  .map((sebab) => `${SCREEN} ${sebab}`)
  .join(', ')

/** data-sebab: what stands for a cause that is no field; 'buka': it hides the field, and is opened. */
export function keSebab(): void {
  const first = document.querySelector<HTMLElement>(SEBAB)
  first?.focus()
  if (first?.dataset.sebab === 'buka') first.click()
}

/** Goes there each time something is found wrong. Where no field is the cause the focus stays; so it does while one cause after the other is typed away. */
export function useKeSebab(wrong: readonly FieldError[]): void {
  const known = useRef<readonly FieldError[]>([])
  useEffect(() => {
    if (wrong.some((one) => !known.current.includes(one))) keSebab()
    known.current = wrong
  }, [wrong])
}
