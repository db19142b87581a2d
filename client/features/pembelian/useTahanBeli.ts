/** Purchases that are put aside at the till, and one of them again: as its notas are now. */
import { useEffect, useEffectEvent, useState } from 'react'
import { readAgain } from '#client/kasir/readAgain.ts'
import { sebutanPelanggan } from '#client/kasir/pelanggan.ts'
import { useTahan } from '#client/kasir/useTahan.ts'
import { isEmptyDraft, pembelianDitahan } from './draft.ts'
import { emptyIdentitas } from '#client/kasir/identitas.ts'
import { lineAgain } from './segarkan.ts'
import type { TransaksiBeli } from './useTransaksiBeli.ts'

export function useTahanBeli(transaksi: TransaksiBeli, jendela: { buka: () => void; tanya: () => void }) {
  const { draft, hitungan, ganti, kosongkan } = transaksi
  const lagi = useEffectEvent(() => void readAgain(lineAgain(hitungan, transaksi.dispatch)))
  const [kali, setKali] = useState(0)
  useEffect(() => {
    if (kali > 0) lagi()
  }, [kali])
  return useTahan({
    tempat: pembelianDitahan,
    // The number of a person's card is not left lying in the browser.
    draft: { ...draft, identitas: emptyIdentitas },
    isEmpty: isEmptyDraft,
    ringkas: () => ({
      customer: sebutanPelanggan(draft.pelanggan),
      barang: hitungan.lines.map(({ nama_barang }) => nama_barang),
      total: hitungan.total,
    }),
    kosongkan,
    lanjutkan: (held) => {
      kosongkan()
      ganti(held)
      setKali((n) => n + 1)
    },
    ...jendela,
  })
}
