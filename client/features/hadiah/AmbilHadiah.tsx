import { Button } from 'antd'
import { useState } from 'react'
import { ambilHadiah, listDokumenHadiah } from '#domain/calls/hadiah.ts'
import { cekKupon } from '#domain/calls/kupon.ts'
import { errors as refusals } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { hadiah } from '#domain/masters/hadiah.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { toast } from '#client/net/toasts.ts'
import { FormAmbil } from './FormAmbil.tsx'
import { useAmbilLokal, type AmbilLine } from './lokal.ts'
import { RiwayatHadiah } from './RiwayatHadiah.tsx'
import { useHadiah } from './useHadiah.ts'
import './hadiah.css'

/** Gifts given away: lines stay in this browser until they are saved (spec 001 §2.5, §4). */
export function AmbilHadiah() {
  const [lines, setLines] = useAmbilLokal()
  const [adding, setAdding] = useState(false)
  const { list, nama } = useHadiah()
  const tanggal = currentSession()!.userdata.tgl_system
  const { send, busy } = useSend(ambilHadiah, {
    changes: [hadiah.calls.semua, listDokumenHadiah, cekKupon],
    onDone: ({ message }) => {
      toast('success', message)
      setLines([])
    },
    // The specification's screens keep a failed save to themselves; here it is told, and nothing typed is lost.
    onError: tellSaveError,
  })
  const kurang = (b: AmbilLine) => (list.find((h) => h.kode_hadiah === b.kode_hadiah)?.stock ?? b.qty) < b.qty
  const simpan = async () => {
    if (lines.length === 0) return toast('info', messages.emptyDataHadiah)
    await send({ body: { tanggal, detail_hadiah: lines } })
  }
  const columns: DataColumn<AmbilLine>[] = [
    { key: 'kode_hadiah', title: 'Kode', value: (b) => b.kode_hadiah },
    {
      key: 'nama_hadiah',
      title: 'Nama Hadiah',
      value: (b) => nama(b.kode_hadiah),
      render: (b) => (
        <>
          {nama(b.kode_hadiah)}
          {kurang(b) && (
            <span className="field-error hadiah-kurang">{refusals.stockHadiahKurang().message}</span>
          )}
        </>
      ),
    },
    { key: 'qty', title: 'Qty', kind: 'count', value: (b) => b.qty },
    { key: 'alasan', title: 'Alasan', value: (b) => b.alasan },
    { key: 'kode_kupon', title: 'Kode Kupon', value: (b) => b.kode_kupon },
    actionColumn((b) => (
      <Button size="small" danger onClick={() => setLines(lines.filter((x) => x !== b))}>
        Hapus
      </Button>
    )),
  ]
  return (
    <>
      <PageHeader title="Ambil Hadiah">
        {mayMake(ambilHadiah) && (
          <>
            <Button disabled={busy || lines.length === 0} onClick={() => setLines([])}>
              Reset
            </Button>
            <Button onClick={() => setAdding(true)}>Tambah Hadiah</Button>
            <Button type="primary" loading={busy} disabled={lines.some(kurang)} onClick={() => void simpan()}>
              Simpan
            </Button>
          </>
        )}
      </PageHeader>
      <div className="card hadiah-kepala">
        <Field label="Tanggal Pengambilan">{(c) => <TextInput {...c} readOnly value={tanggal} />}</Field>
      </div>
      <DataTable
        label="Hadiah yang diambil"
        columns={columns}
        rows={lines}
        rowKey={(b) => b.kode_hadiah}
        search={false}
        empty={messages.emptyDataHadiah}
        pageSize={false}
      />
      <RiwayatHadiah jenis="AMBIL" />
      {adding && (
        <FormAmbil
          ada={lines}
          onTambah={(line) => {
            setLines([...lines, line])
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
