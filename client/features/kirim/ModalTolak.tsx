import { useState } from 'react'
import {
  bukaKiriman,
  kirimanLuar,
  kirimanMasuk,
  tolakKiriman,
  type KirimanDibuka,
} from '#domain/calls/terima.ts'
import type { FieldError } from '#domain/errors.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

interface Props {
  kiriman: KirimanDibuka
  onTolak: () => void
  onClose: () => void
}

/**
 * Refuses the pieces from another server that have not arrived: they can no longer be received here. Only then may the
 * sender take them back.
 */
export function ModalTolak({ kiriman: { no_kirim, kode_cabang, qty_jalan }, onTolak, onClose }: Props) {
  const [alasan, setAlasan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(tolakKiriman, {
    changes: [kirimanMasuk, bukaKiriman, kirimanLuar],
    onDone: ({ message }) => {
      toast('success', message)
      onTolak()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const tolak = () => {
    const missing = alasan.trim() ? [] : [{ field: 'alasan', message: 'Alasan Harus Diisi' }]
    setWrong(missing)
    if (missing.length === 0) void send({ body: { no_kirim, alasan } })
  }
  return (
    <StaticModal
      open
      title={`Tolak Sisa ${no_kirim}`}
      okText={`Tolak ${qty_jalan} Barang`}
      busy={busy}
      onOk={tolak}
      onClose={onClose}
    >
      <p className="muted">
        {qty_jalan} barang yang belum diterima tidak bisa diterima lagi di sini. Sesudah itu {kode_cabang}{' '}
        boleh menariknya kembali. Barang yang sudah ada di tangan diterima dulu.
      </p>
      <>
        <Field label="Alasan" required error={errorOf(wrong, 'alasan')}>
          {(c) => <TextInput {...c} maxLength={200} value={alasan} onChange={setAlasan} />}
        </Field>
      </>
    </StaticModal>
  )
}
