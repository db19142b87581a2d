import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { CARI_BARANG_MAKS, cariBarang, type BarangDitemukan } from '#domain/calls/cari-barang.ts'
import { formatRupiah } from '#domain/format.ts'
import { lipat } from '#domain/text.ts'
import { FotoBarang } from '#client/kasir/FotoBarang.tsx'
import { useCall } from '#client/net/query.ts'
import { beep } from '#client/ui/beep.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { usePaused } from '#client/ui/usePaused.ts'

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
  const table = useRef<HTMLDivElement>(null)
  const toList = () => table.current?.querySelector<HTMLElement>('.row-opens')?.focus()
  const answer = useEffectEvent(() => {
    if (diminta !== dicari) return
    setDiminta(undefined)
    if (rows.length === 1) onChoose(rows[0]!.kode_barcode)
    else if (rows.length > 1) toList()
    else beep('error')
  })
  useEffect(() => {
    if (found) answer()
  }, [found, diminta])
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setDiminta(dicari || undefined)
    else if (event.key === 'ArrowDown' && found) toList()
    else return
    event.preventDefault()
  }
  useKeys({ F5: onTutup, Escape: onTutup }, { covered: true })
  return (
    <StaticModal
      open
      title="Cari Barang"
      width={960}
      onClose={onTutup}
      footer={
        <Button onClick={onTutup}>
          Tutup <kbd>F5</kbd>
        </Button>
      }
    >
      <Field label="Cari Barang">
        {(control) => (
          <TextInput
            {...control}
            data-scan
            autoFocus
            maxLength={60}
            placeholder="Nama, kadar, berat, harga, baki: gelang 17K 3,5 g 4jt A1"
            value={text}
            onChange={(next) => {
              setText(next)
              setDiminta(undefined)
            }}
            onKeyDown={keys}
          />
        )}
      </Field>
      <p className="titipan-hasil muted" role="status">
        {found && terlaluBanyak(rows.length)}
      </p>
      <div ref={table}>
        <DataTable
          label="Barang yang ditemukan"
          columns={COLUMNS}
          rows={rows}
          rowKey={(b) => b.kode_barcode}
          loading={sought !== '' && !found && !reading.error}
          reading={reading}
          search={false}
          pageSize={CARI_BARANG_MAKS}
          height={400}
          onOpen={(b) => onChoose(b.kode_barcode)}
          empty={dicari === '' ? 'Ketik Barang Yang Dicari' : 'Tidak Ada Barang Yang Cocok'}
        />
      </div>
    </StaticModal>
  )
}

const terlaluBanyak = (jumlah: number): string =>
  jumlah === CARI_BARANG_MAKS ? `${jumlah} yang terdekat. Ketik lebih lengkap untuk yang lain.` : ''
