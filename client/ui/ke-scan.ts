/** Leaves whatever has the focus; the scan box takes it (ScanBox.tsx). */
export const keScan = (): void => (document.activeElement as HTMLElement | null)?.blur()
