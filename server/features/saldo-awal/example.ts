/** An empty file of pieces, with one as an example and the shop's own codes to choose from. */
import { STOK_AWAL_COLUMNS, type StokAwalContent } from '#domain/impor/stok-awal.ts'
import type { Field } from '#domain/master-types.ts'
import { EXAMPLE_NAME } from '#domain/rules/stok-awal.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import type { FileAnswer } from '../../outcome.ts'
import { bukuOf } from '../../masters/ekspor.ts'
import { loadSebutan } from './sebutan.ts'

export const example = (ctx: Context): Promise<FileAnswer> =>
  exampleBarang(ctx, 'contoh-stok-awal', 'Stok Awal', STOK_AWAL_COLUMNS)

export async function exampleBarang(
  ctx: Context,
  nama: string,
  title: string,
  fields: Record<string, Field>,
): Promise<FileAnswer> {
  const sebutan = await loadSebutan(ctx)
  const [baki] = sebutan.kode_baki
  const row: StokAwalContent = {
    kode_barcode: null,
    kode_group: sebutan.kode_group[0]?.kode ?? 'KODE GROUP',
    kode_dept: sebutan.kode_dept[0]?.kode ?? 'KODE JENIS',
    nama_barang: EXAMPLE_NAME,
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
  return bukuOf(nama, { title, fields, rows: [{ ...row }], list: { ...sebutan } })
}
