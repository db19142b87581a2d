import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { NAMA_KERTAS, type KertasNota } from '#domain/rules/pengaturan-nota.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { paperChoice, useCetak, type Cetakan } from './useCetak.ts'

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
  children,
  selesai,
  onSelesai,
}: Props) {
  const { cetak, busy, modal } = useCetak()
  const [first] = useState(() => paperChoice())
  const second: KertasNota = first === 'A5' ? '80' : 'A5'
  const next = useRef<HTMLButtonElement>(null)
  const print = (paper: KertasNota) => void cetak(cetakan, paper).then(() => next.current?.focus())
  useKeys({ F9: onSelesai }, { covered: true, enabled: !busy })
  return (
    <StaticModal
      open
      title={title}
      width={640}
      footer={
        <>
          <Button loading={busy} onClick={() => print(second)}>
            Cetak Nota {NAMA_KERTAS[second]}
          </Button>
          <Button loading={busy} onClick={() => print(first)}>
            Cetak Nota {NAMA_KERTAS[first]}
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
