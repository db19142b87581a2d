import { Button, Dropdown } from 'antd'
import {
  aktifkanUser,
  bukaKunci,
  nonaktifkanUser,
  resetPassword,
  allUsers,
  sesiUser,
  ubahUser,
  type User,
} from '#domain/calls/users.ts'
import { ofWholeChain } from '#domain/level.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { useSend } from '#client/net/query.ts'
import { confirm } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'

interface Props {
  user: User
  onBuka: (what: Opened) => void
}

/** The actions on a user: none that ends one's own account, and on users of level OWN and SU only by an OWN. */
export function UserActions({ user, onBuka }: Props) {
  const me = currentSession()?.userdata
  if (user.user_id !== me?.user_id && ofWholeChain(user.level) && me?.level !== 'OWN')
    return <span className="muted">Diatur OWN</span>
  return (
    <div className="page-actions users-aksi">
      {user.terkunci_sampai && user.user_id !== me?.user_id && mayMake(bukaKunci) && (
        <BukaKunci user={user} />
      )}
      {user.status_aktif && mayMake(ubahUser) && (
        <Button size="small" onClick={() => onBuka({ apa: 'edit', user })}>
          Edit
        </Button>
      )}
      {user.status_aktif && mayMake(sesiUser) && (
        <Lainnya user={user} sendiri={user.user_id === me?.user_id} onBuka={onBuka} />
      )}
      {!user.status_aktif && mayMake(aktifkanUser) && <Aktifkan user={user} />}
    </div>
  )
}

const selesai = {
  changes: [allUsers],
  onDone: ({ message }: { message: string }) => toast('success', message),
}

function Lainnya({ user, sendiri, onBuka }: Props & { sendiri: boolean }) {
  const { user_id } = user
  const { send, busy } = useSend(nonaktifkanUser, selesai)
  const nonaktifkan = async () => {
    if (
      await confirm(`User ${user_id} tidak bisa masuk lagi, dan semua sesinya berakhir sekarang.`, {
        ok: 'Nonaktifkan',
        cancel: 'Batal',
      })
    )
      await send({ params: { user_id } })
  }
  const items = [
    { key: 'sesi', label: 'Sesi', onClick: () => onBuka({ apa: 'sesi', user }) },
    ...(!sendiri && mayMake(resetPassword)
      ? [{ key: 'reset', label: 'Reset Password', onClick: () => onBuka({ apa: 'reset', user }) }]
      : []),
    ...(!sendiri && mayMake(nonaktifkanUser)
      ? [{ key: 'nonaktif', label: 'Nonaktifkan', danger: true, onClick: () => void nonaktifkan() }]
      : []),
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button size="small" loading={busy} aria-haspopup="menu" aria-label={`Lainnya untuk ${user_id}`}>
        Lainnya
      </Button>
    </Dropdown>
  )
}

function BukaKunci({ user: { user_id } }: { user: User }) {
  const { send, busy } = useSend(bukaKunci, selesai)
  return (
    <Button size="small" type="primary" loading={busy} onClick={() => void send({ params: { user_id } })}>
      Buka Kunci
    </Button>
  )
}

function Aktifkan({ user: { user_id } }: { user: User }) {
  const { send, busy } = useSend(aktifkanUser, selesai)
  return (
    <Button size="small" loading={busy} onClick={() => void send({ params: { user_id } })}>
      Aktifkan
    </Button>
  )
}

/** The modal that is open over the list. */
export type Opened = { apa: 'tambah' | 'log' } | { apa: 'edit' | 'reset' | 'sesi'; user: User } | null
