import { Segmented } from 'antd'
import { useState } from 'react'
import { bukaOpname, listOpname } from '#domain/calls/opname.ts'
import type { FieldError } from '#domain/errors.ts'
import { baki } from '#domain/masters/baki.ts'
import { tellFailure, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, errorsOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

const CAKUPAN = [
  { value: 'BAKI', label: 'Satu Baki' },
  { value: 'GUDANG', label: 'Satu Gudang' },
  { value: 'SEMUA', label: 'Semua' },
] as const
/** Goods that are bought back, sorted, washed or melted are not counted, nor are goods of customers. */
const TIDAK_DIHITUNG = ['BELI', 'SORTIR', 'CUCI', 'LEBUR', 'SERVICE', 'HUTANG']

interface Props {
  onDibuka: (no: string) => void
  onClose: () => void
}

/** Chooses the place of the count: its trays are locked until the count ends. */
export function ModalBuka({ onDibuka, onClose }: Props) {
  const trays = useCall(baki.calls.semua, {}, { staleTime: 0 })
  const [cakupan, setCakupan] = useState<(typeof CAKUPAN)[number]['value']>('BAKI')
  const [tempat, setTempat] = useState('')
  const [keterangan, setKeterangan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(bukaOpname, {
    changes: [listOpname, baki.calls.semua, baki.calls.ready],
    onDone: ({ data, message }) => {
      toast('success', `${message} ${data.no}`)
      onDibuka(data.no)
    },
    onError: (error) => {
      setWrong(error.errors)
      if (error.errors.length === 0) void tellFailure(error)
    },
  })
  const dihitung = (trays.data ?? []).filter((t) => !TIDAK_DIHITUNG.includes(t.kode_gudang))
  const options =
    cakupan === 'BAKI'
      ? dihitung.map((t) => ({
          value: t.kode_baki,
          label: `${t.kode_gudang} / ${t.kode_baki} · ${t.nama_baki}${t.status === 'READY' ? '' : ' · sedang dihitung'}`,
        }))
      : [...new Set(dihitung.map((t) => t.kode_gudang))].map((gudang) => ({ value: gudang, label: gudang }))
  const field = cakupan === 'BAKI' ? 'kode_baki' : 'kode_gudang'
  const mulai = () => {
    if (cakupan !== 'SEMUA' && !tempat)
      return setWrong([
        { field, message: cakupan === 'BAKI' ? 'Baki Harus Dipilih' : 'Gudang Harus Dipilih' },
      ])
    setWrong([])
    void send({ body: { cakupan, keterangan, ...(cakupan === 'SEMUA' ? {} : { [field]: tempat }) } })
  }
  return (
    <StaticModal open title="Mulai Stock Opname" okText="Mulai" busy={busy} onOk={mulai} onClose={onClose}>
      <div className="opname-buka">
        <Field label="Yang Dihitung" error={errorsOf(wrong, 'cakupan')}>
          {(c) => (
            <Segmented
              id={c.id}
              block
              options={[...CAKUPAN]}
              value={cakupan}
              onChange={(next) => {
                setCakupan(next)
                setTempat('')
                setWrong([])
              }}
            />
          )}
        </Field>
        {cakupan !== 'SEMUA' && (
          <Field label={cakupan === 'BAKI' ? 'Baki' : 'Gudang'} required error={errorsOf(wrong, field)}>
            {(c) => (
              <Picker<string>
                {...c}
                reading={trays}
                showSearch={{ optionFilterProp: 'label' }}
                value={tempat || null}
                options={options}
                onChange={setTempat}
              />
            )}
          </Field>
        )}
        <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
          {(c) => <TextInput {...c} maxLength={200} value={keterangan} onChange={setKeterangan} />}
        </Field>
        <p className="muted">
          Selama dihitung, barang di baki itu tetap bisa dijual, tetapi tidak bisa dipindah, dikirim atau
          diolah.
        </p>
      </div>
    </StaticModal>
  )
}
