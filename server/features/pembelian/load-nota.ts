/** The sale lines behind what a customer brings back, whichever shop of the chain sold it (DOMAIN §B.3, §I-50); of another server's those that are held for us. */
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { loadNotaLuar } from './load-luar.ts'
import { lengkapi, type NotaLine, type NotaLengkap } from './nota-lengkap.ts'

/** The search: numbers of lines, and barcodes of pieces whose live sale line is meant. */
export interface Dicari {
  no_faktur_jual?: readonly string[]
  kode_barcode?: readonly string[]
  /** All lines of these sales. */
  no_faktur_group?: readonly string[]
}

// A piece has one live line at most (jual_detail_hidup). Asked for as a join, the planner, which takes few rows to pass the shop's
// policy, begins at the lines and walks through all that ever lived.
const nota = statement<NotaLine>(
  'muat_nota_beli',
  `WITH dicari AS (
     SELECT unnest($2::text[]) AS no_faktur_jual
     UNION SELECT (
         SELECT no_faktur_jual FROM jual_detail
         WHERE barang_id = b.id AND status_valid <> 'CANC' AND status_kembali = 'OPEN' AND NOT status_tukar)
       FROM barang b WHERE b.kode_barcode = ANY ($3::text[])
     UNION SELECT no_faktur_jual FROM jual_detail WHERE no_faktur_group = ANY ($4::text[]))
   SELECT j.no_faktur_jual, j.no_faktur_group, j.kode_toko AS toko_jual, t.nama_toko,
     j.tgl_system AS tgl_jual, j.barang_id, j.kode_barcode, j.kode_group, g.nama_group, j.kode_dept,
     j.nama_barang, j.kadar, j.kadar_cetak, j.berat, j.berat_customer, j.nama_atribut, j.berat_atribut,
     j.harga_gram, j.harga_jual, j.ongkos, j.harga_atribut, j.status_gold, j.kode_gudang, j.kode_baki,
     false AS luar, j.status_valid, j.status_kembali, j.status_tukar, b.status AS status_barang,
     b.punya_faktur_pajak, COALESCE(h.harga_beli_gram, 0) AS harga_beli_gram,
     COALESCE(h.harga_beli_24k, 0) AS harga_beli_24k,
     (
       SELECT d.no_faktur_beli FROM beli_detail d
       WHERE d.no_faktur_jual = j.no_faktur_jual AND d.no_faktur_jual <> '-' AND d.status_valid <> 'CANC')
     AS dibeli
   FROM dicari JOIN jual_detail j USING (no_faktur_jual) JOIN barang b ON b.id = j.barang_id
     JOIN toko t ON t.kode_toko = j.kode_toko JOIN grup g ON g.kode_group = j.kode_group
   LEFT JOIN harga_group h ON h.kode_toko = $1 AND h.kode_group = j.kode_group
   ORDER BY j.no_faktur_jual`,
)
const kunci = statement<unknown>(
  'kunci_nota_beli',
  `SELECT id FROM barang WHERE id IN (
     SELECT barang_id FROM jual_detail WHERE no_faktur_jual = ANY ($1::text[])
     UNION SELECT id FROM barang WHERE kode_barcode = ANY ($2::text[])) ORDER BY id FOR UPDATE`,
)

/** @param lock holds the pieces until the transaction ends: two counters buying one back queue here, in whichever shop they stand */
export async function loadNota(
  ctx: Context,
  { no_faktur_jual = [], kode_barcode = [], no_faktur_group = [] }: Dicari,
  { lock = false } = {},
): Promise<NotaLengkap[]> {
  if (no_faktur_jual.length + kode_barcode.length + no_faktur_group.length === 0) return []
  const rows = await diSeluruhRantai(ctx, async () => {
    if (lock) await ctx.sql(kunci, [no_faktur_jual, kode_barcode])
    return ctx.sql(nota, [ctx.toko.kode_toko, no_faktur_jual, kode_barcode, no_faktur_group])
  })
  const luar = await loadNotaLuar(
    ctx,
    no_faktur_jual.filter((no) => !rows.some((row) => row.no_faktur_jual === no)),
    { lock },
  )
  return [...(await lengkapi(ctx, rows)), ...luar]
}
