import { Button } from 'antd'
import { useRef, type ReactNode } from 'react'
import { kembalian } from '#domain/rules/pembayaran.ts'
import { sumRupiah } from '#domain/units.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { SimpanValidasi } from './BayarSimpan.tsx'
import { useFokusBayar, type Fokus } from './fokus-bayar.ts'
import type { PembayaranProps } from './Pembayaran.tsx'
import './till.css'

interface Props {
  title: string
  width?: number
  className?: string
  onTutup: () => void
  /** The key that closes it too. */
  tutupKey?: 'F3' | 'F8'
  /** The text of the button that ends it. */
  simpan: string
  onSimpan: () => void
  /** Enough is entered. */
  siap: boolean
  busy?: boolean
  /** Saves and validates at once, for who may. */
  onSekaligus?: (() => void) | undefined
  /** The place of the focus; undefined: it stays with what is typed first. */
  fokus?: Fokus | undefined
  children: ReactNode
}

/** A modal in which money is entered; F9 ends it. */
export function ModalUang(props: Props) {
  const { title, width = 700, className, onTutup, tutupKey, siap, busy = false, onSekaligus } = props
  const content = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  useFokusBayar({ content, simpan: save }, props.fokus)
  const simpan = () => keTanggalKeliru(content.current) || props.onSimpan()
  const boleh = siap && !busy
  useKeys(
    {
      ...(tutupKey && { [tutupKey]: onTutup }),
      F9: () => boleh && simpan(),
      'Shift+F9': () => boleh && onSekaligus?.(),
    },
    { covered: true },
  )
  return (
    <StaticModal
      open
      title={title}
      width={width}
      onClose={onTutup}
      footer={
        <>
          <Button onClick={onTutup} disabled={busy}>
            Tutup {tutupKey && <kbd>{tutupKey}</kbd>}
          </Button>
          {onSekaligus && <SimpanValidasi disabled={!boleh} onClick={onSekaligus} />}
          <Button ref={save} type="primary" loading={busy} disabled={!siap} onClick={simpan}>
            {props.simpan} <kbd>F9</kbd>
          </Button>
        </>
      }
    >
      <div ref={content} className={className}>
        {props.children}
      </div>
    </StaticModal>
  )
}

/** Cash to hand back, told while it is entered. */
export function Kembalian({ list }: { list: PembayaranProps['value'] }) {
  const change = sumRupiah(list.map(kembalian))
  return change > 0 ? (
    <p className="till-kembalian" role="status">
      Kembalian <Rupiah value={change} strong />
    </p>
  ) : null
}

export const CtrlEnterMenambah = () => (
  <p className="till-hint muted">
    <kbd>Ctrl</kbd> <kbd>Enter</kbd> menambah pembayaran
  </p>
)
