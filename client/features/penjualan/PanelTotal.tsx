import { Button } from 'antd'
import { memo } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { kembalian, describeLine, sisaBayar, totalBayar, type Pembayaran } from '#domain/rules/pembayaran.ts'
import { sumRupiah, type Rupiah as Amount } from '#domain/units.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { milikBeli } from '#client/features/pembelian/errors-beli.ts'
import type { HitunganBeli } from '#client/features/pembelian/keranjang-beli.ts'
import { FieldErrors } from '#client/ui/Field.tsx'
import type { Hitungan } from './keranjang.ts'
import {
  kelebihan,
  sebutDiambil,
  SEBUTAN,
  type DraftDiambil,
} from '#client/features/penjualan/ambil/diambil.ts'
import { JumlahBarang } from '#client/kasir/JumlahBarang.tsx'
import { BayarSimpan } from '#client/kasir/BayarSimpan.tsx'
import { milikPelanggan } from '#client/kasir/pelanggan.ts'
import type { Tagihan } from '#client/features/penjualan/tukar/tukar.ts'

interface Props {
  jual: Hitungan
  beli: HitunganBeli
  tagihan: Tagihan
  diambil: DraftDiambil | null
  /** The document that has been sent and is not answered yet. */
  dikirim: 'Titipan' | 'Penjualan' | false
  errors: readonly FieldError[]
  busy: boolean
  /** May set the pieces aside instead. */
  bolehTitip: boolean
  /** May validate it with its save. */
  bisaSekaligus: boolean
  actions: TotalActions
}

/** The same at every rendering (useStable). */
export interface TotalActions {
  /** The deposit or order is not taken after all. */
  lepas: () => void
  bayar: () => void
  titip: () => void
  simpan: () => void
  sekaligus: () => void
}

/** The amount due, the payments, the money that goes back, and the way to save. */
export function PanelTotal({
  jual,
  beli,
  tagihan,
  diambil,
  dikirim,
  errors,
  busy,
  bolehTitip,
  bisaSekaligus,
  actions,
}: Props) {
  const empty = jual.lines.length === 0
  return (
    <section className="card till-sum" aria-label="Total">
      <Number hitungan={jual} />
      {beli.lines.length > 0 && <Tukar jual={jual} beli={beli} arah={tagihan.arah} />}
      {diambil && <Diambil diambil={diambil} jual={jual} lepas={dikirim ? undefined : actions.lepas} />}
      <Dibayar pembayaran={tagihan.list} total={tagihan.total} />
      <FieldErrors errors={errors.filter((e) => !milikPelanggan(e) && !milikBeli(e))} />
      {dikirim && (
        <p className="till-error" role="alert">
          {dikirim} ini sudah dikirim, jawaban server belum diterima. Kirim ulang: tidak akan tersimpan dua
          kali.
        </p>
      )}
      <Actions
        bolehTitip={bolehTitip && !diambil && beli.lines.length === 0}
        bisaSekaligus={bisaSekaligus}
        empty={empty}
        dikirim={dikirim !== false}
        busy={busy}
        lunas={sisaBayar(tagihan.list, tagihan.total) === 0}
        wrong={errors.some((e) => e.field.startsWith('pembayaran'))}
        actions={actions}
      />
    </section>
  )
}

interface ActionsProps {
  bolehTitip: boolean
  bisaSekaligus: boolean
  empty: boolean
  dikirim: boolean
  busy: boolean
  /** Enough is paid: saving comes next. */
  lunas: boolean
  /** True when the payment is why the document was refused. */
  wrong: boolean
  actions: TotalActions
}

const Actions = memo(function Actions({ bolehTitip, bisaSekaligus, actions, ...step }: ActionsProps) {
  const { empty, dikirim } = step
  return (
    <div className="till-aksi">
      {bolehTitip && (
        <Button size="large" onClick={actions.titip} disabled={empty || dikirim}>
          Titip <kbd>F3</kbd>
        </Button>
      )}
      <BayarSimpan
        {...step}
        onBayar={actions.bayar}
        onSimpan={actions.simpan}
        onSekaligus={bisaSekaligus ? actions.sekaligus : undefined}
      />
    </div>
  )
})

