import { useState } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { simpanCuciHilang, type DiCucian } from '#domain/calls/cuci.ts'
import { cuciHilang } from '#domain/dokumen/cuci.ts'
import type { FieldError } from '#domain/errors.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

interface Props {
  barang: DiCucian
  changes: readonly CallDefinition[]
  onClose: () => void
}

/** A piece that never came back: out of the books, and somebody answers for it. */
export function ModalHilang({ barang, changes, onClose }: Props) {
  const [alasan, setAlasan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(simpanCuciHilang, {
    changes,
    izin: otorisasi.diminta(cuciHilang.nama),
    onDone: ({ message, data }) => {
      toast('success', `${message} ${data.no}`)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const ok = () => {
    if (!alasan.trim()) return setWrong([{ field: 'alasan', message: 'Alasan Harus Diisi' }])
    setWrong([])
    void send({ body: { alasan, barang: [barang.id] } })
  }
  return (
    <StaticModal open title={cuciHilang.nama} okText="Catat Hilang" busy={busy} onOk={ok} onClose={onClose}>
      <p>
        <strong>{barang.nama_barang}</strong> <Gram value={barang.berat} />, di {barang.nama_tukang} sejak{' '}
        {barang.tgl_system}. Tidak bisa dibatalkan; bila ketemu, dicatat dengan stock opname.
      </p>
      <>
        <Field label="Alasan" required error={errorOf(wrong, 'alasan')}>
          {(c) => <TextInput {...c} autoFocus maxLength={200} value={alasan} onChange={setAlasan} />}
        </Field>
      </>
      {otorisasi.modal}
    </StaticModal>
  )
}
