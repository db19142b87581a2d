import { Button } from 'antd'
import { messages } from '#domain/messages.ts'
import { belumTerbaca, type Dibaca } from './bacaan.ts'
import './belum-terbaca.css'

interface Props {
  dibaca: Dibaca
  /** 'Data User': what could not be read. */
  apa?: string
  /** Where the button stands in what closes when it loses the focus: a list that is open. */
  dalamDaftar?: boolean
}

/** In place of what could not be read: that, why, and once more; nothing when all was read (docs/DEVIATIONS, 000 §8). */
export function BelumTerbaca({ dibaca, apa = 'Daftar', dalamDaftar = false }: Props) {
  const gagal = belumTerbaca(dibaca)
  if (gagal.length === 0) return null
  return (
    <div
      className="belum-terbaca"
      role="alert"
      {...(dalamDaftar ? { onMouseDown: (event) => event.preventDefault() } : {})}
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
  belumTerbaca(props.dibaca).length > 0 ? (
    <BelumTerbaca {...props} />
  ) : (
    <div className="menunggu" role="status" aria-label="Sedang Dibaca" />
  )
