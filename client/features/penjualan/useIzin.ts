/** Asks somebody with the right for what a line still needs, and keeps the answer with the line. */
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import type { IzinBaris } from '#client/kasir/izin.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import {
  BIDANG_IZIN,
  hitungBaris,
  keranjang,
  type Baris,
  type BarisDihitung,
  type Disepakati,
} from './keranjang.ts'
import type { Dijual } from './useTransaksi.ts'

export function useIzin({ hitungan, dispatch }: Pick<Dijual, 'hitungan' | 'dispatch'>, settings: Settings) {
  const { ask, modal } = useOtorisasi()

  const minta = async (
    { baris: { barang }, disetujui }: BarisDihitung,
    kategori: KategoriOtorisasi,
  ): Promise<IzinBaris | null> => {
    const { kode_barcode, nama_barang } = barang
    const id = await ask({ kategori, description: `${kode_barcode} ${nama_barang}`, disetujui })
    if (id === null) return null
    const izin = { kategori, disetujui, id }
    dispatch({ aksi: 'izinkan', kode_barcode, izin })
    return izin
  }

  /** Changes a line, and asks at once for what the change needs. */
  const ubah = async ({ baris }: BarisDihitung, bagian: Partial<Disepakati>) => {
    const aksi = { aksi: 'ubah', kode_barcode: baris.barang.kode_barcode, bagian, settings } as const
    const line = hitungBaris(keranjang([baris], aksi)[0]!, settings)
    dispatch(aksi)
    for (const kategori of line.perlu)
      if (BIDANG_IZIN[kategori] && BIDANG_IZIN[kategori] in bagian) await minta(line, kategori)
  }

  /** All that is missing, one after the other; the lines with what was given, or null when something was not. */
  const mintaSemua = async (lines: readonly Baris[]): Promise<Baris[] | null> => {
    let held = [...lines]
    for (const line of hitungan.baris)
      for (const kategori of line.perlu) {
        const izin = await minta(line, kategori)
        if (izin === null) return null
        held = keranjang(held, {
          aksi: 'izinkan',
          kode_barcode: line.baris.barang.kode_barcode,
          izin,
        })
      }
    return held
  }

  return { minta, mintaSemua, ubah, modal }
}
