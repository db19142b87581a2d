import { Button } from 'antd'
import type { FieldError } from '#domain/errors.ts'
import { AsalHarga } from '#client/kasir/AsalHarga.tsx'
import { IzinLine } from '#client/kasir/IzinLine.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import type { ComputedLine } from './keranjang.ts'

interface Props {
  line: ComputedLine
  errors: readonly FieldError[]
  /** Shows how the price came about. */
  opened: boolean
  disabled: boolean
  onIzin: () => void
  onSegarkan: () => void
  /** The change of its price has been seen. */
  onTahu: () => void
}

/** Below a line: where its price comes from, what it still needs, what the server said of it. */
export function LineKeterangan({ line, errors, opened, disabled, onIzin, onSegarkan, onTahu }: Props) {
  const stale = errors.filter((e) => e.field === 'harga_gram' || e.field === 'harga_atribut')
  const others = errors.filter((e) => !stale.includes(e) && !FIELDS.has(e.field))
  return (
    <>
      {opened && (
        <AsalHarga
          nama_barang={line.line.barang.nama_barang}
          asal={line.asal}
          jumlah={{ nama: 'Total', nilai: line.harga_total }}
        />
      )}
      {line.line.harga_lama !== undefined && (
        <p className="till-berubah" role="alert">
          Harga emas berubah:{' '}
          <s>
            <Rupiah value={line.line.harga_lama} />
            /g
          </s>{' '}
          menjadi <Rupiah value={line.line.barang.harga_gram} strong />
          /g{' '}
          <Button size="small" onClick={onTahu}>
            Mengerti
          </Button>
        </p>
      )}
      {stale.length > 0 && (
        <p className="till-error" role="alert">
          {stale[0]!.message}{' '}
          <Button size="small" onClick={onSegarkan} disabled={disabled}>
            Perbarui Harga
          </Button>
        </p>
      )}
      {others.map((e) => (
        <p key={e.field + e.message} className="till-error" role="alert">
          {e.message}
        </p>
      ))}
      <IzinLine perlu={line.perlu} otorisasi={line.otorisasi} disabled={disabled} onIzin={onIzin} />
    </>
  )
}

/** Told beside their own fields. */
const FIELDS = new Set(['berat', 'harga_jual', 'ongkos'])
