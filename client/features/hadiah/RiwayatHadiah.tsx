import { Button } from 'antd'
import { useState } from 'react'
import {
  batalHadiah,
  cetakHadiah,
  daftarDokumenHadiah,
  MENU_HADIAH,
  slipHadiah,
  type DokumenHadiah,
  type JenisHadiah,
} from '#domain/calls/hadiah.ts'
import { cekKupon } from '#domain/calls/kupon.ts'
import { memberByKode, riwayatMember } from '#domain/calls/member.ts'
import { dokumenHadiah } from '#domain/dokumen/hadiah.ts'
import type { FieldError } from '#domain/errors.ts'
import { hadiah } from '#domain/masters/hadiah.ts'
import { ApiError, call, callFile } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { mintaIzinBatal } from '#client/kasir/batal.ts'
import { invalidate, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Lencana } from '#client/ui/Lencana.tsx'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { printPdf } from '#client/ui/printPdf.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'

const COLUMNS: DataColumn<DokumenHadiah>[] = [
  { key: 'no_ref', title: 'No', value: (d) => d.no_ref },
  { key: 'jam', title: 'Jam', value: (d) => d.jam.slice(0, 5) },
  {
    key: 'status',
    title: 'Status',
    value: (d) => d.status,
    render: (d) =>
      d.status === 'CANC' ? <Lencana nada="buruk">BATAL</Lencana> : <Lencana nada="baik">DONE</Lencana>,
  },
  { key: 'keterangan', title: 'Keterangan', value: (d) => d.keterangan },
  {
    key: 'isi',
    title: 'Hadiah',
    value: (d) => d.detail_hadiah.map((b) => `${b.qty} ${b.nama_hadiah}`).join(', '),
    render: (d) => (
      <span className="hadiah-isi">{d.detail_hadiah.map((b) => `${b.qty} ${b.nama_hadiah}`).join(', ')}</span>
    ),
  },
]
const NILAI: Record<JenisHadiah, DataColumn<DokumenHadiah>> = {
  BELI: { key: 'nilai', title: 'Total Uang', kind: 'rupiah', value: (d) => d.nilai },
  AMBIL: { key: 'nilai', title: 'Biaya', kind: 'rupiah', value: (d) => d.nilai },
  TUKAR: { key: 'poin', title: 'Poin', kind: 'count', value: (d) => d.poin },
}

/** Today's documents of one kind: their slip again, and taken back the same day. */
export function RiwayatHadiah({ jenis }: { jenis: JenisHadiah }) {
  const { data = [], isPending } = useCall(daftarDokumenHadiah, { query: { jenis } }, { staleTime: 5_000 })
  const [batal, setBatal] = useState<DokumenHadiah>()
  const slip = useSlip()
  const tgl = currentSession()!.userdata.tgl_system
  const aksi: DataColumn<DokumenHadiah> = {
    key: 'aksi',
    title: 'Aksi',
    value: () => null,
    sort: false,
    csv: false,
    pinned: true,
    render: (d) =>
      d.status === 'DONE' && (
        <div className="page-actions">
          <Button size="small" loading={slip.busy === d.no_ref} onClick={() => void slip.cetak(d.no_ref)}>
            Slip
          </Button>
          {mayMake({ ...batalHadiah, may: { menus: [MENU_HADIAH[jenis]], action: 'hapus' } }) &&
            d.tanggal === tgl && (
              <Button size="small" danger onClick={() => setBatal(d)}>
                Batal
              </Button>
            )}
        </div>
      ),
  }
  return (
    <section className="hadiah-riwayat" aria-label="Hari ini">
      <h2>Hari Ini</h2>
      <DataTable
        label="Dokumen hari ini"
        columns={[...COLUMNS, NILAI[jenis], aksi]}
        rows={data}
        rowKey={(d) => d.no_ref}
        loading={isPending}
        search={false}
        empty="Belum Ada Hari Ini"
      />
      {batal && <ModalBatal dokumen={batal} onClose={() => setBatal(undefined)} />}
      {slip.modal}
    </section>
  )
}

function ModalBatal({ dokumen, onClose }: { dokumen: DokumenHadiah; onClose: () => void }) {
  const { no_ref, jenis, tanggal, status } = dokumen
  const [alasan, setAlasan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(batalHadiah, {
    changes: [daftarDokumenHadiah, hadiah.calls.semua, cekKupon, riwayatMember, memberByKode],
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const ok = async () => {
    if (!alasan.trim()) return setErrors([{ field: 'alasan', message: 'Alasan Harus Diisi' }])
    const dibatalkan = { ...dokumen, no: no_ref, tgl_system: tanggal, status_valid: status }
    const izin = await mintaIzinBatal(otorisasi, dokumenHadiah[jenis], dibatalkan, alasan)
    if (izin) await send({ body: { no_ref, alasan, ...izin } })
  }
  return (
    <StaticModal
      open
      title={`Batal ${no_ref}`}
      onClose={onClose}
      onOk={() => void ok()}
      okText="Batalkan"
      cancelText="Tutup"
      busy={busy}
    >
      <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
        {(c) => <TextInput {...c} autoFocus maxLength={200} value={alasan} onChange={setAlasan} />}
      </Field>
      {otorisasi.modal}
    </StaticModal>
  )
}

/** Counted first, with an otorisasi from the second time on, then handed to the printer. */
export function useSlip() {
  const otorisasi = useOtorisasi()
  const [busy, setBusy] = useState<string>()
  const hitung = async (no_ref: string): Promise<number | null> => {
    try {
      return (await call(cetakHadiah, { params: { no_ref } })).copy
    } catch (error) {
      if (!(error instanceof ApiError) || error.id !== 'perluOtorisasi') throw error
    }
    const id_otorisasi = await otorisasi.ask('REPRINT NOTA', no_ref)
    return id_otorisasi === null
      ? null
      : (await call(cetakHadiah, { params: { no_ref }, body: { id_otorisasi } })).copy
  }
  const cetak = async (no_ref: string) => {
    setBusy(no_ref)
    try {
      const copy = await hitung(no_ref)
      if (copy === null) return
      const { blob } = await callFile(slipHadiah, { params: { no_ref } })
      await printPdf(blob)
      if (copy > 0) toast('info', `COPY ${copy}`)
      await invalidate(daftarDokumenHadiah)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tellSaveError(error)
    } finally {
      setBusy(undefined)
    }
  }
  return { cetak, busy, modal: otorisasi.modal }
}
