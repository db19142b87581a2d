import { Button } from 'antd'
import { formatPersen } from '#domain/format.ts'
import type { FeeBank } from '#domain/rules/fee-kartu.ts'
import {
  hapusPembayaran,
  kembalian,
  samarkanKartu,
  describeLine,
  sisaBayar,
  totalBayar,
  type ArahBayar,
  type Pembayaran as Line,
} from '#domain/rules/pembayaran.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { confirm } from '#client/net/dialogs.ts'
import { PembayaranForm } from './PembayaranForm.tsx'
import './pembayaran.css'

export interface PembayaranProps {
  /** Total Bayar: what is due. */
  total: Amount
  value: readonly Line[]
  onChange: (next: Line[]) => void
  /** To choose from. */
  banks: readonly FeeBank[]
  /** KELUAR: the shop pays; in cash, or from its account. */
  arah?: ArahBayar
  disabled?: boolean
  /** No sum is due: any amount up to `total` may be entered. */
  bebas?: boolean
  /** Round sums of cash are offered. */
  cepat?: boolean
  /** The amount starts as this in place of what remains. */
  usul?: Amount
}

/** The payments of one transaction: the list, what remains, and the form that adds one (spec 000 §4; DOMAIN §B.0.9). */
export function Pembayaran({
  total,
  value,
  onChange,
  banks,
  arah = 'MASUK',
  disabled = false,
  bebas = false,
  cepat = false,
  usul,
}: PembayaranProps) {
  const sisa = sisaBayar(value, total)
  const remove = async (line: Line) => {
    if (await confirm(`Hapus pembayaran ${describeLine(line)}`)) onChange(hapusPembayaran(value, line))
  }
  return (
    <section className="pembayaran" aria-label="Pembayaran">
      <dl className="pembayaran-figures">
        {!bebas && (
          <div>
            <dt>Total Bayar</dt>
            <dd>
              <Rupiah value={total} />
            </dd>
          </div>
        )}
        <div>
          <dt>{bebas ? 'Jumlah' : 'Sudah Dibayar'}</dt>
          <dd aria-live={bebas ? 'polite' : undefined}>
            <Rupiah value={totalBayar(value)} />
          </dd>
        </div>
        {!bebas && (
          <div className={sisa === 0 && total > 0 ? 'pembayaran-lunas' : 'pembayaran-sisa'}>
            <dt>{sisa < 0 ? 'Lebih' : 'Sisa'}</dt>
            <dd aria-live="polite">
              <Rupiah value={Math.abs(sisa) as Amount} />
            </dd>
          </div>
        )}
      </dl>
      {value.length > 0 && (
        <List value={value} onRemove={disabled ? undefined : (line) => void remove(line)} />
      )}
      {!disabled && (
        <PembayaranForm
          list={value}
          total={total}
          banks={banks}
          arah={arah}
          bebas={bebas}
          cepat={cepat && arah === 'MASUK'}
          usul={usul}
          onAdd={onChange}
        />
      )}
    </section>
  )
}

function List({ value, onRemove }: { value: readonly Line[]; onRemove: ((line: Line) => void) | undefined }) {
  return (
    <table className="pembayaran-list">
      <caption className="only-heard">Daftar pembayaran</caption>
      <thead>
        <tr>
          <th scope="col">Jenis</th>
          <th scope="col">Keterangan</th>
          <th scope="col" className="number">
            Nominal
          </th>
          <th scope="col">
            <span className="only-heard">Hapus</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {value.map((line, i) => (
          <tr key={i}>
            <th scope="row">{line.jenis}</th>
            <td>{tentang(line)}</td>
            <td className="number">
              <Rupiah value={line.nominal} />
            </td>
            <td>
              {onRemove && !line.terkunci && (
                <Button
                  size="small"
                  type="text"
                  danger
                  aria-label={`Hapus ${describeLine(line)}`}
                  onClick={() => onRemove(line)}
                >
                  Hapus
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Texts about a line, beside its type and amount. */
function tentang(line: Line) {
  const texts = [
    line.nama_bank,
    // A transfer names the shop's own account, a card is the customer's.
    line.jenis === 'TRANSFER' ? line.no_card : samarkanKartu(line.no_card),
    line.fee > 0 ? `fee ${formatPersen(line.fee)}` : '-',
    line.keterangan,
  ].filter((text) => text !== '-' && text !== line.jenis)
  const kembali = kembalian(line)
  return (
    <>
      {texts.join(' · ')}
      {kembali > 0 && (
        <span>
          diterima <Rupiah value={line.uang_diterima} />, kembali <Rupiah value={kembali} strong />
        </span>
      )}
    </>
  )
}
