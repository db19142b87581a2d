import { Alert, Checkbox } from 'antd'
import { useState } from 'react'
import type { CallArgs } from '#domain/call.ts'
import {
  bolehMenyusul,
  keadaanPembukaan,
  selesaikanPembukaan,
  type LangkahPembukaan,
} from '#domain/calls/pembukaan.ts'
import { formatAngka, formatHariTanggal } from '#domain/format.ts'
import { MULAI_MUNDUR_HARI } from '#domain/rules/pembukaan.ts'
import { rupiah, sumRupiah, tambahHari, tanggalSystem, type TanggalSystem } from '#domain/units.ts'
import { refreshMe, useMe } from '#client/net/me.ts'
import { useSend } from '#client/net/query.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { toast } from '#client/net/toasts.ts'
import { lupakanSemua, useDraf } from './draft.ts'
import { Kerangka, LANGKAH_AWAL } from './Kerangka.tsx'
import type { LangkahProps } from './steps.ts'

const SEBUTAN: Record<LangkahPembukaan, { nama: string; satuan: string; langkah: number }> = {
  MASTER: { nama: 'Data master', satuan: 'group', langkah: 0 },
  HARGA: { nama: 'Harga emas', satuan: 'group berharga', langkah: 1 },
  ATURAN: { nama: 'Aturan toko', satuan: 'kondisi pembelian, rugi nota tiap group', langkah: 2 },
  SALES: { nama: 'Sales', satuan: 'orang', langkah: 3 },
  BAKI: { nama: 'Baki', satuan: 'baki', langkah: 3 },
  SALDO: { nama: 'Saldo kas dan bank', satuan: '', langkah: 4 },
  STOK: { nama: 'Stok awal', satuan: 'barang', langkah: 5 },
}

/** Everything once more, and the last word: the balances are posted, and the shop sells. */
export function LangkahRingkasan({ keadaan, bingkai }: LangkahProps) {
  const me = useMe()
  const [tgl_system, setTanggal] = useState<TanggalSystem>(keadaan.tgl_system)
  const buka = useSend(selesaikanPembukaan, {
    changes: [keadaanPembukaan],
    async onDone({ message }) {
      lupakanSemua()
      toast('success', message)
      await refreshMe()
    },
  })
  const [empat_mata, setEmpatMata] = useDraf<EmpatMata>('empat-mata', USULAN)
  const kurang = keadaan.langkah.filter((l) => !l.beres && !bolehMenyusul(l.langkah))
  const today = me?.today ?? keadaan.tgl_system
  const bank = sumRupiah((keadaan.saldo?.rekening ?? []).map((r) => r.saldo))
  const kas = keadaan.saldo?.kas ?? rupiah(0)
  return (
    <Kerangka
      {...bingkai}
      judul="Siap dibuka"
      onLanjut={
        kurang.length
          ? undefined
          : () =>
              void buka.send({
                body: { empat_mata, ...(tgl_system === keadaan.tgl_system ? {} : { tgl_system }) },
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
            keadaan.tanggal_boleh_ubah
              ? 'Sebelum berjualan, toko harus ditutup sekali untuk setiap hari yang lewat. Anda masih bisa memindahkan tanggal mulai ke hari ini.'
              : 'Sebelum berjualan, toko harus ditutup sekali untuk setiap hari yang lewat.'
          }
        />
      )}
      <h2>Kelengkapan</h2>
      <dl className="card pembukaan-ringkas">
        {keadaan.langkah.map(({ langkah, beres, jumlah }) => (
          <Butir key={langkah} nama={SEBUTAN[langkah].nama}>
            {beres ? (
              <>
                ✓ {langkah === 'SALDO' ? 'sudah diisi' : `${formatAngka(jumlah)} ${SEBUTAN[langkah].satuan}`}
              </>
            ) : bolehMenyusul(langkah) ? (
              <span className="muted">belum ada, boleh menyusul</span>
            ) : (
              <button
                type="button"
                className="button"
                onClick={() => bingkai.onPilih(LANGKAH_AWAL + SEBUTAN[langkah].langkah)}
              >
                Lengkapi
              </button>
            )}
          </Butir>
        ))}
      </dl>
      <h2>Empat mata</h2>
      <IsianEmpatMata empat_mata={empat_mata} onIsi={setEmpatMata} />
      <h2>Saldo awal</h2>
      <dl className="card pembukaan-ringkas">
        <Butir nama="Kas">
          <Rupiah value={kas} />
        </Butir>
        {(keadaan.saldo?.rekening ?? []).map((r) => (
          <Butir key={r.no_rekening} nama={`${r.kode_bank} ${r.no_rekening}`}>
            <Rupiah value={r.saldo} />
          </Butir>
        ))}
        <Butir nama="Jumlah uang">
          <Rupiah strong value={rupiah(kas + bank)} />
        </Butir>
        <Butir nama="Stok">
          {formatAngka(keadaan.stok.qty)} barang, <Gram value={keadaan.stok.berat} />
        </Butir>
      </dl>
      <h2>Tanggal mulai</h2>
      {keadaan.tanggal_boleh_ubah ? (
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
        <p>{formatHariTanggal(keadaan.tgl_system)}</p>
      )}
    </Kerangka>
  )
}

type EmpatMata = NonNullable<CallArgs<typeof selesaikanPembukaan>['body']['empat_mata']>
const USULAN: EmpatMata = { OTORISASI_BEDA_USER: true, VALIDASI_BEDA_USER: false }

/** Whether one person may do alone what should have two: asked in so many words, since a shop that is not asked has neither. */
const IsianEmpatMata = ({
  empat_mata,
  onIsi,
}: {
  empat_mata: EmpatMata
  onIsi: (next: EmpatMata) => void
}) => (
  <div className="card pembukaan-empat-mata">
    <Checkbox
      checked={empat_mata.OTORISASI_BEDA_USER}
      onChange={({ target }) => onIsi({ ...empat_mata, OTORISASI_BEDA_USER: target.checked })}
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
      onChange={({ target }) => onIsi({ ...empat_mata, VALIDASI_BEDA_USER: target.checked })}
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
