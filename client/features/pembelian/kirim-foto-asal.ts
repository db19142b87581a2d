/** Sends the pictures of the papers that came with pieces without nota: by what is loaded only where there are such pieces. */
import type { BeliLine } from './keranjang-beli.ts'

/** @param lines in the order in which they were sent */
export function kirimFotoAsal(no_faktur_group: string, lines: readonly BeliLine[]): void {
  if (lines.every(({ tanpa }) => tanpa === null)) return
  const kunci = lines.map((line) => line.kunci)
  void Promise.all([import('#client/kasir/line-foto.ts'), import('./foto-asal.ts')]).then(
    ([{ kirimDraftFoto }, { fotoDariAsal }]) => kirimDraftFoto(fotoDariAsal, no_faktur_group, kunci),
  )
}
