/** Writes a decided stock document in one statement: its head, and its pieces as they lay. */
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import type { BarangDimuat } from './muat.ts'

interface DokumenBaru {
  no: string
  kind: string
  kode_gudang: string
  kode_baki: string
  keterangan: string
  barang: readonly BarangDimuat[]
}

const tulis = statement<unknown>(
  'tulis_dokumen_stok',
  `WITH head AS (
     INSERT INTO dokumen_stok (no, kode_toko, kind, tgl_system, jam, kode_gudang, kode_baki, keterangan, input_by, id_trx)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10))
   INSERT INTO dokumen_stok_barang (no, urut, kode_toko, barang_id, kode_barcode, kode_group, kode_dept, nama_barang, kadar_cetak, berat, kode_gudang, kode_baki)
   SELECT $1, d.urut, $2, b.id, b.kode_barcode, b.kode_group, b.kode_dept, b.nama_barang, b.kadar_cetak, b.berat, b.kode_gudang, b.kode_baki
   FROM unnest($11::bigint[]) WITH ORDINALITY AS d (id, urut) JOIN barang b ON b.kode_toko = $2 AND b.id = d.id`,
)

export function tulisDokumen(ctx: Context, { barang, ...head }: DokumenBaru): void {
  ctx.send(tulis, [
    head.no,
    ctx.toko.kode_toko,
    head.kind,
    ctx.toko.tgl_system,
    ctx.now,
    head.kode_gudang,
    head.kode_baki,
    head.keterangan,
    ctx.user.user_id,
    ctx.id_trx,
    barang.map((b) => b.id),
  ])
}
