import { Button, Segmented } from 'antd'
import { useState } from 'react'
import type { CallInput } from '#domain/call.ts'
import { listMember, memberGanda, tambahMember, type Member } from '#domain/calls/member.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { FormMember } from './FormMember.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePaused } from '#client/ui/usePaused.ts'
import { ModalMember } from './ModalMember.tsx'
import { NomorGanda } from './NomorGanda.tsx'

type Query = CallInput<typeof listMember>['query']

const COLUMNS: DataColumn<Member>[] = [
  { key: 'kode_member', title: 'Kode Member', value: (m) => m.kode_member },
  {
    key: 'nama_customer',
    title: 'Nama',
    value: (m) => m.nama_customer,
    render: (m) => (
      <span className="member-nama">
        {m.nama_customer}
        {m.rumah !== null && <Lencana nada="biasa">TOKO {m.rumah}</Lencana>}
        {m.tidak_aktif && m.status_aktif && <Lencana nada="tunggu">LAMA TIDAK TRANSAKSI</Lencana>}
      </span>
    ),
  },
  { key: 'no_hp', title: 'No HP', value: (m) => m.no_hp, sort: false },
  { key: 'point', title: 'Poin', kind: 'count', value: (m) => m.point },
  { key: 'trx_count', title: 'Transaksi', kind: 'count', value: (m) => m.trx_count },
  { key: 'trx_terakhir', title: 'Terakhir', kind: 'date', value: (m) => m.trx_terakhir },
  {
    key: 'kota',
    title: 'Kecamatan, Kota',
    value: (m) => [m.kecamatan, m.kota].filter((t) => t !== '-').join(', ') || '-',
  },
]
const STATUS = [
  { label: 'Aktif', value: 'AKTIF' },
  { label: 'Nonaktif', value: 'DELETED' },
  { label: 'Semua', value: 'SEMUA' },
] as const
const AWAL: Query = { cari: '', status: 'AKTIF', urut: 'nama_customer', arah: 'ASC', halaman: 1, ukuran: 20 }
const TYPING_MS = 250

/** Members of the chain: found, registered, opened (DOMAIN §B.12, §F.3). */
export function DataMember() {
  const [query, setQuery] = useState(AWAL)
  const [opened, setOpened] = useState<string>()
  const [adding, setAdding] = useState(false)
  const cari = usePaused(query.cari, TYPING_MS)
  const reading = useCall(listMember, { query: { ...query, cari } }, { keepPrevious: true })
  const { data, isFetching } = reading
  const find = (change: Partial<Query>) => setQuery((now) => ({ ...now, halaman: 1, ...change }))
  return (
    <>
      <PageHeader title="Data Member">
        {mayMake(tambahMember) && (
          <Button type="primary" onClick={() => setAdding(true)}>
            Tambah
          </Button>
        )}
      </PageHeader>
      {mayMake(memberGanda) && <NomorGanda />}
      <DataTable
        label="Member"
        columns={COLUMNS}
        rows={data?.rows ?? []}
        rowKey={(m) => m.kode_member}
        loading={isFetching}
        reading={reading}
        empty="Data Member Kosong"
        onOpen={(m) => setOpened(m.kode_member)}
        toolbar={
          <Segmented
            aria-label="Status"
            options={[...STATUS]}
            value={query.status}
            onChange={(status) => find({ status })}
          />
        }
        server={{
          page: query.halaman,
          pageSize: query.ukuran,
          total: data?.jumlah ?? 0,
          onSearch: (text) => find({ cari: text }),
          onChange: ({ page, pageSize, sort }) =>
            find({
              halaman: page,
              ukuran: pageSize,
              urut: (sort?.key as Query['urut'] | undefined) ?? AWAL.urut,
              arah: sort?.descending ? 'DESC' : 'ASC',
            }),
        }}
      />
      {opened && <ModalMember kode_member={opened} onBuka={setOpened} onClose={() => setOpened(undefined)} />}
      {adding && (
        <FormMember
          onClose={(saved) => {
            setAdding(false)
            if (saved) setOpened(saved.kode_member)
          }}
        />
      )}
    </>
  )
}
