/** The exceptions of the lines of a document, each allowed by somebody. */
import type { Disetujui, KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { IzinDiminta } from '../rantai/otorisasi.ts'

interface AllowedLine {
  otorisasi: readonly KategoriOtorisasi[]
  disetujui: Disetujui
}

/** The field of a line that needs it; elsewhere it is the price. */
const FIELD: Partial<Record<KategoriOtorisasi, string>> = {
  'ONGKOS TURUN': 'ongkos',
  'KOREKSI BERAT': 'berat',
  'PEMBELIAN TANPA BARCODE': 'kode_barcode',
  'BERAT BELI DILUAR TOLERANSI': 'berat',
}

/**
 * Asks an otorisasi of its own for each exception of each line.
 * @param bagian the place of the lines in the request, and `harga` the name of their price
 * @param asked the lines as they were asked for, in the same order
 */
const lineOtorisasi =
  (bagian: string, harga: string) =>
  (
    lines: readonly AllowedLine[],
    asked: readonly { id_otorisasi?: string | string[] | null | undefined }[],
  ): IzinDiminta[] =>
    lines.flatMap(({ otorisasi, disetujui }, i) =>
      otorisasi.map((kategori) => ({
        kategori,
        ids: [asked[i]!.id_otorisasi ?? []].flat(),
        untuk: disetujui,
        field: `${bagian}.${i}.${FIELD[kategori] ?? harga}`,
      })),
    )

export const otorisasiJual = lineOtorisasi('detail_barang', 'harga_jual')
export const otorisasiBeli = lineOtorisasi('detail_beli', 'harga')
