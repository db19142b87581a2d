/** An empty file of opening stock, with one piece as an example. */
import { STOK_AWAL_COLUMNS, type IsiStokAwal } from '#domain/impor/stok-awal.ts'
import { NAMA_CONTOH } from '#domain/rules/stok-awal.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../http/route.ts'
import { berkasOf } from '../../masters/ekspor.ts'

/** The codes in it are the shop's own, where it has any. */
export async function contoh(ctx: Context): Promise<FileAnswer> {
  const [group] = await ctx.db
    .selectFrom('grup')
    .where('status_aktif', '=', true)
    .select('kode_group')
    .orderBy('kode_group')
    .limit(1)
    .execute()
  const [jenis] = await ctx.db
    .selectFrom('jenis')
    .where('status_aktif', '=', true)
    .select('kode_dept')
    .orderBy('kode_dept')
    .limit(1)
    .execute()
  const [baki] = await ctx.db
    .selectFrom('baki')
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('status_aktif', '=', true)
    .where('is_sistem', '=', false)
    .select(['kode_gudang', 'kode_baki'])
    .limit(1)
    .execute()
  const row: IsiStokAwal = {
    kode_barcode: null,
    kode_group: group?.kode_group ?? 'KODE GROUP',
    kode_dept: jenis?.kode_dept ?? 'KODE JENIS',
    nama_barang: NAMA_CONTOH,
    kadar: null,
    kadar_cetak: null,
    berat: milligram(2_350),
    berat_atribut: milligram(0),
    nama_atribut: '-',
    harga_atribut: rupiah(0),
    ongkos: rupiah(50_000),
    tipe_ongkos: 'NOMINAL',
    harga_modal: null,
    kode_intern: '-',
    kode_bandrol: '-',
    kode_gudang: baki?.kode_gudang ?? 'TOKO',
    kode_baki: baki?.kode_baki ?? 'KODE BAKI',
    punya_faktur_pajak: true,
  }
  return berkasOf(
    ctx,
    { judul: 'Stok Awal', nama: 'contoh-stok-awal', fields: STOK_AWAL_COLUMNS, rows: [{ ...row }] },
    'xlsx',
  )
}
