import type { ReactNode } from 'react'
import { formatNumber } from '#domain/format.ts'
import { sumMilligram, type Milligram } from '#domain/units.ts'
import type { ScanResult } from '#client/kasir/useScan.ts'
import { Gram } from '#client/ui/amounts.tsx'
import './stok.css'

interface Props {
  /** The result of the last scan; left out where nothing is scanned. */
  scan?: { result: ScanResult | undefined }
  children: ReactNode
}

/** Always in sight, however long the list: what was just scanned, and what it all comes to. */
export const HitungScan = ({ scan, children }: Props) => (
  <div className="stok-hitung">
    {scan && (
      <p className={`stok-result stok-result-${scan.result?.tone ?? 'good'}`} role="status">
        {scan.result?.text ?? ' '}
      </p>
    )}
    {children && (
      <p className="stok-jumlah" aria-label="Jumlah">
        {children}
      </p>
    )}
  </div>
)

interface JumlahProps {
  berat: readonly Milligram[]
  kata?: ReactNode
}

/** '12 barang · 34.500 g'. */
export const JumlahBarang = ({ berat, kata = 'barang' }: JumlahProps) => (
  <>
    <strong>{formatNumber(berat.length)}</strong> {kata} ·{' '}
    <strong>
      <Gram value={sumMilligram(berat)} />
    </strong>
  </>
)
