import { Alert, Form } from 'antd'
import { useState } from 'react'
import { batalPenjualan, daftarPenjualan, lihatPenjualan } from '#domain/calls/penjualan.ts'
import { useSend } from '#client/query.ts'
import { Formulir, rulesOf, showErrors } from '#client/ui/Formulir.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/ui/toasts.ts'

const rules = rulesOf(batalPenjualan.body)

/** Rejects a saved sale: its pieces are free again, nothing was posted. */
export function ModalTolak({ no_faktur_group, onTutup }: { no_faktur_group: string; onTutup: () => void }) {
  const [form] = Form.useForm<{ alasan: string }>()
  const [refusal, setRefusal] = useState<string>()
  const { send, busy } = useSend(batalPenjualan, {
    changes: [daftarPenjualan, lihatPenjualan],
    onError: (error) => setRefusal(showErrors(form, error)[0]),
    onDone: ({ message }) => {
      toast('success', message)
      onTutup()
    },
  })
  const tolak = async () => {
    setRefusal(undefined)
    const { alasan } = await form.validateFields()
    await send({ body: { no_faktur_group, alasan } })
  }
  return (
    <StaticModal open title={`Batal ${no_faktur_group}`} okText="Batalkan Penjualan" cancelText="Tutup" busy={busy} onOk={() => void tolak().catch(stayOpen)} onClose={onTutup}>
      <Formulir form={form} preserve={false}>
        <Form.Item name="alasan" label="Alasan" required rules={rules('alasan')}><TextInput autoFocus maxLength={200} /></Form.Item>
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      </Formulir>
    </StaticModal>
  )
}

/** The form has marked its field. */
const stayOpen = () => {}
