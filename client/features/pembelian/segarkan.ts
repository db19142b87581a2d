import { cariNotaBeli, type NotaBeli } from '#domain/calls/pembelian.ts'
import { ApiError, call } from '#client/net/api.ts'
import { tellFailure } from '#client/net/query.ts'
import type { BeliActions, HitunganBeli } from './keranjang-beli.ts'

/** The nota as it is now, with today's prices; undefined when it can no longer be bought, which has been told. */
export async function notaSekarang(no_faktur_jual: string): Promise<NotaBeli | undefined> {
  try {
    return (await call(cariNotaBeli, { params: { kode: no_faktur_jual } }))[0]
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tellFailure(error)
    return undefined
  }
}

/** The same of all lines with a nota, for a draft that has stood a while (client/kasir/readAgain.ts). What is paid for them is computed anew anyway. */
export const lineAgain = ({ lines }: HitunganBeli, dispatch: (actions: BeliActions) => void) =>
  lines
    .filter((line) => line.line.nota)
    .map(({ line: { kunci }, nama_barang }) => ({
      kunci,
      nama: `${nama_barang} ${kunci}`,
      read: async () => {
        const [nota] = await call(cariNotaBeli, { params: { kode: kunci } }, { quiet: true })
        if (nota) dispatch({ actions: 'segarkan', nota })
        return false
      },
    }))
