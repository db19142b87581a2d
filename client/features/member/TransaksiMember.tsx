import { Button, Select } from 'antd'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import {
  hapusTransaksiMember,
  openKasus,
  selesaikanTransaksiMember,
  tambahTransaksiMember,
  type TransaksiMember as Kasus,
} from '#domain/calls/transaksi-member.ts'
import { optionLabel } from '#domain/report/filters.ts'
import laporan from '#domain/reports/member/transaksi-member.ts'
import { ApiError, callWhole } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { useFiles } from '#client/reports/useFiles.ts'
import { confirm } from '#client/net/dialogs.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { toast } from '#client/net/toasts.ts'
import { FormTransaksi } from './FormTransaksi.tsx'
import { OpenKasus } from './OpenKasus.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import './member.css'

const COLUMNS: DataColumn<Kasus>[] = [
  { key: 'tanggal', title: 'Tanggal', kind: 'date', value: (k) => k.tanggal },
  { key: 'kode_member', title: 'Kode Member', value: (k) => k.kode_member },
  { key: 'nama_member', title: 'Nama Member', value: (k) => k.nama_member },
  { key: 'transaksi', title: 'Transaksi', value: (k) => k.transaksi },
  { key: 'jenis', title: 'Jenis', value: (k) => k.jenis },
  { key: 'status', title: 'Status', value: (k) => k.status },
  { key: 'no_nota', title: 'Deskripsi', value: (k) => k.no_nota },
  { key: 'keterangan', title: 'Keterangan', value: (k) => k.keterangan },
]
interface Saring {
  transaksi: string
  jenis: string
}
type Transaksi = ComponentProps<typeof OpenKasus>['transaksi']
/** A filter at ALL is left out of the request (spec 001 §7). */
const dikirim = (saring: Saring): Record<string, string> =>
  Object.fromEntries(Object.entries(saring).filter(([, value]) => value !== 'ALL'))

/** Cases and requests of members: filtered, added, settled, deleted, taken away (spec 001 §2.4). */
export function TransaksiMember() {
  const [saring, setSaring] = useState<Saring>({ transaksi: 'ALL', jenis: 'ALL' })
  const [found, setFound] = useState<{ rows: Kasus[]; asked: Record<string, string> }>()
  const [busy, setBusy] = useState(false)
  const [gagal, setGagal] = useState<ApiError>()
  const [adding, setAdding] = useState(false)
  const files = useFiles(laporan, found?.asked)
  const cari = async ({ quiet = false } = {}) => {
    setBusy(true)
    const asked = dikirim(saring)
    try {
      const { data, message } = await callWhole(laporan.call, { query: asked } as never)
      const rows = data as unknown as Kasus[]
      setFound({ rows, asked })
      setGagal(undefined)
      if (!quiet) toast(rows.length ? 'success' : 'info', message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFound(undefined)
      setGagal(error)
    } finally {
      setBusy(false)
    }
  }
  const dibuka = useEffectEvent(() => void cari({ quiet: true }))
  useEffect(() => dibuka(), [])
  const selesai = useSend(selesaikanTransaksiMember, {
    onDone: ({ message }) => {
      toast('success', message)
      void cari({ quiet: true })
    },
    changes: [openKasus],
  })
  const hapus = useSend(hapusTransaksiMember, {
    onDone: ({ message }) => {
      toast('success', message)
      void cari({ quiet: true })
    },
    changes: [openKasus],
  })
  const actions: DataColumn<Kasus> = actionColumn((k) => (
    <div className="page-actions">
      {k.status === 'OPEN' && mayMake(selesaikanTransaksiMember) && (
        <Button
          size="small"
          loading={selesai.busy}
          onClick={() => void selesai.send({ params: { id: String(k._id) as never } })}
        >
          Selesai
        </Button>
      )}
      {mayMake(hapusTransaksiMember) && (
        <Button
          size="small"
          danger
          onClick={async () => {
            if (await confirm(`Hapus ${k.jenis} ${k.nama_member}`))
              await hapus.send({ params: { id: String(k._id) as never } })
          }}
        >
          Hapus
        </Button>
      )}
    </div>
  ))
  const choose = (name: keyof Saring) =>
    laporan.filters[name].options.map((value) => ({ value: value as string, label: optionLabel(value) }))
  const none = !found || found.rows.length === 0
  return (
    <>
      <PageHeader title="Transaksi Member">
        {files.allowed && (
          <Button disabled={none} loading={files.busy === 'PDF'} onClick={() => files.make('PDF')}>
            Export PDF
          </Button>
        )}
        {files.allowed && (
          <Button disabled={none} loading={files.busy === 'Excel'} onClick={() => files.make('Excel')}>
            Export Excel
          </Button>
        )}
        {mayMake(tambahTransaksiMember) && (
          <Button type="primary" onClick={() => setAdding(true)}>
            Tambah
          </Button>
        )}
      </PageHeader>
      <Cek transaksi={saring.transaksi as Transaksi} />
      <div className="member-saring">
        <Field label="Transaksi">
          {(c) => (
            <Select
              {...c}
              value={saring.transaksi}
              options={choose('transaksi')}
              onChange={(transaksi) => setSaring({ ...saring, transaksi })}
            />
          )}
        </Field>
        <Field label="Jenis">
          {(c) => (
            <Select
              {...c}
              value={saring.jenis}
              options={choose('jenis')}
              onChange={(jenis) => setSaring({ ...saring, jenis })}
            />
          )}
        </Field>
        <Button type="primary" loading={busy} onClick={() => void cari()}>
          Cari
        </Button>
      </div>
      <DataTable
        label="Transaksi member"
        columns={[...COLUMNS, actions]}
        rows={found?.rows ?? []}
        rowKey={(k) => String(k._id)}
        loading={busy}
        reading={{
          data: found,
          error: gagal ?? null,
          isFetching: busy,
          refetch: () => void cari({ quiet: true }),
        }}
        empty={laporan.empty}
        csv={files.allowed && 'transaksi-member.csv'}
      />
      {adding && (
        <FormTransaksi
          onClose={(saved) => {
            setAdding(false)
            if (saved) void cari({ quiet: true })
          }}
        />
      )}
    </>
  )
}

/** Shows the open cases of a single member, of the kind that the list is filtered by. */
function Cek({ transaksi }: { transaksi: Transaksi }) {
  const [{ kode, ada }, setChoice] = useState({ kode: '', ada: false })
  return (
    <section className="member-cek" aria-label="Cek kasus member">
      <MemberPicker
        label="Cek Kasus Member"
        kode={kode}
        onChange={(next, found) => setChoice({ kode: next, ada: found !== undefined })}
      />
      {ada && <OpenKasus kode_member={kode} transaksi={transaksi} />}
    </section>
  )
}
