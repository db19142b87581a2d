import type { ReactNode } from 'react'
import { describeLine, kembalian, sisaBayar, totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { sumRupiah, type Rupiah as Amount } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'

interface Props {
  nama: ReactNode
  rp?: Amount
  strong?: boolean
  /** The one that is to be paid, told as it changes. */
  due?: boolean
  className?: string
  /** In place of an amount. */
  children?: ReactNode
}

/** A figure of the till beside its name. */
export const Figure = ({ nama, rp, strong = false, due = false, className, children }: Props) => (
  <div className={due ? 'till-due' : className}>
    <dt>{nama}</dt>
    <dd aria-live={due ? 'polite' : undefined}>
      {rp === undefined ? children : <Rupiah value={rp} strong={strong} />}
    </dd>
  </div>
)

/** Cash to hand back. */
export function KembalianRow({ list }: { list: readonly Pembayaran[] }) {
  const change = sumRupiah(list.map(kembalian))
  return change > 0 ? <Figure className="till-change" nama="Kembalian" rp={change} /> : null
}

/** Payments of a sum, and how much of it is missing or too much. */
export function Paid({ list, total }: { list: readonly Pembayaran[]; total: Amount }) {
  if (list.length === 0) return null
  const sisa = sisaBayar(list, total)
  return (
    <dl className="till-figures till-paid">
      {list.map((p, i) => (
        <Figure key={i} nama={describeLine(p)} rp={p.nominal} />
      ))}
      {list.length > 1 && <Figure nama="Sudah Dibayar" rp={totalBayar(list)} />}
      {sisa !== 0 && (
        <Figure
          className="till-sisa"
          nama={sisa > 0 ? 'Sisa' : 'Lebih'}
          rp={Math.abs(sisa) as Amount}
          strong
        />
      )}
      <KembalianRow list={list} />
    </dl>
  )
}

/** @param apa 'Pesanan ini sudah' */
export const SudahDikirim = ({ apa }: { apa: string }) => (
  <p className="till-error" role="alert">
    {apa} dikirim, jawaban server belum diterima. Kirim ulang: tidak akan tersimpan dua kali.
  </p>
)
