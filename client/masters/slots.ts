/** Props of a control in a master's form, and the parts that a screen may put in place of the generic ones. */
import type { ComponentType } from 'react'
import type { ScreenRow, Field } from '#domain/master-types.ts'

export interface ControlProps {
  field: Field
  /** Props given by the Form.Item around it. */
  id?: string
  value?: never
  onChange?: (value: unknown) => void
  disabled?: boolean
  autoFocus?: boolean
  /** Outside a Form.Item its Field says what is wrong (client/ui/Field.tsx). */
  status?: 'error'
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
}

export interface Overrides {
  /** By field: the control of the form, instead of the kind's. */
  controls?: Record<string, ComponentType<ControlProps>>
  /** Columns beside the master's own. */
  columns?: readonly { title: string; Cell: ComponentType<{ row: ScreenRow }> }[]
}
