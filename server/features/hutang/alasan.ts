/** Reasons why a loan cannot be validated: shown before the click, checked again at it (DOMAIN §B.5). */
import { hutang } from '#domain/dokumen/hutang.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { pinjamanBaru, type LendingState } from '#domain/rules/izin-gadai.ts'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import { pinjamanOlehPembuat } from '#domain/rules/pinjaman.ts'
import { tidakMenunggu } from '#domain/rules/validasi.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadSaldoUang, type SaldoUang } from '../../faktur/saldo.ts'
import { lendingState } from '../../rantai/izin-gadai.ts'

/** Facts that decide whether the loan can be validated. */
interface Disahkan {
  kepala: { no_faktur_hutang: string; status_valid: string; jumlah_hutang: Rupiah; input_by: string }
  pembayaran: readonly { jenis: string; nominal: Rupiah; no_rekening: string }[]
}

export function alasanTidakBisa(
  ctx: Context,
  { kepala, pembayaran }: Disahkan,
  { saldo, state }: { saldo: SaldoUang; state: LendingState },
): Refusal[] {
  const selesai = tidakMenunggu(hutang, kepala.no_faktur_hutang, kepala.status_valid)
  if (selesai) return [selesai]
  const pemeriksa = { beda_user: ctx.settings.VALIDASI_BEDA_USER, user_id: ctx.user.user_id }
  const tunai = pembayaran.reduce((sum, p) => (p.jenis === 'CASH' ? sum + p.nominal : sum), 0)
  return [
    ...(ctx.settings.MODUL_HUTANG ? [] : [errors.hutangMati()]),
    ...pinjamanBaru(state),
    ...pinjamanOlehPembuat(kepala, pemeriksa, ctx.settings),
    ...(saldo.kas < tunai ? [errors.saldoKasTidakCukup()] : []),
  ]
}

const fakta = statement<Disahkan>(
  'fakta_hutang_open',
  `SELECT json_build_object('no_faktur_hutang', h.no_faktur_hutang, 'status_valid', h.status_valid,
       'jumlah_hutang', h.jumlah_hutang, 'input_by', h.input_by) AS kepala,
     COALESCE((
         SELECT json_agg(json_build_object('jenis', p.jenis, 'nominal', p.nominal, 'no_rekening',
               p.no_rekening)) FROM pembayaran p
         WHERE p.kode_toko = h.kode_toko AND p.ref_no = h.no_faktur_hutang AND p.ref_type = 'HUTANG'), '[]')
     AS pembayaran
   FROM hutang h WHERE h.kode_toko = $1 AND h.no_faktur_hutang = ANY ($2::text[])`,
)
const faktaDari = async (ctx: Context, numbers: readonly string[]): Promise<[Disahkan[], SaldoUang]> =>
  Promise.all([ctx.sql(fakta, [ctx.toko.kode_toko, numbers]), loadSaldoUang(ctx)])

/** By number: why each of these OPEN loans cannot be validated by the caller now. */
export async function alasanHutangDari(
  ctx: Context,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  if (numbers.length === 0) return new Map()
  const [[facts, saldo], state] = await Promise.all([faktaDari(ctx, numbers), lendingState(ctx)])
  const stand = { saldo, state }
  return new Map(
    facts.map((f) => [f.kepala.no_faktur_hutang, alasanTidakBisa(ctx, f, stand).map((r) => r.message)]),
  )
}

/** By number of an OPEN one: what must be allowed when it is validated. */
export async function perluOtorisasiHutang(
  ctx: Context,
  numbers: readonly string[],
): Promise<Map<string, KategoriOtorisasi[]>> {
  if (numbers.length === 0) return new Map()
  const [facts, { bank }] = await faktaDari(ctx, numbers)
  const minus = facts.filter(({ pembayaran }) =>
    pembayaran.some((p) => p.no_rekening !== '-' && (bank.get(p.no_rekening) ?? 0) < p.nominal),
  )
  return new Map(minus.map(({ kepala }) => [kepala.no_faktur_hutang, ['SALDO BANK MINUS']]))
}
