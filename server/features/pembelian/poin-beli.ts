/** Points at a buy-back: taken off where the shop says so, netted in a trade-in (DOMAIN §B.3, §B.4, POIN_POTONG_BELI, POIN_TUKAR). */
import { rupiah, type Milligram, type Rupiah } from '#domain/units.ts'
import { nilaiTanpaPpn } from '#domain/rules/pajak.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { livingMember } from '../../rantai/member.ts'
import { computeLinePoin } from '../../faktur/poin.ts'
import type { FakturBeli } from './load-faktur.ts'

const punya = statement<{ point: number }>(
  'poin_member',
  `SELECT CASE WHEN rumah IS NULL THEN point ELSE GREATEST(poin_rumah + poin_menunggu(kode_member), 0) END
     AS point FROM member WHERE kode_member = ${livingMember('$1')} FOR UPDATE`,
)

/** Points of the whole document: negative when a purchase takes them, never more than the member has. */
export async function poinFaktur(ctx: Context, { kepala, beli, jual }: FakturBeli): Promise<number> {
  const { POIN_POTONG_BELI, POIN_TUKAR } = ctx.settings
  if (kepala.jenis === 'TUKAR') {
    if (POIN_TUKAR === 'TIDAK') return 0
    const lines = jual.map((b) => ({
      kode_group: b.kode_group,
      berat: b.berat,
      nilai: nilaiTanpaPpn(b, kepala.ppn_mode),
    }))
    return computeLinePoin(ctx, kepala, lines, POIN_TUKAR === 'NETTO' ? neto(lines, beli) : undefined)
  }
  if (!POIN_POTONG_BELI) return 0
  const worth = await computeLinePoin(
    ctx,
    kepala,
    beli.map((b) => ({ kode_group: b.kode_group, berat: b.berat, nilai: b.harga })),
  )
  if (worth === 0) return 0
  const [member] = await ctx.sql(punya, [kepala.kode_member])
  return 0 - Math.min(worth, member?.point ?? 0)
}

/** The part of a trade-in that remains to earn points with. */
const neto = (jual: readonly { nilai: Rupiah; berat: Milligram }[], beli: FakturBeli['beli']) => {
  const less = (sold: number, bought: number) => Math.max(0, sold - bought)
  const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0)
  return {
    nilai: rupiah(less(sum(jual.map((b) => b.nilai)), sum(beli.map((b) => b.harga)))),
    berat: less(sum(jual.map((b) => b.berat)), sum(beli.map((b) => b.berat))) as Milligram,
  }
}
