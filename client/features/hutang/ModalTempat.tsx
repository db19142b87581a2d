import { useState } from 'react'
import { listHutang, lihatHutang, tempatHutang, type HutangLengkap } from '#domain/calls/hutang.ts'
import type { FieldError } from '#domain/errors.ts'
import { contentErrors } from '#client/kasir/periksa.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './hutang.css'

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
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(tempatHutang, {
    changes: [listHutang, lihatHutang],
    onDone: ({ message }) => {
      toast('success', message)
      onTutup()
    },
    onError: (error) => {
      setErrors(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const body = { no_faktur_hutang: h.no_faktur_hutang, ...form }
    const wrong = contentErrors(tempatHutang.body, body)
    setErrors(wrong)
    if (wrong.length === 0) void send({ body })
  }
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
          <Field
            key={name}
            label={label}
            required={name === 'no_amplop' || name === 'alasan'}
            error={errorOf(errors, name)}
          >
            {(c) => (
              <TextInput
                {...c}
                autoFocus={i === 0}
                maxLength={maxLength}
                value={form[name]}
                onChange={(text) => setForm((before) => ({ ...before, [name]: text }))}
              />
            )}
          </Field>
        ))}
        <FieldErrors errors={errors.filter((e) => !(e.field in form))} />
      </div>
    </StaticModal>
  )
}
