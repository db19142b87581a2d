import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import type { KertasNota } from '#domain/calls/nota-penjualan.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useTombol } from '#client/ui/tombol.ts'
import { kertasPilihan, useCetakNota } from './useCetakNota.ts'

interface Props {
  title: string
  no_faktur_group: string
  nomor: string
  total_bayar: Amount
  /** Cash to hand back; not shown when there is none. */
  kembalian?: Amount
  children?: ReactNode
  /** The way on: 'Transaksi Berikutnya'. */
  selesai: string
  onSelesai: () => void
}

/** A sale is done: its number, the change to hand back, its nota, and the next customer. */
export function ModalTersimpan({ title, no_faktur_group, nomor, total_bayar, kembalian = 0 as Amount, children, selesai, onSelesai }: Props) {
  const { cetak, busy, modal } = useCetakNota()
  const [kertas] = useState(kertasPilihan)
  const [first, second] = kertas === 'A5' ? (['A5', '80'] as const) : (['80', 'A5'] as const)
  const next = useRef<HTMLButtonElement>(null)
  const print = (paper: KertasNota) => void cetak(no_faktur_group, paper).then(() => next.current?.focus())
  const label = { A5: 'Cetak Nota A5', '80': 'Cetak Nota 80 mm' }
  useTombol({ F9: onSelesai }, { covered: true, enabled: !busy })
  return (
    <StaticModal
      open
      title={title}
      width={640}
      footer={
        <>
          <Button loading={busy} onClick={() => print(second)}>{label[second]}</Button>
          <Button loading={busy} onClick={() => print(first)}>{label[first]}</Button>
          <Button ref={next} type="primary" autoFocus onClick={onSelesai}>{selesai} <kbd>F9</kbd></Button>
        </>
      }
    >
      <p className="till-nomor">{nomor}</p>
      <p className="till-nomor-penuh muted">{no_faktur_group}</p>
      <dl className="till-figures">
        <div><dt>Total Bayar</dt><dd><Rupiah value={total_bayar} strong /></dd></div>
      </dl>
      {kembalian > 0 && <p className="till-kembalian">Kembalian <Rupiah value={kembalian} strong /></p>}
      {children}
      {modal}
    </StaticModal>
  )
}
