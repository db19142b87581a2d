import { Alert, Button, Progress } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import {
  exampleStokAwal,
  stokAwalErrors,
  stokAwalState,
  periksaStokAwal,
  STOK_AWAL_EVENT,
  terapkanStokAwal,
  zKemajuanStokAwal,
  type KemajuanStokAwal,
} from '#domain/calls/stok-awal.ts'
import { formatNumber } from '#domain/format.ts'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { kirimOf, type FileOf } from '#client/ui/files.ts'
import { FileReadMode } from '#client/ui/FileReadMode.tsx'
import { useUnduh } from '#client/ui/useUnduh.ts'
import { UnknownColumns, Persetujuan } from '#client/ui/Persetujuan.tsx'
import { alasanText } from '#client/ui/alasan.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { toast } from '#client/net/toasts.ts'
import { StokAwalResult } from './StokAwalResult.tsx'
import { PenjelasanStokAwal } from './PenjelasanStokAwal.tsx'
import '#client/ui/impor.css'

type Result = CallReply<typeof periksaStokAwal>

interface ImporStokAwalProps {
  /** The pieces are in the shop. */
  onSelesai?: () => void
  /** A file is being looked at or brought in, or no longer: what it stands in should not be closed meanwhile. */
  onSibuk?: (sibuk: boolean) => void
}

/** The opening stock of the shop from an Excel or CSV file: chosen, looked at, brought in. Stands in any page or modal. */
export function ImporStokAwal({ onSelesai, onSibuk }: ImporStokAwalProps) {
  const [file, setFile] = useState<FileOf>()
  const [result, setResult] = useState<Result>()
  const [setuju, setSetuju] = useState<Setuju>(BELUM)
  const { unduh, busy: mengunduh } = useUnduh()
  const [masuk, setMasuk] = useState<CallReply<typeof terapkanStokAwal>>()
  const [idTrx, setIdTrx] = useState(newIdTrx)
  const kemajuan = useKemajuan(idTrx)
  const { data: state } = useCall(stokAwalState, {}, { quiet: true })
  const memeriksa = useSend(periksaStokAwal, { onDone: ({ data }) => setResult(data) })
  const periksa = async (chosen: FileOf) => {
    setMasuk(undefined)
    // Read otherwise, what is seen stays until it is known what that comes to.
    if (!chosen.choice) setResult(undefined)
    setSetuju(BELUM)
    setFile(chosen)
    setIdTrx(newIdTrx())
    onSibuk?.(true)
    if (!(await memeriksa.send({ body: kirimOf(chosen) }, { timeout: false }))) setResult(undefined)
    onSibuk?.(false)
  }
  const refused = (error: ApiError) => {
    tellSaveError(error)
    if (error.kind === 'refused' && file) void periksa(file)
  }
  const menerapkan = useSend(terapkanStokAwal, {
    changes: [stokAwalState],
    onError: refused,
    onDone({ data, message }) {
      toast('success', message)
      setMasuk(data)
      setResult(undefined)
      onSelesai?.()
    },
  })
  const terapkan = async () => {
    onSibuk?.(true)
    await menerapkan.send(
      { body: { ...kirimOf(file!), sidik: result!.sidik, setuju: true } },
      { timeout: false, idTrx },
    )
    onSibuk?.(false)
  }
  // Only what is asked needs an answer.
  const ditanya = result && {
    tersembunyi: result.cara_baca.tersembunyi === 'BELUM',
    column: result.tidak_dikenal.length > 0,
    berat: result.jumlah_peringatan > 0,
  }
  const disetujui =
    !ditanya ||
    (!ditanya.tersembunyi && (!ditanya.column || setuju.column) && (!ditanya.berat || setuju.berat))

  if (menerapkan.busy) return <Kemajuan {...kemajuan} />
  return (
    <div className="impor">
      {masuk && (
        <Alert
          type="success"
          showIcon
          title={`${formatNumber(masuk.qty)} Barang Masuk, No ${masuk.no_saldo_awal}`}
          description="Berkas berikutnya bisa langsung diimpor."
        />
      )}
      {result && file ? (
        <>
          <div className="impor-head">
            <span className="impor-name">{file.nama}</span>
            <div className="page-actions">
              <Button onClick={() => setResult(undefined)}>Ganti Berkas</Button>
              <Button
                type="primary"
                onClick={terapkan}
                disabled={result.jumlah_salah > 0 || result.qty === 0 || !disetujui || memeriksa.busy}
              >
                Impor {formatNumber(result.qty)} Barang
              </Button>
            </div>
          </div>
          {state && state.qty > 0 && (
            <Alert
              type="warning"
              showIcon
              title={`Sudah Masuk ${formatNumber(state.qty)} Barang Sebelumnya, Isi Berkas Ini Menambahnya`}
            />
          )}
          <FileReadMode cara={result.cara_baca} onChoose={(choice) => void periksa({ ...file, choice })} />
          <UnknownColumns
            columns={result.tidak_dikenal}
            checked={setuju.column}
            onSetuju={(column) => setSetuju({ ...setuju, column })}
          />
          {ditanya?.berat && (
            <Persetujuan
              title={`${formatNumber(result.jumlah_peringatan)} Barang Beratnya Tidak Lazim`}
              content={
                <ul className="impor-alasan">
                  {result.peringatan.slice(0, DISEBUT).map((b) => (
                    <li key={b.no}>
                      Baris {b.no}, {b.nama}: {alasanText(b.alasan)}
                    </li>
                  ))}
                  {result.jumlah_peringatan > DISEBUT && <li>…</li>}
                </ul>
              }
              setuju="Sudah ditimbang lagi, beratnya memang sekian gram"
              checked={setuju.berat}
              onSetuju={(berat) => setSetuju({ ...setuju, berat })}
            />
          )}
          <StokAwalResult
            result={result}
            mengunduh={mengunduh}
            onUnduh={() => void unduh(stokAwalErrors, { body: kirimOf(file) })}
          />
        </>
      ) : (
        <>
          <FilePicker onChoose={periksa} busy={memeriksa.busy} />
          <PenjelasanStokAwal onExample={() => void unduh(exampleStokAwal)} />
        </>
      )}
    </div>
  )
}

interface Setuju {
  column: boolean
  berat: boolean
}
const BELUM: Setuju = { column: false, berat: false }
/** Rows that are named in the question. */
const DISEBUT = 10

const MULAI = { percentage: 0, message: 'Mengirim Berkas' }

/** Returns the progress of the import of this key; other imports of the shop are ignored. */
function useKemajuan(idTrx: string): Omit<KemajuanStokAwal, 'id_trx'> {
  const [told, setTold] = useState<KemajuanStokAwal>()
  useLive(STOK_AWAL_EVENT, (payload) => {
    const next = zKemajuanStokAwal.safeParse(payload)
    if (next.success)
      setTold((now) =>
        now?.id_trx === next.data.id_trx && now.percentage > next.data.percentage ? now : next.data,
      )
  })
  return told?.id_trx === idTrx ? told : MULAI
}

const Kemajuan = ({ percentage, message }: Omit<KemajuanStokAwal, 'id_trx'>) => (
  <div className="impor card">
    <strong>Stok Awal Sedang Diimpor</strong>
    <Progress percent={percentage} aria-label="Stok Awal Sedang Diimpor" />
    <p className="muted" aria-live="polite">
      {message}
    </p>
  </div>
)
