import { Button } from 'antd'
import { STOK_AWAL_COLUMNS } from '#domain/impor/stok-awal.ts'
import type { Field } from '#domain/master-types.ts'

/** The note beside a column's name: what a blank means, or that it is required. */
const catatan = ({ help, kind, default: otherwise }: Field): string =>
  help ??
  (otherwise === undefined
    ? 'Wajib'
    : kind === 'pilihan'
      ? `Kosong: ${String(otherwise)}`
      : kind === 'ya-tidak'
        ? 'Y atau T; kosong: T'
        : 'Boleh kosong')

interface Props {
  onExample: () => void
  columns?: Record<string, Field>
}

/** Explains which columns a file of pieces has; the example file is the quickest way to such a file. */
export const PenjelasanStokAwal = ({ onExample, columns = STOK_AWAL_COLUMNS }: Props) => (
  <div className="impor">
    <div className="impor-head">
      <span className="muted">
        Satu baris satu barang, di bawah judul kolom; urutannya bebas. Group, jenis, dan baki harus sudah ada
        di master: tulis kodenya atau namanya. Contoh Excel berisi daftarnya, tinggal dipilih.
      </span>
      <div className="page-actions">
        <Button onClick={onExample}>Unduh Contoh Excel</Button>
      </div>
    </div>
    <dl className="impor-figures">
      {Object.entries(columns).map(([name, field]) => (
        <div key={name}>
          <dt>{catatan(field)}</dt>
          <dd className="impor-column">{field.label}</dd>
        </div>
      ))}
    </dl>
  </div>
)
