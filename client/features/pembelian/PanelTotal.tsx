import { describeLine, sisaBayar } from '#domain/rules/pembayaran.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { milikBeli } from './errors-beli.ts'
import { JumlahBarang } from '#client/kasir/JumlahBarang.tsx'
import { BayarSimpan } from '#client/kasir/BayarSimpan.tsx'
import { milikPelanggan } from '#client/kasir/pelanggan.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import { beliError } from './keranjang-beli.ts'
import type { TransaksiBeli } from './useTransaksiBeli.ts'

interface Props {
  transaksi: TransaksiBeli
  busy: boolean
  onBayar: () => void
  onSimpan: () => void
  onSekaligus: (() => void) | undefined
}

/** The amount that the shop pays, the way of paying, and the way to save. */
export function PanelTotal({ transaksi, busy, onBayar, onSimpan, onSekaligus }: Props) {
  const { draft, hitungan, errors } = transaksi
  const empty = hitungan.lines.length === 0
  const sisa = sisaBayar(draft.pembayaran, hitungan.total)
  return (
    <section className="card till-sum" aria-label="Total">
      <dl className="till-figures">
        <JumlahBarang>
          {hitungan.lines.length} barang, <Gram value={hitungan.berat} />
        </JumlahBarang>
        <div className="till-due">
          <dt>Dibayar Toko</dt>
          <dd aria-live="polite">
            <Rupiah value={hitungan.total} />
          </dd>
        </div>
      </dl>
      {draft.pembayaran.length > 0 && (
        <dl className="till-figures till-paid">
          {draft.pembayaran.map((p, i) => (
            <div key={i}>
              <dt>{describeLine(p)}</dt>
              <dd>
                <Rupiah value={p.nominal} />
              </dd>
            </div>
          ))}
          {sisa !== 0 && (
            <div className="till-sisa">
              <dt>{sisa > 0 ? 'Sisa' : 'Lebih'}</dt>
              <dd>
                <Rupiah value={Math.abs(sisa) as Amount} strong />
              </dd>
            </div>
          )}
        </dl>
      )}
      <FieldErrors errors={errors.filter((e) => !milikPelanggan(e) && !milikBeli(e))} />
      {draft.dikirim && (
        <p className="till-error" role="alert">
          Pembelian ini sudah dikirim, jawaban server belum diterima. Kirim ulang: tidak akan tersimpan dua
          kali.
        </p>
      )}
      <div className="till-aksi">
        <BayarSimpan
          empty={empty}
          dikirim={draft.dikirim}
          busy={busy}
          lunas={sisa === 0 && beliError(hitungan).length === 0}
          wrong={errors.some((e) => e.field.startsWith('pembayaran'))}
          onBayar={onBayar}
          onSimpan={onSimpan}
          onSekaligus={onSekaligus}
        />
      </div>
    </section>
  )
}
