/** The pieces of a purchase: whose they become, and whose they are again when it is cancelled (DOMAIN §B.3). */
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import type { BoughtLine } from './load-faktur.ts'
import type { NotaLengkap } from './nota-lengkap.ts'

const baru = statement<{ id: number }>(
  'barang_beli_baru',
  `INSERT INTO barang (kode_toko, kode_barcode, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat,
       berat_awal, kode_gudang, kode_baki, status, sumber, status_gold, tgl_masuk)
   SELECT $1, NULLIF(d.kode_barcode, '-'), d.kode_group, d.kode_dept, d.nama_barang, d.kadar, d.kadar_cetak,
     d.berat, d.berat, 'BELI', 'BELI', 'TERJUAL', 'BELI', d.status_gold, $2
   FROM unnest($3::text[], $4::text[], $5::text[], $6::int[], $7::text[], $8::bigint[], $9::text[],
       $10::text[]) AS d (kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat, status_gold,
       kode_barcode)
   RETURNING id`,
)

/** The lines with a piece each: one that nobody knew gets its row here, without barcode until it is tagged again; one of another server's nota keeps its own. */
export async function denganBarang(
  ctx: Context,
  dibeli: readonly BoughtLine[],
): Promise<(BoughtLine & { barang_id: number })[]> {
  const beli = await kenali(ctx, dibeli)
  const unknown = beli.filter((b) => b.barang_id === null)
  const ids =
    unknown.length === 0
      ? []
      : (
          await ctx.sql(baru, [
            ctx.toko.kode_toko,
            ctx.toko.tgl_system,
            unknown.map((b) => b.kode_group),
            unknown.map((b) => b.kode_dept),
            unknown.map((b) => b.nama_barang),
            unknown.map((b) => b.kadar),
            unknown.map((b) => b.kadar_cetak),
            unknown.map((b) => b.berat),
            unknown.map((b) => b.status_gold),
            unknown.map((b) => b.kode_barcode),
          ])
        ).map((r) => r.id)
  return beli.map((b) => ({ ...b, barang_id: b.barang_id ?? ids[unknown.indexOf(b)]! }))
}

const kenal = statement<{ id: number; kode_barcode: string; status: string; no_jalan: string | null }>(
  'barang_nota_luar',
  `SELECT b.id, b.kode_barcode, b.status,
     (SELECT l.no FROM kirim_barang l WHERE l.barang_id = b.id AND l.status = 'KIRIM') AS no_jalan
   FROM barang b WHERE b.kode_barcode = ANY ($1::text[]) ORDER BY b.id FOR UPDATE OF b`,
)

/**
 * A piece of another server's nota that was ours once, and was sent there, is that piece again. A barcode that another piece has
 * here (from before each server had numbers of its own) is not taken over: the piece is tagged again.
 * @throws errors.barangMasihDiJalan while this server has not heard that it arrived there
 */
async function kenali(ctx: Context, beli: readonly BoughtLine[]): Promise<BoughtLine[]> {
  const luar = beli.filter((b) => b.barang_id === null && b.kode_barcode !== '-')
  if (luar.length === 0) return [...beli]
  const rows = await diSeluruhRantai(ctx, () => ctx.sql(kenal, [luar.map((b) => b.kode_barcode)]))
  const here = new Map(rows.map((r) => [r.kode_barcode, r]))
  refuseAll(
    rows.flatMap(({ kode_barcode, no_jalan }) =>
      no_jalan ? [errors.barangMasihDiJalan({ kode_barcode, no: no_jalan })] : [],
    ),
  )
  return beli.map((b) => {
    const known = luar.includes(b) ? here.get(b.kode_barcode) : undefined
    if (!known) return b
    return known.status === 'KIRIM' ? { ...b, barang_id: known.id } : { ...b, kode_barcode: '-' }
  })
}

const milikKami = statement<unknown>(
  'barang_jadi_milik',
  `WITH pieces AS (
     UPDATE barang
     SET kode_toko = $1, kode_gudang = 'BELI', kode_baki = 'BELI', punya_faktur_pajak = false,
       versi = versi + 1 WHERE id = ANY ($2::bigint[]))
   UPDATE jual_detail SET status_tukar = true WHERE no_faktur_jual = ANY ($3::text[])`,
)

/** Known pieces become this shop's, without a tax invoice; their sale lines, in whichever shop, are over. */
export async function ambilAlih(
  ctx: Context,
  beli: readonly { barang_id: number; no_faktur_jual: string }[],
): Promise<void> {
  const known = beli.filter((b) => b.no_faktur_jual !== '-')
  if (known.length === 0) return
  await diSeluruhRantai(ctx, () =>
    ctx.sql(milikKami, [
      ctx.toko.kode_toko,
      known.map((b) => b.barang_id),
      known.map((b) => b.no_faktur_jual),
    ]),
  )
}

/** The piece goes back to where its nota is: to the other server, as a piece that was shipped there. */
const pulangKeLuar = statement<unknown>(
  'barang_kembali_ke_luar',
  `UPDATE barang SET status = 'KIRIM', versi = versi + 1
   WHERE kode_toko = $1 AND id = ANY ($2::bigint[]) AND status = 'TERJUAL'`,
)

const kembali = statement<unknown>(
  'barang_kembali',
  `WITH d AS (
       SELECT *
       FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::boolean[]) AS t (id,
           kode_toko, kode_gudang, kode_baki, berat, faktur)),
   pieces AS (
     UPDATE barang b
     SET kode_toko = d.kode_toko, kode_gudang = d.kode_gudang, kode_baki = d.kode_baki, berat = d.berat,
       punya_faktur_pajak = d.faktur, versi = b.versi + 1 FROM d WHERE b.id = d.id)
   UPDATE jual_detail SET status_tukar = false WHERE no_faktur_jual = ANY ($7::text[])`,
)

/** After a cancel: each piece is again what its sale made of it. */
export async function kembalikan(
  ctx: Context,
  beli: readonly BoughtLine[],
  nota: ReadonlyMap<string, NotaLengkap>,
): Promise<void> {
  const luar = beli.filter((b) => nota.get(b.no_faktur_jual)?.luar)
  if (luar.length) await ctx.sql(pulangKeLuar, [ctx.toko.kode_toko, luar.map((b) => b.barang_id)])
  const known = beli.flatMap((b) => {
    const sold = nota.get(b.no_faktur_jual)
    return sold && !sold.luar ? [{ ...b, sold }] : []
  })
  if (known.length === 0) return
  await diSeluruhRantai(ctx, () =>
    ctx.sql(kembali, [
      known.map((b) => b.barang_id),
      known.map((b) => b.toko_jual),
      known.map((b) => b.sold.kode_gudang),
      known.map((b) => b.sold.kode_baki),
      known.map((b) => b.sold.berat),
      known.map((b) => b.faktur_pajak_asal),
      known.map((b) => b.no_faktur_jual),
    ]),
  )
}
