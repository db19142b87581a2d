import { Button } from 'antd'
import type { RefObject } from 'react'
import { useKeys } from '#client/ui/keys.ts'
import { SimpanValidasi } from './BayarSimpan.tsx'
import type { DraftSetoran } from './setoran.ts'

interface Props {
  draft: DraftSetoran
  busy: boolean
  onTutup: () => void
  onSimpan: () => void
  /** Saves and validates at once, for who may. */
  onSekaligus?: (() => void) | undefined
  simpan?: RefObject<HTMLButtonElement | null>
}

/** The buttons below money that is entered for a deposit or an order; F9 saves. */
export function KakiSetoran({
  draft: { dikirim, pembayaran },
  busy,
  onTutup,
  onSimpan,
  onSekaligus,
  simpan,
}: Props) {
  const boleh = !busy && pembayaran.length > 0
  useKeys(
    { F9: () => boleh && onSimpan(), 'Shift+F9': () => boleh && !dikirim && onSekaligus?.() },
    { covered: true },
  )
  return (
    <>
      <Button onClick={onTutup} disabled={busy}>
        Tutup
      </Button>
      {onSekaligus && !dikirim && (
        <SimpanValidasi disabled={busy || pembayaran.length === 0} onClick={onSekaligus} />
      )}
      <Button
        ref={simpan ?? null}
        type="primary"
        loading={busy}
        disabled={pembayaran.length === 0}
        onClick={onSimpan}
      >
        {dikirim ? 'Kirim Ulang' : 'Simpan'} <kbd>F9</kbd>
      </Button>
    </>
  )
}

/** Tells the user that the payment was sent and the server has not answered yet. */
export const BelumDijawab = ({ apa }: { apa: string }) => (
  <p className="till-error" role="alert">
    {apa} ini sudah dikirim, jawaban server belum diterima. Kirim ulang: tidak akan tersimpan dua kali.
  </p>
)
