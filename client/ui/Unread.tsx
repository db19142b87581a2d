import { Button } from 'antd'
import { messages } from '#domain/messages.ts'
import { unread, type Readings } from './reading.ts'
import './unread.css'

interface Props {
  reading: Readings
  /** 'Data User': what could not be read. */
  apa?: string
  /** The button stands in a part that closes when it loses the focus: an open list. */
  inList?: boolean
}

/** In place of what could not be read: that, why, and once more; nothing when all was read (docs/DEVIATIONS, 000 §8). */
export function Unread({ reading, apa = 'Daftar', inList = false }: Props) {
  const gagal = unread(reading)
  if (gagal.length === 0) return null
  return (
    <div
      className="belum-terbaca"
      role="alert"
      {...(inList ? { onMouseDown: (event) => event.preventDefault() } : {})}
    >
      <strong>{apa} Belum Bisa Dibaca</strong>
      <span>{[...new Set(gagal.map(({ error }) => error!.message))].join('. ')}</span>
      <Button size="small" onClick={() => gagal.forEach(({ refetch }) => void refetch())}>
        {messages.cobaLagi}
      </Button>
    </div>
  )
}

/** In place of what is not known yet: that it is being read, or could not be. */
export const Menunggu = (props: Props) =>
  unread(props.reading).length > 0 ? (
    <Unread {...props} />
  ) : (
    <div className="menunggu" role="status" aria-label="Sedang Dibaca" />
  )
