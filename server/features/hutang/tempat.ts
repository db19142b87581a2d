/** The goods of a running loan lie elsewhere: the log keeps where they lay (DOMAIN §O.4-9). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { tempatHutang } from '#domain/calls/hutang.ts'
import { hutang } from '#domain/dokumen/hutang.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'
import { amplopTerpakai } from './amplop.ts'

interface Tempat {
  no_amplop: string
  no_segel: string
  tempat: string
}
const kunci = statement<Tempat & { status_hutang: string }>(
  'kunci_tempat_hutang',
  `SELECT no_amplop, no_segel, tempat, status_hutang FROM hutang
   WHERE kode_toko = $1 AND no_faktur_hutang = $2 FOR UPDATE`,
)
const pindah = statement<unknown>(
  'pindah_hutang',
  'UPDATE hutang SET no_amplop = $3, no_segel = $4, tempat = $5 WHERE kode_toko = $1 AND no_faktur_hutang = $2',
)

/** @throws errors.hutangTidakAda, hutangBerakhir, amplopTerpakai, segelTerpakai */
export async function tempat(
  ctx: Context,
  { body: { no_faktur_hutang, alasan, ...ke } }: CallInput<typeof tempatHutang>,
): Promise<CallReply<typeof tempatHutang>> {
  const key = [ctx.toko.kode_toko, no_faktur_hutang]
  const [row] = await ctx.sql(kunci, key)
  if (!row) throw errors.hutangTidakAda().at('no_faktur_hutang')
  const { status_hutang, ...dari } = row
  if (status_hutang !== 'OPEN') throw errors.hutangBerakhir({ no_faktur_hutang }).at('no_faktur_hutang')
  refuseAll(await amplopTerpakai(ctx, ke, no_faktur_hutang))
  const { no_amplop, no_segel, tempat: di } = ke
  await ctx.sql(pindah, [...key, no_amplop, no_segel, di])
  await audit(ctx, {
    actions: 'UBAH',
    table: 'hutang',
    ref: no_faktur_hutang,
    sebelum: dari,
    sesudah: { no_amplop, no_segel, tempat: di, alasan },
  })
  ctx.announce(hutang.berita, { no_faktur_hutang })
  return { no_faktur_hutang }
}
