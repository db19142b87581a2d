import { Button } from 'antd'

interface Props {
  /** Otorisasi that are still missing. */
  perlu: readonly string[]
  /** All that it needs. */
  otorisasi: readonly string[]
  disabled: boolean
  onIzin: () => void
}

/** Otorisasi of a line of the till: those that are missing, and those that were given. */
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
