import { Fragment, useState } from 'react'
import { listHutang, lihatHutang, tempatHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import { contentErrors } from '#client/kasir/periksa.ts'
import { useUrus } from '#client/kasir/useUrus.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, FieldErrors } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './hutang.css'

const CHANGES = [listHutang, lihatHutang]
const FIELDS = [
  ['no_amplop', 'No Amplop', 24],
  ['no_segel', 'No Segel', 24],
  ['tempat', 'Tempat', 40],
  ['alasan', 'Alasan', 200],
] as const
type Form = Record<(typeof FIELDS)[number][0], string>
const empty = (text: string): string => (text === '-' ? '' : text)

/** The goods lie elsewhere, in another envelope or under another seal. */
export function ModalTempat({ hutang: h, onTutup }: { hutang: HutangLengkap; onTutup: () => void }) {
  const [form, setForm] = useState<Form>({
    no_amplop: empty(h.no_amplop),
    no_segel: empty(h.no_segel),
    tempat: empty(h.tempat),
    alasan: '',
  })
  const { kirim, busy, errors, setErrors, modal } = useUrus(
    tempatHutang,
    h.no_faktur_hutang,
    CHANGES,
    ({ message }) => {
      toast('success', message)
      onTutup()
    },
  )
  const simpan = () => {
    const body = { no_faktur_hutang: h.no_faktur_hutang, ...form }
    const wrong = contentErrors(tempatHutang.body, body)
    setErrors(wrong)
    if (wrong.length === 0) kirim({ body })
  }
  const f = fieldsOf(
    form,
    (part) => setForm((before) => ({ ...before, ...part })),
    (field) => errorOf(errors, field),
  )
  return (
    <StaticModal
      open
      title={`Tempat ${h.no_faktur_hutang}`}
      onClose={onTutup}
      onOk={simpan}
      okText="Simpan"
      cancelText="Tutup"
      busy={busy}
    >
      <div className="hutang-bayar">
        {FIELDS.map(([name, label, maxLength], i) => (
          <Fragment key={name}>
            {f.text(name, label, maxLength, {
              required: name === 'no_amplop' || name === 'alasan',
              autoFocus: i === 0,
            })}
          </Fragment>
        ))}
        <FieldErrors errors={errors.filter((e) => !(e.field in form))} />
      </div>
      {modal}
    </StaticModal>
  )
}
