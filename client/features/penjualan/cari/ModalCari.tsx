import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CARI_BARANG_MAKS, cariBarang, type BarangDitemukan } from '#domain/calls/cari-barang.ts'
import { formatRupiah } from '#domain/format.ts'
import { lipat } from '#domain/text.ts'
import { FotoBarang } from '#client/kasir/FotoBarang.tsx'
import { useCall } from '#client/net/query.ts'
import { beep } from '#client/ui/beep.ts'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { usePaused } from '#client/ui/usePaused.ts'
import { ModalChoose, toFirst } from '#client/features/penjualan/ModalChoose.tsx'

const COLUMNS: readonly DataColumn<BarangDitemukan>[] = [
  {
    key: 'foto',
    title: 'Foto',
    sort: false,
    value: () => '',
    render: ({ kode_barcode, foto, nama_barang }) => (
      // A click opens the photo large, and takes no piece.
      <span onClick={(event) => event.stopPropagation()}>
        <FotoBarang kode_barcode={kode_barcode} foto={foto} nama={nama_barang} ukuran="baris" tanpaTab />
      </span>
    ),
  },
  { key: 'nama_barang', title: 'Barang', value: (b) => `${b.nama_barang} ${b.kadar_cetak}` },
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
  {
    key: 'harga_total',
    title: 'Harga',
    kind: 'rupiah',
    value: (b) => b.harga_total ?? 0,
    render: (b) => (b.harga_total === null ? '-' : formatRupiah(b.harga_total)),
  },
  { key: 'tempat', title: 'Tempat', value: (b) => `${b.kode_gudang} / ${b.kode_baki}` },
  { key: 'status', title: 'Status', value: (b) => b.status },
]
const PAUSE_MS = 200

interface Props {
  /** The text typed into the scan box. */
  awal: string
  onChoose: (kode_barcode: string) => void
  onTutup: () => void
}

/** Finds a piece by what a customer asks for. Enter takes the only one; of several it goes to the list, where Enter takes the one it stands on. F5 or Esc goes back to the scan box. */
export function ModalCari({ awal, onChoose, onTutup }: Props) {
  const [text, setText] = useState(awal)
  /** Enter waits for the answer to what stood there. */
  const [diminta, setDiminta] = useState<string>()
  const dicari = lipat(text)
  const paused = usePaused(dicari, PAUSE_MS)
  const sought = diminta === dicari ? dicari : paused
  const reading = useCall(
    cariBarang,
    { query: { teks: sought } },
    { enabled: sought !== '', staleTime: 0, keepPrevious: true },
  )
  const found =
    sought === dicari && !reading.isFetching && !reading.isPlaceholderData && !reading.error && dicari !== ''
  const rows = (sought !== '' && reading.data) || []
  const around = useRef<HTMLDivElement>(null)
  const answer = useEffectEvent(() => {
    if (diminta !== dicari) return
    setDiminta(undefined)
    if (rows.length === 1) onChoose(rows[0]!.kode_barcode)
    else if (rows.length > 1) toFirst(around)
    else beep('error')
  })
  useEffect(() => {
    if (found) answer()
  }, [found, diminta])
  return (
    <ModalChoose
      title="Cari Barang"
      width={960}
      tutupKey="F5"
      onTutup={onTutup}
      label="Cari Barang"
      placeholder="Nama, kadar, berat, harga, baki: gelang 17K 3,5 g 4jt A1"
      maxLength={60}
      text={text}
      onText={(next) => {
        setText(next)
        setDiminta(undefined)
      }}
      onEnter={({ key }) => {
        if (key === 'Enter') setDiminta(dicari || undefined)
        return key === 'Enter'
      }}
      found={found}
      status={found && terlaluBanyak(rows.length)}
      statusClass="muted"
      around={around}
      table={{
        label: 'Barang yang ditemukan',
        columns: COLUMNS,
        rows,
        rowKey: (b) => b.kode_barcode,
        loading: sought !== '' && !found && !reading.error,
        reading,
        pageSize: CARI_BARANG_MAKS,
        height: 400,
        onOpen: (b) => onChoose(b.kode_barcode),
        empty: dicari === '' ? 'Ketik Barang Yang Dicari' : 'Tidak Ada Barang Yang Cocok',
      }}
    />
  )
}

const terlaluBanyak = (jumlah: number): string =>
  jumlah === CARI_BARANG_MAKS ? `${jumlah} yang terdekat. Ketik lebih lengkap untuk yang lain.` : ''
