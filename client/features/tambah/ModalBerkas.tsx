import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { bacaBerkasTambah, contohTambah, kesalahanBerkasTambah } from '#domain/calls/tambah.ts'
import { formatAngka, formatGram } from '#domain/format.ts'
import { BARANG_BARU_COLUMNS, type IsiBarangBaru } from '#domain/impor/stok-awal.ts'
import { sumMilligram } from '#domain/units.ts'
import { BarisSalah } from '#client/features/saldo-awal/BarisSalah.tsx'
import { PenjelasanStokAwal } from '#client/features/saldo-awal/PenjelasanStokAwal.tsx'
import { useSend } from '#client/net/query.ts'
import { kirimOf, type Berkas } from '#client/ui/berkas.ts'
import { CaraBacaBerkas } from '#client/ui/CaraBacaBerkas.tsx'
import { KolomTidakDikenal, Persetujuan } from '#client/ui/Persetujuan.tsx'
import { PilihBerkas } from '#client/ui/PilihBerkas.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useUnduh } from '#client/ui/useUnduh.ts'
import { tidakLazim } from './useTambah.ts'
import '#client/ui/impor.css'

interface Props {
  /** Why so many more cannot join the list. */
  tidakMuat: (datang: number) => string | undefined
  onAmbil: (barang: readonly IsiBarangBaru[]) => void
  onClose: () => void
}

/** Many new pieces at once, from an Excel or CSV file into the list. */
export function ModalBerkas({ tidakMuat, onAmbil, onClose }: Props) {
  const [berkas, setBerkas] = useState<Berkas>()
  const [dibaca, setDibaca] = useState<CallReply<typeof bacaBerkasTambah>>()
  const [setuju, setSetuju] = useState({ kolom: false, berat: false })
  const { unduh, busy: mengunduh } = useUnduh()
  const membaca = useSend(bacaBerkasTambah, { onDone: ({ data }) => setDibaca(data) })
  const pilih = async (chosen: Berkas) => {
    setBerkas(chosen)
    // Read otherwise, what is seen stays until it is known what that comes to.
    if (!chosen.pilihan) setDibaca(undefined)
    setSetuju({ kolom: false, berat: false })
    if (!(await membaca.send({ body: kirimOf(chosen) }, { timeout: false }))) setDibaca(undefined)
  }
  const barang = dibaca?.barang ?? []
  const berat = barang.filter(tidakLazim)
  const penuh = tidakMuat(barang.length)
  const bisa =
    dibaca?.jumlah_salah === 0 &&
    barang.length > 0 &&
    !penuh &&
    dibaca.cara_baca.tersembunyi !== 'BELUM' &&
    (dibaca.tidak_dikenal.length === 0 || setuju.kolom) &&
    (berat.length === 0 || setuju.berat)
  return (
    <StaticModal
      open
      title="Tambah Barang Dari Berkas"
      width={1000}
      okText={`Masukkan ${formatAngka(barang.length)} Barang`}
      okDisabled={!bisa}
      busy={membaca.busy}
      cancelText="Tutup"
      onOk={() => onAmbil(barang)}
      onClose={onClose}
    >
      <div className="impor">
        <PilihBerkas
          onPilih={pilih}
          busy={membaca.busy}
          {...(dibaca ? { label: 'Pilih Berkas Lain' } : {})}
        />
        {!dibaca && (
          <PenjelasanStokAwal columns={BARANG_BARU_COLUMNS} onContoh={() => void unduh(contohTambah)} />
        )}
        {dibaca && berkas && (
          <>
            <p role="status">
              <strong>{berkas.nama}</strong>: {formatAngka(barang.length)} barang,{' '}
              {formatGram(sumMilligram(barang.map((b) => b.berat)))} g
            </p>
            {penuh && (
              <p className="field-error" role="alert">
                {penuh}
              </p>
            )}
            <CaraBacaBerkas
              cara={dibaca.cara_baca}
              onPilih={(pilihan) => void pilih({ ...berkas, pilihan })}
            />
            <KolomTidakDikenal
              kolom={dibaca.tidak_dikenal}
              checked={setuju.kolom}
              onSetuju={(kolom) => setSetuju({ ...setuju, kolom })}
            />
            {berat.length > 0 && (
              <Persetujuan
                judul={`${formatAngka(berat.length)} Barang Beratnya Tidak Lazim`}
                isi={berat.map((b) => `${b.nama_barang} ${formatGram(b.berat)} g`).join(', ')}
                setuju="Sudah ditimbang lagi, beratnya memang sekian gram"
                checked={setuju.berat}
                onSetuju={(agreed) => setSetuju({ ...setuju, berat: agreed })}
              />
            )}
            {dibaca.jumlah_salah > 0 && (
              <BarisSalah
                result={dibaca}
                mengunduh={mengunduh}
                onUnduh={() => void unduh(kesalahanBerkasTambah, { body: kirimOf(berkas) })}
              />
            )}
          </>
        )}
      </div>
    </StaticModal>
  )
}