/** Shows which deposit or order is being taken, and what is left of it for the customer. */
function Diambil({
  diambil,
  jual,
  lepas,
}: {
  diambil: DraftDiambil
  jual: Hitungan
  lepas: (() => void) | undefined
}) {
  const back = kelebihan(diambil, jual.total_bayar)
  return (
    <div className="till-titipan" role="status">
      <p>
        <strong>Ambil {sebutDiambil(diambil)}</strong>
        {diambil.catatan.map((text) => (
          <small key={text} className="muted">
            {text}
          </small>
        ))}
      </p>
      {back > 0 && jual.lines.length > 0 && (
        <p className="till-perlu">
          Kelebihan {SEBUTAN[diambil.jenis].uang} <Rupiah value={back} strong /> dikembalikan saat validasi
        </p>
      )}
      {lepas && (
        <Button size="small" onClick={lepas}>
          Lepas
        </Button>
      )}
    </div>
  )
}

/** The goods that came back, and the side that owes the difference. */
const Tukar = ({ jual, beli, arah }: Pick<Props, 'jual' | 'beli'> & Pick<Tagihan, 'arah'>) => (
  <dl className="till-figures">
    <div>
      <dt>
        Tukar {beli.lines.length} barang, <Gram value={beli.berat} />
      </dt>
      <dd>
        − <Rupiah value={beli.total} />
      </dd>
    </div>
    <div className="till-due">
      <dt>{arah === 'KELUAR' ? 'Dibayar Toko' : 'Selisih'}</dt>
      <dd aria-live="polite">
        <Rupiah value={Math.abs(jual.total_bayar - beli.total) as Amount} />
      </dd>
    </div>
  </dl>
)

function Number({ hitungan: { lines, berat, total, ppn, total_bayar } }: { hitungan: Hitungan }) {
  return (
    <dl className="till-figures">
      {ppn.mode === 'OFF' ? (
        <JumlahBarang>
          {lines.length} barang, <Gram value={berat} />
        </JumlahBarang>
      ) : (
        <div>
          <dt>
            {lines.length} barang, <Gram value={berat} />
          </dt>
          <dd>
            <Rupiah value={total} />
          </dd>
        </div>
      )}
      {ppn.per_tarif.map(({ rate, dpp, ppn_rp }) => (
        <div key={rate}>
          <dt>
            PPN {formatPersen(rate)}
            {ppn.mode === 'INCLUDE' && ' (termasuk)'}{' '}
            <small>
              DPP <Rupiah value={dpp} />
            </small>
          </dt>
          <dd>
            <Rupiah value={ppn_rp} />
          </dd>
        </div>
      ))}
      <div className="till-due">
        <dt>Total Bayar</dt>
        <dd aria-live="polite">
          <Rupiah value={total_bayar} />
        </dd>
      </div>
    </dl>
  )
}

function Dibayar({ pembayaran, total }: { pembayaran: readonly Pembayaran[]; total: Amount }) {
  if (pembayaran.length === 0) return null
  const sisa = sisaBayar(pembayaran, total)
  return (
    <dl className="till-figures till-paid">
      {pembayaran.map((p, i) => (
        <div key={i}>
          <dt>{describeLine(p)}</dt>
          <dd>
            <Rupiah value={p.nominal} />
          </dd>
        </div>
      ))}
      {pembayaran.length > 1 && (
        <div>
          <dt>Sudah Dibayar</dt>
          <dd>
            <Rupiah value={totalBayar(pembayaran)} />
          </dd>
        </div>
      )}
      {sisa !== 0 && (
        <div className="till-sisa">
          <dt>{sisa > 0 ? 'Sisa' : 'Lebih'}</dt>
          <dd>
            <Rupiah value={Math.abs(sisa) as Amount} strong />
          </dd>
        </div>
      )}
      <Kembalian pembayaran={pembayaran} />
    </dl>
  )
}

const Kembalian = ({ pembayaran }: { pembayaran: readonly Pembayaran[] }) => {
  const change = sumRupiah(pembayaran.map(kembalian))
  return change > 0 ? (
    <div className="till-change">
      <dt>Kembalian</dt>
      <dd>
        <Rupiah value={change} />
      </dd>
    </div>
  ) : null
}
