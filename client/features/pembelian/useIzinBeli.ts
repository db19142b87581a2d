/** What a bought piece still needs somebody's word for: asked for the whole line as it stands, and for all lines when they are saved. */
import { denganSemua, type Kurang } from '#client/kasir/izin.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import {
  keranjangBeli,
  type AksiBeli,
  type BarisBeli,
  type BeliDihitung,
  type HitunganBeli,
} from './keranjang-beli.ts'

const aksiIzin = ({ baris, nama_barang, disetujui, perlu }: BeliDihitung) =>
  perlu.map((kategori) => ({
    diminta: {
      kategori,
      description: `${baris.nota?.no_faktur_jual ?? 'TANPA NOTA'} ${nama_barang}`,
      disetujui,
    },
    aksi: (id: string): AksiBeli => ({
      aksi: 'izinkan',
      kunci: baris.kunci,
      izin: { kategori, disetujui, id },
    }),
  }))

/** All that is missing of the lines. */
export const kurangBeli = (lines: readonly BeliDihitung[]): Kurang<BarisBeli[]>[] =>
  lines
    .flatMap(aksiIzin)
    .map(({ diminta, aksi }) => ({ diminta, beri: (held, id) => keranjangBeli(held, aksi(id)) }))

export function useIzinBeli(hitungan: HitunganBeli, dispatch: (aksi: AksiBeli) => void) {
  const { sekaligus, bankMinus, modal } = useOtorisasi()

  /** All that this line needs, with one word. */
  const minta = async (line: BeliDihitung) => {
    const kurang = aksiIzin(line)
    const ids = await sekaligus(kurang.map((k) => k.diminta))
    ids?.forEach((id, i) => dispatch(kurang[i]!.aksi(id)))
  }
  /** All that is missing, at once; the lines with what was given, or null when it was not. */
  const mintaSemua = async (): Promise<BarisBeli[] | null> => {
    const kurang = kurangBeli(hitungan.baris)
    const ids = await sekaligus(kurang.map((k) => k.diminta))
    return (
      ids &&
      denganSemua(
        hitungan.baris.map((b) => b.baris),
        kurang,
        ids,
      )
    )
  }
  return { minta: (line: BeliDihitung) => void minta(line), mintaSemua, bankMinus, modal }
}
