import { Button } from 'antd'
import {
  hubungkanPrinter,
  lepasPrinter,
  NAMA_SARANA,
  PrinterGagal,
  printerLabel,
  SARANA,
} from '#client/kasir/printer-label.ts'
import { useObservable } from '#client/net/observable.ts'
import { toast } from '#client/net/toasts.ts'

/** Chooses the printer that this computer sends labels to; where the browser reaches none, the file is downloaded. */
export function PrinterLabel({ nama }: { nama: string }) {
  const printer = useObservable(printerLabel)
  if (SARANA.length === 0)
    return (
      <p className="muted">
        Browser ini tidak bisa mengirim ke printer label. Berkasnya diunduh; di Chrome atau Edge bisa dikirim
        langsung.
      </p>
    )
  const hubungkan = (sarana: (typeof SARANA)[number]) =>
    void hubungkanPrinter(sarana).catch((error: unknown) => {
      if (!(error instanceof PrinterGagal)) throw error
      toast('error', error.message)
    })
  return (
    <div className="label-panah" role="group" aria-label="Printer label">
      <span className="muted">
        {printer
          ? `Printer label ${nama === '-' ? '' : `${nama} `}terhubung lewat ${NAMA_SARANA[printer.sarana]}.`
          : 'Belum ada printer label di komputer ini: berkasnya diunduh.'}
      </span>
      {printer ? (
        <Button size="small" onClick={lepasPrinter}>
          Lepas Printer
        </Button>
      ) : (
        SARANA.map((sarana) => (
          <Button key={sarana} size="small" onClick={() => hubungkan(sarana)}>
            Hubungkan Lewat {NAMA_SARANA[sarana]}
          </Button>
        ))
      )}
    </div>
  )
}
