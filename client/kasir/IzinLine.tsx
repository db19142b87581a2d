import { Button } from 'antd'

interface Props {
  /** Otorisasi that are still missing. */
  perlu: readonly string[]
  /** All that it needs. */
  otorisasi: readonly string[]
  disabled: boolean
  onIzin: () => void
}

/** What somebody must allow of a line of the till, and what they have allowed. */
export const IzinLine = ({ perlu, otorisasi, disabled, onIzin }: Props) => (
  <>
    {perlu.map((kategori) => (
      <p key={kategori} className="till-perlu">
        Perlu Otorisasi {kategori}{' '}
        <Button size="small" onClick={onIzin} disabled={disabled}>
          Otorisasi
        </Button>
      </p>
    ))}
    {otorisasi
      .filter((k) => !perlu.includes(k))
      .map((kategori) => (
        <p key={kategori} className="till-izin">
          Otorisasi {kategori} diberikan
        </p>
      ))}
  </>
)
