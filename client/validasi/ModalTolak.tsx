import { Alert, Form } from 'antd'
import { useState } from 'react'
import { batalPenjualan } from '#domain/calls/penjualan.ts'
import { ApiError } from '#client/net/api.ts'
import { invalidate } from '#client/net/query.ts'
import { Formulir, rulesOf, showErrors, validValues } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import type { Ditunjuk } from '#client/kasir/dokumen.ts'
import { DOKUMEN } from '#client/dokumen.tsx'
import { kunci, namaOf, allChanged } from './dokumen.ts'

const rules = rulesOf(batalPenjualan.body)

/** Rejects a saved document: what it booked is free again, nothing was posted. */
export function ModalTolak({ dokumen, onTutup }: { dokumen: Ditunjuk; onTutup: () => void }) {
  const [form] = Form.useForm<{ alasan: string }>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { tolak, calls } = DOKUMEN[dokumen.dokumen]
  const kirim = async () => {
    setRefusal(undefined)
    const values = await validValues(form)
    if (!values) return
    setBusy(true)
    try {
      await tolak(dokumen, values.alasan)
      toast('success', calls.batal.message ?? 'Berhasil')
      onTutup()
      await invalidate(...allChanged)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.told) setRefusal(showErrors(form, error)[0])
    } finally {
      setBusy(false)
    }
  }
  return (
    <StaticModal
      open
      title={`Batal ${kunci(dokumen)}`}
      okText={`Batalkan ${namaOf(dokumen.dokumen)}`}
      cancelText="Tutup"
      busy={busy}
      onOk={() => void kirim()}
      onClose={onTutup}
    >
      <Formulir form={form} preserve={false}>
        <Form.Item name="alasan" label="Alasan" required rules={rules('alasan')}>
          <TextInput autoFocus maxLength={200} />
        </Form.Item>
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      </Formulir>
    </StaticModal>
  )
}
