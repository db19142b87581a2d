/** A payment on a loan with the part-payment that came with it, its loan locked before (DOMAIN §B.8, §O.4). */
import { errors } from '#domain/errors.ts'
import type { BayarHutangLine, BayarDisimpan } from '#domain/rules/bayar-hutang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { loadHutang, type LoadedBayarHutang, type LoadedHutang } from './load-hutang.ts'

const milik = statement<{ no_faktur_hutang: string }>(
  'hutang_dari_bayar',
  'SELECT no_faktur_hutang FROM hutang_bayar WHERE kode_toko = $1 AND no_transaksi = $2',
)

export interface LoadedBayar extends LoadedHutang {
  /** The payment itself, then what came with it. */
  lines: [LoadedBayarHutang, ...LoadedBayarHutang[]]
}

/** By its own number, or that of the part-payment that came with it. @throws errors.bayarHutangTidakAda */
export async function loadBayar(ctx: Context, no_transaksi: string): Promise<LoadedBayar> {
  const [owner] = await ctx.sql(milik, [ctx.toko.kode_toko, no_transaksi])
  if (!owner) throw errors.bayarHutangTidakAda({ no_transaksi }).at('no_transaksi')
  const hutang = await loadHutang(ctx, owner.no_faktur_hutang)
  return { ...hutang, lines: denganIkutan(hutang, no_transaksi) }
}

/** @param no of one of its payments */
export function denganIkutan({ bayar }: LoadedHutang, no: string): LoadedBayar['lines'] {
  const asked = bayar.find((b) => b.no_transaksi === no)!
  const induk = bayar.find((b) => b.no_transaksi === asked.no_induk) ?? asked
  return [induk, ...bayar.filter((b) => b.no_induk === induk.no_transaksi)]
}

/** True if one of the payments waits for the cashier. */
export const menunggu = ({ bayar }: LoadedHutang): boolean => bayar.some((b) => b.status_valid === 'OPEN')

/** The newest of them that stands. */
export const terakhir = (hutang: LoadedHutang): LoadedBayar['lines'] | undefined => {
  const newest = hutang.bayar.findLast((b) => b.status_valid === 'DONE')
  return newest && denganIkutan(hutang, newest.no_transaksi)
}

export const oldNumber = (b: LoadedBayarHutang): BayarHutangLine['lama'] => ({
  sisa_pokok: b.sisa_pokok_lama,
  tgl_bunga_sampai: b.tgl_bunga_sampai_lama,
  tgl_jatuh_tempo: b.tgl_jatuh_tempo_lama,
  perpanjang_ke: b.perpanjang_ke_lama,
})
export const newNumber = (b: LoadedBayarHutang): BayarHutangLine['baru'] => ({
  sisa_pokok: (b.sisa_pokok_lama - b.pokok) as LoadedBayarHutang['pokok'],
  tgl_bunga_sampai: b.tgl_bunga_sampai,
  tgl_jatuh_tempo: b.tgl_jatuh_tempo,
  perpanjang_ke: b.perpanjang_ke,
})

/** As the rule of its confirmation takes it. */
export const disimpan = (
  lines: readonly LoadedBayarHutang[],
  pembayaran: BayarDisimpan['pembayaran'],
): BayarDisimpan => ({
  ...lines[0]!,
  lines: lines.map((b) => ({
    ...b,
    jenis: b.jenis as BayarHutangLine['jenis'],
    lama: oldNumber(b),
    baru: newNumber(b),
  })),
  pembayaran,
})
