import { Alert, Checkbox } from 'antd'
import { useState } from 'react'
import type { CallArgs } from '#domain/call.ts'
import {
  bolehMenyusul,
  pembukaanState,
  selesaikanPembukaan,
  type PembukaanStep,
} from '#domain/calls/pembukaan.ts'
import { formatNumber, formatHariTanggal } from '#domain/format.ts'
import { MULAI_MUNDUR_HARI } from '#domain/rules/pembukaan.ts'
import { rupiah, sumRupiah, tambahHari, tanggalSystem, type TanggalSystem } from '#domain/units.ts'
import { refreshMe, useMe } from '#client/net/me.ts'
import { useSend } from '#client/net/query.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { toast } from '#client/net/toasts.ts'
import { forgetAll, useDraft } from './draft.ts'
import { Kerangka, FIRST_STEP } from './Kerangka.tsx'
import type { StepProps } from './steps.ts'

const SEBUTAN: Record<PembukaanStep, { nama: string; satuan: string; step: number }> = {
  MASTER: { nama: 'Data master', satuan: 'group', step: 0 },
  HARGA: { nama: 'Harga emas', satuan: 'group berharga', step: 1 },
  ATURAN: { nama: 'Aturan toko', satuan: 'kondisi pembelian, rugi nota tiap group', step: 2 },
  SALES: { nama: 'Sales', satuan: 'orang', step: 3 },
  BAKI: { nama: 'Baki', satuan: 'baki', step: 3 },
  SALDO: { nama: 'Saldo kas dan bank', satuan: '', step: 4 },
  STOK: { nama: 'Stok awal', satuan: 'barang', step: 5 },
}

/** Shows everything once more and asks for the last word: the balances are posted, and the shop sells. */
export function RingkasanStep({ state, bingkai }: StepProps) {
  const me = useMe()
  const [tgl_system, setTanggal] = useState<TanggalSystem>(state.tgl_system)
  const buka = useSend(selesaikanPembukaan, {
    changes: [pembukaanState],
    async onDone({ message }) {
      forgetAll()
      toast('success', message)
      await refreshMe()
    },
  })
  const [empat_mata, setEmpatMata] = useDraft<EmpatMata>('empat-mata', USULAN)
  const kurang = state.langkah.filter((l) => !l.beres && !bolehMenyusul(l.langkah))
  const today = me?.today ?? state.tgl_system
  const bank = sumRupiah((state.saldo?.rekening ?? []).map((r) => r.saldo))
  const kas = state.saldo?.kas ?? rupiah(0)
  return (
    <Kerangka
      {...bingkai}
      title="Siap dibuka"
      onLanjut={
        kurang.length
          ? undefined
          : () =>
              void buka.send({
                body: { empat_mata, ...(tgl_system === state.tgl_system ? {} : { tgl_system }) },
              })
      }
      lanjut="Buka Toko"
      busy={buka.busy}
      tentang="Periksa sekali lagi. Setelah Buka Toko, saldo awal dibukukan dan tidak bisa diubah; koreksinya lewat transaksi kas dan bank."
    >
      {kurang.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="Masih ada yang perlu dilengkapi"
          description={kurang.map((l) => SEBUTAN[l.langkah].nama).join(', ')}
        />
      )}
      {kurang.length === 0 && tgl_system < today && (
        <Alert
          type="warning"
          showIcon
          title="Tanggal mulai sudah lewat"
          description={
            state.tanggal_boleh_ubah
              ? 'Sebelum berjualan, toko harus ditutup sekali untuk setiap hari yang lewat. Anda masih bisa memindahkan tanggal mulai ke hari ini.'
              : 'Sebelum berjualan, toko harus ditutup sekali untuk setiap hari yang lewat.'
          }
        />
      )}
      <h2>Kelengkapan</h2>
      <dl className="card pembukaan-ringkas">
        {state.langkah.map(({ langkah: step, beres, jumlah }) => (
          <Butir key={step} nama={SEBUTAN[step].nama}>
            {beres ? (
              <>✓ {step === 'SALDO' ? 'sudah diisi' : `${formatNumber(jumlah)} ${SEBUTAN[step].satuan}`}</>
            ) : bolehMenyusul(step) ? (
              <span className="muted">belum ada, boleh menyusul</span>
            ) : (
              <button
                type="button"
                className="button"
                onClick={() => bingkai.onChoose(FIRST_STEP + SEBUTAN[step].step)}
              >
                Lengkapi
              </button>
            )}
          </Butir>
        ))}
      </dl>
      <h2>Empat mata</h2>
      <EmpatMataForm empat_mata={empat_mata} onChange={setEmpatMata} />
      <h2>Saldo awal</h2>
      <dl className="card pembukaan-ringkas">
        <Butir nama="Kas">
          <Rupiah value={kas} />
        </Butir>
        {(state.saldo?.rekening ?? []).map((r) => (
          <Butir key={r.no_rekening} nama={`${r.kode_bank} ${r.no_rekening}`}>
            <Rupiah value={r.saldo} />
          </Butir>
        ))}
        <Butir nama="Jumlah uang">
          <Rupiah strong value={rupiah(kas + bank)} />
        </Butir>
        <Butir nama="Stok">
          {formatNumber(state.stok.qty)} barang, <Gram value={state.stok.berat} />
        </Butir>
      </dl>
      <h2>Tanggal mulai</h2>
      {state.tanggal_boleh_ubah ? (
        <div className="pembukaan-bidang">
          <Field label="Tanggal Mulai" help={formatHariTanggal(tgl_system)}>
            {({ id }) => (
              <TanggalPicker
                id={id}
                allowClear={false}
                min={tambahHari(today, -MULAI_MUNDUR_HARI)}
                max={today}
                value={tgl_system}
                onChange={(day) => day && setTanggal(tanggalSystem(day))}
              />
            )}
          </Field>
        </div>
      ) : (
        <p>{formatHariTanggal(state.tgl_system)}</p>
      )}
    </Kerangka>
  )
}

