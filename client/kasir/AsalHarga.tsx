import { Fragment } from 'react'
import { formatRupiah } from '#domain/format.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'

interface Props {
  nama_barang: string
  asal: readonly { nama: string; rumus: string; jumlah: Rupiah }[]
  /** The sum of the parts. */
  jumlah: { nama: string; nilai: Rupiah }
}

/** The parts of a price, which add up to it. */
export const AsalHarga = ({ nama_barang, asal, jumlah }: Props) => (
  <dl className="till-asal" aria-label={`Asal harga ${nama_barang}`}>
    {asal.map(({ nama, rumus, jumlah: bagian }, i) => (
      <Fragment key={nama}>
        <dt>{`${tanda(i, bagian)}${nama}${rumus && ` ${rumus}`}`}</dt>
        <dd>{formatRupiah(rupiah(Math.abs(bagian)))}</dd>
      </Fragment>
    ))}
    <dt>{`= ${jumlah.nama}`}</dt>
    <dd>{formatRupiah(jumlah.nilai)}</dd>
  </dl>
)

/** No line ends behind it. */
const tanda = (i: number, jumlah: number): string => (jumlah < 0 ? '−\u00a0' : i > 0 ? '+\u00a0' : '')
