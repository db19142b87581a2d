export const fokus = (id: string): void => document.getElementById(id)?.focus()

/** Leaves whatever has the focus; the scan box takes it (ScanBox.tsx). */
export const keScan = (): void => (document.activeElement as HTMLElement | null)?.blur()

/** From the scan box into the list below it (DataTable.tsx), where arrows walk. */
export const toFirstRow = (): void => document.querySelector<HTMLElement>('main .row-walks')?.focus()
