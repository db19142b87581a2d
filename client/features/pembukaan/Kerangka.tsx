import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { enterGoesOn } from '#client/ui/keys.ts'
import './pembukaan.css'

/** Every step from an empty installation to the first sale, in order. */
export const STEPS = [
  'Toko',
  'Pemilik',
  'Tanggal Mulai',
  'Data Master',
  'Harga Emas',
  'Aturan Toko',
  'Sales & Baki',
  'Kas & Bank',
  'Stok Awal',
  'Buka Toko',
] as const
/** The number of steps before there is a shop to sign in to. */
export const FIRST_STEP = 3

interface KerangkaProps {
  step: number
  title: string
  tentang: ReactNode
  children: ReactNode
  onKembali?: (() => void) | undefined
  onLanjut?: (() => void) | undefined
  lanjut?: string
  busy?: boolean
  /** True while something goes on that must not be left: only waiting is possible. */
  sibuk?: boolean
  /** On without what the step asks for: never the button that is pressed without reading. */
  onLewati?: (() => void) | undefined
  /** Steps that are done, wherever one stands. */
  beres?: readonly number[]
  /** Goes to a step; none may be chosen without it. */
  onChoose?: (step: number) => void
  /** Beside the buttons: what else one may do. */
  lain?: ReactNode
}

/** The frame of a step: its place, its question, and the way back and on. */
export function Kerangka({
  step,
  title,
  tentang,
  children,
  onKembali,
  onLanjut,
  lanjut = 'Lanjut',
  busy = false,
  sibuk = false,
  onLewati,
  beres = [],
  onChoose,
  lain,
}: KerangkaProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = useRef<HTMLOListElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
    // On a narrow screen the steps lie side by side.
    steps.current
      ?.querySelector('[aria-current=step]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [step])
  const content = useRef<HTMLElement>(null)
  /** Lanjut was pressed: the first cause that shows is brought into sight. */
  const mencari = useRef(false)
  useEffect(() => {
    const wrong = content.current?.querySelector('.field-error')
    if (!mencari.current || !wrong) return
    mencari.current = false
    wrong.scrollIntoView({ block: 'center' })
    wrong.closest('td, .field')?.querySelector('input')?.focus({ preventScroll: true })
  })
  return (
    <div className="pembukaan">
      <aside className="pembukaan-sisi">
        <div className="pembukaan-merek">
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d="M24 6 40 18l-6 22H14L8 18z" />
            <path d="m8 18 16 5 16-5M24 23v17M14 40l10-17 10 17M24 6v17" />
          </svg>
          <p>
            Kencana <small>Buka toko baru</small>
          </p>
        </div>
        <nav aria-label="Langkah pembukaan">
          <ol ref={steps}>
            {STEPS.map((nama, i) => {
              const status = i === step ? 'kini' : i < step || beres.includes(i) ? 'lewat' : 'nanti'
              const text = (
                <>
                  <span className="pembukaan-nomor" aria-hidden="true">
                    {status === 'lewat' && (i < FIRST_STEP || step === STEPS.length || beres.includes(i))
                      ? '✓'
                      : i + 1}
                  </span>
                  {nama}
                </>
              )
              return (
                <li
                  key={nama}
                  className={`pembukaan-${status}`}
                  aria-current={i === step ? 'step' : undefined}
                >
                  {onChoose && i >= FIRST_STEP && i !== step ? (
                    <button type="button" disabled={sibuk} onClick={() => onChoose(i)}>
                      {text}
                    </button>
                  ) : (
                    <span>{text}</span>
                  )}
                </li>
              )
            })}
          </ol>
        </nav>
      </aside>
      <section
        ref={content}
        className="pembukaan-isi"
        onKeyDown={enterGoesOn}
        aria-labelledby="pembukaan-judul"
      >
        <p className="muted pembukaan-ke">
          {step < STEPS.length ? `Langkah ${step + 1} dari ${STEPS.length}` : 'Selesai'}
        </p>
        <h1 id="pembukaan-judul" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted pembukaan-tentang">{tentang}</p>
        {children}
        <footer className="pembukaan-tombol">
          {onKembali && (
            <Button onClick={onKembali} disabled={busy || sibuk}>
              Kembali
            </Button>
          )}
          {!sibuk && lain}
          {onLewati && (
            <Button size="large" onClick={onLewati} disabled={sibuk}>
              Lewati Dulu
            </Button>
          )}
          {onLanjut && (
            <Button
              type="primary"
              size="large"
              onClick={() => {
                if (keTanggalKeliru(content.current)) return
                mencari.current = true
                onLanjut()
              }}
              loading={busy}
              disabled={sibuk}
            >
              {lanjut}
            </Button>
          )}
        </footer>
      </section>
    </div>
  )
}
