/** A figure of a line that can be changed in place: it counts once the field is left. */
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
  onGeser: (langkah: 1 | -1) => void
  error?: string | undefined
  describedBy?: string | undefined
  disabled?: boolean
}

/** Enter goes on, Esc takes back what was typed. */
export function Sunting<T extends number>({ as: Input, id, label, value, onCommit, onNext, onGeser, error, describedBy, disabled = false }: SuntingProps<T>) {
  const [typed, setTyped] = useState<T | null | undefined>()
  const takenBack = useRef(false)
  const leave = () => {
    if (typed !== undefined && typed !== null && typed !== value && !takenBack.current) onCommit(typed)
    takenBack.current = false
    setTyped(undefined)
  }
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
      value={typed === undefined ? value : typed}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={keys}
    />
  )
}
