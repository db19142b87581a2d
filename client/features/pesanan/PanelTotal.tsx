import { kembalian, sisaBayar, totalBayar } from '#domain/rules/pembayaran.ts'
import { sumRupiah } from '#domain/units.ts'
import { JumlahBarang } from '#client/kasir/JumlahBarang.tsx'
import { BayarSimpan } from '#client/kasir/BayarSimpan.tsx'
import { milikPelanggan } from '#client/kasir/pelanggan.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
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
  const empty = hitungan.lines.length === 0
  const back = sumRupiah(pembayaran.map(kembalian))
  return (
    <section className="card till-sum" aria-label="Total">
      <dl className="till-figures">
        <JumlahBarang>
          {hitungan.lines.length} barang, kira-kira <Gram value={hitungan.berat} />
        </JumlahBarang>
        {hitungan.berat_customer > 0 && (
          <div>
            <dt>Emas Customer</dt>
            <dd>
              <Gram value={hitungan.berat_customer} />
            </dd>
          </div>
        )}
        <div className="till-due">
          <dt>Perkiraan Total</dt>
          <dd aria-live="polite">
            <Rupiah value={hitungan.total} />
          </dd>
        </div>
      </dl>
      {settings.PPN_MODE === 'EXCLUDE' && <small className="muted">Harga belum termasuk PPN</small>}
      <dl className="till-figures till-paid">
        {pembayaran.map((p) => (
          <div key={p.jenis}>
            <dt>
              DP {p.jenis}
              {p.nama_bank !== '-' && ` ${p.nama_bank}`}
            </dt>
            <dd>
              <Rupiah value={p.nominal} />
            </dd>
          </div>
        ))}
        {pembayaran.length !== 1 && (
          <div>
            <dt>Total DP</dt>
            <dd>
              <Rupiah value={totalBayar(pembayaran)} />
            </dd>
          </div>
        )}
        <div>
          <dt>Sisa Saat Diambil</dt>
          <dd>
            <Rupiah value={sisaBayar(pembayaran, hitungan.total)} strong />
          </dd>
        </div>
        {back > 0 && (
          <div className="till-change">
            <dt>Kembalian</dt>
            <dd>
              <Rupiah value={back} />
            </dd>
          </div>
        )}
      </dl>
      <div className="pesan-janji">
        <EstimasiField transaksi={transaksi} />
        <Field label="Keterangan" error={errorOf(errors, 'keterangan')}>
          {(c) => (
            <TextInput
              {...c}
              maxLength={200}
              disabled={dikirim}
              value={draft.keterangan}
              onChange={(keterangan) => change({ keterangan })}
            />
          )}
        </Field>
      </div>
      <FieldErrors
        errors={errors.filter(
          (e) =>
            !milikPelanggan(e) &&
            !e.field.startsWith('detail_barang.') &&
            e.field !== 'estimasi_tanggal' &&
            e.field !== 'keterangan',
        )}
      />
      {dikirim && (
        <p className="till-error" role="alert">
          Pesanan ini sudah dikirim, jawaban server belum diterima. Kirim ulang: tidak akan tersimpan dua
          kali.
        </p>
      )}
      <div className="till-aksi">
        <BayarSimpan
          empty={empty}
          dikirim={dikirim}
          busy={busy}
          lunas={pembayaran.length > 0}
          wrong={errors.some((e) => e.field.startsWith('pembayaran'))}
          onBayar={onBayar}
          onSimpan={onSimpan}
        />
      </div>
    </section>
  )
}
