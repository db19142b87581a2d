/** A sale that was put aside, or typed before its user signed in again: as its pieces, notas and prices are now. */
import { useEffect, useEffectEvent, useState } from 'react'
import { errors } from '#domain/errors.ts'
import { readAgain } from '#client/kasir/readAgain.ts'
import { lineAgain } from '#client/features/pembelian/segarkan.ts'
import { barangReader } from '#client/features/penjualan/ambil/read.ts'
import { isDariSesiLain } from './draft.ts'
import type { Transaksi } from './useTransaksi.ts'

/** Answers how to ask for it once more, when another draft has come to the till. */
export function useReadAgain(transaksi: Transaksi): () => void {
  const lagi = useEffectEvent(() => void read(transaksi))
  const [kali, setKali] = useState(() => (isDariSesiLain() ? 1 : 0))
  useEffect(() => {
    if (kali > 0) lagi()
  }, [kali])
  return () => setKali((n) => n + 1)
}

async function read({ draft, dijual, kembali, settings, setErrors }: Transaksi): Promise<void> {
  const readBarang = barangReader({ quiet: true })
  // The pieces of a deposit are the customer's, at the price that was agreed.
  const lines = draft.lines
    .filter(({ barang }) => barang.harga_titip === undefined)
    .map(({ barang: lama }) => ({
      kunci: lama.kode_barcode,
      nama: `${lama.nama_barang} ${lama.kode_barcode}`,
      read: async () => {
        const barang = await readBarang(lama)
        if (barang.status !== 'READY' && lama.no_pesanan === undefined)
          return errors.barangTidakSiap(barang).message
        dijual.dispatch({ actions: 'segarkan', barang, settings })
        return barang.harga_gram !== lama.harga_gram
      },
    }))
  const wrong = await readAgain([...lines, ...lineAgain(kembali.hitungan, kembali.dispatch)])
  const told = Object.entries(wrong).filter(([kunci]) => lines.some((line) => line.kunci === kunci))
  if (told.length)
    setErrors({
      lines: Object.fromEntries(told.map(([kunci, message]) => [kunci, [{ field: '', message }]])),
      others: [],
    })
}
