import {
  removeAll,
  keluarkanSesi,
  keluarkanSesiLain,
  keluarkanSesiSendiri,
  allUsers,
  sesiSendiri,
  sesiUser,
  type User,
} from '#domain/calls/users.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { SesiList } from './SesiList.tsx'

const done = ({ message }: { message: string }) => toast('success', message)

/** The places where a user is signed in; all can be ended from here. */
export function SesiUser({ user: { user_id }, onTutup }: { user: User; onTutup: () => void }) {
  const reading = useCall(sesiUser, { params: { user_id } }, { staleTime: 0 })
  const options = { changes: [sesiUser, allUsers], onDone: done }
  const satu = useSend(keluarkanSesi, options)
  const all = useSend(removeAll, options)
  return (
    <SesiList
      title={`Sesi ${user_id}`}
      reading={reading}
      busy={satu.busy || all.busy}
      onKeluarkan={(id) => void satu.send({ params: { user_id, id: String(id) } })}
      onAll={() => void all.send({ params: { user_id } })}
      onTutup={onTutup}
    />
  )
}

/** The user's own sessions: for every user, from the user menu. */
export function SesiSaya({ onTutup }: { onTutup: () => void }) {
  const reading = useCall(sesiSendiri, {}, { staleTime: 0 })
  const options = { changes: [sesiSendiri], onDone: done }
  const satu = useSend(keluarkanSesiSendiri, options)
  const lain = useSend(keluarkanSesiLain, options)
  return (
    <SesiList
      title="Sesi Saya"
      reading={reading}
      busy={satu.busy || lain.busy}
      onKeluarkan={(id) => void satu.send({ params: { id: String(id) } })}
      onAll={() => void lain.send()}
      onTutup={onTutup}
    />
  )
}
