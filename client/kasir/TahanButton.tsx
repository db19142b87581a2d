import { Button } from 'antd'

interface Props {
  /** No transaction stands at the till. */
  empty: boolean
  /** The number of transactions put aside. */
  jumlah: number
  disabled: boolean
  onTahan: () => void
  onLihat: () => void
}

/** Puts aside what stands at the till, and shows what was: F11 does the one or the other. */
export const TahanButton = ({ empty, jumlah, disabled, onTahan, onLihat }: Props) => (
  <>
    {!empty && (
      <Button onClick={onTahan} disabled={disabled}>
        Tahan <kbd>F11</kbd>
      </Button>
    )}
    {jumlah > 0 && (
      <Button onClick={onLihat} disabled={disabled}>
        Ditahan {jumlah} {empty && <kbd>F11</kbd>}
      </Button>
    )}
  </>
)
