import { useState } from 'react'
import { listUndian, simpanUndian, type Undian } from '#domain/calls/kupon.ts'
import type { FieldError } from '#domain/errors.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { currentSession } from '#client/net/session.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'

/** A prize draw: its permit, its prize, the days whose coupons take part. */
export function FormUndian({ undian, onClose }: { undian?: Undian; onClose: () => void }) {
  const hari = currentSession()!.userdata.tgl_system
  const [nilai, setNilai] = useState({
    kode_undian: undian?.kode_undian ?? '',
    nama_undian: undian?.nama_undian ?? '',
    no_izin_undian: undian?.no_izin_undian ?? '',
    hadiah: undian?.hadiah ?? '',
    tgl_mulai: (undian?.tgl_mulai ?? hari) as TanggalSystem,
    tgl_selesai: (undian?.tgl_selesai ?? hari) as TanggalSystem,
    berlaku_sampai: (undian?.berlaku_sampai ?? tambahBulan(hari, 3)) as TanggalSystem,
  })
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(simpanUndian, {
    changes: [listUndian],
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
    onError: (error) => {
      setErrors(error.errors)
      if (error.errors.length === 0) tellSaveError(error)
    },
  })
  const simpan = async () => {
    const body = { ...nilai, no_izin_undian: nilai.no_izin_undian.trim() || '-' }
    const wrong =
      simpanUndian.body
        .safeParse(body)
        .error?.issues.map((i) => ({ field: i.path.join('.'), message: i.message })) ?? []
    setErrors(wrong)
    if (wrong.length === 0) await send({ body })
  }
  const text = (
    name: 'kode_undian' | 'nama_undian' | 'no_izin_undian' | 'hadiah',
    label: string,
    maxLength: number,
    extra: { required?: true; help?: string; readOnly?: boolean } = {},
  ) => (
    <Field label={label} required={extra.required ?? false} help={extra.help} error={errorOf(errors, name)}>
      {(c) => (
        <TextInput
          {...c}
          maxLength={maxLength}
          readOnly={extra.readOnly ?? false}
          value={nilai[name]}
          onChange={(text) => setNilai({ ...nilai, [name]: text })}
        />
      )}
    </Field>
  )
  const tanggal = (name: 'tgl_mulai' | 'tgl_selesai' | 'berlaku_sampai', label: string, help?: string) => (
    <Field label={label} required help={help} error={errorOf(errors, name)}>
      {(c) => (
        <TanggalPicker
          {...c}
          allowClear={false}
          value={nilai[name]}
          onChange={(d) => d && setNilai({ ...nilai, [name]: d })}
        />
      )}
    </Field>
  )
  return (
    <StaticModal
      open
      title={undian ? 'Edit Undian' : 'Tambah Undian'}
      onClose={onClose}
      onOk={() => void simpan()}
      busy={busy}
    >
      <div className="kupon-form">
        {text('kode_undian', 'Kode Undian', 20, { required: true, readOnly: undian !== undefined })}
        {text('nama_undian', 'Nama Undian', 100, { required: true })}
        {text('hadiah', 'Hadiah', 200, { required: true })}
        {text('no_izin_undian', 'No Izin Undian', 60, {
          help: 'Izin Kementerian Sosial; tanpa izin kupon hanya voucher dan tidak bisa diundi',
        })}
        <div className="kupon-dua">
          {tanggal('tgl_mulai', 'Kupon Terbit Dari')}
          {tanggal('tgl_selesai', 'Sampai')}
        </div>
        {tanggal(
          'berlaku_sampai',
          'Kupon Berlaku Sampai',
          'Hari terakhir diundi dan hadiah diambil; sesudahnya kupon dan hadiah hangus saat tutup toko',
        )}
      </div>
    </StaticModal>
  )
}
