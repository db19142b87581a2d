/** A piece without nota is bought of somebody who is known: they are asked for before it, once for each purchase. */
import { useState } from 'react'
import { sebutanIdentitas, type IdentitasDiisi } from '#client/kasir/identitas.ts'

interface Pembelian {
  id_trx: string
  identitas: IdentitasDiisi
}

export function usePenjualDulu({ id_trx, identitas }: Pembelian) {
  const [ditanya, setDitanya] = useState<string>()
  return {
    /** Still to be asked. */
    perlu: ditanya !== id_trx && !sebutanIdentitas(identitas).lengkap,
    tanya: () => setDitanya(id_trx),
  }
}
