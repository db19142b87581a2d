/** The exceptions of the lines of a document, each allowed by somebody. */
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { Context } from '../context.ts'
import { pakaiOtorisasi } from '../rantai/otorisasi.ts'

interface BarisDiizinkan {
  barang: { kode_barcode: string }
  otorisasi: readonly KategoriOtorisasi[]
}

const FIELD: Record<string, string> = {
  'HARGA JUAL DILUAR BATAS': 'harga_jual',
  'ONGKOS TURUN': 'ongkos',
  'KOREKSI BERAT': 'berat',
}

/**
 * Each exception of each line needs an otorisasi of its own.
 * @param asked the lines as they were asked for, in the same order
 * @throws errors.perluOtorisasi, at the line
 */
export async function pakaiOtorisasiBaris(
  ctx: Context,
  lines: readonly BarisDiizinkan[],
  asked: readonly { id_otorisasi?: string | string[] | null | undefined }[],
  ref_no: string,
): Promise<void> {
  for (const [i, line] of lines.entries()) {
    const ids = [asked[i]!.id_otorisasi ?? []].flat()
    for (const kategori of line.otorisasi) {
      const untuk = line.barang.kode_barcode
      await pakaiOtorisasi(ctx, {
        kategori,
        ref_no,
        ids,
        untuk,
        field: `detail_barang.${i}.${FIELD[kategori] ?? 'harga_jual'}`,
      })
    }
  }
}
