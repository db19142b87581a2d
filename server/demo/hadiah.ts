/** A shop's week with gifts: some are bought, one goes as a souvenir, and a member changes points for another. */
import { rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { ambil } from '../features/hadiah/ambil.ts'
import { beli } from '../features/hadiah/beli.ts'
import { tukar } from '../features/poin/tukar.ts'
import type { Peluang } from './random.ts'
import { HADIAH } from './data.ts'

/** A member of this shop: the others live their week at the same time. */
export async function hadiahMingguan(ctx: Context, chance: Peluang): Promise<void> {
  const tanggal = ctx.toko.tgl_system
  const { kode_hadiah } = HADIAH[chance.antara(0, HADIAH.length - 1)]!
  const bare = { params: {}, query: {} }
  await beli(ctx, {
    ...bare,
    body: {
      tanggal,
      supplier: 'CV SOUVENIR JAYA',
      detail_hadiah: [{ kode_hadiah, qty: 4, total_uang: rupiah(chance.antara(8, 16) * 10_000) }],
      jenis_bayar: 'CASH',
      nama_bank: '-',
    },
  })
  await ambil(ctx, {
    ...bare,
    body: { tanggal, detail_hadiah: [{ kode_hadiah, qty: 1, alasan: 'SOUVENIR', kode_kupon: '-' }] },
  })
  const gift = await ctx.db
    .selectFrom('hadiah')
    .select(['kode_hadiah', 'poin'])
    .where('poin', '>', 0)
    .where('stock', '>', 0)
    .where('status_aktif', '=', true)
    .orderBy('poin')
    .executeTakeFirst()
  if (!gift) return
  const rich = await ctx.db
    .selectFrom('member')
    .select('kode_member')
    .where('kode_toko_daftar', '=', ctx.toko.kode_toko)
    .where('point', '>=', gift.poin)
    .orderBy('point', 'desc')
    .executeTakeFirst()
  if (rich)
    await tukar(
      ctx,
      {
        ...bare,
        body: { kode_member: rich.kode_member, detail_hadiah: [{ kode_hadiah: gift.kode_hadiah, qty: 1 }] },
      },
      () => undefined,
    )
}
