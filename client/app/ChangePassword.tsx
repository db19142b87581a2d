import { Alert, Button, Form } from 'antd'
import { changePassword } from '#domain/calls/sesi.ts'
import { messages } from '#domain/messages.ts'
import { periksaPassword, PETUNJUK_PASSWORD } from '#domain/rules/password.ts'
import type { ApiError } from '#client/net/api.ts'
import { useSend } from '#client/net/query.ts'
import { tellError } from '#client/net/dialogs.ts'
import { Formulir, rulesOf, showErrors, validValues } from '#client/ui/Formulir.tsx'
import { PasswordInput } from '#client/ui/PasswordInput.tsx'
import { CtrlEnter, StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import { refreshMe } from '#client/net/me.ts'
import { currentSession } from '#client/net/session.ts'
import { signOut } from './sign-out.ts'

interface Values {
  password: string
  new_password: string
}
const rules = rulesOf(changePassword.body)

/** Every reason that needs no server, while it is typed. */
async function cukupKuat(_rule: unknown, password: string | undefined): Promise<void> {
  const me = currentSession()?.userdata
  const wrong = password && me ? periksaPassword(password, me) : []
  if (wrong.length) throw new Error(wrong.map((r) => r.message).join('. '))
}

/** Old and new password (spec 000 §5); the other sessions of the user end with it. */
export const ChangePassword = ({ onClose }: { onClose: () => void }) => (
  <Ganti onDone={onClose} onClose={onClose} />
)

/** In place of every screen while the password is a temporary one: it is changed, or one signs out. */
export const MustChangePassword = ({ user_id }: { user_id: string }) => (
  <Ganti onDone={() => void refreshMe()} signOutAs={user_id} />
)

function Ganti({
  onDone,
  onClose,
  signOutAs,
}: {
  onDone: () => void
  onClose?: () => void
  signOutAs?: string
}) {
  const [form] = Form.useForm<Values>()
  const refused = (error: ApiError) => {
    if (error.told) return
    if (error.kind !== 'refused') return void tellError(messages.requestError)
    const elsewhere = showErrors(form, error)
    if (elsewhere.length) void tellError(elsewhere[0]!)
  }
  const { send, busy } = useSend(changePassword, {
    onError: refused,
    onDone: ({ message }) => {
      toast('success', message)
      onDone()
    },
  })
  const save = async () => {
    const body = await validValues(form)
    if (body) await send({ body })
  }
  const keluar = signOutAs !== undefined && (
    <>
      <Button disabled={busy} onClick={() => void signOut(signOutAs)}>
        {messages.logout}
      </Button>
      <Button type="primary" loading={busy} onClick={() => void save()}>
        Simpan <CtrlEnter />
      </Button>
    </>
  )
  return (
    <StaticModal
      open
      title={messages.gantiPassword}
      width={400}
      onOk={() => void save()}
      busy={busy}
      {...(onClose ? { onClose } : {})}
      {...(keluar ? { footer: keluar } : {})}
    >
      {signOutAs !== undefined && (
        <Alert
          className="ganti-wajib"
          type="warning"
          showIcon
          title="Password Anda sementara. Ganti dahulu sebelum melanjutkan."
        />
      )}
      <Formulir<Values> form={form}>
        <Form.Item name="password" label="Password Lama" required rules={rules('password')}>
          <PasswordInput autoFocus />
        </Form.Item>
        <Form.Item
          name="new_password"
          label="Password Baru"
          required
          rules={[...rules('new_password'), { validator: cukupKuat }]}
          extra={PETUNJUK_PASSWORD}
        >
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
      </Formulir>
    </StaticModal>
  )
}
