import { kodeTransaksi } from '#domain/bawaan.ts'
import { formatHariTanggal } from '#domain/format.ts'
import { GUDANG_SISTEM } from '#domain/rules/lokasi.ts'
import { MULAI_MUNDUR_HARI } from '#domain/rules/pembukaan.ts'
import { selisihHari, tambahHari, tanggalSystem } from '#domain/units.ts'
import { zona } from '#domain/zona.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { Kerangka } from './Kerangka.tsx'
import type { FirstStepProps } from './steps.ts'

/** From which day the books are kept; then shop and owner are made. */
export function TanggalStep({ form, onChange, errors, busy, onKembali, onLanjut, hariIni }: FirstStepProps) {
  const { toko, pemilik, tgl_system } = form
  const today = hariIni[toko.zona]
  return (
    <Kerangka
      step={2}
      title="Tanggal mulai"
      onKembali={onKembali}
      onLanjut={onLanjut}
      lanjut="Buat Toko"
      busy={busy}
      tentang="Hari pertama pembukuan. Saldo kas, bank, dan stok awal dicatat pada hari ini. Pilih hari pertama Anda berjualan dengan Kencana."
    >
      <div className="pembukaan-bidang">
        <Field
          label="Tanggal Mulai"
          required
          error={errorOf(errors, 'tgl_system')}
          help={tgl_system && mundur(selisihHari(tgl_system, today), formatHariTanggal(tgl_system))}
        >
          {({ id, status, 'aria-describedby': told }) => (
            <TanggalPicker
              id={id}
              {...(status ? { status } : {})}
              aria-describedby={told}
              allowClear={false}
              min={tambahHari(today, -MULAI_MUNDUR_HARI)}
              max={today}
              value={tgl_system}
              onChange={(day) => day && onChange({ tgl_system: tanggalSystem(day) })}
            />
          )}
        </Field>
      </div>
      <h2>Yang akan dibuat</h2>
      <dl className="card pembukaan-ringkas">
        <dt>Toko</dt>
        <dd>
          <strong>{toko.nama_toko}</strong> ({toko.kode_toko}), {zona[toko.zona].nama}
        </dd>
        <dt>Alamat</dt>
        <dd>{[toko.alamat_toko, toko.kota].filter(Boolean).join(', ')}</dd>
        <dt>Pemilik</dt>
        <dd>
          {pemilik.user_name} ({pemilik.user_id})
        </dd>
        <dt>Gudang</dt>
        <dd>{GUDANG_SISTEM.join(', ')}</dd>
        <dt>Kode transaksi kas dan bank</dt>
        <dd>{kodeTransaksi.map((k) => k.nama).join(', ')}</dd>
      </dl>
      <p className="muted">
        Setelah dibuat, Anda langsung masuk dan melanjutkan dengan data master, harga, dan saldo awal. Kode
        toko dan user id tidak bisa diganti lagi. Gudang itu, dan kode SETOR BANK dan TARIK BANK, selalu ada
        karena dipakai pembukuannya; kode lainnya bisa diubah nanti.
      </p>
    </Kerangka>
  )
}

const mundur = (days: number, day: string): string =>
  days === 0
    ? `${day}, hari ini`
    : `${day}. Sebelum berjualan, toko harus ditutup ${days} kali: sekali untuk setiap hari yang sudah lewat.`
