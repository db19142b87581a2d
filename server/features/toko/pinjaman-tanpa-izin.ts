/** The owner's word in the place of a licence: rows that are only added, the newest rules (DOMAIN §P.4). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { bukaPinjaman, tutupPinjaman } from '#domain/calls/izin-gadai.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { TANPA_IZIN_MAKS_HARI, tanpaIzin } from '#domain/rules/izin-gadai.ts'
import { selisihHari } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'
import { loadPinjaman } from '../../rantai/izin-gadai.ts'

interface Row {
  kode_toko: string
  tgl_system: string
  pada: Date
  oleh: string
  sampai: string | null
  alasan: string
}

const write = statement<unknown, Row>(
  'tulis_pinjaman_tanpa_izin',
  `INSERT INTO pinjaman_tanpa_izin (kode_toko, urut, tgl_system, pada, oleh, sampai, alasan)
   SELECT :kode_toko::varchar, COALESCE(max(urut), 0) + 1, :tgl_system, :pada, :oleh, :sampai::date, :alasan
   FROM pinjaman_tanpa_izin WHERE kode_toko = :kode_toko`,
)

/** @throws errors.sudahBerizin, errors.sampaiTidakTepat */
export async function buka(
  ctx: Context,
  { body: { sampai, alasan } }: CallInput<typeof bukaPinjaman>,
): Promise<CallReply<typeof bukaPinjaman>> {
  const { izin_gadai, pinjaman: before } = await loadPinjaman(ctx)
  const days = selisihHari(ctx.toko.tgl_system, sampai)
  refuseAll([
    ...(tanpaIzin(izin_gadai) ? [] : [errors.sudahBerizin()]),
    ...(days < 0 || days > TANPA_IZIN_MAKS_HARI
      ? [errors.sampaiTidakTepat({ hari: TANPA_IZIN_MAKS_HARI }).at('sampai')]
      : []),
  ])
  return say(ctx, before, { sampai, alasan })
}

/** What is not lifted stays so. */
export async function tutup(ctx: Context): Promise<CallReply<typeof tutupPinjaman>> {
  const { pinjaman: before } = await loadPinjaman(ctx)
  return before.sampai === null ? before : say(ctx, before, { sampai: null, alasan: '-' })
}

async function say(
  ctx: Context,
  before: Pick<Row, 'sampai' | 'alasan'>,
  said: Pick<Row, 'sampai' | 'alasan'>,
): Promise<CallReply<typeof bukaPinjaman>> {
  const { kode_toko, tgl_system } = ctx.toko
  await ctx.sql(write, { kode_toko, tgl_system, pada: ctx.now, oleh: ctx.user.user_id, ...said })
  await audit(ctx, {
    actions: 'UBAH',
    table: 'pinjaman_tanpa_izin',
    ref: kode_toko,
    sebelum: { sampai: before.sampai, alasan: before.alasan },
    sesudah: said,
  })
  ctx.announce('toko', {})
  return (await loadPinjaman(ctx)).pinjaman
}
