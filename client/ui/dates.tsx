/** Days and months as text: yyyy-MM-dd and yyyy-MM (spec 000 §2); no Date object for a shop day. */
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/id'

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

const picker = (unit: 'date' | 'month', format: string) =>
  function Picker({ value = null, onChange, min, max, ...rest }: PickerProps) {
    return (
      <DatePicker
        picker={unit}
        format={format}
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
export const TanggalPicker = picker('date', 'YYYY-MM-DD')

/** A month: 'YYYY-MM'. */
export const BulanPicker = picker('month', 'YYYY-MM')
