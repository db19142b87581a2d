/** What goes back of deposits that hold more than the sales taking them come to (E14), before it is paid: do drawer and accounts hold it? */
import { errors, type Refusal } from '#domain/errors.ts'
import { caraKembali, type CaraUang } from '#domain/rules/titipan.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { muatSaldoUang } from '../../faktur/saldo.ts'
import { bacaTitipan, bayarSah } from './muat-titipan.ts'

interface Berlebih {
  no_faktur_group: string
  no_titip_group: string
  lebih: Rupiah
  /** What the sale itself brings in first: cash, and into each account. */
  tunai: Rupiah
  bank: Record<string, number>
}

const berlebih = statement<Berlebih>(
  'titipan_berlebih',
  `SELECT t.no_faktur_group, t.no_titip_group, s.saldo - p.dipakai AS lebih, p.tunai, b.bank
   FROM titip t
     CROSS JOIN LATERAL (SELECT COALESCE(sum(total), 0)::bigint AS saldo FROM titip_bayar WHERE kode_toko = $1 AND no_titip_group = t.no_titip_group AND status_valid = 'DONE') s
     CROSS JOIN LATERAL (SELECT COALESCE(sum(nominal) FILTER (WHERE jenis = 'TITIPAN'), 0)::bigint AS dipakai, COALESCE(sum(nominal) FILTER (WHERE jenis = 'CASH'), 0)::bigint AS tunai
       FROM pembayaran WHERE kode_toko = $1 AND ref_type = 'PENJUALAN' AND ref_no = t.no_faktur_group) p
     CROSS JOIN LATERAL (SELECT COALESCE(json_object_agg(no_rekening, masuk), '{}') AS bank FROM (
         SELECT no_rekening, sum(nominal + CASE fee_mode WHEN 'TOKO' THEN 0 - fee_rp ELSE fee_rp END)::bigint AS masuk
         FROM pembayaran WHERE kode_toko = $1 AND ref_type = 'PENJUALAN' AND ref_no = t.no_faktur_group AND no_rekening <> '-' GROUP BY 1) r) b
   WHERE t.kode_toko = $1 AND t.status_titipan = 'OPEN' AND t.no_faktur_group = ANY ($2::text[]) AND s.saldo > p.dipakai`,
)

interface Kelebihan extends Berlebih {
  kembali: CaraUang[]
}

async function kelebihan(ctx: Context, numbers: readonly string[]): Promise<Kelebihan[]> {
  const rows = numbers.length === 0 ? [] : await ctx.sql(berlebih, [ctx.toko.kode_toko, numbers])
  const found: Kelebihan[] = []
  for (const row of rows)
    found.push({
      ...row,
      kembali: caraKembali(
        bayarSah(await bacaTitipan(ctx, row.no_titip_group)),
        row.lebih,
        ctx.settings.REFUND_CARA,
      ),
    })
  return found
}

/** By number of OPEN sale: why what is left of its deposit cannot be paid back now; one that can be is not there. */
export async function alasanKelebihan(
  ctx: Context,
  numbers: readonly string[],
): Promise<Map<string, Refusal[]>> {
  const found = await kelebihan(ctx, numbers)
  if (found.length === 0) return new Map()
  const { kas } = await muatSaldoUang(ctx)
  const keluar = ({ kembali }: Kelebihan): number => kembali.find((p) => p.jenis === 'CASH')?.nominal ?? 0
  return new Map(
    found
      .filter((k) => kas + k.tunai < keluar(k))
      .map((k) => [k.no_faktur_group, [errors.saldoKasTidakCukup()]]),
  )
}

/** The OPEN sales whose deposit is paid back out of an account that does not hold it. */
export async function kelebihanBankMinus(ctx: Context, numbers: readonly string[]): Promise<string[]> {
  const found = await kelebihan(ctx, numbers)
  if (found.length === 0) return []
  const { bank } = await muatSaldoUang(ctx)
  const kurang = ({ kembali, bank: masuk }: Kelebihan): boolean =>
    kembali.some(
      ({ jenis, no_rekening, nominal }) =>
        jenis !== 'CASH' && (bank.get(no_rekening) ?? 0) + (masuk[no_rekening] ?? 0) < nominal,
    )
  return found.filter(kurang).map((k) => k.no_faktur_group)
}
