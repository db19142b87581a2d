import { useState, type ReactNode } from 'react'
import { callsStok, type DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import { cuciHilang, cuciKeluar, cuciMasuk } from '#domain/dokumen/cuci.ts'
import { tambahHari } from '#domain/units.ts'
import { DokumenBernomor } from '#client/stok/DokumenBernomor.tsx'
import { useNoAlamat } from '#client/stok/useNoAlamat.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { Lipat } from '#client/ui/Lipat.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { RentangTanggal, type Rentang } from '#client/ui/RentangTanggal.tsx'
import { sebutan } from '#client/stok/form.ts'

type Line = DokumenStokTersimpan & { apa: string }
const barang = (d: Line): string => d.detail_barang.map(sebutan).join(', ')
const COLUMNS: readonly DataColumn<Line>[] = [
  { key: 'no', title: 'No', value: (d) => d.no },
  { key: 'tgl_system', title: 'Tanggal', value: (d) => d.tgl_system },
  { key: 'apa', title: 'Dokumen', value: (d) => d.apa },
  {
    key: 'status',
    title: 'Status',
    value: (d) => d.status_valid,
    render: (d) =>
      d.status_valid === 'CANC' ? <Lencana nada="buruk">BATAL</Lencana> : <Lencana nada="baik">DONE</Lencana>,
  },
  { key: 'ke', title: 'Ke', value: (d) => d.ke },
  { key: 'qty', title: 'Barang', kind: 'count', value: (d) => d.qty },
  { key: 'berat', title: 'Berat Dikirim', kind: 'gram', value: (d) => d.berat },
  {
    key: 'barang',
    title: 'Isi',
    value: barang,
    render: (d) => <span className="stok-asal">{barang(d)}</span>,
  },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
]

const SEBULAN = 30

/** The washing in a range of days: pieces that went out, that came back, and that did not. */
export function RiwayatCuci({ title, children }: { title: string; children: ReactNode }) {
  const [no, buka] = useNoAlamat(cuciKeluar.nomor)
  const hari = currentSession()!.userdata.tgl_system
  const [query, setQuery] = useState<Rentang>({ tgl_from: tambahHari(hari, -SEBULAN), tgl_to: hari })
  const kirim = useCall(callsStok(cuciKeluar).daftar, { query })
  const kembali = useCall(callsStok(cuciMasuk).daftar, { query })
  const hilang = useCall(callsStok(cuciHilang).daftar, { query })
  const rows = [
    [cuciKeluar.nama, kirim] as const,
    [cuciMasuk.nama, kembali] as const,
    [cuciHilang.nama, hilang] as const,
  ]
    .flatMap(([apa, { data = [] }]) => data.map((d): Line => ({ ...d, apa })))
    .toSorted((a, b) => (a.no < b.no ? 1 : -1))
  return (
    <>
      <PageHeader title={title} />
      {children}
      <Lipat nama="Filter">
        <RentangTanggal value={query} onChange={setQuery} />
      </Lipat>
      <DataTable
        label="Riwayat cucian"
        columns={COLUMNS}
        rows={rows}
        rowKey={(d) => d.no}
        reading={[kirim, kembali, hilang]}
        csv="riwayat-cucian"
        empty="Tidak Ada Cucian"
        onOpen={(d) => buka(d.no)}
      />
      {no && <DokumenBernomor key={no} no={no} onTutup={() => buka(undefined)} />}
    </>
  )
}
