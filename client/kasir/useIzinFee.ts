/** Asks somebody with the right for a card's fee above its bank's, wherever payments are entered (DOMAIN §B.0.9). */
import { bank } from '#domain/masters/bank.ts'
import { disetujuiFee } from '#domain/rules/disetujui.ts'
import { feeLebih, IZIN_FEE, type FeeBank } from '#domain/rules/fee-kartu.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { ApiError } from '#client/net/api.ts'
import { fetchCall, tellFailure } from '#client/net/query.ts'
import { LAMA } from './acuan.ts'
import { denganSemua, type Kurang } from './izin.ts'
import { useOtorisasi } from './Otorisasi.tsx'

/** null when the banks cannot be read, and that has been told. */
export async function kurangFee(list: readonly Pembayaran[]): Promise<Kurang<Pembayaran[]>[] | null> {
  if (list.every((line) => line.fee === 0)) return []
  const banks = await muatBanks()
  if (!banks) return null
  return list.flatMap((line, i) => {
    const lebih = line.id_otorisasi ? undefined : feeLebih(line, banks)
    if (!lebih) return []
    return {
      diminta: {
        kategori: IZIN_FEE,
        description: `Fee ${lebih.nama_bank}`,
        disetujui: disetujuiFee(lebih),
      },
      beri: (held: Pembayaran[], id: string) =>
        held.map((one, j) => (j === i ? { ...one, id_otorisasi: id } : one)),
    }
  })
}

export function useIzinFee() {
  const { sekaligus, modal } = useOtorisasi()

  /** All that is missing, at once; the payments with what was given, or null when it was not. */
  const mintaSemua = async (list: readonly Pembayaran[]): Promise<Pembayaran[] | null> => {
    const kurang = await kurangFee(list)
    const ids = kurang && (await sekaligus(kurang.map((k) => k.diminta)))
    return ids && denganSemua([...list], kurang, ids)
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
