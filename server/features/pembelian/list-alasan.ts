/**
 * Reasons why purchases and trade-ins of a list cannot be validated: their facts are read together and decided as
 * validasi itself does.
 */
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadSaldoUang } from '../../faktur/saldo.ts'
import { alasanTidakBisa, type Disahkan } from './alasan-validasi.ts'
import { loadNota } from './load-nota.ts'

type Fakta = Disahkan & { no_faktur_group: string }

const fakta = statement<Fakta>(
  'fakta_beli_open',
  `SELECT f.no_faktur_group,
     json_build_object('no_faktur_group', f.no_faktur_group, 'status_valid', f.status_valid, 'input_by',
       f.input_by, 'total_bayar', f.total_bayar) AS kepala,
     COALESCE((
         SELECT json_agg(json_build_object('no_faktur_beli', d.no_faktur_beli, 'no_faktur_jual',
               d.no_faktur_jual)) FROM beli_detail d WHERE d.no_faktur_group = f.no_faktur_group), '[]')
     AS beli,
     COALESCE((
         SELECT json_agg(json_build_object('kode_barcode', j.kode_barcode, 'status_barang', b.status))
         FROM jual_detail j JOIN barang b ON b.id = j.barang_id WHERE j.no_faktur_group = f.no_faktur_group),
       '[]') AS jual,
     COALESCE((
         SELECT json_agg(json_build_object('jenis', p.jenis, 'nominal', p.nominal, 'arah', p.arah))
         FROM pembayaran p WHERE p.ref_no = f.no_faktur_group), '[]') AS pembayaran
   FROM faktur_group f WHERE f.kode_toko = $1 AND f.no_faktur_group = ANY ($2::text[])`,
)

/** By number: why each of these OPEN purchases and trade-ins cannot be validated by the caller now. */
export async function alasanDari(ctx: Context, numbers: readonly string[]): Promise<Map<string, string[]>> {
  if (numbers.length === 0) return new Map()
  const facts = await ctx.sql(fakta, [ctx.toko.kode_toko, numbers])
  const saldo = await loadSaldoUang(ctx)
  const wanted = facts.flatMap((f) => f.beli.map((b) => b.no_faktur_jual)).filter((no) => no !== '-')
  const nota = new Map((await loadNota(ctx, { no_faktur_jual: wanted })).map((n) => [n.no_faktur_jual, n]))
  return new Map(
    facts.map((f) => [
      f.no_faktur_group,
      alasanTidakBisa(ctx, f, nota, saldo).map((refusal) => refusal.message),
    ]),
  )
}
