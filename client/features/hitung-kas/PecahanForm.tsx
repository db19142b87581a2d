import { useRef, type KeyboardEvent } from 'react'
import { formatNumber } from '#domain/format.ts'
import { jumlahLembar, PECAHAN, type PecahanUang } from '#domain/rules/hitung-kas.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { DigitInput } from '#client/ui/inputs.tsx'

const JENIS = [
  ['KERTAS', 'Uang Kertas'],
  ['LOGAM', 'Uang Logam'],
] as const
const nama = ({ jenis, nilai }: PecahanUang): string =>
  `${jenis === 'KERTAS' ? 'Kertas' : 'Logam'} ${formatNumber(nilai)}`

interface Props {
  lembar: Readonly<Record<string, string>>
  terkunci: boolean
  onUbah: (kode: string, lembar: string) => void
}

/** Asks for the number of notes and coins of every kind: Enter and the arrows go from kind to kind. */
export function PecahanForm({ lembar, terkunci, onUbah }: Props) {
  const all = useRef<HTMLDivElement>(null)
  const jalan = (event: KeyboardEvent) => {
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const inputs = [...(all.current?.querySelectorAll('input') ?? [])]
    inputs[inputs.indexOf(event.target as HTMLInputElement) + step]?.focus()
  }
  return (
    <div className="hitung-pecahan" ref={all} onKeyDown={jalan}>
      {JENIS.map(([jenis, title], i) => (
        <fieldset key={jenis}>
          <legend>{title}</legend>
          {PECAHAN.filter((p) => p.jenis === jenis).map((p, j) => (
            <label key={p.kode} className="hitung-baris">
              <span className="number">{formatNumber(p.nilai)}</span>
              <DigitInput
                aria-label={nama(p)}
                autoFocus={i + j === 0}
                maxLength={6}
                readOnly={terkunci}
                placeholder="0"
                onFocus={(event) => event.target.select()}
                value={lembar[p.kode] ?? ''}
                onChange={(next) => onUbah(p.kode, next)}
              />
              <Rupiah value={jumlahLembar([{ kode: p.kode, lembar: Number(lembar[p.kode] ?? 0) }])} />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
