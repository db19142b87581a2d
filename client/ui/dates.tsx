/** Days and months as text: yyyy-MM-dd and yyyy-MM (spec 000 §2); no Date object for a shop day. */
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/id'
import { useState } from 'react'
import { toast } from '#client/net/toasts.ts'

interface PickerProps {
  id?: string
  /** null when nothing is chosen. */
  value?: string | null
  onChange?: (value: string | null) => void
  min?: string
  max?: string
  disabled?: boolean
  allowClear?: boolean
  status?: 'error'
  placeholder?: string
  'aria-label'?: string
  'aria-describedby'?: string | undefined
}

/**
 * Typed, also as the country writes it, day first; what is no day of these is refused in words, for the box shows the old one again.
 * @param ditulis what is read beside `format`; antd has taught dayjs to be strict about it
 */
const picker = (unit: 'date' | 'month', format: string, ditulis: string[]) =>
  function Picker({ value = null, onChange, min, max, ...rest }: PickerProps) {
    const [ditolak, tolak] = useState(0)
    return (
      <DatePicker
        key={ditolak} // antd would leave in the box what it did not read
        picker={unit}
        format={[format, ...ditulis]}
        onBlur={({ target }) => {
          const text = (target as HTMLInputElement).value.trim()
          const day = dayjs(text, [format, ...ditulis], true).format(format)
          const ada = day !== 'Invalid Date'
          if (!text || (ada && (!min || day >= min) && (!max || day <= max))) return
          tolak((n) => n + 1)
          toast(
            'warning',
            `${ada ? `${day} Di Luar ${min ?? '…'} s/d ${max ?? '…'}` : `"${text}" Bukan Tanggal`}, Tidak Dipakai`,
          )
        }}
        placeholder={format.toLowerCase()}
        showNow={false} // it would offer the device's day, not the shop's
        {...rest}
        {...(min ? { minDate: dayjs(min) } : {})}
        {...(max ? { maxDate: dayjs(max) } : {})}
        value={value ? dayjs(value) : null}
        onChange={(day) => onChange?.(day ? day.format(format) : null)}
      />
    )
  }

/** A day: 'YYYY-MM-DD'. */
export const TanggalPicker = picker('date', 'YYYY-MM-DD', [
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
export const BulanPicker = picker('month', 'YYYY-MM', ['MM/YYYY', 'MM-YYYY', 'MMYYYY'])
