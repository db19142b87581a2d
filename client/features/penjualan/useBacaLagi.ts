/** A sale that was put aside, or typed before its user signed in again: as its pieces, notas and prices are now. */
import { useEffect, useRef, useState } from 'react'
import { errors } from '#domain/errors.ts'
import { bacaLagi } from '#client/kasir/bacaLagi.ts'
import { barisLagi } from '#client/features/pembelian/segarkan.ts'
import { pembacaBarang } from '#client/features/penjualan/ambil/baca.ts'
import { isDariSesiLain } from './draf.ts'
import type { Transaksi } from './useTransaksi.ts'

/** Answers how to ask for it once more, when another draft has come to the till. */
export function useBacaLagi(transaksi: Transaksi): () => void {
  const latest = useRef(transaksi)
  useEffect(() => {
    latest.current = transaksi
  })
  const [kali, setKali] = useState(() => (isDariSesiLain() ? 1 : 0))
  useEffect(() => {
    if (kali > 0) void baca(latest.current)
  }, [kali])
  return () => setKali((n) => n + 1)
}

async function baca({ draf, dijual, kembali, settings, setErrors }: Transaksi): Promise<void> {
  const bacaBarang = pembacaBarang({ quiet: true })
  // The pieces of a deposit are the customer's, at the price that was agreed.
  const lines = draf.baris
    .filter(({ barang }) => barang.harga_titip === undefined)
    .map(({ barang: lama }) => ({
      kunci: lama.kode_barcode,
      nama: `${lama.nama_barang} ${lama.kode_barcode}`,
      baca: async () => {
        const barang = await bacaBarang(lama)
        if (barang.status !== 'READY' && lama.no_pesanan === undefined)
          return errors.barangTidakSiap(barang).message
        dijual.dispatch({ aksi: 'segarkan', barang, settings })
        return barang.harga_gram !== lama.harga_gram
      },
    }))
  const wrong = await bacaLagi([...lines, ...barisLagi(kembali.hitungan, kembali.dispatch)])
  const told = Object.entries(wrong).filter(([kunci]) => lines.some((line) => line.kunci === kunci))
  if (told.length)
    setErrors({
      lines: Object.fromEntries(told.map(([kunci, message]) => [kunci, [{ field: '', message }]])),
      others: [],
    })
}
