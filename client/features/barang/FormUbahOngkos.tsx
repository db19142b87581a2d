import { Select } from 'antd'
import { useState } from 'react'
import { listBarang, lihatBarang, ubahOngkosBarang, type BarangLengkap } from '#domain/calls/data-barang.ts'
import type { FieldError } from '#domain/errors.ts'
import { milligram, rupiah } from '#domain/units.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { empty, wrongAt } from './form.ts'

const TIPE = [
  { value: 'NOMINAL', label: 'Per barang' },
  { value: 'PER_GRAM', label: 'Per gram' },
] as const

/** Edits what is paid beside the metal: a matter of the back office. */
export function FormUbahOngkos({ barang, onClose }: { barang: BarangLengkap; onClose: () => void }) {
  const [content, setContent] = useState({
    ongkos: barang.ongkos,
    tipe_ongkos: barang.tipe_ongkos,
    nama_atribut: empty(barang.nama_atribut),
    berat_atribut: barang.berat_atribut,
    harga_atribut: barang.harga_atribut,
  })
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const ubah = (change: Partial<typeof content>) => setContent({ ...content, ...change })
  const { send, busy } = useSend(ubahOngkosBarang, {
    changes: [lihatBarang, listBarang],
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const body = { id: barang.id, ...content }
    const wrong = wrongAt(ubahOngkosBarang.body, body)
    setWrong(wrong)
    if (wrong.length === 0) void send({ body })
  }
  return (
    <StaticModal
      open
      title={`Ongkos & Atribut ${barang.kode_barcode}`}
      busy={busy}
      onOk={simpan}
      okText="Simpan Data"
      onClose={onClose}
    >
      <div className="barang-form">
        <Field label="Ongkos" required error={errorOf(wrong, 'ongkos')}>
          {(c) => (
            <RupiahInput
              {...c}
              autoFocus
              value={content.ongkos}
              onChange={(ongkos) => ubah({ ongkos: ongkos ?? rupiah(0) })}
            />
          )}
        </Field>
        <Field label="Tipe Ongkos" required error={errorOf(wrong, 'tipe_ongkos')}>
          {(c) => (
            <Select
              {...c}
              options={[...TIPE]}
              value={content.tipe_ongkos}
              onChange={(tipe_ongkos) => ubah({ tipe_ongkos })}
            />
          )}
        </Field>
        <Field label="Nama Atribut" error={errorOf(wrong, 'nama_atribut')}>
          {(c) => (
            <TextInput
              {...c}
              maxLength={60}
              value={content.nama_atribut}
              onChange={(nama_atribut) => ubah({ nama_atribut })}
            />
          )}
        </Field>
        <Field label="Berat Atribut" error={errorOf(wrong, 'berat_atribut')}>
          {(c) => (
            <GramInput
              {...c}
              value={content.berat_atribut}
              onChange={(berat) => ubah({ berat_atribut: berat ?? milligram(0) })}
            />
          )}
        </Field>
        <Field label="Harga Atribut" error={errorOf(wrong, 'harga_atribut')}>
          {(c) => (
            <RupiahInput
              {...c}
              value={content.harga_atribut}
              onChange={(harga) => ubah({ harga_atribut: harga ?? rupiah(0) })}
            />
          )}
        </Field>
      </div>
    </StaticModal>
  )
}
