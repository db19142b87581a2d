import { Button } from 'antd'
import { formatPersen } from '#domain/format.ts'
import type { FeeBank } from '#domain/rules/fee-kartu.ts'
import {
  hapusPembayaran,
  kembalian,
  samarkanKartu,
  sebutBaris,
  sisaBayar,
  totalBayar,
  type ArahBayar,
  type Pembayaran as Baris,
} from '#domain/rules/pembayaran.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { confirm } from '#client/net/dialogs.ts'
import { PembayaranForm } from './PembayaranForm.tsx'
import './pembayaran.css'

export interface PembayaranProps {
  /** Total Bayar: what is due. */
  total: Amount
  value: readonly Baris[]
  onChange: (next: Baris[]) => void
  /** To choose from. */
  banks: readonly FeeBank[]
  /** KELUAR: the shop pays; in cash, or from its account. */
  arah?: ArahBayar
  disabled?: boolean
  /** Nothing is due: any amount up to `total` may be entered. */
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
  const remove = async (baris: Baris) => {
    if (await confirm(`Hapus pembayaran ${sebutBaris(baris)}`)) onChange(hapusPembayaran(value, baris))
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
        <Daftar value={value} onRemove={disabled ? undefined : (baris) => void remove(baris)} />
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

function Daftar({
  value,
  onRemove,
}: {
  value: readonly Baris[]
  onRemove: ((baris: Baris) => void) | undefined
}) {
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
        {value.map((baris, i) => (
          <tr key={i}>
            <th scope="row">{baris.jenis}</th>
            <td>{tentang(baris)}</td>
            <td className="number">
              <Rupiah value={baris.nominal} />
            </td>
            <td>
              {onRemove && !baris.terkunci && (
                <Button
                  size="small"
                  type="text"
                  danger
                  aria-label={`Hapus ${sebutBaris(baris)}`}
                  onClick={() => onRemove(baris)}
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

/** What is known of a line beside type and amount. */
function tentang(baris: Baris) {
  const texts = [
    baris.nama_bank,
    // A transfer names the shop's own account, a card is the customer's.
    baris.jenis === 'TRANSFER' ? baris.no_card : samarkanKartu(baris.no_card),
    baris.fee > 0 ? `fee ${formatPersen(baris.fee)}` : '-',
    baris.keterangan,
  ].filter((text) => text !== '-' && text !== baris.jenis)
  const kembali = kembalian(baris)
  return (
    <>
      {texts.join(' · ')}
      {kembali > 0 && (
        <span>
          diterima <Rupiah value={baris.uang_diterima} />, kembali <Rupiah value={kembali} strong />
        </span>
      )}
    </>
  )
}
