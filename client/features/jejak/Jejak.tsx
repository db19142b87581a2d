import { Alert, Segmented, Select } from 'antd'
import { useState } from 'react'
import { readJejak, JEJAK_MAKS, JENIS_JEJAK, type Jejak, type JenisJejak } from '#domain/calls/jejak.ts'
import { allUsers } from '#domain/calls/users.ts'
import { formatNumber } from '#domain/format.ts'
import { tanggalSystem } from '#domain/units.ts'
import { useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { time } from '#client/net/time.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { RentangTanggal, type Rentang } from '#client/ui/RentangTanggal.tsx'
import '#client/kasir/cari-dokumen.css'

const ALL = 'SEMUA'
type Tampil = JenisJejak | typeof ALL

/** /jejak: what everybody did, whatever it was done to. */
export function Jejak() {
  const hari = tanggalSystem(currentSession()!.userdata.tgl_system)
  const [rentang, setRentang] = useState<Rentang>({ tgl_from: hari, tgl_to: hari })
  const [tampil, setTampil] = useState<Tampil>(ALL)
  const [user_id, setUser] = useState<string>()
  const users = useCall(allUsers)
  const reading = useCall(
    readJejak,
    { query: { ...rentang, ...(tampil !== ALL && { jenis: tampil }), ...(user_id && { user_id }) } },
    { staleTime: 0, keepPrevious: true },
  )
  return (
    <>
      <PageHeader
        title="Jejak"
        about="Siapa masuk, apa yang diubah, apa yang diizinkan, di semua toko. Tidak bisa diubah atau dihapus siapa pun lewat program ini."
      />
      {reading.data?.lebih && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={`Hanya ${formatNumber(JEJAK_MAKS)} yang terbaru. Persempit tanggalnya, atau pilih satu user.`}
        />
      )}
      <div className="cari-dokumen">
        <RentangTanggal<Rentang> value={rentang} onChange={setRentang} />
      </div>
      <DataTable
        label="Jejak"
        columns={COLUMNS}
        rows={reading.data?.baris ?? []}
        rowKey={(row) => row.kunci}
        reading={reading}
        empty="Tidak Ada Jejak Di Tanggal Ini"
        csv="jejak.csv"
        toolbar={
          <>
            <Segmented<Tampil>
              aria-label="Jenis"
              options={[
                { value: ALL, label: 'Semua' },
                ...JENIS_JEJAK.map((jenis) => ({ value: jenis, label: SEBUTAN[jenis] })),
              ]}
              value={tampil}
              onChange={setTampil}
            />
            <Select<string>
              aria-label="User"
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              popupMatchSelectWidth={false}
              placeholder="Semua user"
              notFoundContent={<Unread reading={users} apa="Daftar User" inList />}
              options={(users.data ?? []).map((u) => ({
                value: u.user_id,
                label: `${u.user_id} ${u.user_name}`,
              }))}
              value={user_id ?? null}
              onChange={(id?: string) => setUser(id)}
            />
          </>
        }
      />
    </>
  )
}

const SEBUTAN: Record<JenisJejak, string> = { MASUK: 'Masuk', UBAH: 'Perubahan', OTORISASI: 'Otorisasi' }

const nada = ({ apa }: Jejak): Nada => (/GAGAL|TERKUNCI|SALAH|DITOLAK/.test(apa) ? 'buruk' : 'biasa')

const COLUMNS: readonly DataColumn<Jejak>[] = [
  { key: 'waktu', title: 'Waktu', value: (row) => time(row.waktu), width: 150 },
  { key: 'kode_toko', title: 'Toko', value: (row) => row.kode_toko },
  { key: 'user_id', title: 'User', value: (row) => (row.user_id === '-' ? 'TIDAK DIKENAL' : row.user_id) },
  {
    key: 'apa',
    title: 'Apa',
    value: (row) => row.apa,
    render: (row) => <Lencana nada={nada(row)}>{row.apa}</Lencana>,
  },
  { key: 'ref', title: 'Tentang', value: (row) => row.ref },
  { key: 'rincian', title: 'Rincian', value: (row) => row.rincian },
  { key: 'oleh', title: 'Oleh / Diizinkan', value: (row) => row.oleh },
]
