/**
 * Asks for the otorisasi that a line still needs, for the whole line as it stands. At the save, all that are missing
 * are asked for.
 */
import type { Settings } from '#domain/rules/para-system.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import type { Actions, ComputedLine, Disepakati } from './keranjang.ts'
import type { Dijual } from './useTransaksi.ts'

const izinActions = ({ line, perlu, disetujui }: ComputedLine) => {
  const { kode_barcode, nama_barang } = line.barang
  return perlu.map((kategori) => ({
    diminta: { kategori, description: `${kode_barcode} ${nama_barang}`, disetujui },
    actions: (id: string): Actions => ({
      actions: 'izinkan',
      kode_barcode,
      izin: { kategori, disetujui, id },
    }),
  }))
}

export function useIzin({ dispatch }: Pick<Dijual, 'dispatch'>, settings: Settings) {
  const { sekaligus, modal } = useOtorisasi()

  /** All that this line needs, with one word. */
  const minta = async (line: ComputedLine) => {
    const kurang = izinActions(line)
    const ids = await sekaligus(kurang.map((k) => k.diminta))
    ids?.forEach((id, i) => dispatch(kurang[i]!.actions(id)))
  }
  const ubah = ({ line }: ComputedLine, bagian: Partial<Disepakati>) =>
    dispatch({ actions: 'ubah', kode_barcode: line.barang.kode_barcode, bagian, settings })
  return { minta, ubah, modal }
}
