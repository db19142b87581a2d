/** Days and months as text: yyyy-MM-dd and yyyy-MM (spec 000 §2); no Date object for a shop day. */
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/id'
import { useId, useState, type ReactNode } from 'react'
import { Ketikan, TanggalBox, sesudahDitekan } from './TanggalBox.tsx'

interface PickerProps {
  id?: string
  /** null when nothing is chosen. */
  value?: string | null
  /** Called at once when what is typed is a day; what is none stays in the box, and is nobody's value. */
  onChange?: (value: string | null) => void
  min?: string
  max?: string
  disabled?: boolean
  allowClear?: boolean
  status?: 'error'
  placeholder?: string
  /**
   * The error of this day beside another day: told like text that is no day, and it blocks saving and searching in the
   * same way.
   */
  keliru?: ReactNode
  'aria-label'?: string
  'aria-describedby'?: string | undefined
}

/**
 * Typed, also as the country writes it, day first. What is no day of these stays as it was typed, is told beside the box, and
 * holds up what would go by another day than the box shows (`keTanggalKeliru`).
 * @param contoh a day as it may be typed
 * @param ditulis what is read beside `format`; antd has taught dayjs to be strict about it
 */
const picker = (unit: 'date' | 'month', example: string, format: string, written: string[]) =>
  function Picker({ value = null, onChange, min, max, keliru, ...rest }: PickerProps) {
    const id = useId()
    const [dulu, setDulu] = useState(value)
    const [text, setText] = useState<string>()
    const [ditinggal, setDitinggal] = useState(false)
    // The calendar stays closed while a message shows: it would lie over the message.
    const [opened, buka] = useState(false)
    const kosongkan = () => {
      setText(undefined)
      setDitinggal(false)
    }
    if (dulu !== value) {
      setDulu(value)
      kosongkan()
    }
    const hari = (text: string): string => dayjs(text.trim(), [format, ...written], true).format(format)
    const wrong = (text: string): string | undefined => {
      const day = hari(text)
      if (day === 'Invalid Date') return `"${text.trim()}" Bukan Tanggal, Tulis Seperti ${example}`
      if (min && day < min) return `${day} Terlalu Awal, Paling Awal ${min}`
      if (max && day > max) return `${day} Terlalu Akhir, Paling Akhir ${max}`
      return undefined
    }
    const ketikan: Ketikan = {
      text,
      kata: text === undefined ? keliru : ditinggal && wrong(text),
      ketik: (text) => {
        if (!text.trim() || wrong(text)) return setText(text)
        kosongkan()
        if (hari(text) !== value) onChange?.(hari(text))
      },
      tinggalkan: () => {
        buka(false)
        if (text === undefined) return
        if (text.trim()) return sesudahDitekan(() => setDitinggal(true))
        kosongkan()
        if (rest.allowClear !== false && value !== null) onChange?.(null)
      },
      buang: kosongkan,
    }
    const { kata } = ketikan
    return (
      <Ketikan value={ketikan}>
        <DatePicker
          picker={unit}
          format={[format, ...written]}
          placeholder={format.toLowerCase()}
          showNow={false} // the button would offer the device's day, not the shop's
          components={BOX}
          open={opened}
          onOpenChange={buka}
          {...rest}
          {...(kata && { status: 'error', 'aria-describedby': `${id} ${rest['aria-describedby'] ?? ''}` })}
          {...(min ? { minDate: dayjs(min) } : {})}
          {...(max ? { maxDate: dayjs(max) } : {})}
          {...(value ? { defaultPickerValue: dayjs(value) } : {})}
          // A day that is chosen is another than none, also where it is the one before.
          value={value && text === undefined ? dayjs(value) : null}
          onChange={(day) => {
            kosongkan()
            onChange?.(day ? day.format(format) : null)
          }}
        />
        {kata && (
          <div id={id} className="field-error tanggal-keliru" role="alert">
            {kata}
          </div>
        )}
      </Ketikan>
    )
  }
const BOX = { input: TanggalBox }

/** A day: 'YYYY-MM-DD'. */
export const TanggalPicker = picker('date', '15/01/2025', 'YYYY-MM-DD', [
  'D/M/YYYY',
  'D-M-YYYY',
  'D.M.YYYY',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'DDMMYYYY',
  'YYYY/MM/DD',
])

/** A month: 'YYYY-MM'. */
export const BulanPicker = picker('month', '01/2025', 'YYYY-MM', ['MM/YYYY', 'MM-YYYY', 'MMYYYY'])
