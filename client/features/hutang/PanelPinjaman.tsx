import { Button, InputNumber, Select } from 'antd'
import { formatPersen, formatRupiah, formatTanggal } from '#domain/format.ts'
import { totalBayar } from '#domain/rules/pembayaran.ts'
import { Figure } from '#client/kasir/Figure.tsx'
import { KakiTotal, PaidRows } from '#client/kasir/KakiTotal.tsx'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { RupiahInput } from '#client/ui/inputs.tsx'
import { kondisiPinjamanChoices } from './acuan.ts'
import { padaHari, sebutKali } from './jadwal.ts'
import type { TransaksiHutang } from './useTransaksiHutang.ts'

interface Props {
  transaksi: TransaksiHutang
  busy: boolean
  onBayar: () => void
  onSimpan: () => void
  onSekaligus?: (() => void) | undefined
}

export const ID_KONDISI = 'hutang-kondisi'
export const ID_JUMLAH = 'hutang-jumlah'
const SENDIRI = ['kode_kondisi_pinjaman', 'lama_pinjam', 'jumlah_hutang']
const IN_FORM = ['detail_barang.', 'berat_', 'no_amplop', 'no_segel', 'tempat', 'keterangan', 'identitas']

/** The worth of the goods, the amount lent on them, the terms, and the way to save. */
export function PanelPinjaman({ transaksi, busy, onBayar, onSimpan, onSekaligus }: Props) {
  const { draft, hitungan, acuan, errors, change } = transaksi
  const { kondisi, jumlah, taksiran, maks_pinjaman, pinjaman, tgl_jatuh_tempo } = hitungan
  const { dikirim, pembayaran } = draft
  const tempo = pinjaman && padaHari(pinjaman, tgl_jatuh_tempo)
  return (
    <section className="card till-sum" aria-label="Pinjaman">
      <dl className="till-figures">
        <Figure
          nama={
            <>
              Taksiran, <Gram value={hitungan.berat_emas} />
            </>
          }
          rp={taksiran}
        />
        <Figure
          nama={
            <>
              Maks Pinjaman
              {kondisi && ` ${formatPersen(kondisi.maks_persen)}`}
              {kondisi && kondisi.maks_rp > 0 && (
                <small className="muted"> paling banyak {formatRupiah(kondisi.maks_rp)}</small>
              )}
            </>
          }
          rp={maks_pinjaman}
          strong
        />
      </dl>
      <div className="hutang-syarat">
        <Field label="Kondisi Pinjaman" required error={errorOf(errors, 'kode_kondisi_pinjaman')}>
          {({ id: _, ...c }) => (
            <Select<string>
              {...c}
              id={ID_KONDISI}
              aria-label="Kondisi Pinjaman"
              showSearch={{ optionFilterProp: 'label' }}
              popupMatchSelectWidth={false}
              placeholder="Pilih kondisi"
              disabled={dikirim}
              options={kondisiPinjamanChoices(acuan)}
              value={draft.kode_kondisi_pinjaman || null}
              onChange={(kode_kondisi_pinjaman) => change({ kode_kondisi_pinjaman, lama_pinjam: null })}
            />
          )}
        </Field>
        <Field label="Lama (bulan)" error={errorOf(errors, 'lama_pinjam')}>
          {(c) => (
            <InputNumber
              {...c}
              min={1}
              max={60}
              precision={0}
              disabled={dikirim || !kondisi}
              value={hitungan.lama_pinjam}
              onChange={(lama) => change({ lama_pinjam: lama })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Jumlah Hutang"
        required
        error={errorOf(errors, 'jumlah_hutang')}
        help={
          hitungan.diAtasMaksimum && <span className="till-perlu">Di atas maksimum, perlu otorisasi</span>
        }
      >
        {({ id: _, ...c }) => (
          <div className="hutang-jumlah">
            <RupiahInput
              {...c}
              id={ID_JUMLAH}
              aria-label="Jumlah Hutang"
              disabled={dikirim}
              value={draft.jumlah_hutang}
              onChange={(jumlah_hutang) => change({ jumlah_hutang })}
            />
            <Button
              disabled={dikirim || maks_pinjaman <= 0}
              onClick={() => change({ jumlah_hutang: maks_pinjaman })}
            >
              Maks <kbd>F10</kbd>
            </Button>
          </div>
        )}
      </Field>
      <dl className="till-figures till-paid">
        <Figure nama="Jatuh Tempo">{kondisi ? formatTanggal(tgl_jatuh_tempo) : '-'}</Figure>
        {tempo && (
          <>
            <Figure nama={`Bunga ${sebutKali(kondisi!.metode, tempo.kali)}`} rp={tempo.bunga} />
            <Figure nama="Harus Dibayar" rp={tempo.harus_dibayar} strong />
          </>
        )}
        <Figure due nama="Dibayarkan" rp={jumlah} />
        <PaidRows list={pembayaran} />
      </dl>
      <KakiTotal
        apa="Hutang"
        errors={errors}
        diField={({ field }) => SENDIRI.includes(field) || IN_FORM.some((name) => field.startsWith(name))}
        empty={jumlah <= 0}
        dikirim={dikirim}
        busy={busy}
        lunas={jumlah > 0 && totalBayar(pembayaran) === jumlah}
        onBayar={onBayar}
        onSimpan={onSimpan}
        onSekaligus={onSekaligus}
      />
    </section>
  )
}
