import { Alert, Form, Select } from 'antd'
import { useState } from 'react'
import { listToko } from '#domain/calls/sesi.ts'
import { allUsers, tambahUser, ubahUser, type User } from '#domain/calls/users.ts'
import { LEVELS, ofWholeChain, type Level } from '#domain/level.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { ApiError } from '#client/net/api.ts'
import { currentSession } from '#client/net/session.ts'
import { useCall, useSend } from '#client/net/query.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Formulir, rulesOf, tellFormError, validValues } from '#client/ui/Formulir.tsx'
import { TeleponInput, TextInput } from '#client/ui/inputs.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import { NAMA_LEVEL } from './level.ts'
import { passwordSementara } from './password.ts'
import type { Diberi } from './PasswordBaru.tsx'

interface Values {
  user_id: string
  user_name: string
  level: Level
  kode_toko: string
  no_hp?: string
  no_sertifikat_penaksir?: string
  sertifikat_sampai?: TanggalSystem | null
}

interface Props {
  /** null makes a new one. */
  user: User | null
  onSelesai: (diberi?: Diberi) => void
  onTutup: () => void
}

const rules = rulesOf(tambahUser.body)
const empty = (text: string): string => (text === '-' ? '' : text)

/** Tambah or Edit User. */
export function FormUser({ user, onSelesai, onTutup }: Props) {
  const [form] = Form.useForm<Values>()
  const me = currentSession()!.userdata
  const sendiri = user?.user_id === me.user_id
  const [password] = useState(passwordSementara)
  const tokos = useCall(listToko)
  const level = Form.useWatch('level', form)
  const refused = (error: ApiError) => void tellFormError(form, error)
  const creating = useSend(tambahUser, {
    onError: refused,
    changes: [allUsers],
    onDone: ({ data }) => onSelesai({ user_id: data.user_id, password }),
  })
  const editing = useSend(ubahUser, {
    onError: refused,
    changes: [allUsers],
    onDone: ({ message }) => {
      toast('success', message)
      onSelesai()
    },
  })
  const simpan = async () => {
    const values = await validValues(form)
    if (!values) return
    const { user_id, ...rest } = values
    const entered = {
      ...rest,
      no_hp: rest.no_hp || '-',
      no_sertifikat_penaksir: rest.no_sertifikat_penaksir || '-',
      sertifikat_sampai: rest.sertifikat_sampai ?? null,
    }
    if (user) await editing.send({ params: { user_id: user.user_id }, body: entered })
    else await creating.send({ body: { user_id, ...entered, password } })
  }
  const levels = LEVELS.filter((l) => me.level === 'OWN' || !ofWholeChain(l) || l === user?.level)
  return (
    <StaticModal
      open
      title={user ? `Edit User ${user.user_id}` : 'Tambah User'}
      onClose={onTutup}
      onOk={() => void simpan()}
      busy={creating.busy || editing.busy}
    >
      <Formulir<Values>
        form={form}
        initialValues={
          user
            ? {
                ...user,
                no_hp: empty(user.no_hp),
                no_sertifikat_penaksir: empty(user.no_sertifikat_penaksir),
              }
            : { kode_toko: me.kode_toko }
        }
      >
        <Form.Item name="user_id" label="User Id" required rules={user ? [] : rules('user_id')}>
          <TextInput disabled={user !== null} maxLength={20} autoFocus={!user} />
        </Form.Item>
        <Form.Item name="user_name" label="Nama" required rules={rules('user_name')}>
          <TextInput maxLength={60} autoFocus={user !== null} />
        </Form.Item>
        <Form.Item
          name="level"
          label="Level"
          required
          rules={rules('level')}
          extra={sendiri ? 'Level dan toko sendiri tidak bisa diubah' : undefined}
        >
          <Select
            disabled={sendiri}
            options={levels.map((l) => ({ value: l, label: `${l} · ${NAMA_LEVEL[l]}` }))}
          />
        </Form.Item>
        <Form.Item
          name="kode_toko"
          label="Toko"
          required
          rules={rules('kode_toko')}
          extra={level && ofWholeChain(level) ? 'OWN dan SU boleh masuk ke semua toko' : undefined}
        >
          <Picker
            disabled={sendiri}
            reading={tokos}
            options={tokos.data
              ?.filter((t) => !t.jauh)
              .map((t) => ({
                value: t.kode_toko,
                label: `${t.kode_toko} · ${t.nama_toko}`,
              }))}
          />
        </Form.Item>
        <Form.Item
          name="no_hp"
          label="No HP"
          rules={[{ pattern: /^\+?[0-9]{8,15}$/, message: 'No Hp Tidak Valid' }]}
        >
          <TeleponInput />
        </Form.Item>
        <Form.Item
          name="no_sertifikat_penaksir"
          label="No Sertifikat Penaksir"
          rules={rules('no_sertifikat_penaksir')}
          extra="Dicetak di surat hutang yang barangnya ditaksir user ini"
        >
          <TextInput maxLength={40} />
        </Form.Item>
        <Form.Item
          name="sertifikat_sampai"
          label="Sertifikat Berlaku Sampai"
          rules={rules('sertifikat_sampai')}
        >
          <TanggalPicker allowClear />
        </Form.Item>
      </Formulir>
      {!user && (
        <Alert
          type="info"
          showIcon
          title="Password sementara dibuat otomatis dan ditampilkan setelah disimpan."
        />
      )}
      {user && level !== user.level && (
        <Alert
          type="warning"
          showIcon
          title="Level baru membawa hak akses bawaannya, menghapus hak otorisasi, dan mengakhiri semua sesi user ini."
        />
      )}
    </StaticModal>
  )
}
