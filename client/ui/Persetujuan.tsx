import { Alert, Checkbox } from 'antd'
import type { ReactNode } from 'react'

interface PersetujuanProps {
  title: string
  content?: ReactNode
  /** The statement agreed to by the tick. */
  setuju: string
  checked: boolean
  onSetuju: (setuju: boolean) => void
}

/** Warns of likely slips. The input is taken once the user has confirmed that it is meant. */
export const Persetujuan = ({ title, content, setuju, checked, onSetuju }: PersetujuanProps) => (
  <Alert
    type="warning"
    showIcon
    title={title}
    description={
      <>
        {content}
        <Checkbox checked={checked} onChange={({ target }) => onSetuju(target.checked)}>
          {setuju}
        </Checkbox>
      </>
    }
  />
)

/** Columns of a file that no field bears the name of. */
export const UnknownColumns = ({
  columns,
  ...rest
}: Pick<PersetujuanProps, 'checked' | 'onSetuju'> & { columns: readonly string[] }) =>
  columns.length > 0 && (
    <Persetujuan
      title={`Kolom ${columns.join(', ')} Tidak Dikenal, Tidak Dibaca`}
      setuju="Lanjutkan tanpa kolom itu"
      {...rest}
    />
  )
