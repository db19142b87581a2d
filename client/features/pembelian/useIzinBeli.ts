/** Asks somebody with the right for what a bought piece still needs, and keeps the answer with the line. */
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import {
  keranjangBeli,
  type AksiBeli,
  type BarisBeli,
  type BeliDihitung,
  type HitunganBeli,
} from './keranjang-beli.ts'

export function useIzinBeli(hitungan: HitunganBeli, dispatch: (aksi: AksiBeli) => void) {
  const { ask, bankMinus, modal } = useOtorisasi()

  const minta = async (line: BeliDihitung, kategori: KategoriOtorisasi): Promise<AksiBeli | null> => {
    const { baris, nama_barang, disetujui } = line
    const description = `${baris.nota?.no_faktur_jual ?? 'TANPA NOTA'} ${nama_barang}`
    const id = await ask({ kategori, description, disetujui })
    if (id === null) return null
    const aksi: AksiBeli = { aksi: 'izinkan', kunci: baris.kunci, izin: { kategori, disetujui, id } }
    dispatch(aksi)
    return aksi
  }

  /** All that is missing, one after the other; the lines with what was given, or null when something was not. */
  const mintaSemua = async (): Promise<BarisBeli[] | null> => {
    let held = hitungan.baris.map((b) => b.baris)
    for (const line of hitungan.baris)
      for (const kategori of line.perlu) {
        const aksi = await minta(line, kategori)
        if (aksi === null) return null
        held = keranjangBeli(held, aksi)
      }
    return held
  }
  return {
    minta: (line: BeliDihitung, kategori: KategoriOtorisasi) => void minta(line, kategori),
    mintaSemua,
    bankMinus,
    modal,
  }
}
