import { Button } from 'antd'
import type { FieldError } from '#domain/errors.ts'
import { rupiah } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import type { BarisDihitung } from './keranjang.ts'

interface Props {
  line: BarisDihitung
  errors: readonly FieldError[]
  /** Shows how the price came about. */
  terbuka: boolean
  disabled: boolean
  onIzin: () => void
  onSegarkan: () => void
  /** The change of its price has been seen. */
  onTahu: () => void
}

/** Below a line: where its price comes from, what it still needs, what the server said of it. */
export function KeteranganBaris({ line, errors, terbuka, disabled, onIzin, onSegarkan, onTahu }: Props) {
  const stale = errors.filter((e) => e.field === 'harga_gram' || e.field === 'harga_atribut')
  const others = errors.filter((e) => !stale.includes(e) && !FIELDS.has(e.field))
  return (
    <>
      {terbuka && <AsalHarga line={line} />}
      {line.baris.harga_lama !== undefined && (
        <p className="till-berubah" role="alert">
          Harga emas berubah:{' '}
          <s>
            <Rupiah value={line.baris.harga_lama} />
            /g
          </s>{' '}
          menjadi <Rupiah value={line.baris.barang.harga_gram} strong />
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
      {line.perlu.map((kategori) => (
        <p key={kategori} className="till-perlu">
          Perlu Otorisasi {kategori}{' '}
          <Button size="small" onClick={onIzin} disabled={disabled}>
            Otorisasi
          </Button>
        </p>
      ))}
      {line.otorisasi
        .filter((k) => !line.perlu.includes(k))
        .map((kategori) => (
          <p key={kategori} className="till-izin">
            Otorisasi {kategori} diberikan
          </p>
        ))}
    </>
  )
}

/** Told beside their own fields. */
const FIELDS = new Set(['berat', 'harga_jual', 'ongkos'])

/** The parts of a price, which add up to it. */
const AsalHarga = ({ line: { asal, harga_total, baris } }: { line: BarisDihitung }) => (
  <dl className="till-asal" aria-label={`Asal harga ${baris.barang.nama_barang}`}>
    {asal.map(({ nama, rumus, jumlah }, i) => (
      <div key={nama}>
        <dt>
          {tanda(i, jumlah)}
          {nama}
          {rumus && <small> {rumus}</small>}
        </dt>
        <dd>
          <Rupiah value={rupiah(Math.abs(jumlah))} />
        </dd>
      </div>
    ))}
    <div>
      <dt>= Total</dt>
      <dd>
        <Rupiah value={harga_total} strong />
      </dd>
    </div>
  </dl>
)

const tanda = (i: number, jumlah: number): string => (jumlah < 0 ? '− ' : i > 0 ? '+ ' : '')
