/** Writes a decided stock document in one statement: its head, and its pieces as they lay. */
import type { TanggalSystem } from '#domain/units.ts'
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

interface Nilai extends Omit<DokumenBaru, 'barang'> {
  kode_toko: string
  tgl_system: TanggalSystem
  jam: Date
  input_by: string
  id_trx: string
  baris: readonly BarangDimuat[]
}

const tulis = statement<unknown, Nilai>(
  'tulis_dokumen_stok',
  `WITH head AS (
     INSERT INTO dokumen_stok (no, kode_toko, kind, tgl_system, jam, kode_gudang, kode_baki, keterangan, input_by, id_trx)
     VALUES (:no, :kode_toko, :kind, :tgl_system, :jam, :kode_gudang, :kode_baki, :keterangan, :input_by, :id_trx))
   INSERT INTO dokumen_stok_barang (no, urut, kode_toko, barang_id, kode_barcode, kode_group, kode_dept, nama_barang, kadar_cetak, berat, kode_gudang, kode_baki)
   SELECT :no, baris.urut, :kode_toko, b.id, b.kode_barcode, b.kode_group, b.kode_dept, b.nama_barang, b.kadar_cetak, b.berat, b.kode_gudang, b.kode_baki
   FROM :baris(id bigint, urut) JOIN barang b ON b.kode_toko = :kode_toko AND b.id = baris.id`,
)

export function tulisDokumen(ctx: Context, { barang, ...head }: DokumenBaru): void {
  ctx.send(tulis, {
    ...head,
    kode_toko: ctx.toko.kode_toko,
    tgl_system: ctx.toko.tgl_system,
    jam: ctx.now,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    baris: barang,
  })
}
