/**
 * Changes the name of a piece, and what its price is made of, by hand and logged; never its weight or its group (DOMAIN
 * §B.13).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ubahBarang, ubahOngkosBarang } from '#domain/calls/data-barang.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { tolakUbahNama, tolakUbahOngkos } from '#domain/rules/ubah-barang.ts'
import type { Context } from '../../context.ts'
import { audit } from '../../rantai/audit.ts'

type Nama = Omit<CallInput<typeof ubahBarang>['body'], 'id' | 'id_trx'>
type Ongkos = Omit<CallInput<typeof ubahOngkosBarang>['body'], 'id' | 'id_trx'>

/** @throws errors.barangTidakAda, barangTidakBisaDiubah */
export const ubah = (
  ctx: Context,
  { body: { id, id_trx: _, ...content } }: CallInput<typeof ubahBarang>,
): Promise<CallReply<typeof ubahBarang>> => write(ctx, id, content, tolakUbahNama)

/** @throws errors.barangTidakAda, barangTidakBisaDiubah */
export const ubahOngkos = (
  ctx: Context,
  { body: { id, id_trx: _, ...content } }: CallInput<typeof ubahOngkosBarang>,
): Promise<CallReply<typeof ubahOngkosBarang>> => write(ctx, id, content, tolakUbahOngkos)

async function write<I extends Nama | Ongkos>(
  ctx: Context,
  id: number,
  content: I,
  tolak: (barang: { kode_barcode: string; status: string }) => Refusal | undefined,
): Promise<{ id: number }> {
  const before = await ctx.db
    .selectFrom('barang')
    .selectAll()
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw errors.barangTidakAda({ kode_barcode: String(id) }).at('id')
  const refusal = tolak({ kode_barcode: before.kode_barcode ?? before.nama_barang, status: before.status })
  if (refusal) throw refusal.at('id')
  const names = (Object.keys(content) as (keyof I & keyof typeof before)[]).filter(
    (name) => content[name] !== before[name],
  )
  if (names.length === 0) return { id }
  const only = (row: object) => Object.fromEntries(names.map((n) => [n, row[n as keyof typeof row]]))
  await ctx.db
    .updateTable('barang')
    .set({ ...only(content), versi: before.versi + 1 })
    .where('id', '=', id)
    .execute()
  await audit(ctx, {
    actions: 'UBAH',
    table: 'barang',
    ref: before.kode_barcode ?? `ID ${id}`,
    sebelum: only(before),
    sesudah: only(content),
  })
  ctx.announce('stok', { id })
  return { id }
}
