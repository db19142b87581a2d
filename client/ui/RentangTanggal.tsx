import { Button } from 'antd'
import { useState } from 'react'
import { errors } from '#domain/errors.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { TanggalPicker } from './dates.tsx'
import { Field } from './Field.tsx'
import './rentang-tanggal.css'

export interface Rentang {
  tgl_from: TanggalSystem
  tgl_to: TanggalSystem
}
type Ujung = keyof Rentang
/** Either end may be open. */
type OpenRentang = { [U in Ujung]?: TanggalSystem | undefined }

interface Props<R extends OpenRentang> {
  value: R
  /** Never the wrong way round: that stands in the boxes, is asked about, and is nobody's range. */
  onChange: (next: R) => void
  /** An end may be left out. */
  empty?: boolean
  label?: Record<Ujung, string>
  placeholder?: string
}

const LABEL: Record<Ujung, string> = { tgl_from: 'Tanggal Awal', tgl_to: 'Tanggal Akhir' }

/** From a day to a day. */
export function RentangTanggal<R extends OpenRentang>({
  value,
  onChange,
  empty = false,
  label = LABEL,
  placeholder,
}: Props<R>) {
  const [terbalik, setTerbalik] = useState<{ dari: R; content: R; ujung: Ujung }>()
  // A different range given from elsewhere replaces the reversed range that was typed.
  const kini = terbalik && isSama(terbalik.dari, value) ? terbalik : undefined
  const content = kini?.content ?? value
  const jadi = (next: R, ujung: Ujung) => {
    if (isTerbalik(next)) return setTerbalik({ dari: value, content: next, ujung })
    setTerbalik(undefined)
    onChange(next)
  }
  const ganti = (ujung: Ujung) => (hari: string | null) => {
    if (hari === null && !empty) return
    const { [ujung]: _, ...lain } = content
    jadi({ ...lain, ...(hari && { [ujung]: hari }) } as R, ujung)
  }
  return (
    <div className="rentang-tanggal">
      {(['tgl_from', 'tgl_to'] as const).map((ujung) => (
        <Field key={ujung} label={label[ujung]}>
          {(c) => (
            <TanggalPicker
              {...c}
              allowClear={empty}
              {...(placeholder && { placeholder })}
              value={content[ujung] ?? null}
              onChange={ganti(ujung)}
              keliru={
                kini?.ujung === ujung && (
                  <Terbalik
                    onTukar={() =>
                      jadi({ ...content, tgl_from: content.tgl_to, tgl_to: content.tgl_from }, ujung)
                    }
                  />
                )
              }
            />
          )}
        </Field>
      ))}
    </div>
  )
}

const isSama = (a: OpenRentang, b: OpenRentang): boolean => a.tgl_from === b.tgl_from && a.tgl_to === b.tgl_to
const isTerbalik = ({ tgl_from, tgl_to }: OpenRentang): boolean =>
  tgl_from !== undefined && tgl_to !== undefined && tgl_from > tgl_to

/** The first day is after the last: which of them is meant otherwise, or both. */
export const Terbalik = ({ onTukar }: { onTukar: () => void }) => (
  <>
    {errors.tanggalTerbalik().message}{' '}
    <Button size="small" onClick={onTukar}>
      Tukar
    </Button>
  </>
)
