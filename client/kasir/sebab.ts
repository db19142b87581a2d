/** What a refused save left wrong on a till: the first of it, in the order of the screen, has the focus. */
const SEBAB = '.till input[aria-invalid="true"], .till [aria-invalid="true"] input, .till [data-sebab]'

/** data-sebab: what stands for a cause that is no field; 'buka': it hides the field, and is opened. */
export function keSebab(): void {
  const first = document.querySelector<HTMLElement>(SEBAB)
  first?.focus()
  if (first?.dataset.sebab === 'buka') first.click()
}
