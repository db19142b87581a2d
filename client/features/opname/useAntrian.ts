/**
 * Scans that have not been answered yet: each is sent once, in its order, and again under its own id until there is an answer. They stand in the
 * browser's store: neither a reload nor a lost connection loses or doubles one.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import { scanOpname, type ScanOpname } from '#domain/calls/opname.ts'
import { ApiError, call, newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

interface Scan {
  id_trx: string
  no: string
  kode_baki: string
  kode_barcode: string
}
const simpanan = draftPlace<Scan[]>('data_stock_opname_tmp', 'Scan Stock Opname')
const ULANG_MS = 2_000
/** Refusals that say nothing of the scan: the session is over, the server is busy. */
const SEMENTARA = [401, 423, 429, 503]

interface Dijawab {
  onAnswer: (answer: ScanOpname) => void
  onTolak: (kode_barcode: string, error: ApiError) => void
}

export function useAntrian({ onAnswer, onTolak }: Dijawab) {
  const [antrian, setAntrian] = useState(() => simpanan.read() ?? [])
  const [disconnect, setDisconnected] = useState(false)
  const [percobaan, setPercobaan] = useState(0)
  useEffect(() => {
    if (antrian.length) simpanan.write(antrian)
    else simpanan.remove()
  }, [antrian])

  const lepas = ({ id_trx }: Scan) => setAntrian((before) => before.filter((scan) => scan.id_trx !== id_trx))
  const dijawab = useEffectEvent((scan: Scan, answer: ScanOpname) => {
    setDisconnected(false)
    lepas(scan)
    onAnswer(answer)
  })
  const ditolak = useEffectEvent((scan: Scan, error: ApiError) => {
    setDisconnected(false)
    lepas(scan)
    onTolak(scan.kode_barcode, error)
  })
  const [depan] = antrian
  useEffect(() => {
    if (!depan) return
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const { id_trx, no, kode_baki, kode_barcode } = depan
    call(
      scanOpname,
      { params: { no }, body: { kode_baki, kode_barcode, id_trx } },
      { idTrx: id_trx, quiet: true },
    ).then(
      (answer) => {
        if (!left) dijawab(depan, answer)
      },
      (error: unknown) => {
        if (left) return
        if (!(error instanceof ApiError)) throw error
        if (!error.unknown && !SEMENTARA.includes(error.status) && error.status < 500)
          return ditolak(depan, error)
        setDisconnected(true)
        timer = setTimeout(() => setPercobaan((n) => n + 1), ULANG_MS)
      },
    )
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [depan, percobaan])

  return {
    menunggu: antrian.length,
    /** The last one could not be sent: it is tried again and again. */
    disconnect,
    kirim: (scan: Omit<Scan, 'id_trx'>) =>
      setAntrian((before) =>
        before.some((s) => s.no === scan.no && s.kode_barcode === scan.kode_barcode)
          ? before
          : [...before, { ...scan, id_trx: newIdTrx() }],
      ),
  }
}
