import { sisaBayar } from '#domain/rules/pembayaran.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { Figure, Paid } from '#client/kasir/Figure.tsx'
import { JumlahBarang } from '#client/kasir/JumlahBarang.tsx'
import { KakiTotal } from '#client/kasir/KakiTotal.tsx'
import { milikBeli } from './errors-beli.ts'
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
  const { lines, berat, total } = hitungan
  const { pembayaran, dikirim } = draft
  return (
    <section className="card till-sum" aria-label="Total">
      <dl className="till-figures">
        <JumlahBarang>
          {lines.length} barang, <Gram value={berat} />
        </JumlahBarang>
        <Figure due nama="Dibayar Toko" rp={total} />
      </dl>
      <Paid list={pembayaran} total={total} />
      <KakiTotal
        apa="Pembelian"
        errors={errors}
        diField={milikBeli}
        empty={lines.length === 0}
        dikirim={dikirim}
        busy={busy}
        lunas={sisaBayar(pembayaran, total) === 0 && beliError(hitungan).length === 0}
        onBayar={onBayar}
        onSimpan={onSimpan}
        onSekaligus={onSekaligus}
      />
    </section>
  )
}
