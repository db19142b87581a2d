import { useState } from 'react'
import { hakAkses } from '#domain/calls/hak-akses.ts'
import { allUsers } from '#domain/calls/users.ts'
import { useCall } from '#client/net/query.ts'
import { confirm } from '#client/net/dialogs.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { AturHak } from './AturHak.tsx'
import './hak-akses.css'

/** /hak-akses-users: what each user may open, do, and authorise (DOMAIN §F.2). */
export function HakAksesUsers() {
  const users = useCall(allUsers)
  const [user_id, setUser] = useState<string>()
  const [berubah, setBerubah] = useState(false)
  const reading = useCall(
    hakAkses,
    { params: { user_id: user_id ?? '' } },
    { enabled: user_id !== undefined, staleTime: 0 },
  )
  const { data } = reading
  const choose = async (next: string) => {
    if (
      berubah &&
      !(await confirm('Perubahan hak akses belum disimpan.', { ok: 'Tinggalkan', cancel: 'Kembali' }))
    )
      return
    setBerubah(false)
    setUser(next)
  }
  const aktif = (users.data ?? []).filter((u) => u.status_aktif)
  return (
    <>
      <PageHeader
        title="Hak Akses Users"
        about="Perubahan berlaku pada panggilan berikutnya, user tidak perlu masuk lagi"
      />
      <div className="hak-user">
        <Field label="User">
          {({ id }) => (
            <Picker<string>
              id={id}
              reading={users}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Pilih user"
              value={user_id ?? null}
              onChange={(next) => void choose(next)}
              options={aktif.map((u) => ({
                value: u.user_id,
                label: `${u.user_id} · ${u.user_name} (${u.level}, ${u.kode_toko})`,
              }))}
            />
          )}
        </Field>
      </div>
      {user_id === undefined && (
        <EmptyState
          title="Pilih User"
          text="Hak akses diatur per user: menu mana yang tampil, apa yang boleh dilakukan di sana, dan otorisasi apa yang boleh diberikan."
        />
      )}
      <Unread reading={reading} apa="Hak Akses" />
      {data && data.user_id === user_id && (
        <AturHak key={data.user_id} terbaru={data} users={aktif} onBerubah={setBerubah} />
      )}
    </>
  )
}
