/** Payments whose fee is above that of their bank, each allowed by somebody (DOMAIN §B.0.9). */
import { feeLebih, IZIN_FEE, uraianFee, type FeeBank } from '#domain/rules/fee-kartu.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import type { Context } from '../context.ts'
import { pakaiOtorisasi } from '../rantai/otorisasi.ts'

/**
 * @param asked the payments as they were asked for: several of one way may have become one line
 * @throws errors.perluOtorisasi, at the first of them
 */
export async function pakaiOtorisasiFee(
  ctx: Context,
  list: readonly Pembayaran[],
  asked: readonly { jenis: string; id_otorisasi?: string | string[] | null | undefined }[],
  banks: readonly FeeBank[],
  ref_no: string,
): Promise<void> {
  for (const line of list) {
    const lebih = feeLebih(line, banks)
    if (!lebih) continue
    await pakaiOtorisasi(ctx, {
      kategori: IZIN_FEE,
      ref_no,
      ids: asked.filter((p) => p.jenis === line.jenis).flatMap((p) => p.id_otorisasi ?? []),
      untuk: uraianFee(lebih),
      field: `pembayaran.${asked.findIndex((p) => p.jenis === line.jenis)}.fee`,
    })
  }
}
