import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { readTambahFile, exampleTambah, tambahFileErrors } from '#domain/calls/tambah.ts'
import { formatNumber, formatGram } from '#domain/format.ts'
import { BARANG_BARU_COLUMNS, type NewBarangContent } from '#domain/impor/stok-awal.ts'
import { sumMilligram } from '#domain/units.ts'
import { WrongRows } from '#client/features/saldo-awal/WrongRows.tsx'
import { PenjelasanStokAwal } from '#client/features/saldo-awal/PenjelasanStokAwal.tsx'
import { useSend } from '#client/net/query.ts'
import { kirimOf, type FileOf } from '#client/ui/files.ts'
import { FileReadMode } from '#client/ui/FileReadMode.tsx'
import { UnknownColumns, Persetujuan } from '#client/ui/Persetujuan.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useUnduh } from '#client/ui/useUnduh.ts'
import { tidakLazim } from './useTambah.ts'
import '#client/ui/impor.css'

interface Props {
  /** Returns the reason why so many more pieces cannot join the list. */
  doesNotFit: (datang: number) => string | undefined
  onAmbil: (barang: readonly NewBarangContent[]) => void
  onClose: () => void
}

/** Many new pieces at once, from an Excel or CSV file into the list. */
export function FileModal({ doesNotFit, onAmbil, onClose }: Props) {
  const [file, setFile] = useState<FileOf>()
  const [reading, setReading] = useState<CallReply<typeof readTambahFile>>()
  const [setuju, setSetuju] = useState({ column: false, berat: false })
  const { unduh, busy: mengunduh } = useUnduh()
  const readingFile = useSend(readTambahFile, { onDone: ({ data }) => setReading(data) })
  const choose = async (chosen: FileOf) => {
    setFile(chosen)
    // Read otherwise, what is seen stays until it is known what that comes to.
    if (!chosen.choice) setReading(undefined)
    setSetuju({ column: false, berat: false })
    if (!(await readingFile.send({ body: kirimOf(chosen) }, { timeout: false }))) setReading(undefined)
  }
  const barang = reading?.barang ?? []
  const berat = barang.filter(tidakLazim)
  const full = doesNotFit(barang.length)
  const bisa =
    reading?.jumlah_salah === 0 &&
    barang.length > 0 &&
    !full &&
    reading.cara_baca.tersembunyi !== 'BELUM' &&
    (reading.tidak_dikenal.length === 0 || setuju.column) &&
    (berat.length === 0 || setuju.berat)
  return (
    <StaticModal
      open
      title="Tambah Barang Dari Berkas"
      width={1000}
      okText={`Masukkan ${formatNumber(barang.length)} Barang`}
      okDisabled={!bisa}
      busy={readingFile.busy}
      cancelText="Tutup"
      onOk={() => onAmbil(barang)}
      onClose={onClose}
    >
      <div className="impor">
        <FilePicker
          onChoose={choose}
          busy={readingFile.busy}
          {...(reading ? { label: 'Pilih Berkas Lain' } : {})}
        />
        {!reading && (
          <PenjelasanStokAwal columns={BARANG_BARU_COLUMNS} onExample={() => void unduh(exampleTambah)} />
        )}
        {reading && file && (
          <>
            <p role="status">
              <strong>{file.nama}</strong>: {formatNumber(barang.length)} barang,{' '}
              {formatGram(sumMilligram(barang.map((b) => b.berat)))} g
            </p>
            {full && (
              <p className="field-error" role="alert">
                {full}
              </p>
            )}
            <FileReadMode cara={reading.cara_baca} onChoose={(choice) => void choose({ ...file, choice })} />
            <UnknownColumns
              columns={reading.tidak_dikenal}
              checked={setuju.column}
              onSetuju={(column) => setSetuju({ ...setuju, column })}
            />
            {berat.length > 0 && (
              <Persetujuan
                title={`${formatNumber(berat.length)} Barang Beratnya Tidak Lazim`}
                content={berat.map((b) => `${b.nama_barang} ${formatGram(b.berat)} g`).join(', ')}
                setuju="Sudah ditimbang lagi, beratnya memang sekian gram"
                checked={setuju.berat}
                onSetuju={(agreed) => setSetuju({ ...setuju, berat: agreed })}
              />
            )}
            {reading.jumlah_salah > 0 && (
              <WrongRows
                result={reading}
                mengunduh={mengunduh}
                onUnduh={() => void unduh(tambahFileErrors, { body: kirimOf(file) })}
              />
            )}
          </>
        )}
      </div>
    </StaticModal>
  )
}
