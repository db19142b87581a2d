import { useState } from 'react'
import {
  listBarang,
  kartuBarang,
  koreksiBerat,
  lihatBarang,
  type BarangLengkap,
} from '#domain/calls/data-barang.ts'
import type { FieldError } from '#domain/errors.ts'
import { milligram, type Milligram } from '#domain/units.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { wrongAt } from './form.ts'

/** The scale says otherwise: the new weight, why, and somebody who allows exactly that (DOMAIN §O.1-13). */
export function FormKoreksiBerat({ barang, onClose }: { barang: BarangLengkap; onClose: () => void }) {
  const [berat, setBerat] = useState<Milligram | null>(null)
  const [alasan, setAlasan] = useState('')
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const otorisasi = useOtorisasi()
  const timbang = () => ambilBerat(setBerat)
  useKeys({ F6: timbang }, { covered: true })
  const { send, busy } = useSend(koreksiBerat, {
    changes: [lihatBarang, listBarang, kartuBarang],
    izin: otorisasi.diminta(barang.kode_barcode),
    onDone: ({ message, data: { no } }) => {
      toast('success', `${message} ${no}`)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const body = { id: barang.id, berat: berat ?? milligram(0), alasan }
    const wrong = wrongAt(koreksiBerat.body, body)
    setWrong(wrong)
    if (wrong.length === 0) void send({ body })
  }
  return (
    <StaticModal
      open
      title={`Koreksi Berat ${barang.kode_barcode}`}
      busy={busy}
      onOk={simpan}
      okText="Koreksi"
      onClose={onClose}
    >
      <div className="barang-form">
        <p>
          {barang.nama_barang} tercatat{' '}
          <strong>
            <Gram value={barang.berat} />
          </strong>
        </p>
        <div className="barang-berat">
          <Field label="Berat Baru" required error={errorOf(wrong, 'berat')}>
            {(c) => <GramInput {...c} autoFocus value={berat} onChange={setBerat} />}
          </Field>
          <TimbanganButton onAmbil={timbang} />
        </div>
        <Field label="Alasan" required error={errorOf(wrong, 'alasan')}>
          {(c) => <TextInput {...c} maxLength={200} value={alasan} onChange={setAlasan} />}
        </Field>
      </div>
      {otorisasi.modal}
    </StaticModal>
  )
}
