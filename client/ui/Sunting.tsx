/** A figure of a line that can be changed in place: it counts once the field is left, or as it is typed. */
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import type { InputProps } from 'antd'

interface Control<T> extends Omit<InputProps, 'value' | 'onChange'> {
  value?: T | null
  onChange?: (value: T | null) => void
}

interface SuntingProps<T> {
  as: ComponentType<Control<T>>
  id: string
  label: string
  value: T
  onCommit: (value: T) => void
  /** Enter: where to next. */
  onNext: () => void
  /** Up and down: the same field of another line. */
  onGeser: (step: 1 | -1) => void
  error?: string | undefined
  describedBy?: string | undefined
  disabled?: boolean
  /** Counts with every key. */
  langsung?: boolean
}

/** Enter goes on, Esc takes back what was typed. */
export function Sunting<T extends number>({
  as: Input,
  id,
  label,
  value,
  onCommit,
  onNext,
  onGeser,
  error,
  describedBy,
  disabled = false,
  langsung = false,
}: SuntingProps<T>) {
  const [typed, setTyped] = useState<T | null | undefined>()
  const takenBack = useRef(false)
  /** As it was when the field was entered. */
  const before = useRef(value)
  const type = (next: T | null) => {
    setTyped(next)
    if (langsung && next !== null) onCommit(next)
  }
  const leave = () => {
    if (typed === null || (typed !== undefined && takenBack.current)) {
      if (langsung && before.current !== value) onCommit(before.current)
    } else if (typed !== undefined && typed !== value && !langsung) onCommit(typed)
    takenBack.current = false
    setTyped(undefined)
  }
  // A value that counted already may have been overtaken by the scale.
  const overtaken = langsung && typed !== null && typed !== value
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      takenBack.current = true
      event.currentTarget.blur()
    } else if (event.key === 'Enter') onNext()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onGeser(event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  }
  return (
    <Input
      id={id}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      {...(error ? { status: 'error' as const } : {})}
      disabled={disabled}
      value={typed === undefined || overtaken ? value : typed}
      onChange={type}
      onFocus={(event) => {
        before.current = value
        event.target.select()
      }}
      onBlur={leave}
      onKeyDown={keys}
    />
  )
}
