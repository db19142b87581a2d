import type { InputProps } from 'antd'
import Password from 'antd/es/input/Password'

type Props = Omit<InputProps, 'value' | 'onChange' | 'ref' | 'type'> & {
  value?: string
  onChange?: (value: string) => void
}

/** A secret, as typed. */
export const PasswordInput = ({ value = '', onChange, ...rest }: Props) => (
  <Password
    autoComplete="current-password"
    {...rest}
    value={value}
    onChange={(event) => onChange?.(event.target.value)}
  />
)
