import type { ReactNode } from 'react'
import './stok.css'

interface Props {
  /** Of what is no document that is saved. */
  children?: ReactNode
}

/** It was sent, and nobody has heard whether it arrived: it is sent again, and is one. */
export const BelumDiketahui = ({
  children = 'Belum diketahui apakah dokumen ini sudah tersimpan. Simpan sekali lagi; tidak akan menjadi dua.',
}: Props) => (
  <p className="stok-dikirim" role="status">
    {children}
  </p>
)
