/** An empty file of pieces, with one as an example and the shop's own codes to choose from. */
import { STOK_AWAL_COLUMNS, type IsiStokAwal } from '#domain/impor/stok-awal.ts'
import type { Field } from '#domain/master-types.ts'
import { NAMA_CONTOH } from '#domain/rules/stok-awal.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { bukuOf } from '../../masters/ekspor.ts'
import { loadSebutan } from './sebutan.ts'

export const contoh = (ctx: Context): Promise<FileAnswer> =>
  contohBarang(ctx, 'contoh-stok-awal', 'Stok Awal', STOK_AWAL_COLUMNS)

export async function contohBarang(
  ctx: Context,
  nama: string,
  judul: string,
  fields: Record<string, Field>,
): Promise<FileAnswer> {
  const sebutan = await loadSebutan(ctx)
  const [baki] = sebutan.kode_baki
  const row: IsiStokAwal = {
    kode_barcode: null,
    kode_group: sebutan.kode_group[0]?.kode ?? 'KODE GROUP',
    kode_dept: sebutan.kode_dept[0]?.kode ?? 'KODE JENIS',
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
    kode_baki: baki?.kode ?? 'KODE BAKI',
    punya_faktur_pajak: true,
  }
  return bukuOf(nama, { judul, fields, rows: [{ ...row }], list: { ...sebutan } })
}
