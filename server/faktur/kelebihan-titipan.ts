/** What goes back of deposits that hold more than the sales taking them come to (E14), before it is paid: does the drawer hold it? */
import { errors, type Refusal } from '#domain/errors.ts'
import { caraKembali } from '#domain/rules/titipan.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/client.ts'
import { muatSaldoUang } from './saldo.ts'
import { bacaTitipan, bayarSah } from './titipan.ts'

interface Berlebih {
  no_faktur_group: string
  no_titip_group: string
  lebih: Rupiah
  /** Cash that the sale itself brings in first. */
  tunai: Rupiah
}

const berlebih = statement<Berlebih>(
  'titipan_berlebih',
  `SELECT t.no_faktur_group, t.no_titip_group, s.saldo - p.dipakai AS lebih, p.tunai
   FROM titip t
     CROSS JOIN LATERAL (SELECT COALESCE(sum(total), 0)::bigint AS saldo FROM titip_bayar WHERE kode_toko = $1 AND no_titip_group = t.no_titip_group AND status_valid = 'DONE') s
     CROSS JOIN LATERAL (SELECT COALESCE(sum(nominal) FILTER (WHERE jenis = 'TITIPAN'), 0)::bigint AS dipakai, COALESCE(sum(nominal) FILTER (WHERE jenis = 'CASH'), 0)::bigint AS tunai
       FROM pembayaran WHERE kode_toko = $1 AND ref_type = 'PENJUALAN' AND ref_no = t.no_faktur_group) p
   WHERE t.kode_toko = $1 AND t.status_titipan = 'OPEN' AND t.no_faktur_group = ANY ($2::text[]) AND s.saldo > p.dipakai`,
)

/** By number of OPEN sale: why what is left of its deposit cannot be paid back now; one that can be is not there. */
export async function alasanKelebihan(ctx: Context, numbers: readonly string[]): Promise<Map<string, Refusal[]>> {
  const rows = numbers.length === 0 ? [] : await ctx.sql(berlebih, [ctx.toko.kode_toko, numbers])
  const refusals = new Map<string, Refusal[]>()
  if (rows.length === 0) return refusals
  const { kas } = await muatSaldoUang(ctx)
  for (const { no_faktur_group, no_titip_group, lebih, tunai } of rows) {
    const back = caraKembali(bayarSah(await bacaTitipan(ctx, no_titip_group)), lebih, ctx.settings.REFUND_CARA)
    const keluar = back.find((p) => p.jenis === 'CASH')?.nominal ?? rupiah(0)
    if (kas + tunai < keluar) refusals.set(no_faktur_group, [errors.saldoKasTidakCukup()])
  }
  return refusals
}
