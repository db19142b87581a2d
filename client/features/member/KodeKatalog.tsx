import { Button } from 'antd'
import { useEffect, useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { KODE_MEMBER_MINUTES, cabutKatalogMember, kodeKatalogMember } from '#domain/calls/katalog-member.ts'
import { confirm } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './kode-katalog.css'

interface Dibuat extends CallReply<typeof kodeKatalogMember> {
  /** By this computer's clock, which may be wrong, but runs as fast as any. */
  sampai: number
}

/** The button, and the code that it makes: once, for the phone of this member. */
export function KodeKatalog({ kode_member, disabled }: { kode_member: string; disabled?: boolean }) {
  const [dibuat, setDibuat] = useState<Dibuat>()
  const buat = useSend(kodeKatalogMember, {
    onDone: ({ data }) => setDibuat({ ...data, sampai: Date.now() + KODE_MEMBER_MINUTES * 60_000 }),
  })
  if (!mayMake(kodeKatalogMember)) return null
  const minta = () => void buat.send({ body: { kode_member } })
  return (
    <>
      <Button loading={buat.busy} disabled={disabled ?? false} onClick={minta}>
        Kode Katalog
      </Button>
      {dibuat && (
        <StaticModal
          open
          title={`Kode Katalog ${kode_member}`}
          width={440}
          onClose={() => setDibuat(undefined)}
          cancelText="Tutup"
          onOk={minta}
          okText="Kode Baru"
          busy={buat.busy}
        >
          <Kode
            {...dibuat}
            kode_member={kode_member}
            onKeluar={() => setDibuat({ ...dibuat, perangkat: 0, sampai: 0 })}
          />
        </StaticModal>
      )}
    </>
  )
}

function Kode({
  kode,
  alamat,
  qr,
  sampai,
  perangkat,
  kode_member,
  onKeluar,
}: Dibuat & {
  kode_member: string
  /** The code that is shown goes with the phones. */
  onKeluar: () => void
}) {
  const sisa = useSisa(sampai)
  const habis = sisa === 0
  return (
    <div className="kode-katalog">
      <p className={habis ? 'kode-katalog-kode habis' : 'kode-katalog-kode'}>{kode}</p>
      <p role="timer" className={habis ? 'field-error' : 'muted'}>
        {habis
          ? 'Kode ini tidak berlaku lagi. Tekan Kode Baru.'
          : `Berlaku ${minutes(sisa)} lagi, untuk satu kali`}
      </p>
      {!habis && qr && <Qr {...qr} />}
      <p>{petunjuk(alamat)}</p>
      <HpMember {...{ perangkat, kode_member, onKeluar }} />
    </div>
  )
}

/** Dark on white with the quiet zone that a camera needs, whatever the theme. */
const Qr = ({ sisi: side, d }: { sisi: number; d: string }) => (
  <svg
    className="kode-katalog-qr"
    role="img"
    aria-label="QR kode katalog"
    viewBox={`-4 -4 ${side + 8} ${side + 8}`}
    shapeRendering="crispEdges"
  >
    <rect x={-4} y={-4} width={side + 8} height={side + 8} fill="#ffffff" />
    <path d={d} fill="#000000" />
  </svg>
)

const petunjuk = (alamat: string): string =>
  alamat === ''
    ? 'Alamat katalog untuk customer belum diatur: OWN mengisinya di Setting Toko, bagian Cabang.'
    : `Customer memindai gambar ini dengan HP-nya, atau membuka ${alamat.split('#')[0]!.replace(/^https?:\/\//, '')} dan mengetik kode ini.`

function HpMember({
  perangkat,
  kode_member,
  onKeluar,
}: {
  perangkat: number
  kode_member: string
  onKeluar: () => void
}) {
  const cabut = useSend(cabutKatalogMember, {
    onDone({ message }) {
      toast('success', message)
      onKeluar()
    },
  })
  if (perangkat === 0) return <p className="muted">Belum ada HP yang masuk sebagai member ini.</p>
  const keluarkan = async () =>
    void (
      (await confirm(`${perangkat} HP dan kode yang terbuka tidak bisa lagi melihat poin member ini.`)) &&
      (await cabut.send({ params: { kode_member } }))
    )
  return (
    <div className="kode-katalog-hp">
      <span>{perangkat} HP masuk sebagai member ini.</span>
      {mayMake(cabutKatalogMember) && (
        <Button size="small" danger loading={cabut.busy} onClick={() => void keluarkan()}>
          Keluarkan Semua HP
        </Button>
      )}
    </div>
  )
}

/** Seconds that are left, 0 when it is over. */
function useSisa(sampai: number): number {
  const [kini, setKini] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setKini(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.min(KODE_MEMBER_MINUTES * 60, Math.max(0, Math.ceil((sampai - kini) / 1000)))
}

/** 581 → '9 menit 41 detik' */
const minutes = (seconds: number): string =>
  [seconds >= 60 ? `${Math.floor(seconds / 60)} menit` : '', seconds % 60 ? `${seconds % 60} detik` : '']
    .filter(Boolean)
    .join(' ')
