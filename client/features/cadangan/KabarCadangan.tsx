import { Alert } from 'antd'
import type { CallReply } from '#domain/call.ts'
import type { listCadangan } from '#domain/calls/cadangan.ts'
import { formatNumber } from '#domain/format.ts'
import { time } from '#client/net/time.ts'
import './cadangan.css'

type State = CallReply<typeof listCadangan>

/** Tells where backups are kept, what is at work, and what the owner must know of both. */
export function KabarCadangan({ state }: { state: State }) {
  const { tempat, bawaan, kerja: work, gagal } = state
  if (tempat === null) return <Alert type="info" showIcon title="Server ini tidak membuat cadangan" />
  return (
    <div className="cadangan-kabar">
      {work && <Alert type="info" showIcon role="status" title={nameWork(state, work)} />}
      {gagal && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`Cadangan yang diminta ${time(gagal.pada)} gagal`}
          description={gagal.sebab}
        />
      )}
      {bawaan && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="Cadangan disimpan di komputer yang sama dengan datanya"
          description="Bila komputernya rusak, keduanya hilang. Unduh satu ke tempat lain, atau minta yang mengurus server mengisi KENCANA_CADANGAN: caranya di panduan (?)."
        />
      )}
      <p className="muted">
        Disimpan di <code>{tempat}</code>, {formatNumber(state.simpan)} terakhir yang baik.{' '}
        {state.jam
          ? `Dibuat sendiri tiap hari pukul ${state.jam}.`
          : 'Tidak dijadwalkan: dibuat bila diminta saja.'}{' '}
        Kunci identitas tidak ikut di dalamnya: simpan salinannya di tempat lain.
      </p>
    </div>
  )
}

const nameWork = ({ cadangan }: State, { apa, id, detik: seconds }: NonNullable<State['kerja']>): string =>
  apa === 'BUAT'
    ? `Cadangan sedang dibuat, sudah ${lama(seconds)}`
    : `${cadangan.find((c) => c.id === id)?.nama ?? 'Berkas'} sedang dibaca dari awal sampai akhir, sudah ${lama(seconds)}`

const lama = (seconds: number): string =>
  seconds < 60 ? `${seconds} detik` : `${Math.floor(seconds / 60)} menit ${seconds % 60} detik`