type EmpatMata = NonNullable<CallArgs<typeof selesaikanPembukaan>['body']['empat_mata']>
const USULAN: EmpatMata = { OTORISASI_BEDA_USER: true, VALIDASI_BEDA_USER: false }

/**
 * Asks in plain words if a single person may do alone what should have two. A shop that is not asked has neither rule.
 */
const EmpatMataForm = ({
  empat_mata,
  onChange,
}: {
  empat_mata: EmpatMata
  onChange: (next: EmpatMata) => void
}) => (
  <div className="card pembukaan-empat-mata">
    <Checkbox
      checked={empat_mata.OTORISASI_BEDA_USER}
      onChange={({ target }) => onChange({ ...empat_mata, OTORISASI_BEDA_USER: target.checked })}
    >
      Otorisasi selalu dari orang lain
    </Checkbox>
    <p className="muted">
      Harga di luar batas, nota yang dibatalkan, uang kas di atas limit: yang menyetujui bukan yang
      memintanya. Tanpa ini, yang berhak memberi otorisasi boleh menyetujui permintaannya sendiri. Perlu
      paling sedikit dua orang yang berhak: buat akunnya sesudah toko dibuka.
    </p>
    <Checkbox
      checked={empat_mata.VALIDASI_BEDA_USER}
      onChange={({ target }) => onChange({ ...empat_mata, VALIDASI_BEDA_USER: target.checked })}
    >
      Validasi selalu oleh orang lain
    </Checkbox>
    <p className="muted">
      Yang membuat nota tidak menerima uangnya: orang lain memvalidasi. Biarkan kosong bila di toko ini satu
      orang melayani dari awal sampai nota keluar.
    </p>
    <p className="muted">Keduanya bisa diubah kapan saja di Setting System.</p>
  </div>
)

const Butir = ({ nama, children }: { nama: string; children: React.ReactNode }) => (
  <>
    <dt>{nama}</dt>
    <dd>{children}</dd>
  </>
)
