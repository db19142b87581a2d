import { Button } from 'antd'
import { BarangKembali } from '#client/features/pembelian/BarangKembali.tsx'
import type { useIzinBeli } from '#client/features/pembelian/useIzinBeli.ts'
import type { ModeBeli } from '#client/features/pembelian/useModeBeli.ts'
import type { ErrorsJual } from '#client/features/penjualan/errors-jual.ts'
import type { Kembali } from '#client/features/penjualan/useTransaksi.ts'

interface Props extends Kembali {
  mode: ModeBeli
  errors: ErrorsJual['others']
  izin: ReturnType<typeof useIzinBeli>
  /** Scans are of pieces that come back. */
  aktif: boolean
  terkunci: boolean
}

/** The old pieces of a trade-in, below the new ones. */
export const BagianTukar = ({ aktif, ...props }: Props) => (
  <>
    {(aktif || props.hitungan.lines.length > 0) && (
      <div className="till-tukar">
        <h2>Barang Tukar</h2>
        {aktif && (
          <Button size="small" disabled={props.terkunci} onClick={props.mode.button.F3}>
            Tanpa Nota <kbd>F3</kbd>
          </Button>
        )}
      </div>
    )}
    <BarangKembali {...props} />
  </>
)
