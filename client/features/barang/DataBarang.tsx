import { Button } from 'antd'
import { useState } from 'react'
import { listBarang, lihatBarang, type BarangLine } from '#domain/calls/data-barang.ts'
import { formatNumber } from '#domain/format.ts'
import { ApiError } from '#client/net/api.ts'
import { useJarang } from '#client/net/jarang.ts'
import { useLive } from '#client/net/live.ts'
import { fetchCall, invalidate, tellFailure, useCall } from '#client/net/query.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { beep } from '#client/ui/beep.ts'
import { BARCODE_LENGTH } from '#client/ui/burst.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { capitals } from '#client/ui/masks.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { useAlamat } from '#client/reports/useAlamat.ts'
import type { Values } from '#client/reports/values.ts'
import { DetailBarang, type Ditunjuk } from './DetailBarang.tsx'
import { LencanaBarang } from './LencanaBarang.tsx'
import { AWAL, queryDari, SaringBarang, type Saringan } from './SaringBarang.tsx'
import './barang.css'

const COLUMNS: readonly DataColumn<BarangLine>[] = [
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => `${b.nama_barang} ${b.kadar_cetak}` },
  { key: 'kode_group', title: 'Group', value: (b) => b.kode_group },
  { key: 'kode_dept', title: 'Jenis', value: (b) => b.kode_dept },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
  { key: 'tempat', title: 'Baki', value: (b) => `${b.kode_gudang} / ${b.kode_baki}` },
  {
    key: 'status',
    title: 'Status',
    value: (b) => b.status,
    render: (b) => <LencanaBarang status={b.status} />,
  },
  { key: 'kode_intern', title: 'Kode Intern', value: (b) => b.kode_intern },
  { key: 'tgl_masuk', title: 'Masuk', kind: 'date', value: (b) => b.tgl_masuk },
]

/** Returns the piece that the address names. */
const ditunjukDi = ({ barcode, id }: Values): Ditunjuk | undefined =>
  barcode !== undefined && /^\d{1,8}$/.test(barcode)
    ? { kode_barcode: barcode.padStart(BARCODE_LENGTH, '0') }
    : id !== undefined && /^\d{1,12}$/.test(id)
      ? { id: Number(id) }
      : undefined

/** The pieces of the shop: found by scanner or keys, seen whole, kept right (DOMAIN §B.13). What is open and what was looked for stand in the address. */
export function DataBarang() {
  const { alamat, write } = useAlamat()
  const ditunjuk = ditunjukDi(alamat)
  const [mencari, setMencari] = useState(false)
  const { barcode: _barcode, id: _id, ...saringan } = alamat

  const saring = (change: Saringan) => write({ ...saringan, halaman: undefined, ...change })
  const tunjuk = (barang: Values) => write({ ...saringan, ...barang }, 'langkah')
  const kembali = () => {
    if (ditunjuk) write(saringan, 'langkah')
  }
  useKeys({ Escape: kembali })

  /** A barcode opens its piece at once; what is none, or nobody's, is looked for. */
  const cari = async (code: string, diketik: boolean) => {
    const text = code.trim()
    const barcode = text.padStart(BARCODE_LENGTH, '0')
    if (!/^\d{1,8}$/.test(text)) return saring({ cari: text })
    setMencari(true)
    try {
      await fetchCall(lihatBarang, { query: { kode_barcode: barcode } })
      beep('success')
      tunjuk({ barcode })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      beep('error')
      if (error.kind === 'refused' && diketik) saring({ cari: text })
      else await tellFailure(error)
    } finally {
      setMencari(false)
    }
  }
  return (
    <>
      <PageHeader title="Data Barang" />
      <div className="barang-cari">
        <ScanBox
          label="Cari barang"
          inputMode="text"
          mask={capitals}
          placeholder="Scan barcode, atau ketik nama atau kode intern, lalu Enter"
          busy={mencari}
          onScan={(code, diketik) => void cari(code, diketik)}
        />
        {!ditunjuk && <SaringBarang saringan={saringan} onSaring={saring} onHapus={() => write({})} />}
      </div>
      {ditunjuk ? (
        <DetailBarang key={JSON.stringify(ditunjuk)} ditunjuk={ditunjuk} onKembali={kembali} />
      ) : (
        <List
          saringan={saringan}
          onSaring={saring}
          onBuka={({ id, kode_barcode }) =>
            tunjuk(kode_barcode === '-' ? { id: String(id) } : { barcode: kode_barcode })
          }
        />
      )}
    </>
  )
}

/** Every sale is news: a page, and how many were found of a large stock, are asked for no more often than this. */
const PAUSE_MS = 2_000

interface ListProps {
  saringan: Saringan
  onSaring: (change: Saringan) => void
  onBuka: (barang: BarangLine) => void
}

function List({ saringan, onSaring, onBuka }: ListProps) {
  const query = queryDari(saringan)
  const reading = useCall(listBarang, { query }, { keepPrevious: true, staleTime: 5_000 })
  useLive(
    'stok',
    useJarang(() => invalidate(listBarang), PAUSE_MS),
  )
  const { data } = reading
  return (
    <>
      <p className="barang-hitung" role="status" aria-label="Ditemukan">
        {data && (
          <span>
            <strong>{formatNumber(data.jumlah)}</strong> barang ·{' '}
            <strong>
              <Gram value={data.berat} />
            </strong>
          </span>
        )}
        {query.cari && (
          <span>
            Pencarian <strong>{query.cari}</strong>{' '}
            <Button size="small" onClick={() => onSaring({ cari: undefined })}>
              Hapus Pencarian
            </Button>
          </span>
        )}
      </p>
      <DataTable
        label="Barang"
        columns={COLUMNS}
        rows={data?.rows ?? []}
        rowKey={(b) => String(b.id)}
        loading={reading.isFetching}
        reading={reading}
        search={false}
        empty="Data Yang Anda Cari Tidak Ada"
        onOpen={onBuka}
        server={{
          page: query.halaman,
          pageSize: query.ukuran,
          total: data?.jumlah ?? 0,
          onChange: ({ page, pageSize, sort }) => {
            const urut = sort?.key ?? query.urut
            const arah = sort ? (sort.descending ? 'DESC' : 'ASC') : query.arah
            const lain = urut !== query.urut || arah !== query.arah || pageSize !== query.ukuran
            onSaring({
              urut,
              arah,
              ukuran: pageSize === AWAL.ukuran ? undefined : String(pageSize),
              halaman: lain || page === 1 ? undefined : String(page),
            })
          },
        }}
      />
    </>
  )
}
