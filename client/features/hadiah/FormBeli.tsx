import { useState } from 'react'
import { zBarisBeli } from '#domain/calls/hadiah.ts'
import { errors as refusals, type FieldError } from '#domain/errors.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { swallowEnter } from '#client/ui/Formulir.tsx'
import { DigitInput, RupiahInput } from '#client/ui/inputs.tsx'
import { Pilih } from '#client/ui/Pilih.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import type { BarisBeli } from './lokal.ts'
import { useHadiah } from './useHadiah.ts'

/** Form Beli Hadiah: one line more. */
export function FormBeli({
  ada,
  onTambah,
  onClose,
}: {
  ada: readonly BarisBeli[]
  onTambah: (line: BarisBeli) => void
  onClose: () => void
}) {
  const [kode_hadiah, setKode] = useState('')
  const [qty, setQty] = useState('')
  const [total_uang, setTotal] = useState<Rupiah | null>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { pilihan } = useHadiah()
  const tambah = () => {
    const line = zBarisBeli.safeParse({
      kode_hadiah,
      qty: Number(qty || 0),
      total_uang: total_uang ?? rupiah(0),
    })
    const twice = ada.some((b) => b.kode_hadiah === kode_hadiah)
      ? [{ field: 'kode_hadiah', message: refusals.hadiahGanda().message }]
      : []
    setErrors([
      ...(line.error?.issues.map((i) => ({ field: i.path.join('.'), message: i.message })) ?? []),
      ...twice,
    ])
    if (line.success && twice.length === 0) onTambah(line.data)
  }
  return (
    <StaticModal open title="Form Beli Hadiah" onClose={onClose} onOk={tambah} okText="Tambah">
      <div className="hadiah-form" onKeyDown={swallowEnter}>
        <Field label="Nama Hadiah" required error={errorOf(errors, 'kode_hadiah')}>
          {(c) => (
            <Pilih<string>
              {...c}
              {...pilihan}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Pilih hadiah"
              value={kode_hadiah || null}
              onChange={setKode}
            />
          )}
        </Field>
        <Field label="Qty Beli" required error={errorOf(errors, 'qty')}>
          {(c) => <DigitInput {...c} maxLength={7} value={qty} onChange={setQty} />}
        </Field>
        <Field label="Total Uang" error={errorOf(errors, 'total_uang')}>
          {(c) => <RupiahInput {...c} value={total_uang} onChange={setTotal} />}
        </Field>
      </div>
    </StaticModal>
  )
}
