import { Button } from 'antd'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { DataTable, type DataTableProps } from '#client/ui/DataTable.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'

interface Props<R> {
  title: string
  width: number
  /** The key that closes it, as Esc does. */
  tutupKey: 'F5' | 'F10'
  onTutup: () => void
  /** The name of the field. */
  label: string
  placeholder: string
  maxLength: number
  text: string
  onText: (text: string) => void
  /** @returns whether the key was meant for it: Enter, and what a scanner sends */
  onEnter: (event: KeyboardEvent) => boolean
  /** The answer to what stands in the field has come: the arrow goes down into it. */
  found: boolean
  status: ReactNode
  statusClass?: string
  /** Around the table. */
  around: RefObject<HTMLDivElement | null>
  table: DataTableProps<R>
}

export const toFirst = ({ current }: RefObject<HTMLElement | null>): void =>
  current?.querySelector<HTMLElement>('.row-opens')?.focus()

/** A list that is searched by what is typed above it, of which one is taken. */
export function ModalChoose<R extends object>(props: Props<R>) {
  const { tutupKey, onTutup, around } = props
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && props.found) toFirst(around)
    else if (!props.onEnter(event)) return
    event.preventDefault()
  }
  useKeys({ [tutupKey]: onTutup, Escape: onTutup }, { covered: true })
  return (
    <StaticModal
      open
      title={props.title}
      width={props.width}
      onClose={onTutup}
      footer={
        <Button onClick={onTutup}>
          Tutup <kbd>{tutupKey}</kbd>
        </Button>
      }
    >
      <Field label={props.label}>
        {(control) => (
          <TextInput
            {...control}
            data-scan
            autoFocus
            maxLength={props.maxLength}
            placeholder={props.placeholder}
            value={props.text}
            onChange={props.onText}
            onKeyDown={keys}
          />
        )}
      </Field>
      <p className={`titipan-hasil ${props.statusClass ?? ''}`} role="status">
        {props.status}
      </p>
      <div ref={around}>
        <DataTable search={false} {...props.table} />
      </div>
    </StaticModal>
  )
}
