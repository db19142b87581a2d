import { Link, useNavigate } from '@tanstack/react-router'
import type { Userdata } from '#domain/calls/sesi.ts'
import { formatTanggal } from '#domain/format.ts'
import { messages } from '#domain/messages.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { tutupToko } from './close/minta.ts'
import { refreshMe } from '#client/net/me.ts'

/** In place of a screen that is not this user's (spec 000 §6). */
export const DeniedNotice = () => (
  <EmptyState page title={messages.aksesDitolak}>
    <Link className="button button-primary" to="/dashboard">
      {messages.goHome}
    </Link>
  </EmptyState>
)

/** In place of all screens of loans where the shop lends nothing: no right is missing, and nobody need be asked for one. */
export const TanpaHutang = () => (
  <EmptyState
    page
    title="Modul Hutang Tidak Aktif"
    text="Toko ini tidak memberi pinjaman, dan tidak ada pinjaman yang masih berjalan. Pemilik dapat mengaktifkannya di Setting System."
  >
    <Link className="button button-primary" to="/dashboard">
      {messages.goHome}
    </Link>
  </EmptyState>
)

/** In place of a screen while the shop's day is behind the calendar (spec 000 §4). */
export function LateDayNotice({ userdata, today }: LateDay) {
  const navigate = useNavigate()
  const tutup = () => tutupToko({ userdata, today }, () => void navigate({ to: '/hitung-kas' }))
  return (
    <EmptyState
      page
      title={messages.tanggalBeda}
      text={
        <>
          {messages.tanggalSystem} <strong>{formatTanggal(userdata.tgl_system)}</strong>, hari ini{' '}
          <strong>{formatTanggal(today)}</strong>. Toko harus ditutup dahulu.
        </>
      }
    >
      <button type="button" className="button button-primary" onClick={() => void tutup()}>
        {messages.closeShopNow}
      </button>
    </EmptyState>
  )
}
interface LateDay {
  userdata: Pick<Userdata, 'tgl_system' | 'level'>
  today: string
}

/** While the server has not said who this is and which day it is. */
export const NoAnswerNotice = () => (
  <EmptyState page title={messages.connectionTrouble} text={messages.silahkanCobaLagi}>
    <button type="button" className="button button-primary" onClick={() => void refreshMe()}>
      {messages.cobaLagi}
    </button>
  </EmptyState>
)
