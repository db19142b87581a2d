import { Alert, Button, Spin } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { beep } from '#client/ui/beep.ts'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { fotoDari } from './kecilkan-foto.ts'

interface Props {
  /** For each that is taken; the camera stays open for the next. */
  onFoto: (foto: Blob) => void
  onTutup: () => void
}

/** Only over https, or on the computer of the server itself, a browser gives a page the camera. */
export const adaKamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined

const SEBAB: Record<string, string> = {
  NotAllowedError: 'Kamera belum diizinkan: izinkan di samping alamat halaman, lalu coba lagi',
  NotFoundError: 'Kamera tidak ditemukan di perangkat ini',
  NotReadableError: 'Kamera sedang dipakai program lain',
}

type State = { apa: 'membuka' | 'siap' } | { apa: 'gagal'; sebab: string }

/** The device's camera, live, with a shutter that Enter and the space bar press. */
export function Kamera({ onFoto, onTutup }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [menghadap, hadapkan] = useState<'environment' | 'user'>('environment')
  const [coba, lagi] = useState(0)
  const [state, setState] = useState<State>({ apa: 'membuka' })
  const [diambil, hitung] = useState(0)

  useEffect(() => {
    let stream: MediaStream | undefined
    let ditinggal = false
    const berhenti = () => stream?.getTracks().forEach((track) => track.stop())
    setState({ apa: 'membuka' })
    void (async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: menghadap, width: { ideal: 1920 }, height: { ideal: 1440 } },
        })
        if (ditinggal) return berhenti()
        video.current!.srcObject = stream
        await video.current!.play()
        if (!ditinggal) setState({ apa: 'siap' })
      } catch (error) {
        const sebab = SEBAB[(error as Error).name] ?? 'Kamera tidak bisa dibuka'
        if (!ditinggal) setState({ apa: 'gagal', sebab })
      }
    })()
    return () => {
      ditinggal = true
      berhenti()
    }
  }, [menghadap, coba])

  const siap = state.apa === 'siap'
  // Enter and the space bar take the picture.
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (siap) button.current?.focus()
  }, [siap])
  const ambil = async () => {
    if (!siap) return
    onFoto(await fotoDari(video.current!))
    hitung((n) => n + 1)
    beep('success')
  }
  return (
    <StaticModal
      open
      title="Kamera"
      width={560}
      onClose={onTutup}
      footer={
        <div className="foto-kaki">
          <span className="muted" role="status">
            {diambil > 0 && `${diambil} foto diambil`}
          </span>
          <Button onClick={() => hadapkan(menghadap === 'user' ? 'environment' : 'user')} disabled={!siap}>
            Ganti Kamera
          </Button>
          <Button onClick={onTutup}>Selesai</Button>
          <Button ref={button} type="primary" size="large" onClick={() => void ambil()} disabled={!siap}>
            Ambil Foto
          </Button>
        </div>
      }
    >
      <div className="foto-besar kamera">
        <video ref={video} muted playsInline aria-label="Gambar kamera" hidden={!siap} />
        {state.apa === 'membuka' && <Spin />}
        {state.apa === 'gagal' && (
          <Alert
            type="warning"
            showIcon
            title={state.sebab}
            action={
              <Button size="small" onClick={() => lagi(coba + 1)}>
                Coba Lagi
              </Button>
            }
          />
        )}
      </div>
    </StaticModal>
  )
}
