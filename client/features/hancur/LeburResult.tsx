import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { listHancur, leburResult, fillLebur, type HancurDilihat } from '#domain/calls/hancur.ts'
import { hancur } from '#domain/dokumen/hancur.ts'
import { errors as refusals, type FieldError } from '#domain/errors.ts'
import { milligram, type Milligram, type Persen } from '#domain/units.ts'
import { useLive } from '#client/net/live.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { Gram } from '#client/ui/amounts.tsx'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, PersenInput } from '#client/ui/inputs.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

const COLUMNS: readonly DataColumn<HancurDilihat>[] = [
  { key: 'no', title: 'No', value: (h) => h.no },
  { key: 'tgl_system', title: 'Tanggal', value: (h) => h.tgl_system },
  { key: 'alasan', title: 'Alasan', value: (h) => h.alasan },
  { key: 'kode_group', title: 'Group', value: (h) => h.kode_group },
  { key: 'qty', title: 'Barang', kind: 'count', value: (h) => h.qty },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (h) => h.berat },
  {
    key: 'hasil',
    title: 'Hasil',
    value: (h) => h.berat_hasil,
    render: (h) =>
      h.berat_hasil === null ? <Lencana nada="tunggu">BELUM</Lencana> : <Gram value={h.berat_hasil} />,
  },
  { key: 'otorisasi_by', title: 'Otorisasi Oleh', value: (h) => h.otorisasi_by },
]

/** Goods that were destroyed and not melted yet, and those melted today (DOMAIN §B.17, §O.1-5). */
export function LeburResult({ children }: { children: ReactNode }) {
  const reading = useCall(listHancur, {}, { staleTime: 5_000 })
  useLive(hancur.berita, () => void invalidate(listHancur))
  const [written, setWritten] = useState<HancurDilihat>()
  const actions: DataColumn<HancurDilihat> = actionColumn(
    (h) =>
      h.berat_hasil === null &&
      mayMake(leburResult) && (
        <Button size="small" type="primary" onClick={() => setWritten(h)}>
          Catat Hasil
        </Button>
      ),
  )
  return (
    <>
      <PageHeader title={hancur.nama} />
      {children}
      <DataTable
        label="Menunggu hasil lebur"
        columns={[...COLUMNS, actions]}
        rows={reading.data ?? []}
        rowKey={(h) => h.no}
        reading={reading}
        empty="Tidak Ada Yang Menunggu Hasil Lebur"
      />
      {written && <ResultModal hancur={written} onClose={() => setWritten(undefined)} />}
    </>
  )
}

function ResultModal({ hancur: h, onClose }: { hancur: HancurDilihat; onClose: () => void }) {
  const [berat_hasil, setBerat] = useState<Milligram | null>(null)
  const [kadar_hasil, setKadar] = useState<Persen | null>(null)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(leburResult, {
    izin: otorisasi.diminta('Hasil lebur'),
    changes: [listHancur, fillLebur],
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const ok = () => {
    const message = !berat_hasil
      ? 'Berat Hasil Harus Diisi'
      : berat_hasil > h.berat
        ? refusals.hasilTerlaluBerat({ berat: h.berat }).message
        : undefined
    if (message) return setWrong([{ field: 'berat_hasil', message }])
    setWrong([])
    void send({ body: { no: h.no, berat_hasil: berat_hasil!, kadar_hasil } })
  }
  return (
    <StaticModal open title={`Hasil Lebur ${h.no}`} busy={busy} onOk={ok} onClose={onClose}>
      <p>
        {h.qty} barang {h.kode_group}, <Gram value={h.berat} /> dilebur. Hasilnya dicatat sekali dan tidak
        bisa dibatalkan.
      </p>
      <div className="stok-kolom">
        <Field label="Berat Hasil" required error={errorOf(wrong, 'berat_hasil')}>
          {(c) => <GramInput {...c} autoFocus value={berat_hasil} onChange={setBerat} />}
        </Field>
        <Field label="Kadar Hasil" error={errorOf(wrong, 'kadar_hasil')}>
          {(c) => <PersenInput {...c} value={kadar_hasil} onChange={setKadar} />}
        </Field>
        {berat_hasil !== null && berat_hasil <= h.berat && (
          <p>
            Susut <Gram value={milligram(h.berat - berat_hasil)} />
          </p>
        )}
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}
