import { Button } from 'antd'
import { useState } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { identitasAml, laporAml, lihatAml, type AmlLengkap } from '#domain/calls/aml.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatRupiah, formatTanggal } from '#domain/format.ts'
import { ask } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { FactList, WhenLoaded, KepalaDetail, type Fakta } from '#client/kasir/detail.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { sebutSisa, StatusAml } from './columns.tsx'
import { DokumenAml } from './DokumenAml.tsx'

interface Props {
  id: number
  changes: readonly CallDefinition[]
  onTutup: () => void
}

/** A whole AML case: the person, the days, the documents, and the place to note that it was reported. */
export function ModalAml({ id, changes, onTutup }: Props) {
  const reading = useCall(lihatAml, { params: { id: String(id) as never } }, { staleTime: 0 })
  const bisa = reading.data?.status_aml === 'BARU' && mayMake(laporAml)
  const [catatan, setCatatan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(laporAml, {
    changes,
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
    onDone: ({ message }) => {
      toast('success', message)
      onTutup()
    },
  })
  const lapor = () => {
    const empty = catatan.trim() === ''
    setErrors(empty ? [{ field: 'catatan', message: 'Catatan Harus Diisi' }] : [])
    if (!empty) void send({ params: { id: String(id) as never }, body: { catatan } })
  }
  return (
    <StaticModal
      open
      title="Laporan PPATK"
      width={860}
      onClose={onTutup}
      cancelText="Tutup"
      busy={busy}
      {...(bisa && { onOk: lapor, okText: 'Tandai Sudah Dilaporkan' })}
    >
      <WhenLoaded reading={reading}>
        {(a) => (
          <div className="detail">
            <KepalaDetail no={a.nama_customer} status={<StatusAml {...a} />} />
            <FactList facts={fakta(a)} />
            {a.identitas && mayMake(identitasAml) && <LihatIdentitas id={id} jenis={a.identitas.jenis} />}
            <DokumenAml rows={a.dokumen} />
          </div>
        )}
      </WhenLoaded>
      {bisa && (
        <Field
          label="Catatan"
          required
          help="Nomor laporan goAML, atau cara melaporkannya"
          error={errorOf(errors, 'catatan')}
        >
          {(control) => <TextInput {...control} maxLength={200} value={catatan} onChange={setCatatan} />}
        </Field>
      )}
    </StaticModal>
  )
}

const fakta = (a: AmlLengkap): Fakta[] => [
  ['Tenggat', a.status_aml === 'BUKAN' ? '-' : `${formatTanggal(a.tenggat)} (${sebutSisa(a)})`],
  ['Tercatat', formatTanggal(a.tanggal)],
  ['Total', formatRupiah(a.total)],
  ['Tunai', formatRupiah(a.total_tunai)],
  ['Batas', `${formatRupiah(a.batas)} dalam ${a.hari === 1 ? 'sehari' : `${a.hari} hari`}`],
  ['Toko', a.toko.join(', ')],
  ['Dikenal Dari', a.kode_member === 'NONMEMBER' ? a.dasar : `MEMBER ${a.kode_member}`],
  ['No HP', a.no_hp],
  [a.identitas?.jenis ?? 'Identitas', a.identitas?.nomor ?? 'BELUM ADA'],
  ['Nama', a.identitas?.nama ?? '-'],
  ['Alamat', a.identitas?.alamat ?? '-'],
  ['Pekerjaan', a.identitas?.pekerjaan ?? '-'],
  ['Lahir', lahir(a.identitas)],
  ['Atas Nama', a.atas_nama],
  ['Dilaporkan', a.tgl_lapor ? `${formatTanggal(a.tgl_lapor)} oleh ${a.lapor_by}` : '-'],
  ['Catatan', a.catatan],
]

const lahir = (identitas: AmlLengkap['identitas']): string =>
  identitas?.tgl_lahir ? `${identitas.tempat_lahir}, ${formatTanggal(identitas.tgl_lahir)}` : '-'

/** The whole number, once: that somebody looked is written down. */
function LihatIdentitas({ id, jenis }: { id: number; jenis: string }) {
  const { send, busy } = useSend(identitasAml, {
    onDone: ({ data }) => void ask({ kind: 'info', title: jenis, text: data.nomor, ok: 'OK' }),
  })
  return (
    <p>
      <Button size="small" loading={busy} onClick={() => void send({ params: { id: String(id) as never } })}>
        Lihat Identitas
      </Button>
    </p>
  )
}
