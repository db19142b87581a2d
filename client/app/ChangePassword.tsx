import { Form } from 'antd'
import { changePassword } from '#domain/calls/sesi.ts'
import { messages } from '#domain/messages.ts'
import type { ApiError } from '#client/api.ts'
import { useSend } from '#client/query.ts'
import { tellError } from '#client/ui/dialogs.ts'
import { Formulir, rulesOf, showErrors } from '#client/ui/Formulir.tsx'
import { PasswordInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/ui/toasts.ts'

interface Values {
  password: string
  new_password: string
}
const rules = rulesOf(changePassword.body)

/** Old and new password (spec 000 §5); the other sessions of the user end with it. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const refused = (error: ApiError) => {
    if (error.kind !== 'refused') return void tellError(messages.kesalahanRequest)
    const elsewhere = showErrors(form, error)
    if (elsewhere.length) void tellError(elsewhere[0]!)
  }
  const { send, busy } = useSend(changePassword, {
    onError: refused,
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
  })
  const save = async () => {
    const body = await form.validateFields().catch(() => undefined)
    if (body) await send({ body })
  }
  return (
    <StaticModal open title={messages.gantiPassword} width={400} onClose={onClose} onOk={() => void save()} busy={busy}>
      <Formulir<Values> form={form}>
        <Form.Item name="password" label="Password Lama" required rules={rules('password')}><PasswordInput autoFocus /></Form.Item>
        <Form.Item name="new_password" label="Password Baru" required rules={rules('new_password')}><PasswordInput autoComplete="new-password" /></Form.Item>
      </Formulir>
    </StaticModal>
  )
}
