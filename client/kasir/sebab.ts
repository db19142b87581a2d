/** What a refused save left wrong: the first of it, in the order of the screen, has the focus. */
import { useEffect } from 'react'
import type { FieldError } from '#domain/errors.ts'

const LAYAR = ':is(.till, .stok, .timbang, .kas)'
const SEBAB = ['input[aria-invalid="true"]', '[aria-invalid="true"] input', '[data-sebab]']
  .map((sebab) => `${LAYAR} ${sebab}`)
  .join(', ')

/** data-sebab: what stands for a cause that is no field; 'buka': it hides the field, and is opened. */
export function keSebab(): void {
  const first = document.querySelector<HTMLElement>(SEBAB)
  first?.focus()
  if (first?.dataset.sebab === 'buka') first.click()
}

/** Goes there each time something is found wrong; where no field is the cause, the focus stays. */
export function useKeSebab(salah: readonly FieldError[]): void {
  useEffect(() => {
    if (salah.length > 0) keSebab()
  }, [salah])
}
