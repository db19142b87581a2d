import { Button } from 'antd'
import type { BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import { errorOf } from '#client/ui/Field.tsx'
import type { FieldError } from '#domain/errors.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { sebutan } from './form.ts'

interface Props {
  barang: readonly BarangStokDilihat[]
  /** At 'barang.0' and so on; 'barang' of the whole. */
  wrong: readonly FieldError[]
  onHapus: ((id: number) => void) | undefined
}

/** The pieces that were scanned, the last one on top, each with what is wrong with it. */
export function BarangList({ barang, wrong, onHapus }: Props) {
  const seluruh = errorOf(wrong, 'barang') && (
    <p className="field-error" role="alert">
      {errorOf(wrong, 'barang')}
    </p>
  )
  if (barang.length === 0)
    return (
      <>
        {seluruh}
        <EmptyState title="Barang Masih Kosong" text="Scan barcode barang, atau ketik kodenya lalu Enter." />
      </>
    )
  return (
    <>
      {seluruh}
      <ol className="stok-barang card" aria-label="Barang yang discan" reversed>
        {barang
          .map((b, i) => ({ ...b, error: errorOf(wrong, `barang.${i}`) }))
          .toReversed()
          .map((b) => (
            <li key={b.id} className={b.error ? 'stok-salah' : undefined}>
              <span className="stok-nama">
                <strong>{b.nama_barang}</strong> {b.kadar_cetak}
                <small className="muted">
                  {b.kode_barcode} · {b.kode_gudang} / {b.kode_baki}
                </small>
                {b.error && (
                  <span className="field-error" role="alert">
                    {b.error}
                  </span>
                )}
              </span>
              <Gram value={b.berat} />
              {onHapus && (
                <Button size="small" aria-label={`Hapus ${sebutan(b)}`} onClick={() => onHapus(b.id)}>
                  Hapus
                </Button>
              )}
            </li>
          ))}
      </ol>
    </>
  )
}
