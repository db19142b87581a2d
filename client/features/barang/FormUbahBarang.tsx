import { useState } from 'react'
import { listBarang, lihatBarang, ubahBarang, type BarangLengkap } from '#domain/calls/data-barang.ts'
import type { FieldError } from '#domain/errors.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { empty, wrongAt } from './form.ts'

/** Edits the name of a piece and the text on its label. */
export function FormUbahBarang({ barang, onClose }: { barang: BarangLengkap; onClose: () => void }) {
  const [content, setContent] = useState({
    nama_barang: barang.nama_barang,
    kadar_cetak: barang.kadar_cetak,
    kode_intern: empty(barang.kode_intern),
  })
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(ubahBarang, {
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
    const wrong = wrongAt(ubahBarang.body, body)
    setWrong(wrong)
    if (wrong.length === 0) void send({ body })
  }
  const field = (name: keyof typeof content, label: string, maks: number, wajib: boolean) => (
    <Field label={label} required={wajib} error={errorOf(wrong, name)}>
      {(c) => (
        <TextInput
          {...c}
          autoFocus={name === 'nama_barang'}
          maxLength={maks}
          value={content[name]}
          onChange={(value) => setContent({ ...content, [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <StaticModal
      open
      title={`Ubah ${barang.kode_barcode}`}
      busy={busy}
      onOk={simpan}
      okText="Simpan Data"
      onClose={onClose}
    >
      <div className="barang-form">
        {field('nama_barang', 'Nama Barang', 60, true)}
        {field('kadar_cetak', 'Kadar Cetak', 20, true)}
        {field('kode_intern', 'Kode Intern', 30, false)}
      </div>
    </StaticModal>
  )
}
