import { Button } from 'antd'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import './users.css'

export interface Diberi {
  user_id: string
  password: string
}

/** The temporary password, this once. */
export function PasswordBaru({
  diberi: { user_id, password },
  onTutup,
}: {
  diberi: Diberi
  onTutup: () => void
}) {
  // Without https a browser has no clipboard at all.
  const salin = async () => {
    try {
      await navigator.clipboard.writeText(password)
      toast('success', 'Password disalin')
    } catch {
      toast('error', 'Tidak bisa disalin, silahkan dicatat')
    }
  }
  return (
    <StaticModal
      open
      title={`Password Sementara ${user_id}`}
      width={440}
      footer={
        <>
          <Button onClick={() => void salin()}>Salin</Button>
          <Button type="primary" autoFocus onClick={onTutup}>
            Sudah Dicatat
          </Button>
        </>
      }
    >
      <p className="users-password">{password}</p>
      <p className="muted">
        Sampaikan kepada yang bersangkutan. Password ini hanya ditampilkan sekali, dan harus diganti saat
        masuk pertama kali.
      </p>
    </StaticModal>
  )
}
