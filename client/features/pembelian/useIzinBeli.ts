/**
 * Asks for the otorisasi that a bought piece still needs, for the whole line as it stands. At the save, all that are
 * missing are asked for.
 */
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import type { BeliActions, BeliDihitung } from './keranjang-beli.ts'

const izinActions = ({ line, nama_barang, disetujui, perlu }: BeliDihitung) =>
  perlu.map((kategori) => ({
    diminta: {
      kategori,
      description: `${line.nota?.no_faktur_jual ?? 'TANPA NOTA'} ${nama_barang}`,
      disetujui,
    },
    actions: (id: string): BeliActions => ({
      actions: 'izinkan',
      kunci: line.kunci,
      izin: { kategori, disetujui, id },
    }),
  }))

export function useIzinBeli(dispatch: (actions: BeliActions) => void) {
  const { sekaligus, modal } = useOtorisasi()

  /** All that this line needs, with one word. */
  const minta = async (line: BeliDihitung) => {
    const kurang = izinActions(line)
    const ids = await sekaligus(kurang.map((k) => k.diminta))
    ids?.forEach((id, i) => dispatch(kurang[i]!.actions(id)))
  }
  return { minta: (line: BeliDihitung) => void minta(line), modal }
}
