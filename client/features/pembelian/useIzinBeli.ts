/** Asks somebody with the right for what a bought piece still needs, and keeps the answer with the line. */
import { formatGram, formatRupiah } from '#domain/format.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import {
  keranjangBeli,
  nilaiIzin,
  type AksiBeli,
  type BarisBeli,
  type BeliDihitung,
  type HitunganBeli,
} from './keranjang-beli.ts'

export function useIzinBeli(hitungan: HitunganBeli, dispatch: (aksi: AksiBeli) => void) {
  const { ask, bankMinus, modal } = useOtorisasi()

  const minta = async (line: BeliDihitung, kategori: KategoriOtorisasi): Promise<AksiBeli | null> => {
    const id = await ask(kategori, tentang(line, kategori))
    if (id === null) return null
    const aksi: AksiBeli = {
      aksi: 'izinkan',
      kunci: line.baris.kunci,
      izin: { kategori, id, nilai: nilaiIzin(line) },
    }
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

/** What exactly is to be allowed, for the eyes of whoever allows it and for the log. */
function tentang(
  { baris, nama_barang, harga, harga_nota }: BeliDihitung,
  kategori: KategoriOtorisasi,
): string {
  const what = `${baris.nota?.no_faktur_jual ?? '-'} ${nama_barang}`
  if (kategori === 'BERAT BELI DILUAR TOLERANSI')
    return `${what}: nota ${formatGram(baris.nota!.berat)} g, timbang ${formatGram(baris.berat)} g`
  if (kategori === 'PEMBELIAN DI ATAS NOTA')
    return `${what}: nota ${formatRupiah(harga_nota)}, beli ${formatRupiah(harga)}`
  return `${nama_barang} ${formatGram(baris.berat)} g: beli ${formatRupiah(harga)}`
}
