import { Button } from 'antd'
import { memo } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { formatPersen } from '#domain/format.ts'
import { sisaBayar } from '#domain/rules/pembayaran.ts'
import type { Rupiah as Amount } from '#domain/units.ts'
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
import { Figure, Paid, SudahDikirim } from '#client/kasir/Figure.tsx'
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
      <Paid list={tagihan.list} total={tagihan.total} />
      <FieldErrors errors={errors.filter((e) => !milikPelanggan(e) && !milikBeli(e))} />
      {dikirim && <SudahDikirim apa={`${dikirim} ini sudah`} />}
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
    <Figure
      nama={
        <>
          Tukar {beli.lines.length} barang, <Gram value={beli.berat} />
        </>
      }
    >
      − <Rupiah value={beli.total} />
    </Figure>
    <Figure
      due
      nama={arah === 'KELUAR' ? 'Dibayar Toko' : 'Selisih'}
      rp={Math.abs(jual.total_bayar - beli.total) as Amount}
    />
  </dl>
)

function Number({ hitungan: { lines, berat, total, pajak, total_bayar } }: { hitungan: Hitungan }) {
  const jumlah = (
    <>
      {lines.length} barang, <Gram value={berat} />
    </>
  )
  return (
    <dl className="till-figures">
      {pajak.mode === 'OFF' && pajak.pph_rp === 0 ? (
        <JumlahBarang>{jumlah}</JumlahBarang>
      ) : (
        <Figure nama={jumlah} rp={total} />
      )}
      {pajak.per_tarif.map(({ rate, dpp, ppn_rp }) => (
        <Figure
          key={rate}
          nama={
            <>
              PPN {formatPersen(rate)}
              {pajak.mode === 'INCLUDE' && ' (termasuk)'}{' '}
              <small>
                DPP <Rupiah value={dpp} />
              </small>
            </>
          }
          rp={ppn_rp}
        />
      ))}
      {pajak.pph_rp > 0 && <Figure nama="PPh 22 0.25%" rp={pajak.pph_rp} />}
      <Figure due nama="Total Bayar" rp={total_bayar} />
    </dl>
  )
}
