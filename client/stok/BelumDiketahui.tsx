import type { ReactNode } from 'react'
import './stok.css'

interface Props {
  /** Of what is no document that is saved. */
  children?: ReactNode
}

/** Tells that a document was sent and its arrival is not known: sending it again will not make a second document. */
export const BelumDiketahui = ({
  children = 'Belum diketahui apakah dokumen ini sudah tersimpan. Simpan sekali lagi; tidak akan menjadi dua.',
}: Props) => (
  <p className="stok-dikirim" role="status">
    {children}
  </p>
)
