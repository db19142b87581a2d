/** What a line still needs somebody's word for: asked for the whole line as it stands, and for all lines when they are saved. */
import type { Settings } from '#domain/rules/para-system.ts'
import type { Kurang } from '#client/kasir/izin.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { keranjang, type Aksi, type Baris, type BarisDihitung, type Disepakati } from './keranjang.ts'
import type { Dijual } from './useTransaksi.ts'

const aksiIzin = ({ baris, perlu, disetujui }: BarisDihitung) => {
  const { kode_barcode, nama_barang } = baris.barang
  return perlu.map((kategori) => ({
    diminta: { kategori, description: `${kode_barcode} ${nama_barang}`, disetujui },
    aksi: (id: string): Aksi => ({ aksi: 'izinkan', kode_barcode, izin: { kategori, disetujui, id } }),
  }))
}

/** All that is missing of the lines. */
export const kurangJual = (lines: readonly BarisDihitung[]): Kurang<Baris[]>[] =>
  lines
    .flatMap(aksiIzin)
    .map(({ diminta, aksi }) => ({ diminta, beri: (held, id) => keranjang(held, aksi(id)) }))

export function useIzin({ dispatch }: Pick<Dijual, 'dispatch'>, settings: Settings) {
  const { sekaligus, modal } = useOtorisasi()

  /** All that this line needs, with one word. */
  const minta = async (line: BarisDihitung) => {
    const kurang = aksiIzin(line)
    const ids = await sekaligus(kurang.map((k) => k.diminta))
    ids?.forEach((id, i) => dispatch(kurang[i]!.aksi(id)))
  }
  const ubah = ({ baris }: BarisDihitung, bagian: Partial<Disepakati>) =>
    dispatch({ aksi: 'ubah', kode_barcode: baris.barang.kode_barcode, bagian, settings })
  return { minta, ubah, modal }
}
