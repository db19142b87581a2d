import { Select } from 'antd'
import { useState } from 'react'
import { zAmbilLine } from '#domain/calls/hadiah.ts'
import { errors as refusals, type FieldError } from '#domain/errors.ts'
import { ALASAN_HADIAH, type AlasanHadiah } from '#domain/rules/hadiah.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { DigitInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import type { AmbilLine } from './lokal.ts'
import { useHadiah } from './useHadiah.ts'

/** Form Ambil Hadiah: one line more; more than there is cannot be added. */
export function FormAmbil({
  ada,
  onTambah,
  onClose,
}: {
  ada: readonly AmbilLine[]
  onTambah: (line: AmbilLine) => void
  onClose: () => void
}) {
  const [kode_hadiah, setKode] = useState('')
  const [alasan, setAlasan] = useState<AlasanHadiah>()
  const [qty, setQty] = useState('')
  const [kode_kupon, setKupon] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const { list, choice } = useHadiah()
  const stock = list.find((h) => h.kode_hadiah === kode_hadiah)?.stock
  const kurang = stock !== undefined && Number(qty) > stock
  const tambah = () => {
    const line = zAmbilLine.safeParse({
      kode_hadiah,
      qty: Number(qty || 0),
      alasan,
      kode_kupon: alasan === 'UNDIAN' ? kode_kupon || '-' : '-',
    })
    const found = line.error?.issues.map((i) => ({ field: i.path.join('.'), message: i.message })) ?? []
    if (ada.some((b) => b.kode_hadiah === kode_hadiah))
      found.push({ field: 'kode_hadiah', message: refusals.hadiahGanda().message })
    if (alasan === 'UNDIAN' && !kode_kupon)
      found.push({ field: 'kode_kupon', message: 'Kode Kupon Tidak Boleh Kosong' })
    setErrors(found)
    if (line.success && found.length === 0) onTambah(line.data)
  }
  return (
    <StaticModal
      open
      title="Form Ambil Hadiah"
      onClose={onClose}
      onOk={tambah}
      okText="Tambah"
      okDisabled={kurang}
    >
      <div className="hadiah-form">
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
        <Field label="Alasan" required error={errorOf(errors, 'alasan')}>
          {(c) => (
            <Select
              {...c}
              placeholder="Pilih alasan"
              value={alasan ?? null}
              options={ALASAN_HADIAH.map((value) => ({ value, label: value }))}
              onChange={(next: AlasanHadiah) => setAlasan(next)}
            />
          )}
        </Field>
        {alasan === 'UNDIAN' && (
          <Field label="Kode Kupon Pemenang" required error={errorOf(errors, 'kode_kupon')}>
            {(c) => (
              <TextInput
                {...c}
                maxLength={20}
                value={kode_kupon}
                onChange={(text) => setKupon(text.trim())}
              />
            )}
          </Field>
        )}
        <Field
          label="Qty Ambil"
          required
          error={kurang ? refusals.stockHadiahKurang().message : errorOf(errors, 'qty')}
          help={stock === undefined ? undefined : `Stock ${stock}`}
        >
          {(c) => <DigitInput {...c} maxLength={7} value={qty} onChange={setQty} />}
        </Field>
      </div>
    </StaticModal>
  )
}
