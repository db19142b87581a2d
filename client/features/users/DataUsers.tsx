import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { logAkses, allUsers, tambahUser, type User } from '#domain/calls/users.ts'
import { mayMake } from '#client/net/may.ts'
import { time } from '#client/net/time.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { type Opened, UserActions } from './UserActions.tsx'
import { FormUser } from './FormUser.tsx'
import { LogAkses } from './LogAkses.tsx'
import { PasswordBaru, type Diberi } from './PasswordBaru.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SesiUser } from './SesiUser.tsx'
import './users.css'

const TAMPIL = ['Aktif', 'Nonaktif', 'Semua'] as const

/** /data-users: who works here, in which shop, at which level; and their accounts (DOMAIN §F.2). */
export function DataUsers() {
  const reading = useCall(allUsers)
  const { data } = reading
  const [tampil, setTampil] = useState<(typeof TAMPIL)[number]>('Aktif')
  const [opened, setOpened] = useState<Opened>(null)
  const [diberi, setDiberi] = useState<Diberi>()
  const rows = (data ?? []).filter((u) => tampil === 'Semua' || u.status_aktif === (tampil === 'Aktif'))
  const tutup = () => setOpened(null)
  const selesai = (given?: Diberi) => {
    tutup()
    setDiberi(given)
  }
  const actions: DataColumn<User> = actionColumn((user) => <UserActions user={user} onBuka={setOpened} />)
  return (
    <>
      <PageHeader
        title="Data Users"
        about={data && `${data.filter((u) => u.status_aktif).length} user aktif`}
      >
        {mayMake(logAkses) && <Button onClick={() => setOpened({ apa: 'log' })}>Log Akses</Button>}
        {mayMake(tambahUser) && (
          <Button type="primary" onClick={() => setOpened({ apa: 'tambah' })}>
            Tambah
          </Button>
        )}
      </PageHeader>
      <DataTable
        label="Data Users"
        columns={[...COLUMNS, actions]}
        rows={rows}
        rowKey={(u) => u.user_id}
        reading={reading}
        empty="Data User Kosong"
        csv="users.csv"
        toolbar={
          <Segmented<(typeof TAMPIL)[number]>
            aria-label="Status"
            options={[...TAMPIL]}
            value={tampil}
            onChange={setTampil}
          />
        }
      />
      {(opened?.apa === 'tambah' || opened?.apa === 'edit') && (
        <FormUser user={opened.apa === 'edit' ? opened.user : null} onSelesai={selesai} onTutup={tutup} />
      )}
      {opened?.apa === 'reset' && <ResetPassword user={opened.user} onSelesai={selesai} onTutup={tutup} />}
      {opened?.apa === 'sesi' && <SesiUser user={opened.user} onTutup={tutup} />}
      {opened?.apa === 'log' && <LogAkses onTutup={tutup} />}
      {diberi && <PasswordBaru diberi={diberi} onTutup={() => setDiberi(undefined)} />}
    </>
  )
}

const COLUMNS: DataColumn<User>[] = [
  { key: 'user_id', title: 'User Id', value: (u) => u.user_id },
  { key: 'user_name', title: 'Nama', value: (u) => u.user_name },
  { key: 'level', title: 'Level', value: (u) => u.level },
  { key: 'kode_toko', title: 'Toko', value: (u) => u.kode_toko },
  { key: 'no_hp', title: 'No HP', value: (u) => u.no_hp },
  { key: 'status', title: 'Status', value: state, render: (u) => <State user={u} /> },
  { key: 'login_terakhir', title: 'Login Terakhir', value: (u) => time(u.login_terakhir) },
  { key: 'sesi', title: 'Sesi', kind: 'count', value: (u) => u.sesi },
]

function state(u: User): string {
  if (!u.status_aktif) return 'NONAKTIF'
  if (u.terkunci_sampai) return `TERKUNCI SAMPAI ${time(u.terkunci_sampai).slice(11)}`
  return u.ganti_password_wajib ? 'PASSWORD SEMENTARA' : 'AKTIF'
}

const COLOR: Record<string, string> = {
  AKTIF: 'success',
  NONAKTIF: 'text-2',
  'PASSWORD SEMENTARA': 'warning',
}

const State = ({ user }: { user: User }) => {
  const text = state(user)
  return (
    <span className="users-status" style={{ color: `var(--${COLOR[text] ?? 'danger'})` }}>
      {text}
    </span>
  )
}
