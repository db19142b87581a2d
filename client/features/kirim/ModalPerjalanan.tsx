import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { callsStok } from '#domain/calls/dokumen-stok.ts'
import { perjalananKirim, simpanHilangKirim, simpanTarikKirim, type Perjalanan } from '#domain/calls/kirim.ts'
import { hilangKirim, kirim, kirimPusat, tarikKirim } from '#domain/dokumen/kirim.ts'
import type { FieldError } from '#domain/errors.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Lencana, type Nada } from '#client/ui/Lencana.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { sebutan } from '#client/stok/form.ts'
import { AntarServer } from './AntarServer.tsx'

type Line = Perjalanan['detail_barang'][number]

const STATUS: Record<Line['status'], { nada: Nada; text: string }> = {
  KIRIM: { nada: 'tunggu', text: 'DI JALAN' },
  TERIMA: { nada: 'baik', text: 'DITERIMA' },
  KEMBALI: { nada: 'biasa', text: 'KEMBALI' },
  HILANG: { nada: 'buruk', text: 'HILANG' },
}
const DITOLAK: (typeof STATUS)['KIRIM'] = { nada: 'buruk', text: 'DITOLAK DI SANA' }
const statusOf = ({ status, ditolak }: Line) => (ditolak && status === 'KIRIM' ? DITOLAK : STATUS[status])
const COLUMNS: readonly DataColumn<Line>[] = [
  { key: 'kode_barcode', title: 'Barcode', value: (b) => b.kode_barcode },
  { key: 'nama_barang', title: 'Nama Barang', value: (b) => b.nama_barang },
  { key: 'berat', title: 'Berat', kind: 'gram', value: (b) => b.berat },
  {
    key: 'status',
    title: 'Status',
    value: (b) => statusOf(b).text,
    render: (b) => <Lencana nada={statusOf(b).nada}>{statusOf(b).text}</Lencana>,
  },
  { key: 'baki_terima', title: 'Baki Di Sana', value: (b) => b.baki_terima },
  { key: 'selisih', title: 'Selisih', kind: 'gram', value: (b) => b.selisih },
]

/** A shipment with its lines; those that are still out are taken back, or lost on the way. */
export function ModalPerjalanan({ kiriman, onClose }: { kiriman: Perjalanan; onClose: () => void }) {
  const { no_kirim, detail_barang, berkas_keluar } = kiriman
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [alasan, setAlasan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const options = {
    changes: [
      perjalananKirim,
      ...[kirim, kirimPusat, tarikKirim, hilangKirim].map((dokumen) => callsStok(dokumen).daftar),
    ],
    izin: otorisasi.diminta(no_kirim),
    onDone: ({ data, message }: { data: { no: string }; message: string }) => {
      toast('success', `${message} ${data.no}`)
      onClose()
    },
    onError: (error: Parameters<typeof tellSaveError>[0]) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
  }
  const tarik = useSend(simpanTarikKirim, options)
  const hilang = useSend(simpanHilangKirim, options)
  const busy = tarik.busy || hilang.busy
  const bisa = (b: Line) => b.status === 'KIRIM' && (!berkas_keluar || b.ditolak)
  const luar = detail_barang.filter(bisa)
  const lines = luar.flatMap((b) => (chosen.has(b.urut) ? [b.urut] : []))
  const kirimkan = (send: (body: { no_kirim: string; baris: number[]; alasan: string }) => unknown) => {
    const missing: FieldError[] = [
      ...(alasan.trim() ? [] : [{ field: 'alasan', message: 'Alasan Harus Diisi' }]),
      ...(lines.length ? [] : [{ field: 'baris', message: 'Barang Belum Dipilih' }]),
    ]
    setErrors(missing)
    if (missing.length === 0 && !busy) void send({ no_kirim, baris: lines, alasan })
  }
  const choose: DataColumn<Line> = {
    key: 'pilih',
    title: 'Pilih',
    value: () => null,
    sort: false,
    csv: false,
    render: (b) =>
      bisa(b) && (
        <Checkbox
          aria-label={`Pilih ${sebutan(b)}`}
          checked={chosen.has(b.urut)}
          onChange={(event) =>
            setChosen(
              (before) =>
                new Set(event.target.checked ? [...before, b.urut] : [...before].filter((n) => n !== b.urut)),
            )
          }
        />
      ),
  }
  const boleh = mayMake(simpanTarikKirim)
  return (
    <StaticModal
      open
      title={`Kiriman ${no_kirim} Ke ${kiriman.kode_cabang}`}
      width={900}
      footer={null}
      onClose={onClose}
    >
      {kiriman.jauh && <AntarServer kiriman={kiriman} alasan={alasan} onWrong={setErrors} />}
      <DataTable
        label="Barang kiriman"
        columns={[...(boleh ? [choose] : []), ...COLUMNS]}
        rows={detail_barang}
        rowKey={(b) => String(b.urut)}
        csv={false}
        empty="Barang Masih Kosong"
        toolbar={
          boleh && (
            <Button onClick={() => setChosen(new Set(luar.map((b) => b.urut)))}>Pilih Semua Di Jalan</Button>
          )
        }
      />
      {errorOf(errors, 'baris') && (
        <p className="field-error" role="alert">
          {errorOf(errors, 'baris')}
        </p>
      )}
      {boleh && (
        <div className="kirim-akhiri">
          <Field
            label="Alasan"
            required
            error={errorOf(errors, 'alasan')}
            help="Yang sudah tidak akan sampai: kembali ke baki asalnya, atau hilang di jalan."
          >
            {(c) => <TextInput {...c} maxLength={200} value={alasan} onChange={setAlasan} />}
          </Field>
          <div className="page-actions">
            <Button
              danger
              loading={hilang.busy}
              disabled={busy}
              onClick={() => kirimkan((body) => hilang.send({ body }))}
            >
              Hilang Di Jalan ({lines.length})
            </Button>
            <Button
              type="primary"
              loading={tarik.busy}
              disabled={busy}
              onClick={() => kirimkan((body) => tarik.send({ body }))}
            >
              Tarik Kembali ({lines.length})
            </Button>
          </div>
        </div>
      )}
      {otorisasi.modal}
    </StaticModal>
  )
}
