import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { logAkses, semuaUser, tambahUser, type User } from '#domain/calls/users.ts'
import { mayMake } from '#client/net/may.ts'
import { waktu } from '#client/net/time.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { type Terbuka, UserActions } from './UserActions.tsx'
import { FormUser } from './FormUser.tsx'
import { LogAkses } from './LogAkses.tsx'
import { PasswordBaru, type Diberi } from './PasswordBaru.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SesiUser } from './SesiUser.tsx'
import './users.css'

const TAMPIL = ['Aktif', 'Nonaktif', 'Semua'] as const

/** /data-users: who works here, in which shop, at which level; and their accounts (DOMAIN §F.2). */
export function DataUsers() {
  const reading = useCall(semuaUser)
  const { data } = reading
  const [tampil, setTampil] = useState<(typeof TAMPIL)[number]>('Aktif')
  const [terbuka, setTerbuka] = useState<Terbuka>(null)
  const [diberi, setDiberi] = useState<Diberi>()
  const rows = (data ?? []).filter((u) => tampil === 'Semua' || u.status_aktif === (tampil === 'Aktif'))
  const tutup = () => setTerbuka(null)
  const selesai = (given?: Diberi) => {
    tutup()
    setDiberi(given)
  }
  const actions: DataColumn<User> = actionColumn((user) => <UserActions user={user} onBuka={setTerbuka} />)
  return (
    <>
      <PageHeader
        title="Data Users"
        about={data && `${data.filter((u) => u.status_aktif).length} user aktif`}
      >
        {mayMake(logAkses) && <Button onClick={() => setTerbuka({ apa: 'log' })}>Log Akses</Button>}
        {mayMake(tambahUser) && (
          <Button type="primary" onClick={() => setTerbuka({ apa: 'tambah' })}>
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
      {(terbuka?.apa === 'tambah' || terbuka?.apa === 'edit') && (
        <FormUser user={terbuka.apa === 'edit' ? terbuka.user : null} onSelesai={selesai} onTutup={tutup} />
      )}
      {terbuka?.apa === 'reset' && <ResetPassword user={terbuka.user} onSelesai={selesai} onTutup={tutup} />}
      {terbuka?.apa === 'sesi' && <SesiUser user={terbuka.user} onTutup={tutup} />}
      {terbuka?.apa === 'log' && <LogAkses onTutup={tutup} />}
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
  { key: 'status', title: 'Status', value: keadaan, render: (u) => <Keadaan user={u} /> },
  { key: 'login_terakhir', title: 'Login Terakhir', value: (u) => waktu(u.login_terakhir) },
  { key: 'sesi', title: 'Sesi', kind: 'count', value: (u) => u.sesi },
]

function keadaan(u: User): string {
  if (!u.status_aktif) return 'NONAKTIF'
  if (u.terkunci_sampai) return `TERKUNCI SAMPAI ${waktu(u.terkunci_sampai).slice(11)}`
  return u.ganti_password_wajib ? 'PASSWORD SEMENTARA' : 'AKTIF'
}

const WARNA: Record<string, string> = {
  AKTIF: 'success',
  NONAKTIF: 'text-2',
  'PASSWORD SEMENTARA': 'warning',
}

const Keadaan = ({ user }: { user: User }) => {
  const text = keadaan(user)
  return (
    <span className="users-status" style={{ color: `var(--${WARNA[text] ?? 'danger'})` }}>
      {text}
    </span>
  )
}
