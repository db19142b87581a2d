import { sisaBayar, totalBayar } from '#domain/rules/pembayaran.ts'
import { Figure, KembalianRow } from '#client/kasir/Figure.tsx'
import { JumlahBarang } from '#client/kasir/JumlahBarang.tsx'
import { KakiTotal, PaidRows } from '#client/kasir/KakiTotal.tsx'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { EstimasiField } from './EstimasiField.tsx'
import type { TransaksiPesanan } from './useTransaksiPesanan.ts'

interface Props {
  transaksi: TransaksiPesanan
  busy: boolean
  onBayar: () => void
  onSimpan: () => void
}

/** The estimated total, the payment now, the promised day, and the way to save. */
export function PanelTotal({ transaksi, busy, onBayar, onSimpan }: Props) {
  const { draft, hitungan, errors, settings, change } = transaksi
  const { pembayaran, dikirim } = draft
  const { lines, berat, berat_customer, total } = hitungan
  const f = fieldsOf(draft, change, (field) => errorOf(errors, field), dikirim)
  return (
    <section className="card till-sum" aria-label="Total">
      <dl className="till-figures">
        <JumlahBarang>
          {lines.length} barang, kira-kira <Gram value={berat} />
        </JumlahBarang>
        {berat_customer > 0 && (
          <Figure nama="Emas Customer">
            <Gram value={berat_customer} />
          </Figure>
        )}
        <Figure due nama="Perkiraan Total" rp={total} />
      </dl>
      {settings.PPN_MODE === 'EXCLUDE' && <small className="muted">Harga belum termasuk PPN</small>}
      <dl className="till-figures till-paid">
        <PaidRows prefix="DP " list={pembayaran} />
        {pembayaran.length !== 1 && <Figure nama="Total DP" rp={totalBayar(pembayaran)} />}
        <Figure nama="Sisa Saat Diambil" rp={sisaBayar(pembayaran, total)} strong />
        <KembalianRow list={pembayaran} />
      </dl>
      <div className="pesan-janji">
        <EstimasiField transaksi={transaksi} />
        {f.text('keterangan', 'Keterangan', 200)}
      </div>
      <KakiTotal
        apa="Pesanan"
        errors={errors}
        diField={({ field }) =>
          field.startsWith('detail_barang.') || field === 'estimasi_tanggal' || field === 'keterangan'
        }
        empty={lines.length === 0}
        dikirim={dikirim}
        busy={busy}
        lunas={pembayaran.length > 0}
        onBayar={onBayar}
        onSimpan={onSimpan}
      />
    </section>
  )
}
