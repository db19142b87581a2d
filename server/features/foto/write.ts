/** Changes which photos a piece has; whoever shows it is told, in every shop. */
import type { FotoBarang } from '#domain/calls/foto.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'

const write = statement<unknown, { kode_barcode: string; foto: readonly string[] }>(
  'tulis_foto',
  'UPDATE barang SET foto = :foto::text[] WHERE kode_barcode = :kode_barcode',
)

export async function writeFoto(
  ctx: Context,
  actions: 'TAMBAH' | 'UBAH' | 'HAPUS',
  { kode_barcode, sebelum, foto }: FotoBarang & { sebelum: readonly string[] },
): Promise<FotoBarang> {
  await ctx.sql(write, { kode_barcode, foto })
  await audit(ctx, {
    actions,
    table: 'foto_barang',
    ref: kode_barcode,
    sebelum: { foto: sebelum },
    sesudah: { foto },
  })
  ctx.announce('foto', { kode_barcode }, 'chain')
  return { kode_barcode, foto }
}
