import { useState } from 'react'
import { logHargaEmas, type LogHarga } from '#domain/calls/harga-emas.ts'
import { formatRupiah } from '#domain/format.ts'
import { tambahHari, type Rupiah } from '#domain/units.ts'
import { currentSession } from '#client/net/session.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { RentangTanggal, type Rentang } from '#client/ui/RentangTanggal.tsx'

/** The changes of prices: user, group, time, from what to what. */
export function RiwayatHarga() {
  const hariIni = currentSession()!.userdata.tgl_system
  const [range, setRange] = useState<Rentang>({
    tgl_from: tambahHari(hariIni, -30),
    tgl_to: hariIni,
  })
  const reading = useCall(logHargaEmas, { query: range }, { keepPrevious: true, staleTime: 0 })
  useLive('harga-emas', () => void invalidate(logHargaEmas))
  return (
    <>
      <RentangTanggal value={range} onChange={setRange} />
      <DataTable
        label="Riwayat harga"
        columns={COLUMNS}
        rows={reading.data ?? []}
        rowKey={(r) => `${r.tanggal} ${r.jam} ${r.kode_group} ${r.harga_lama} ${r.harga_beli_lama}`}
        loading={reading.isFetching}
        reading={reading}
        empty="Belum Ada Perubahan Harga"
        csv="riwayat-harga-emas.csv"
      />
    </>
  )
}

/** Fine gold has no bounds. */
const number = (amount: Rupiah | null): string => (amount === null ? '-' : formatRupiah(amount))

/** A price as it changed: the file has both figures in columns of their own. */
const dariKe = (
  key: string,
  title: string,
  lama: (r: LogHarga) => Rupiah | null,
  baru: (r: LogHarga) => Rupiah | null,
): DataColumn<LogHarga>[] => [
  { key: `${key}_lama`, title: `${title} Lama`, kind: 'rupiah', value: lama, render: (r) => number(lama(r)) },
  {
    key,
    title: `${title} Baru`,
    kind: 'rupiah',
    value: baru,
    render: (r) => (lama(r) === baru(r) ? number(baru(r)) : <strong>{number(baru(r))}</strong>),
  },
]

const COLUMNS: DataColumn<LogHarga>[] = [
  { key: 'tanggal', title: 'Tanggal', kind: 'date', value: (r) => `${r.tanggal} ${r.jam}` },
  { key: 'user_name', title: 'Oleh', value: (r) => r.user_name },
  { key: 'kode_group', title: 'Group', value: (r) => r.kode_group },
  ...dariKe(
    'harga',
    'Harga',
    (r) => r.harga_lama,
    (r) => r.harga,
  ),
  ...dariKe(
    'min',
    'Min',
    (r) => r.harga_min_lama,
    (r) => r.harga_min_gram,
  ),
  ...dariKe(
    'maks',
    'Maks',
    (r) => r.harga_max_lama,
    (r) => r.harga_max_gram,
  ),
  ...dariKe(
    'beli',
    'Beli',
    (r) => r.harga_beli_lama,
    (r) => r.harga_beli_gram,
  ),
  { key: 'cara', title: 'Cara', value: (r) => r.cara },
]
