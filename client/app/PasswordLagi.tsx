import { Form } from 'antd'
import { konfirmasiPassword } from '#domain/calls/sesi.ts'
import { errors } from '#domain/errors.ts'
import type { PasswordDiminta } from '#client/net/password-lagi.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { Formulir, rulesOf, showErrors, validValues } from '#client/ui/Formulir.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'

const rules = rulesOf(konfirmasiPassword.body)

/** Over whatever was being changed, which waits for it. */
export function PasswordLagi({ answer }: PasswordDiminta) {
  const [form] = Form.useForm<{ password: string }>()
  const { send, busy } = useSend(konfirmasiPassword, {
    onError: (error) => {
      if (showErrors(form, error).length > 0 || error.kind !== 'refused') tellSaveError(error)
    },
    onDone: () => answer(true),
  })
  const lanjut = async () => {
    const body = await validValues(form)
    if (body) await send({ body })
  }
  return (
    <StaticModal
      open
      title={errors.passwordLagi().message}
      width={400}
      okText="Lanjut"
      onOk={() => void lanjut()}
      onClose={() => answer(false)}
      busy={busy}
    >
      <p className="muted">
        Yang Anda simpan mengubah siapa boleh apa, kunci, atau harga emas. Password berlaku untuk sepuluh
        menit.
      </p>
      <Formulir<{ password: string }> form={form}>
        <Form.Item name="password" label="Password" required rules={rules('password')}>
          <PasswordInput
            autoFocus
            onPressEnter={(event) => {
              event.preventDefault()
              void lanjut()
            }}
          />
        </Form.Item>
      </Formulir>
    </StaticModal>
  )
}
