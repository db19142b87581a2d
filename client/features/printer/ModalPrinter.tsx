import { StaticModal } from '#client/ui/StaticModal.tsx'
import { PrinterPanel } from './PrinterPanel.tsx'

/** The printer of this computer, what it printed today, and its drawer: for whoever stands at it. */
export const ModalPrinter = ({ onTutup }: { onTutup: () => void }) => (
  <StaticModal open title="Printer Dan Laci" width={940} onClose={onTutup} cancelText="Tutup">
    <PrinterPanel />
  </StaticModal>
)
