import { Button, InputNumber } from 'antd'
import { LABEL_MAKS } from '#domain/calls/label.ts'
import type { FieldError } from '#domain/errors.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import type { LabelLine } from './draft-label.ts'
import { pernah } from './useLabel.ts'

interface Props {
  rows: readonly LabelLine[]
  /** At 'barang.0.qty' and so on; 'barang' of the whole. */
  wrong: readonly FieldError[]
  dilihat: string | undefined
  disabled: boolean
  onLihat: (kode_barcode: string) => void
  onHapus: (kode_barcode: string) => void
  /** Of one piece, or of all. */
  onQty: (kode_barcode: string | undefined, qty: number | null) => void
}

/** The labels to be printed, the last one on top. */
export function LabelList({ rows, wrong, dilihat, disabled, onLihat, onHapus, onQty }: Props) {
  if (rows.length === 0)
    return (
      <>
        <EmptyState
          title="Barang Masih Kosong"
          text="Scan barcode barang, ambil dari nomor dokumen, atau pilih baki."
        />
        {errorOf(wrong, 'barang') && (
          <p className="field-error" role="alert">
            {errorOf(wrong, 'barang')}
          </p>
        )}
      </>
    )
  return (
    <>
      {rows.length > 1 && (
        <label className="label-semua">
          Label tiap barang{' '}
          <InputNumber<number>
            min={1}
            max={LABEL_MAKS}
            precision={0}
            disabled={disabled}
            value={rows.every((b) => b.qty === rows[0]!.qty) ? rows[0]!.qty : null}
            onChange={(qty) => onQty(undefined, qty)}
          />
        </label>
      )}
      <ol className="label-daftar card" aria-label="Barang yang dipilih" reversed>
        {rows
          .map((b, i) => ({ ...b, error: errorOf(wrong, `barang.${i}.kode_barcode`) }))
          .toReversed()
          .map(({ barang, qty, error }) => (
            <li
              key={barang.kode_barcode}
              data-dipilih={barang.kode_barcode === dilihat || undefined}
              onClick={() => onLihat(barang.kode_barcode)}
            >
              <span>
                <strong>{barang.nama_barang}</strong> {barang.kadar_cetak} <Gram value={barang.berat} />
                <small className="muted">
                  {barang.kode_barcode} · {barang.kode_gudang} / {barang.kode_baki}
                  {pernah(barang)}
                </small>
                {error && (
                  <span className="field-error" role="alert">
                    {error}
                  </span>
                )}
              </span>
              <InputNumber<number>
                aria-label={`Jumlah label ${barang.kode_barcode}`}
                min={1}
                max={LABEL_MAKS}
                precision={0}
                disabled={disabled}
                value={qty}
                onChange={(next) => onQty(barang.kode_barcode, next)}
              />
              <Button
                size="small"
                aria-label={`Hapus ${barang.kode_barcode}`}
                disabled={disabled}
                onClick={(event) => {
                  event.stopPropagation()
                  onHapus(barang.kode_barcode)
                }}
              >
                Hapus
              </Button>
            </li>
          ))}
      </ol>
    </>
  )
}
