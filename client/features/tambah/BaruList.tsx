import { Button } from 'antd'
import type { FieldError } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import type { DraftTambah } from './draft.ts'

type Row = DraftTambah['barang'][number]

interface Props {
  barang: readonly Row[]
  /** At 'barang.0.berat' and so on; 'barang' of the whole. */
  wrong: readonly FieldError[]
  /** undefined while it may only be sent again. */
  actions: { onUbah: (kunci: string) => void; onHapus: (kunci: string) => void } | undefined
}

const wrongAt = (wrong: readonly FieldError[], i: number): string =>
  wrong
    .filter(({ field }) => field === `barang.${i}` || field.startsWith(`barang.${i}.`))
    .map((e) => e.message)
    .join('. ')

/** The pieces that were entered, the last one on top, each with what is wrong with it. */
export function BaruList({ barang, wrong, actions }: Props) {
  const seluruh = errorOf(wrong, 'barang')
  return (
    <>
      {seluruh && (
        <p className="field-error" role="alert">
          {seluruh}
        </p>
      )}
      {barang.length === 0 ? (
        <EmptyState
          title="Barang Masih Kosong"
          text="Isi satu barang lalu tekan F3, atau ambil banyak sekaligus dari berkas."
        />
      ) : (
        <ol className="stok-barang card" aria-label="Barang baru" reversed>
          {barang
            .map((b, i) => <Satu key={b.kunci} b={b} wrong={wrongAt(wrong, i)} actions={actions} />)
            .toReversed()}
        </ol>
      )}
    </>
  )
}

function Satu({ b, wrong, actions: action }: { b: Row; wrong: string; actions: Props['actions'] }) {
  const nilai = [
    ...(b.ongkos > 0 ? [`ongkos ${formatRupiah(b.ongkos)}${b.tipe_ongkos === 'PER_GRAM' ? '/g' : ''}`] : []),
    ...(b.nama_atribut === '-' ? [] : [`${b.nama_atribut} ${formatRupiah(b.harga_atribut)}`]),
    ...(b.kode_intern === '-' ? [] : [b.kode_intern]),
  ]
  return (
    <li className={wrong ? 'stok-salah' : undefined}>
      <span className="stok-nama">
        <strong>{b.nama_barang}</strong> {b.kadar_cetak ?? ''}
        <small className="muted">
          {[b.kode_group, b.kode_dept, `${b.kode_gudang} / ${b.kode_baki}`, ...nilai].join(' · ')}
        </small>
        {wrong && (
          <span className="field-error" role="alert">
            {wrong}
          </span>
        )}
      </span>
      <Gram value={b.berat} />
      {action && (
        <span className="page-actions">
          <Button size="small" aria-label={`Ubah ${b.nama_barang}`} onClick={() => action.onUbah(b.kunci)}>
            Ubah
          </Button>
          <Button size="small" aria-label={`Hapus ${b.nama_barang}`} onClick={() => action.onHapus(b.kunci)}>
            Hapus
          </Button>
        </span>
      )}
    </li>
  )
}
