import { Alert, Button, Segmented } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import {
  exampleBerjalan,
  berjalanState,
  berjalanErrors,
  periksaBerjalan,
  terapkanBerjalan,
} from '#domain/calls/saldo-awal-berjalan.ts'
import { formatNumber, formatRupiah } from '#domain/format.ts'
import { BERJALAN_FILE, JENIS_BERJALAN, type JenisBerjalan } from '#domain/impor/berjalan.ts'
import type { ReadChoice } from '#domain/impor/result.ts'
import { WrongRows } from '#client/features/saldo-awal/WrongRows.tsx'
import { PenjelasanStokAwal } from '#client/features/saldo-awal/PenjelasanStokAwal.tsx'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { kirimOf, type FileOf } from '#client/ui/files.ts'
import { FileReadMode } from '#client/ui/FileReadMode.tsx'
import { UnknownColumns } from '#client/ui/Persetujuan.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { useUnduh } from '#client/ui/useUnduh.ts'
import '#client/ui/impor.css'

type Result = CallReply<typeof periksaBerjalan>

const PENJELASAN: Record<JenisBerjalan, string> = {
  HUTANG:
    'Satu baris satu barang jaminan; baris dengan No Lama yang sama satu hutang. Bunga dihitung terus dari tanggal hutang itu.',
  TITIPAN:
    'Satu baris satu barang yang dititip; baris dengan No Lama yang sama satu titipan. Barangnya masuk dari berkas ini, jangan diimpor lagi sebagai stok awal.',
  PESANAN:
    'Satu baris satu barang yang dipesan; baris dengan No Lama yang sama satu pesanan. Emas customer yang masih di toko ikut ditulis.',
}

interface Props {
  /** A file is being looked at or brought in: what it stands in should not be closed meanwhile. */
  onSibuk?: (sibuk: boolean) => void
}

/** Loans, deposits and orders that ran before the shop began with the program, each kind from a file: chosen, looked at, brought in. */
export function ImporBerjalan({ onSibuk }: Props) {
  const [jenis, setJenis] = useState<JenisBerjalan>('HUTANG')
  return (
    <div className="impor">
      <Segmented
        options={JENIS_BERJALAN.map((value) => ({ value, label: BERJALAN_FILE[value].headers }))}
        value={jenis}
        onChange={setJenis}
      />
      <ImporSatu key={jenis} jenis={jenis} {...(onSibuk ? { onSibuk } : {})} />
    </div>
  )
}

function ImporSatu({ jenis, onSibuk }: Props & { jenis: JenisBerjalan }) {
  const [file, setFile] = useState<FileOf>()
  const [result, setResult] = useState<Result>()
  const [setuju, setSetuju] = useState(false)
  const [idTrx, setIdTrx] = useState(newIdTrx)
  const { unduh, busy: mengunduh } = useUnduh()
  const { data: state } = useCall(berjalanState, {}, { quiet: true })
  const sudah = state?.masuk.find((m) => m.jenis === jenis)
  const memeriksa = useSend(periksaBerjalan, { onDone: ({ data }) => setResult(data) })
  const periksa = async (chosen: FileOf) => {
    // Read otherwise, what is seen stays until it is known what that comes to.
    if (!chosen.choice) setResult(undefined)
    setSetuju(false)
    setFile(chosen)
    setIdTrx(newIdTrx())
    onSibuk?.(true)
    if (!(await memeriksa.send({ params: { jenis }, body: kirimOf(chosen) }, { timeout: false })))
      setResult(undefined)
    onSibuk?.(false)
  }
  const menerapkan = useSend(terapkanBerjalan, {
    changes: [berjalanState],
    onError(error: ApiError) {
      tellSaveError(error)
      if (error.kind === 'refused' && file) void periksa(file)
    },
    onDone({ message }) {
      toast('success', message)
      setResult(undefined)
    },
  })
  const terapkan = async () => {
    onSibuk?.(true)
    await menerapkan.send(
      { params: { jenis }, body: { ...kirimOf(file!), sidik: result!.sidik, setuju: true } },
      { timeout: false, idTrx },
    )
    onSibuk?.(false)
  }
  return (
    <>
      {sudah && (
        <Alert
          type="success"
          showIcon
          title={`Sudah Masuk ${formatNumber(sudah.dokumen)} Nota, ${formatRupiah(sudah.saldo)}`}
          description="Berkas lain menambahnya; berkas yang sama tidak masuk dua kali."
        />
      )}
      {result && file ? (
        <ResultPanel
          result={result}
          nama={file.nama}
          mengunduh={mengunduh}
          busy={menerapkan.busy || memeriksa.busy}
          onChoose={(choice) => void periksa({ ...file, choice })}
          setuju={setuju}
          onSetuju={setSetuju}
          onUnduh={() => void unduh(berjalanErrors, { params: { jenis }, body: kirimOf(file) })}
          onGanti={() => setResult(undefined)}
          onImpor={() => void terapkan()}
        />
      ) : (
        <>
          <FilePicker onChoose={periksa} busy={memeriksa.busy} />
          <p className="muted">{PENJELASAN[jenis]}</p>
          <PenjelasanStokAwal
            onExample={() => void unduh(exampleBerjalan, { params: { jenis } })}
            columns={BERJALAN_FILE[jenis].columns}
          />
        </>
      )}
    </>
  )
}

interface ResultProps {
  result: Result
  nama: string
  mengunduh: boolean
  busy: boolean
  setuju: boolean
  onSetuju: (setuju: boolean) => void
  onChoose: (choice: ReadChoice) => void
  onUnduh: () => void
  onGanti: () => void
  onImpor: () => void
}

/** The result of checking the file: its contents, or every wrong row. */
const ResultPanel = ({
  result,
  nama,
  setuju,
  onSetuju,
  busy,
  onChoose,
  onGanti,
  onImpor,
  ...unduh
}: ResultProps) => (
  <>
    <div className="impor-head">
      <span className="impor-name">{nama}</span>
      <div className="page-actions">
        <Button onClick={onGanti} disabled={busy}>
          Ganti Berkas
        </Button>
        <Button
          type="primary"
          onClick={onImpor}
          loading={busy}
          disabled={
            result.jumlah_salah > 0 ||
            result.dokumen === 0 ||
            result.cara_baca.tersembunyi === 'BELUM' ||
            (result.tidak_dikenal.length > 0 && !setuju)
          }
        >
          Impor {formatNumber(result.dokumen)} Nota
        </Button>
      </div>
    </div>
    <FileReadMode cara={result.cara_baca} onChoose={onChoose} />
    <UnknownColumns columns={result.tidak_dikenal} checked={setuju} onSetuju={onSetuju} />
    <dl className="impor-figures">
      {(
        [
          ['Nota', formatNumber(result.dokumen)],
          ['Baris Barang', formatNumber(result.barang)],
          ['Saldo', formatRupiah(result.saldo)],
          ['Baris Salah', formatNumber(result.jumlah_salah)],
        ] as const
      ).map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
    {result.jumlah_salah > 0 && <WrongRows result={result} title="No Lama" {...unduh} />}
  </>
)
