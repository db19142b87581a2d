/** Asks somebody with the right for a card's fee above its bank's, wherever payments are entered (DOMAIN §B.0.9). */
import { bank } from '#domain/masters/bank.ts'
import { disetujuiFee } from '#domain/rules/disetujui.ts'
import { feeLebih, IZIN_FEE, type FeeBank } from '#domain/rules/fee-kartu.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { ApiError } from '#client/net/api.ts'
import { fetchCall, tellFailure } from '#client/net/query.ts'
import { LAMA } from './acuan.ts'
import { useOtorisasi } from './Otorisasi.tsx'

export function useIzinFee() {
  const { ask, modal } = useOtorisasi()

  /** All that is missing, one after the other; the payments with what was given, or null when something was not. */
  const mintaSemua = async (list: readonly Pembayaran[]): Promise<Pembayaran[] | null> => {
    if (list.every((line) => line.fee === 0)) return [...list]
    const banks = await muatBanks()
    if (!banks) return null
    const held: Pembayaran[] = []
    for (const line of list) {
      const lebih = line.id_otorisasi ? undefined : feeLebih(line, banks)
      const id =
        lebih &&
        (await ask({
          kategori: IZIN_FEE,
          description: `Fee ${lebih.nama_bank}`,
          disetujui: disetujuiFee(lebih),
        }))
      if (id === null) return null
      held.push(id === undefined ? line : { ...line, id_otorisasi: id })
    }
    return held
  }
  return { mintaSemua, modal }
}

/** null when they cannot be read, and that has been told. */
async function muatBanks(): Promise<readonly FeeBank[] | null> {
  try {
    return await fetchCall(bank.calls.semua, {}, LAMA)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tellFailure(error)
    return null
  }
}

/** Of payments about which the server has said something: what was given for them is asked for again. */
export const tanpaIzinFee = (list: Pembayaran[], errors: readonly { field: string }[]): Pembayaran[] =>
  errors.some((e) => e.field.startsWith('pembayaran.'))
    ? list.map(({ id_otorisasi: _, ...line }) => line)
    : list
