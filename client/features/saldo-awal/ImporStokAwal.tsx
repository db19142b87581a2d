import { Alert, Button, Progress } from 'antd'
import { useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import {
  contohStokAwal,
  keadaanStokAwal,
  periksaStokAwal,
  STOK_AWAL_EVENT,
  terapkanStokAwal,
  zKemajuanStokAwal,
  type KemajuanStokAwal,
} from '#domain/calls/stok-awal.ts'
import { formatAngka } from '#domain/format.ts'
import { callFile, newIdTrx, type ApiError } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import type { Berkas } from '#client/ui/berkas.ts'
import { saveFile } from '#client/ui/csv.ts'
import { PilihBerkas } from '#client/ui/PilihBerkas.tsx'
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
  const [berkas, setBerkas] = useState<Berkas>()
  const [result, setResult] = useState<Result>()
  const [masuk, setMasuk] = useState<CallReply<typeof terapkanStokAwal>>()
  const [idTrx, setIdTrx] = useState(newIdTrx)
  const kemajuan = useKemajuan(idTrx)
  const { data: keadaan } = useCall(keadaanStokAwal, {}, { quiet: true })
  const memeriksa = useSend(periksaStokAwal, { onDone: ({ data }) => setResult(data) })
  const periksa = async (chosen: Berkas) => {
    setMasuk(undefined)
    setResult(undefined)
    setBerkas(chosen)
    setIdTrx(newIdTrx())
    onSibuk?.(true)
    await memeriksa.send({ body: { berkas: chosen.isi } }, { timeout: false })
    onSibuk?.(false)
  }
  const refused = (error: ApiError) => {
    tellSaveError(error)
    if (error.kind === 'refused' && berkas) void periksa(berkas)
  }
  const menerapkan = useSend(terapkanStokAwal, {
    changes: [keadaanStokAwal],
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
    await menerapkan.send({ body: { berkas: berkas!.isi, sidik: result!.sidik } }, { timeout: false, idTrx })
    onSibuk?.(false)
  }
  const contoh = async () => {
    const { blob, name } = await callFile(contohStokAwal)
    saveFile(name, blob)
  }

  if (menerapkan.busy) return <Kemajuan {...kemajuan} />
  return (
    <div className="impor">
      {masuk && (
        <Alert
          type="success"
          showIcon
          title={`${formatAngka(masuk.qty)} Barang Masuk, No ${masuk.no_saldo_awal}`}
          description="Berkas berikutnya bisa langsung diimpor."
        />
      )}
      {result && berkas ? (
        <>
          <div className="impor-head">
            <span className="impor-name">{berkas.nama}</span>
            <div className="page-actions">
              <Button onClick={() => setResult(undefined)}>Ganti Berkas</Button>
              <Button
                type="primary"
                onClick={terapkan}
                disabled={result.jumlah_salah > 0 || result.qty === 0}
              >
                Impor {formatAngka(result.qty)} Barang
              </Button>
            </div>
          </div>
          {keadaan && keadaan.qty > 0 && (
            <Alert
              type="warning"
              showIcon
              title={`Sudah Masuk ${formatAngka(keadaan.qty)} Barang Sebelumnya, Isi Berkas Ini Menambahnya`}
            />
          )}
          <StokAwalResult result={result} />
        </>
      ) : (
        <>
          <PilihBerkas onPilih={periksa} busy={memeriksa.busy} />
          <PenjelasanStokAwal onContoh={contoh} />
        </>
      )}
    </div>
  )
}

const MULAI = { percentage: 0, message: 'Mengirim Berkas' }

/** How far the import of this key is; others of the shop are not this one's. */
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
