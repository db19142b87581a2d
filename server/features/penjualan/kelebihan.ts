/**
 * Money that goes back of deposits and orders that hold more than the sales taking them come to (E14). Before it is
 * paid: do drawer and accounts hold it?
 */
import { errors, type Refusal } from '#domain/errors.ts'
import type { BayarDimuka } from '#domain/rules/pembayaran.ts'
import { caraKembali, type CaraUang } from '#domain/rules/titipan.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadSaldoUang } from '../../faktur/saldo.ts'
import { readPesanan } from '../pesanan/load-pesanan.ts'
import { readTitipan, bayarSah } from '../titipan/load-titipan.ts'

interface Berlebih {
  no_faktur_group: string
  jenis: BayarDimuka
  /** Of the deposit or order. */
  no: string
  lebih: Rupiah
  /** Money that the sale itself brings in first: cash, and into which account. */
  tunai: Rupiah
  bank: Record<string, number>
}

const berlebih = statement<Berlebih>(
  'dimuka_berlebih',
  `SELECT d.no_faktur_group, d.jenis, d.no, d.saldo - p.dipakai AS lebih, p.tunai, b.bank
   FROM (
     SELECT no_faktur_group, 'TITIPAN' AS jenis, no_titip_group AS no,
       (
         SELECT COALESCE(sum(total), 0)::bigint FROM titip_bayar
         WHERE kode_toko = $1 AND no_titip_group = t.no_titip_group AND status_valid = 'DONE') AS saldo
     FROM titip t WHERE kode_toko = $1 AND status_titipan = 'OPEN' AND no_faktur_group = ANY ($2::text[])
     UNION ALL
     SELECT no_faktur_group, 'DP', no_pesanan,
       (
         SELECT COALESCE(sum(total), 0)::bigint FROM setoran
         WHERE kode_toko = $1 AND ref_no = t.no_pesanan AND jenis = 'DP' AND status_valid = 'DONE')
     FROM pesanan t WHERE kode_toko = $1 AND status_pesanan = 'DONE' AND no_faktur_group = ANY ($2::text[])) d
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(nominal) FILTER (WHERE jenis = d.jenis), 0)::bigint AS dipakai,
         COALESCE(sum(nominal) FILTER (WHERE jenis = 'CASH'), 0)::bigint AS tunai FROM pembayaran
       WHERE kode_toko = $1 AND ref_type = 'PENJUALAN' AND ref_no = d.no_faktur_group) p
     CROSS JOIN LATERAL (SELECT COALESCE(json_object_agg(no_rekening, masuk), '{}') AS bank FROM (
         SELECT no_rekening, sum(nominal + CASE fee_mode WHEN 'TOKO' THEN 0 - fee_rp ELSE fee_rp END)::bigint AS masuk
         FROM pembayaran
         WHERE kode_toko = $1 AND ref_type = 'PENJUALAN' AND ref_no = d.no_faktur_group AND no_rekening <> '-'
         GROUP BY 1) r) b
   WHERE d.saldo > p.dipakai`,
)

/** Payments made ahead, in the order they came. */
const DIBAYAR: Record<BayarDimuka, (ctx: Context, no: string) => Promise<readonly CaraUang[]>> = {
  TITIPAN: async (ctx, no) => bayarSah(await readTitipan(ctx, no)),
  DP: async (ctx, no) => (await readPesanan(ctx, no)).pembayaran,
}

interface Kelebihan extends Berlebih {
  kembali: CaraUang[]
}

async function kelebihan(ctx: Context, numbers: readonly string[]): Promise<Kelebihan[]> {
  const rows = numbers.length === 0 ? [] : await ctx.sql(berlebih, [ctx.toko.kode_toko, numbers])
  const found: Kelebihan[] = []
  for (const row of rows)
    found.push({
      ...row,
      kembali: caraKembali(await DIBAYAR[row.jenis](ctx, row.no), row.lebih, ctx.settings.REFUND_CARA),
    })
  return found
}

/** By number of OPEN sale: why what is left of what it takes cannot be paid back now; one that can be is not there. */
export async function alasanKelebihan(
  ctx: Context,
  numbers: readonly string[],
): Promise<Map<string, Refusal[]>> {
  const found = await kelebihan(ctx, numbers)
  if (found.length === 0) return new Map()
  const { kas } = await loadSaldoUang(ctx)
  const keluar = ({ kembali }: Kelebihan): number => kembali.find((p) => p.jenis === 'CASH')?.nominal ?? 0
  return new Map(
    found
      .filter((k) => kas + k.tunai < keluar(k))
      .map((k) => [k.no_faktur_group, [errors.saldoKasTidakCukup()]]),
  )
}

/** The OPEN sales of which something is paid back out of an account that does not hold it. */
export async function kelebihanBankMinus(ctx: Context, numbers: readonly string[]): Promise<string[]> {
  const found = await kelebihan(ctx, numbers)
  if (found.length === 0) return []
  const { bank } = await loadSaldoUang(ctx)
  const kurang = ({ kembali, bank: masuk }: Kelebihan): boolean =>
    kembali.some(
      ({ jenis, no_rekening, nominal }) =>
        jenis !== 'CASH' && (bank.get(no_rekening) ?? 0) + (masuk[no_rekening] ?? 0) < nominal,
    )
  return found.filter(kurang).map((k) => k.no_faktur_group)
}
