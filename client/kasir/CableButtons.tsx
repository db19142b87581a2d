import { Button } from 'antd'
import { useObservable } from '#client/net/observable.ts'
import { toast } from '#client/net/toasts.ts'
import { NAMA_SARANA, PrinterGagal, SARANA, type CablePrinter } from './cable-printer.ts'

interface Props {
  printer: CablePrinter
  nama?: string
  /** What happens without one: 'berkasnya diunduh' */
  tanpa: string
}

/** Connects a printer that hangs on this computer, and lets it go. */
export function CableButtons({ printer, nama = '', tanpa }: Props) {
  const known = useObservable(printer.known)
  const { name } = printer
  if (SARANA.length === 0)
    return (
      <p className="muted">
        Browser ini tidak bisa mengirim ke {name.toLowerCase()}: {tanpa}. Di Chrome atau Edge bisa dikirim
        langsung.
      </p>
    )
  const connect = (sarana: (typeof SARANA)[number]) =>
    void printer.connect(sarana).catch((error: unknown) => {
      if (!(error instanceof PrinterGagal)) throw error
      toast('error', error.message)
    })
  return (
    <div className="page-actions" role="group" aria-label={name}>
      <span className="muted">
        {known
          ? `${name} ${nama === '' ? '' : `${nama} `}terhubung lewat ${NAMA_SARANA[known.sarana]}.`
          : `Belum ada ${name.toLowerCase()} di komputer ini: ${tanpa}.`}
      </span>
      {known ? (
        <Button size="small" onClick={() => printer.release()}>
          Lepas Printer
        </Button>
      ) : (
        SARANA.map((sarana) => (
          <Button key={sarana} size="small" onClick={() => connect(sarana)}>
            Hubungkan Lewat {NAMA_SARANA[sarana]}
          </Button>
        ))
      )}
    </div>
  )
}
