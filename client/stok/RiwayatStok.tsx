import { Button } from 'antd'
import { useState } from 'react'
import { callsStok, type DokumenStokTersimpan } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import type { FieldError } from '#domain/errors.ts'
import { call, callFile } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { toast } from '#client/net/toasts.ts'
import { putusanBatal } from '#client/kasir/batal.ts'
import { kertasPilihan, useCetak, type Cetakan } from '#client/kasir/useCetak.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { swallowEnter } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

const asal = (d: DokumenStokTersimpan): string =>
  [...new Set(d.detail_barang.map((b) => `${b.kode_gudang} / ${b.kode_baki}`))].join(', ')

const COLUMNS: DataColumn<DokumenStokTersimpan>[] = [
  { key: 'no', title: 'No', value: (d) => d.no },
  { key: 'jam', title: 'Jam', value: (d) => d.jam.slice(0, 5) },
  {
    key: 'status',
    title: 'Status',
    value: (d) => d.status_valid,
    render: (d) =>
      d.status_valid === 'CANC' ? <Lencana nada="buruk">BATAL</Lencana> : <Lencana nada="baik">DONE</Lencana>,
  },
  { key: 'asal', title: 'Dari', value: asal, render: (d) => <span className="stok-asal">{asal(d)}</span> },
  { key: 'tujuan', title: 'Ke', value: (d) => `${d.kode_gudang} / ${d.kode_baki}` },
  { key: 'qty', title: 'Barang', kind: 'count', value: (d) => d.qty },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (d) => d.berat },
  { key: 'input_by', title: 'Petugas', value: (d) => d.input_by },
]

/** The documents of the day: their slip again, and undone the same day. */
export function RiwayatStok({ dokumen }: { dokumen: DokumenStok }) {
  const calls = callsStok(dokumen)
  const { data = [], isPending, error } = useCall(calls.daftar, { query: {} }, { staleTime: 5_000 })
  useLive(dokumen.berita, () => void invalidate(calls.daftar))
  const [batal, setBatal] = useState<string>()
  const { cetak, busy, modal } = useCetak()
  const hariIni = currentSession()!.userdata.tgl_system
  const slip = (no: string): Cetakan => ({
    no,
    hitung: async (id_otorisasi) =>
      (await call(calls.cetak, { params: { no }, body: id_otorisasi ? { id_otorisasi } : undefined })).copy,
    berkas: async () => (await callFile(calls.slip, { params: { no } })).blob,
    changes: [calls.daftar],
  })
  const bolehBatal = (d: DokumenStokTersimpan): boolean =>
    mayMake(calls.batal) && d.tgl_system === hariIni && putusanBatal(dokumen, d).cara === 'balik'
  const aksi: DataColumn<DokumenStokTersimpan> = {
    key: 'aksi',
    title: 'Aksi',
    value: () => null,
    sort: false,
    csv: false,
    pinned: true,
    render: (d) =>
      d.status_valid === 'DONE' && (
        <div className="page-actions">
          <Button size="small" loading={busy} onClick={() => void cetak(slip(d.no), kertasPilihan())}>
            Slip
          </Button>
          {bolehBatal(d) && (
            <Button size="small" danger onClick={() => setBatal(d.no)}>
              Batal
            </Button>
          )}
        </div>
      ),
  }
  return (
    <section aria-label="Hari ini">
      <h2>Hari Ini</h2>
      {error && data.length === 0 && (
        <p className="field-error" role="alert">
          {error.message}
        </p>
      )}
      <DataTable
        label="Dokumen hari ini"
        columns={[...COLUMNS, aksi]}
        rows={data}
        rowKey={(d) => d.no}
        loading={isPending}
        search={false}
        empty="Belum Ada Hari Ini"
      />
      {batal && <ModalBatal dokumen={dokumen} no={batal} onClose={() => setBatal(undefined)} />}
      {modal}
    </section>
  )
}

function ModalBatal({ dokumen, no, onClose }: { dokumen: DokumenStok; no: string; onClose: () => void }) {
  const calls = callsStok(dokumen)
  const [alasan, setAlasan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(calls.batal, {
    changes: [calls.daftar],
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const ok = () => {
    if (!alasan.trim()) return setErrors([{ field: 'alasan', message: 'Alasan Harus Diisi' }])
    void send({ body: { no, alasan } })
  }
  return (
    <StaticModal
      open
      title={`Batal ${no}`}
      onClose={onClose}
      onOk={ok}
      okText={`Batalkan ${dokumen.nama}`}
      cancelText="Tutup"
      busy={busy}
    >
      <p>Semua barangnya kembali ke baki asal.</p>
      <div onKeyDown={swallowEnter}>
        <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
          {(c) => <TextInput {...c} autoFocus maxLength={200} value={alasan} onChange={setAlasan} />}
        </Field>
      </div>
    </StaticModal>
  )
}
