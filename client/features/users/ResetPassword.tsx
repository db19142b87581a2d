import { useState } from 'react'
import { resetPassword, allUsers, type User } from '#domain/calls/users.ts'
import { useSend } from '#client/net/query.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { passwordSementara } from './password.ts'
import type { Diberi } from './PasswordBaru.tsx'

interface Props {
  user: User
  onSelesai: (diberi: Diberi) => void
  onTutup: () => void
}

/** Gives a user another password, and tells it once it holds. */
export function ResetPassword({ user: { user_id, user_name }, onSelesai, onTutup }: Props) {
  const [password] = useState(passwordSementara)
  const { send, busy } = useSend(resetPassword, {
    changes: [allUsers],
    onDone: () => onSelesai({ user_id, password }),
  })
  return (
    <StaticModal
      open
      title={`Reset Password ${user_id}`}
      width={440}
      okText="Reset Password"
      busy={busy}
      onClose={onTutup}
      onOk={() => void send({ params: { user_id }, body: { password } })}
    >
      <p>
        Password {user_name} diganti dengan password sementara. Semua sesinya berakhir, dan akun yang terkunci
        terbuka lagi.
      </p>
    </StaticModal>
  )
}
