import { Button } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { nomorPendek } from '#domain/rules/kode.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { openDrawer } from './till-printer.ts'
import { paperChoice, printLabel, sheetChoice, useCetak, type Cetakan, type PaperChoice } from './useCetak.ts'

/** Texts and papers of a document that is saved. */
export interface Tersimpan {
  /** The document's paper, and its full number. */
  cetakan: Cetakan
  /** Text behind the short number: ' / 2' for a second payment of the same document. */
  urut?: string
  /** The name of the figure: 'Total Bayar'. */
  label?: string
  total: Amount
  /** Cash to hand back; not shown when there is none. */
  kembalian?: Amount
  /** It was saved before: nothing of it is new, neither its cash nor, perhaps, its paper. */
  again?: boolean
  /** The document waits for validasi: a print made now says so, and the original is printed at validasi. */
  sementara?: boolean
  children?: ReactNode
}

interface Props extends Tersimpan {
  title: string
  /** The way on: 'Transaksi Berikutnya'. */
  selesai: string
  onSelesai: () => void
}

/** Of what was confirmed in the act that saved it. @param children what else came of that, in lines */
export const Divalidasi = ({ children }: { children?: ReactNode }) => (
  <ul className="till-divalidasi" aria-label="Validasi">
    <li>Sudah divalidasi</li>
    {children}
  </ul>
)

/** A document is done: its number, the change to hand back, its paper, and the next customer. */
export function ModalTersimpan({
  title,
  cetakan,
  urut = '',
  label = 'Total Bayar',
  total,
  kembalian = 0 as Amount,
  sementara = false,
  again = false,
  children,
  selesai,
  onSelesai,
}: Props) {
  const { cetak, busy, modal } = useCetak()
  const [first] = useState(() => paperChoice())
  const second = first === 'PRINTER' ? sheetChoice() : first === 'A5' ? '80' : 'A5'
  const next = useRef<HTMLButtonElement>(null)
  const print = (paper: PaperChoice) => void cetak(cetakan, paper).then(() => next.current?.focus())
  const { no } = cetakan
  useEffect(() => {
    if (!sementara && !again) void openDrawer({ no_ref: no })
  }, [no, sementara, again])
  // A printer of the shop needs nobody: its paper comes out while the next customer is served.
  const printAndGo = () => {
    void cetak(cetakan, first)
    onSelesai()
  }
  useKeys(
    { F9: onSelesai, F12: first === 'PRINTER' && !again ? printAndGo : () => print(first) },
    { covered: true, enabled: !busy || first === 'PRINTER' },
  )
  return (
    <StaticModal
      open
      title={title}
      width={640}
      footer={
        <>
          <Button loading={busy} onClick={() => print(second)}>
            {printLabel(second)}
          </Button>
          <Button loading={busy} onClick={() => print(first)}>
            {printLabel(first)} <kbd>F12</kbd>
          </Button>
          <Button ref={next} type="primary" autoFocus onClick={onSelesai}>
            {selesai} <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <p className="till-nomor">
        {nomorPendek(cetakan.no)}
        {urut}
      </p>
      <p className="till-nomor-penuh muted">{cetakan.no}</p>
      <dl className="till-figures">
        <div>
          <dt>{label}</dt>
          <dd>
            <Rupiah value={total} strong />
          </dd>
        </div>
      </dl>
      {kembalian > 0 && (
        <p className="till-kembalian">
          Kembalian <Rupiah value={kembalian} strong />
        </p>
      )}
      {sementara && (
        <p className="muted">Yang dicetak sekarang Nota Sementara. Nota asli dicetak saat validasi.</p>
      )}
      {children}
      {modal}
    </StaticModal>
  )
}
