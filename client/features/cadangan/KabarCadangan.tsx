import { Alert } from 'antd'
import type { CallReply } from '#domain/call.ts'
import type { listCadangan } from '#domain/calls/cadangan.ts'
import { formatAngka } from '#domain/format.ts'
import { waktu } from '#client/net/time.ts'
import './cadangan.css'

type Keadaan = CallReply<typeof listCadangan>

/** Where they are kept, what is at work, and what the owner must know of both. */
export function KabarCadangan({ keadaan }: { keadaan: Keadaan }) {
  const { tempat, bawaan, kerja, gagal } = keadaan
  if (tempat === null) return <Alert type="info" showIcon title="Server ini tidak membuat cadangan" />
  return (
    <div className="cadangan-kabar">
      {kerja && <Alert type="info" showIcon role="status" title={sebutKerja(keadaan, kerja)} />}
      {gagal && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={`Cadangan yang diminta ${waktu(gagal.pada)} gagal`}
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
        Disimpan di <code>{tempat}</code>, {formatAngka(keadaan.simpan)} terakhir yang baik.{' '}
        {keadaan.jam
          ? `Dibuat sendiri tiap hari pukul ${keadaan.jam}.`
          : 'Tidak dijadwalkan: dibuat bila diminta saja.'}{' '}
        Kunci identitas tidak ikut di dalamnya: simpan salinannya di tempat lain.
      </p>
    </div>
  )
}

const sebutKerja = ({ cadangan }: Keadaan, { apa, id, detik }: NonNullable<Keadaan['kerja']>): string =>
  apa === 'BUAT'
    ? `Cadangan sedang dibuat, sudah ${lama(detik)}`
    : `${cadangan.find((c) => c.id === id)?.nama ?? 'Berkas'} sedang dibaca dari awal sampai akhir, sudah ${lama(detik)}`

const lama = (detik: number): string =>
  detik < 60 ? `${detik} detik` : `${Math.floor(detik / 60)} menit ${detik % 60} detik`
