/** Props that a control of the form gets from the Form.Item around it. */
export interface KontrolProps {
  id?: string
  value?: unknown
  onChange?: (value: never) => void
  autoFocus?: boolean
}
