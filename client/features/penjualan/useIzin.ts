/** Asks somebody with the right for what a line still needs, and keeps the answer with the line. */
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import { formatGram, formatRupiah } from '#domain/format.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import {
  hitungBaris,
  IZIN_BIDANG,
  keranjang,
  type Baris,
  type BarisDihitung,
  type Bidang,
  type Disepakati,
} from './keranjang.ts'
import type { Dijual } from './useTransaksi.ts'

export function useIzin({ hitungan, dispatch }: Pick<Dijual, 'hitungan' | 'dispatch'>, settings: Settings) {
  const { ask, modal } = useOtorisasi()

  const minta = async (line: BarisDihitung, kategori: KategoriOtorisasi): Promise<string | null> => {
    const { kode_barcode } = line.baris.barang
    const id = await ask(
      kategori,
      `${kode_barcode} ${line.baris.barang.nama_barang}: ${tentang(line, kategori)}`,
    )
    if (id !== null) dispatch({ aksi: 'izinkan', kode_barcode, kategori, id })
    return id
  }

  /** Changes a line, and asks at once for what the change needs. */
  const ubah = async ({ baris }: BarisDihitung, bagian: Partial<Disepakati>) => {
    const aksi = { aksi: 'ubah', kode_barcode: baris.barang.kode_barcode, bagian, settings } as const
    const line = hitungBaris(keranjang([baris], aksi)[0]!, settings)
    dispatch(aksi)
    for (const bidang of Object.keys(bagian) as Bidang[])
      if (line.perlu.includes(IZIN_BIDANG[bidang])) await minta(line, IZIN_BIDANG[bidang])
  }

  /** All that is missing, one after the other; the lines with what was given, or null when something was not. */
  const mintaSemua = async (lines: readonly Baris[]): Promise<Baris[] | null> => {
    let held = [...lines]
    for (const line of hitungan.baris)
      for (const kategori of line.perlu) {
        const id = await minta(line, kategori)
        if (id === null) return null
        held = keranjang(held, {
          aksi: 'izinkan',
          kode_barcode: line.baris.barang.kode_barcode,
          kategori,
          id,
        })
      }
    return held
  }

  return { minta, mintaSemua, ubah, modal }
}

/** What exactly is to be allowed, for the eyes of whoever allows it and for the log. */
function tentang({ harga, harga_jual, ongkos, baris }: BarisDihitung, kategori: KategoriOtorisasi): string {
  if (kategori === 'KOREKSI BERAT')
    return `${formatGram(baris.barang.berat)} g menjadi ${formatGram(baris.berat)} g`
  if (kategori === 'ONGKOS TURUN')
    return `ongkos ${formatRupiah(harga.ongkos)} menjadi ${formatRupiah(ongkos)}`
  return `harga ${formatRupiah(harga_jual)}, batas ${formatRupiah(harga.harga_min)} - ${formatRupiah(harga.harga_max)}`
}
