/** Lines of a range of days that may be looked at for the archive: a query, nothing changes (DOMAIN §B.20). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { truncatePembelian, truncatePenjualan } from '#domain/calls/arsip.ts'
import { errors } from '#domain/errors.ts'
import { ARSIP_MAKS, type JenisArsip } from '#domain/rules/arsip.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { rentangDicari } from '../../faktur/rentang.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { READ, type ArsipRow } from './rows.ts'

type Body = CallInput<typeof truncatePenjualan>['body']

const adaGudang = statement<{ kode_gudang: string }>(
  'arsip_gudang',
  'SELECT kode_gudang FROM gudang WHERE kode_toko = $1 AND kode_gudang = $2',
)

/** The shop's code stands for all its rooms, and so does that of the shop itself among them (DOMAIN §I-2). @throws errors.masterTidakAda */
async function gudangDari(ctx: Context, kode: string): Promise<string | null> {
  if ([ctx.toko.kode_toko, 'TOKO', 'ALL'].includes(kode)) return null
  const [found] = await ctx.sql(adaGudang, [ctx.toko.kode_toko, kode])
  if (!found) throw errors.masterTidakAda({ label: 'Gudang', kode }).at('kode_gudang')
  return kode
}

/** @throws errors.tanggalTerbalik, errors.backupTerlaluBanyak */
async function cari<J extends JenisArsip>(ctx: Context, jenis: J, body: Body) {
  const { from, to } = rentangDicari(body, ctx.toko.tgl_system)
  const asked = {
    kode_toko: ctx.toko.kode_toko,
    dari: from,
    sampai: to,
    gudang: await gudangDari(ctx, body.kode_gudang),
  }
  const rows: ArsipRow[J][] = await ctx.sql(READ[jenis].rentang, { ...asked, batas: ARSIP_MAKS + 1 })
  if (rows.length > ARSIP_MAKS) {
    const [all] = await ctx.sql(READ[jenis].jumlah, asked)
    throw errors.backupTerlaluBanyak({ jumlah: all!.n, maks: ARSIP_MAKS }).at('tgl_from')
  }
  const shown = rows.map((row) => tampilkanHp(ctx, row))
  return {
    gold: shown.filter((row) => row.status_gold === 'GOLD'),
    non_gold: shown.filter((row) => row.status_gold !== 'GOLD'),
  }
}

export async function cariPenjualan(
  ctx: Context,
  { body }: CallInput<typeof truncatePenjualan>,
): Promise<CallReply<typeof truncatePenjualan>> {
  const { gold, non_gold } = await cari(ctx, 'PENJUALAN', body)
  return { dataJualGold: gold, dataJualNonGold: non_gold }
}
export async function cariPembelian(
  ctx: Context,
  { body }: CallInput<typeof truncatePembelian>,
): Promise<CallReply<typeof truncatePembelian>> {
  const { gold, non_gold } = await cari(ctx, 'PEMBELIAN', body)
  return { dataBeliGold: gold, dataBeliNonGold: non_gold }
}
