/**
 * Reasons why waiting payments on loans cannot be confirmed: their facts are read together, and decided as validasi
 * itself does (DOMAIN §B.5).
 */
import { alasanBayar } from '#domain/rules/bayar-hutang.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { disimpan } from './load-bayar.ts'
import { syaratBunga, type LoadedBayarHutang, type KepalaHutang } from './load-hutang.ts'

interface Fakta {
  no: string
  kepala: KepalaHutang
  baris: LoadedBayarHutang[]
  pembayaran: { nominal: Rupiah }[]
}

const fakta = statement<Fakta>(
  'fakta_bayar_hutang_open',
  `SELECT b.no_transaksi AS no, to_json(h) AS kepala, r.baris, r.pembayaran
   FROM hutang_bayar b JOIN hutang h USING (no_faktur_hutang)
     CROSS JOIN LATERAL (
       SELECT json_agg(x ORDER BY x.urut) AS baris,
         (
           SELECT COALESCE(json_agg(json_build_object('nominal', p.nominal)), '[]') FROM pembayaran p
           WHERE p.kode_toko = b.kode_toko AND p.ref_type = 'HUTANG'
             AND p.ref_no = ANY (array_agg(x.no_transaksi))) AS pembayaran
       FROM hutang_bayar x
       WHERE x.no_faktur_hutang = b.no_faktur_hutang
         AND (x.no_transaksi = b.no_transaksi OR x.no_induk = b.no_transaksi)) r
   WHERE b.kode_toko = $1 AND b.no_transaksi = ANY ($2::text[])`,
)

/** By number: why each of these OPEN payments cannot be validated by the caller now. */
export async function alasanBayarDari(
  ctx: Context,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  if (numbers.length === 0) return new Map()
  const facts = await ctx.sql(fakta, [ctx.toko.kode_toko, numbers])
  const pemeriksa = { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id }
  return new Map(
    facts.map(({ no, kepala, baris: lines, pembayaran }) => [
      no,
      alasanBayar(
        kepala,
        syaratBunga(kepala),
        disimpan(lines, pembayaran),
        ctx.toko.tgl_system,
        pemeriksa,
        ctx.settings,
      ).map((r) => r.message),
    ]),
  )
}
