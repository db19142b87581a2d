import { useState } from 'react'
import { zBeliLine } from '#domain/calls/hadiah.ts'
import { errors as refusals, type FieldError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { DigitInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import type { BeliLine } from './lokal.ts'
import { useHadiah } from './useHadiah.ts'

/** Form Beli Hadiah: one line more, and of whom (spec 001 §5). */
export function FormBeli({
  ada,
  supplier,
  onTambah,
  onClose,
}: {
  ada: readonly BeliLine[]
  /** As it was said before, of what stands in the table already. */
  supplier: string
  onTambah: (line: BeliLine, supplier: string) => void
  onClose: () => void
}) {
  const [dari, setDari] = useState(supplier)
  const [kode_hadiah, setKode] = useState('')
  const [qty, setQty] = useState('')
  const [total_uang, setTotal] = useState<Rupiah | null>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { choice } = useHadiah()
  const tambah = () => {
    const line = zBeliLine.safeParse({
      kode_hadiah,
      qty: Number(qty || 0),
      total_uang: total_uang ?? rupiah(0),
    })
    const twice = ada.some((b) => b.kode_hadiah === kode_hadiah)
      ? [{ field: 'kode_hadiah', message: refusals.hadiahGanda().message }]
      : []
    const tanpaSupplier = dari.trim() ? [] : [{ field: 'supplier', message: messages.supplierHarusDiIsi }]
    setErrors([
      ...(line.error?.issues.map((i) => ({ field: i.path.join('.'), message: i.message })) ?? []),
      ...twice,
      ...tanpaSupplier,
    ])
    if (line.success && twice.length + tanpaSupplier.length === 0) onTambah(line.data, dari)
  }
  return (
    <StaticModal open title="Form Beli Hadiah" onClose={onClose} onOk={tambah} okText="Tambah">
      <div className="hadiah-form">
        <Field label="Nama Supplier" required error={errorOf(errors, 'supplier')}>
          {(c) => <TextInput {...c} autoFocus={!supplier} maxLength={100} value={dari} onChange={setDari} />}
        </Field>
        <Field label="Nama Hadiah" required error={errorOf(errors, 'kode_hadiah')}>
          {(c) => (
            <Picker<string>
              {...c}
              {...choice}
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
