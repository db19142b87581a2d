/** What a line still needs somebody's word for, asked for the whole line as it stands; all that is missing is asked for when it is saved. */
import type { Settings } from '#domain/rules/para-system.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import type { Aksi, BarisDihitung, Disepakati } from './keranjang.ts'
import type { Dijual } from './useTransaksi.ts'

const aksiIzin = ({ baris, perlu, disetujui }: BarisDihitung) => {
  const { kode_barcode, nama_barang } = baris.barang
  return perlu.map((kategori) => ({
    diminta: { kategori, description: `${kode_barcode} ${nama_barang}`, disetujui },
    aksi: (id: string): Aksi => ({ aksi: 'izinkan', kode_barcode, izin: { kategori, disetujui, id } }),
  }))
}

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
