import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { listPesanan } from '#domain/calls/pesanan.ts'
import { listTitipan } from '#domain/calls/titipan.ts'
import { formatRupiah } from '#domain/format.ts'
import { notWholeNomor } from '#domain/rules/kode.ts'
import { useCall } from '#client/net/query.ts'
import { beep } from '#client/ui/beep.ts'
import { isBarcode } from '#client/ui/burst.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { usePaused } from '#client/ui/usePaused.ts'
import { byScanner } from '#client/ui/wedge.ts'
import { ModalChoose } from '#client/features/penjualan/ModalChoose.tsx'
import { sebutanHp } from '#client/kasir/hp.ts'
import { pesananSiap, titipanSiap, type Siap } from './siap.ts'
import { SEBUTAN, type Choice } from './diambil.ts'

const COLUMNS: readonly DataColumn<Siap>[] = [
  { key: 'no', title: 'No Titipan / Pesanan', value: (t) => t.no },
  {
    key: 'nama_customer',
    title: 'Customer',
    value: (t) => `${t.nama_customer} ${t.no_hp === '-' ? '' : t.no_hp}`,
  },
  { key: 'nama_barang', title: 'Barang', value: (t) => t.nama_barang },
  { key: 'belum', title: 'Status', value: (t) => t.belum || 'SIAP' },
  { key: 'dibayar', title: 'Titipan / DP', kind: 'rupiah', value: (t) => t.dibayar },
  {
    key: 'sisa',
    title: 'Sisa',
    kind: 'rupiah',
    value: (t) => t.sisa ?? 0,
    render: (t) => (t.sisa === null ? '-' : formatRupiah(t.sisa)),
  },
]
const PAUSE_MS = 300

/**
 * The deposits and finished orders that can be taken, looked for by the server: it knows the whole phone. Enter takes the
 * only one found for just what stands there, however early it is pressed; the arrows walk among more. A short number lists those
 * that are not finished too: they are called by it as well. F10 or Esc goes back to the scan box.
 */
export function ModalAmbil({
  awal = '',
  onChoose,
  onTutup,
}: {
  /** The number that several documents carry: it is looked for at once, and asked about. */
  awal?: string
  onChoose: (choice: Choice) => void
  onTutup: () => void
}) {
  const [text, setText] = useState(awal)
  /**
   * The text that Enter has asked for: it waits for its own answer, not for the pause. `scan`: a number that came from
   * a scanner.
   */
  const [diminta, setDiminta] = useState<{ text: string; scan: boolean; dijawab?: true } | undefined>(
    awal ? { text: awal, scan: false, dijawab: true } : undefined,
  )
  const dicari = text.trim()
  const paused = usePaused(dicari, PAUSE_MS)
  const { ready, found, reading } = useSiap(diminta?.text ?? paused, dicari)
  const answer = useEffectEvent(() => {
    // Answered once: what the list becomes later was not asked for.
    if (!diminta || diminta.dijawab) return
    const only = satuSatunya(ready, diminta)
    if (only) onChoose(only)
    else {
      setDiminta({ ...diminta, dijawab: true })
      beep('error')
    }
  })
  useEffect(() => {
    if (found) answer()
  }, [found, diminta])
  const around = useRef<HTMLDivElement>(null)
  return (
    <ModalChoose
      title="Ambil Titipan / Pesanan"
      width={900}
      tutupKey="F10"
      onTutup={onTutup}
      label="Cari Titipan / Pesanan"
      placeholder={`Scan tanda terima, atau ketik nomor, nama, ${sebutanHp()}, barcode`}
      maxLength={50}
      text={text}
      onText={(next) => {
        setText(next)
        setDiminta(undefined)
      }}
      onEnter={({ key, nativeEvent }) => {
        const scan = byScanner(nativeEvent)
        if (key !== 'Enter' && !scan) return false
        if (dicari) setDiminta({ text: dicari, scan: scan && /\d{3}/.test(dicari) })
        return true
      }}
      found={found}
      status={diminta?.dijawab && found && kurangJelas(ready, diminta)}
      around={around}
      table={{
        label: 'Titipan dan pesanan yang bisa diambil',
        columns: COLUMNS,
        rows: ready,
        rowKey: (t) => t.no,
        loading: !found && !reading.error,
        reading,
        pageSize: 10,
        onOpen: onChoose,
        empty: 'Tidak Ada Titipan Atau Pesanan Yang Bisa Diambil',
      }}
    />
  )
}

/** Reads both lists as a single list. @param dicari the text in the field: only its own answer counts */
function useSiap(cari: string, dicari: string) {
  const query = { limit: 500, ...(cari ? { cari } : {}) }
  const options = { staleTime: 0, keepPrevious: true }
  const pendek = notWholeNomor(cari)
  const lain = { ...options, enabled: pendek }
  const titipan = useCall(listTitipan, { query: { status_titipan: 'OPEN', ...query } }, options)
  const pesanan = useCall(listPesanan, { query: { status_pesanan: 'DONE', ...query } }, options)
  const baru = useCall(listPesanan, { query: { status_pesanan: 'OPEN', ...query } }, lain)
  const proses = useCall(listPesanan, { query: { status_pesanan: 'PROSES', ...query } }, lain)
  const reads = [titipan, pesanan, ...(pendek ? [baru, proses] : [])] as const
  const ready = useMemo(
    () =>
      [
        ...[pesanan.data, ...(pendek ? [baru.data, proses.data] : [])].flatMap((list) =>
          (list ?? []).map(pesananSiap),
        ),
        ...(titipan.data ?? []).map(titipanSiap),
      ].filter(({ belum }) => pendek || belum === ''),
    [pendek, titipan.data, pesanan.data, baru.data, proses.data],
  )
  const found =
    cari === dicari && reads.every((read) => !read.isFetching && !read.isPlaceholderData && !read.error)
  return { ready, found, reading: reads.find((read) => read.error) ?? pesanan }
}

/** Half a number that was scanned is nobody's, though only one has it. */
const satuSatunya = (
  ready: readonly Siap[],
  { text, scan }: { text: string; scan: boolean },
): Siap | undefined => {
  const meant = scan && !isBarcode(text) ? ready.filter(({ no }) => no === text) : ready
  return meant.length === 1 ? meant[0] : undefined
}

function kurangJelas(ready: readonly Siap[], { scan }: { scan: boolean }): string {
  if (ready.length === 0) return 'Tidak Ada Titipan Atau Pesanan Yang Cocok'
  if (ready.length === 1 && scan) return 'Scan Tidak Lengkap, Ulangi'
  const kinds = [...new Set(ready.map(({ jenis }) => SEBUTAN[jenis].dokumen))]
  return `${ready.length} ${kinds.join(' dan ')} cocok. Pilih dengan panah, atau ketik lebih lengkap.`
}
