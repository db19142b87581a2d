/**
 * Changes the name of a piece, and what its price is made of, by hand and logged; never its weight or its group (DOMAIN
 * §B.13).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ubahBarang, ubahFakturPajak, ubahOngkosBarang } from '#domain/calls/data-barang.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { periksaFaktur, tolakUbahNama, tolakUbahOngkos } from '#domain/rules/ubah-barang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'

type Nama = Omit<CallInput<typeof ubahBarang>['body'], 'id' | 'id_trx'>
type Faktur = Omit<CallInput<typeof ubahFakturPajak>['body'], 'id' | 'id_trx'>
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

/** A piece without a tax invoice keeps no number of one. @throws what periksaFaktur says, errors.barangTidakAda, barangTidakBisaDiubah */
export function ubahFaktur(
  ctx: Context,
  { body: { id, id_trx: _, ...content } }: CallInput<typeof ubahFakturPajak>,
): Promise<CallReply<typeof ubahFakturPajak>> {
  refuseAll(periksaFaktur(content, ctx.toko.tgl_system))
  const named = content.punya_faktur_pajak ? content : TANPA_FAKTUR
  return write(ctx, id, named, tolakUbahOngkos, setFaktur)
}
const faktur = statement<unknown, Faktur & { id: number }>(
  'ubah_faktur_pajak',
  `UPDATE barang
   SET punya_faktur_pajak = :punya_faktur_pajak, faktur_pajak_pemasok = :faktur_pajak_pemasok,
     faktur_pajak_no = :faktur_pajak_no, faktur_pajak_tgl = :faktur_pajak_tgl::date, versi = versi + 1
   WHERE id = :id`,
)
const setFaktur = (ctx: Context, id: number, content: Faktur): Promise<unknown> =>
  ctx.sql(faktur, { ...content, id })
const TANPA_FAKTUR: Faktur = {
  punya_faktur_pajak: false,
  faktur_pajak_pemasok: '-',
  faktur_pajak_no: '-',
  faktur_pajak_tgl: null,
}

async function write<I extends Nama | Ongkos | Faktur>(
  ctx: Context,
  id: number,
  content: I,
  tolak: (barang: { kode_barcode: string; status: string }) => Refusal | undefined,
  set?: (ctx: Context, id: number, content: I) => Promise<unknown>,
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
  if (set) await set(ctx, id, content)
  else
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
