import { Button } from 'antd'
import { useState } from 'react'
import { kartuBarang, type GerakKartu } from '#domain/calls/data-barang.ts'
import { formatGram } from '#domain/format.ts'
import { sebutLokasi } from '#domain/rules/sebut-lokasi.ts'
import { milligram } from '#domain/units.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Nomor } from './Nomor.tsx'

const gerak = (g: GerakKartu): string =>
  [
    g.balik ? `DIBALIK: ${g.gerak}` : g.gerak,
    g.group_asal === g.kode_group ? '' : `${g.group_asal} menjadi ${g.kode_group}`,
    g.keterangan === '-' ? '' : g.keterangan,
  ]
    .filter(Boolean)
    .join(' · ')

/** Grams that came or went have a sign; a piece that moved has its weight. */
const berat = (g: GerakKartu): string =>
  g.hanya_berat
    ? `${g.berat < 0 ? '−' : '+'}${formatGram(milligram(Math.abs(g.berat)))} g`
    : `${formatGram(g.berat)} g`

const nyata = (g: GerakKartu): string => (g.ke.startsWith('V:') && g.hanya_berat ? g.dari : g.ke)

const COLUMNS: readonly DataColumn<GerakKartu>[] = [
  { key: 'waktu', title: 'Waktu', value: (g) => `${g.tanggal} ${g.jam.slice(0, 5)}` },
  { key: 'gerak', title: 'Kejadian', value: gerak },
  { key: 'dari', title: 'Dari', value: (g) => (g.hanya_berat ? '-' : sebutLokasi(g.dari)) },
  {
    key: 'ke',
    title: 'Tempat Sesudahnya',
    value: (g) => sebutLokasi(nyata(g)),
    render: (g) => <strong>{sebutLokasi(nyata(g))}</strong>,
  },
  { key: 'berat', title: 'Berat', value: berat },
  { key: 'no', title: 'Dokumen', value: (g) => g.ref_no, render: (g) => <Nomor no={g.ref_no} /> },
  { key: 'user', title: 'Petugas', value: (g) => g.user_id },
]
const TOKO: DataColumn<GerakKartu> = { key: 'toko', title: 'Toko', value: (g) => g.nama_toko }

/** Every movement of a piece, newest first; the shop is named once it was in another. */
export function KartuBarang({ id }: { id: number }) {
  /** From which on older ones are shown, the newest first: the way back. */
  const [sebelum, setSebelum] = useState<readonly number[]>([])
  const last = sebelum.at(-1)
  const reading = useCall(
    kartuBarang,
    { params: { id: String(id) }, query: last === undefined ? {} : { sebelum: last } },
    { staleTime: 0, keepPrevious: true },
  )
  useLive('stok', () => void invalidate(kartuBarang))
  const rows = reading.data?.rows ?? []
  const lainToko = rows.some((g) => g.kode_toko !== currentSession()?.userdata.kode_toko)
  return (
    <>
      <DataTable
        label="Kartu barang"
        columns={lainToko ? [...COLUMNS, TOKO] : COLUMNS}
        rows={rows}
        rowKey={(g) => String(g.id)}
        reading={reading}
        search={false}
        empty="Belum Ada Gerakan"
        pageSize={20}
      />
      <div className="page-actions">
        {sebelum.length > 0 && <Button onClick={() => setSebelum(sebelum.slice(0, -1))}>Lebih Baru</Button>}
        {reading.data?.lagi && (
          <Button onClick={() => setSebelum([...sebelum, rows.at(-1)!.id])}>Lebih Lama</Button>
        )}
      </div>
    </>
  )
}
