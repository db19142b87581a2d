import { memo } from 'react'
import { FotoBarang } from '#client/kasir/FotoBarang.tsx'
import type { Line } from './keranjang.ts'

interface Props {
  lines: readonly Line[]
  chosen: string | null
}

/** The piece that was scanned last, or chosen since: its place beside the scan box is there before there is one. */
export const ChosenFoto = memo(function ChosenFoto({ lines, chosen }: Props) {
  const barang = lines.find((line) => line.barang.kode_barcode === chosen)?.barang
  if (!barang) return <span className="foto foto-kotak" aria-hidden="true" />
  return (
    <FotoBarang
      key={barang.kode_barcode}
      kode_barcode={barang.kode_barcode}
      foto={barang.foto}
      nama={barang.nama_barang}
      ukuran="kotak"
    />
  )
})
