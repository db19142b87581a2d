import { Button } from 'antd'
import { useState } from 'react'
import { ambilHadiah, daftarDokumenHadiah } from '#domain/calls/hadiah.ts'
import { cekKupon } from '#domain/calls/kupon.ts'
import { errors as refusals } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { hadiah } from '#domain/masters/hadiah.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { DataTable, kolomAksi, type DataColumn } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { toast } from '#client/net/toasts.ts'
import { FormAmbil } from './FormAmbil.tsx'
import { useAmbilLokal, type BarisAmbil } from './lokal.ts'
import { RiwayatHadiah } from './RiwayatHadiah.tsx'
import { useHadiah } from './useHadiah.ts'
import './hadiah.css'

/** Gifts given away: lines stay in this browser until they are saved (spec 001 §2.5, §4). */
export function AmbilHadiah() {
  const [baris, setBaris] = useAmbilLokal()
  const [adding, setAdding] = useState(false)
  const { daftar, nama } = useHadiah()
  const tanggal = currentSession()!.userdata.tgl_system
  const { send, busy } = useSend(ambilHadiah, {
    changes: [hadiah.calls.semua, daftarDokumenHadiah, cekKupon],
    onDone: ({ message }) => {
      toast('success', message)
      setBaris([])
    },
    // The specification's screens keep a failed save to themselves; here it is told, and nothing typed is lost.
    onError: tellSaveError,
  })
  const kurang = (b: BarisAmbil) =>
    (daftar.find((h) => h.kode_hadiah === b.kode_hadiah)?.stock ?? b.qty) < b.qty
  const simpan = async () => {
    if (baris.length === 0) return toast('info', messages.dataHadiahKosong)
    await send({ body: { tanggal, detail_hadiah: baris } })
  }
  const columns: DataColumn<BarisAmbil>[] = [
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
    kolomAksi((b) => (
      <Button size="small" danger onClick={() => setBaris(baris.filter((x) => x !== b))}>
        Hapus
      </Button>
    )),
  ]
  return (
    <>
      <PageHeader title="Ambil Hadiah">
        {mayMake(ambilHadiah) && (
          <>
            <Button disabled={busy || baris.length === 0} onClick={() => setBaris([])}>
              Reset
            </Button>
            <Button onClick={() => setAdding(true)}>Tambah Hadiah</Button>
            <Button type="primary" loading={busy} disabled={baris.some(kurang)} onClick={() => void simpan()}>
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
        rows={baris}
        rowKey={(b) => b.kode_hadiah}
        search={false}
        empty={messages.dataHadiahKosong}
        pageSize={false}
      />
      <RiwayatHadiah jenis="AMBIL" />
      {adding && (
        <FormAmbil
          ada={baris}
          onTambah={(line) => {
            setBaris([...baris, line])
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
