/** Setting the paper of each kind of nota, and trying it out before it is saved. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { pratinjauNota, simpanPengaturanNota } from '#domain/calls/atur-nota.ts'
import type { allPengaturanNota } from '#domain/calls/pengaturan-nota.ts'
import { JENIS_NOTA, type PengaturanNota, type JenisNota } from '#domain/rules/pengaturan-nota.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import type { ExampleNota } from '../../documents/example-nota.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { loadPengaturanNota } from '../../documents/pengaturan-nota.ts'
import type { FileAnswer } from '../../outcome.ts'

export const all = (ctx: Context): Promise<CallReply<typeof allPengaturanNota>> =>
  Promise.all(
    JENIS_NOTA.map(async (jenis) => ({
      jenis,
      ...(await loadPengaturanNota(ctx, jenis)),
    })),
  )

export async function simpan(
  ctx: Context,
  { params: { jenis }, body }: CallInput<typeof simpanPengaturanNota>,
): Promise<PengaturanNota> {
  const before = await loadPengaturanNota(ctx, jenis)
  if (JSON.stringify(before) === JSON.stringify(body)) return body
  const { kode_toko } = ctx.toko
  await ctx.db
    .insertInto('pengaturan_nota')
    .values({ kode_toko, jenis, ...body })
    .onConflict((c) => c.columns(['kode_toko', 'jenis']).doUpdateSet(body))
    .execute()
  await audit(ctx, { actions: 'UBAH', table: 'pengaturan_nota', ref: jenis, sebelum: before, sesudah: body })
  ctx.announce('pengaturan-nota', {})
  return body
}

/** Examples by kind, from the area of the kind; a test prints them all. */
export function pratinjau(areas: readonly DokumenArea[]) {
  const example: Record<JenisNota, ExampleNota> = Object.assign({}, ...areas.map((area) => area.exampleNota))
  return async (
    ctx: Context,
    { params: { jenis }, body }: CallInput<typeof pratinjauNota>,
  ): Promise<FileAnswer> => ({
    type: 'application/pdf',
    name: `contoh-nota-${jenis.toLowerCase()}.pdf`,
    content: await example[jenis](ctx, body),
  })
}
