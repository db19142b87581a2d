/** The file of a backup, by its row in the record: no name that somebody sends is ever looked for. */
import type { CallInput } from '#domain/call.ts'
import { unduhCadangan } from '#domain/calls/cadangan.ts'
import { errors } from '#domain/errors.ts'
import { cadanganBaik } from '../../rantai/catatan-cadangan.ts'
import type { PetugasCadangan } from '../../process/petugas-cadangan.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { audit } from '../../rantai/audit.ts'

/** @throws errors.cadanganTanpaTempat */
export function petugas({ cadangan }: Context): PetugasCadangan {
  if (!cadangan) throw errors.cadanganTanpaTempat()
  return cadangan
}

/** A good one that lies where backups are kept now, as it was written. @throws errors.cadanganTidakAda, errors.cadanganTanpaTempat */
export async function cadanganDi(
  ctx: Context,
  id: string,
): Promise<{ id: number; nama: string; bytes: number; hash: string }> {
  const cadangan = petugas(ctx)
  const [row] = await ctx.sql(cadanganBaik, [Number(id), cadangan.tempat])
  if (!row || !(await cadangan.ada(row))) throw errors.cadanganTidakAda()
  return row
}

/** @throws errors.cadanganTidakAda, errors.cadanganSedangDiunduh */
export async function unduh(ctx: Context, { params }: CallInput<typeof unduhCadangan>): Promise<FileAnswer> {
  const cadangan = petugas(ctx)
  const { user_id } = ctx.user
  const { nama, bytes, hash } = await cadanganDi(ctx, params.id)
  cadangan.bolehUnduh(user_id)
  await audit(ctx, {
    actions: 'EXPORT',
    table: 'cadangan',
    ref: nama,
    sebelum: null,
    sesudah: { bytes, hash },
  })
  return {
    type: unduhCadangan.file,
    name: nama,
    content: async () => ({ length: bytes, isi: cadangan.unduh(user_id, nama) }),
  }
}
