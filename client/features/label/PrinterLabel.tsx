import { CableButtons } from '#client/kasir/CableButtons.tsx'
import { printerLabel } from '#client/kasir/cable-printer.ts'

/** Chooses the printer that this computer sends labels to; where the browser reaches none, the file is downloaded. */
export const PrinterLabel = ({ nama }: { nama: string }) => (
  <CableButtons printer={printerLabel} nama={nama === '-' ? '' : nama} tanpa="berkasnya diunduh" />
)
