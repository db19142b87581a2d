/** What a control of the form is given by the Form.Item around it. */
export interface KontrolProps {
  id?: string
  value?: unknown
  onChange?: (value: never) => void
  autoFocus?: boolean
}
