/** Has a backup made, or read again: begun here, done elsewhere; nobody's request waits for it. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { buatCadangan, periksaCadangan } from '#domain/calls/cadangan.ts'
import { errors } from '#domain/errors.ts'
import { sedangDibuat } from '../../rantai/catatan-cadangan.ts'
import type { Context } from '../../context.ts'
import { audit } from '../../rantai/audit.ts'
import { cadanganDi, petugas } from './files.ts'

/** @throws errors.cadanganTanpaTempat, errors.cadanganSedangDikerjakan */
export async function buat(ctx: Context): Promise<CallReply<typeof buatCadangan>> {
  const cadangan = petugas(ctx)
  const [sedang] = await ctx.sql(sedangDibuat, [])
  if (sedang) throw errors.cadanganSedangDikerjakan()
  await audit(ctx, {
    actions: 'TAMBAH',
    table: 'cadangan',
    ref: '-',
    sebelum: null,
    sesudah: { tempat: cadangan.tempat },
  })
  cadangan.buat(ctx.user.user_id)
  return {}
}

/** @throws errors.cadanganTidakAda, errors.cadanganTanpaTempat, errors.cadanganSedangDikerjakan */
export async function periksa(
  ctx: Context,
  { params }: CallInput<typeof periksaCadangan>,
): Promise<CallReply<typeof periksaCadangan>> {
  const cadangan = petugas(ctx)
  const { id, nama, hash } = await cadanganDi(ctx, params.id)
  cadangan.periksa({ id, nama, hash })
  return {}
}
