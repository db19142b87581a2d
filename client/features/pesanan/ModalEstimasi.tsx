import { useState } from 'react'
import { ubahEstimasi, type PesananLengkap } from '#domain/calls/pesanan.ts'
import { formatHariTanggal } from '#domain/format.ts'
import { tanggalSystem } from '#domain/units.ts'
import { currentSession } from '#client/net/session.ts'
import { toast } from '#client/net/toasts.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { emptyAlasan, AlasanField } from '#client/kasir/AlasanField.tsx'
import { sebutJanji } from './janji.ts'
import { useUrus } from '#client/kasir/useUrus.ts'
import { CHANGES } from './changes.ts'

/** Promises another day, with the reason. */
export function ModalEstimasi({ pesanan, onTutup }: { pesanan: PesananLengkap; onTutup: () => void }) {
  const { no_pesanan, estimasi_tanggal: lama } = pesanan
  const hariIni = currentSession()!.userdata.tgl_system
  const [hari, setHari] = useState<string>(lama < hariIni ? hariIni : lama)
  const [alasan, setAlasan] = useState('')
  const { kirim, busy, errors, setErrors, modal } = useUrus(
    ubahEstimasi,
    no_pesanan,
    CHANGES,
    ({ message }) => {
      toast('success', message)
      onTutup()
    },
  )
  const ok = () => {
    const found = emptyAlasan(alasan)
    if (found.length > 0) return setErrors(found)
    kirim({ body: { no_pesanan, estimasi_tanggal: tanggalSystem(hari), alasan } })
  }
  return (
    <StaticModal
      open
      title={`Ubah Estimasi ${no_pesanan}`}
      cancelText="Tutup"
      busy={busy}
      onOk={ok}
      onClose={onTutup}
    >
      <p>
        Dijanjikan {formatHariTanggal(lama)} ({sebutJanji(hariIni, lama)}).
      </p>
      <>
        <Field
          label="Tanggal Estimasi"
          required
          error={errorOf(errors, 'estimasi_tanggal')}
          help={`${formatHariTanggal(hari)} (${sebutJanji(hariIni, hari)})`}
        >
          {(c) => (
            <TanggalPicker
              {...c}
              allowClear={false}
              min={hariIni}
              value={hari}
              onChange={(day) => {
                setErrors([])
                if (day) setHari(day)
              }}
            />
          )}
        </Field>
        <AlasanField value={alasan} errors={errors} onChange={setAlasan} />
      </>
      {modal}
    </StaticModal>
  )
}
