/** Payments whose fee is above that of their bank, each allowed by somebody (DOMAIN §B.0.9). */
import { disetujuiFee } from '#domain/rules/disetujui.ts'
import { feeLebih, IZIN_FEE, type FeeBank } from '#domain/rules/fee-kartu.ts'
import { lineOrigins, type Pembayaran } from '#domain/rules/pembayaran.ts'
import type { IzinDiminta } from '../rantai/otorisasi.ts'

/** @param asked the payments as they were asked for: several may have become one line */
export const otorisasiFee = (
  list: readonly Pembayaran[],
  asked: readonly (Parameters<typeof lineOrigins>[1][number] & {
    id_otorisasi?: string | string[] | null | undefined
  })[],
  banks: readonly FeeBank[],
): IzinDiminta[] =>
  list.flatMap((line) => {
    const lebih = feeLebih(line, banks)
    if (!lebih) return []
    const asal = lineOrigins(line, asked)
    return {
      kategori: IZIN_FEE,
      ids: asal.flatMap((i) => asked[i]!.id_otorisasi ?? []),
      untuk: disetujuiFee(lebih),
      field: `pembayaran.${asal[0]}.fee`,
    }
  })
