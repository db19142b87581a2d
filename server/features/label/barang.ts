/** Pieces to choose labels from: scanned, of a document, or of a tray (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { barangLabel } from '#domain/calls/label.ts'
import { errors } from '#domain/errors.ts'
import { bisaDilabel } from '#domain/rules/cetak-label.ts'
import type { Context } from '../../context.ts'
import { batangBarcode } from '../../documents/batang.ts'
import { barangPerBaki, barangPerBarcode, barangPerDokumen, fillBarang, type BarangBerlabel } from './load.ts'
import { loadPengaturan } from './pengaturan.ts'

const BARCODE_LENGTH = 8
/** '1,2' → ['00000001', '00000002'] */
const barcodeList = (list = ''): string[] => [
  ...new Set(list.split(',').flatMap((kode) => (kode ? [kode.padStart(BARCODE_LENGTH, '0')] : []))),
]

type Choice = CallInput<typeof barangLabel>['query']

/** @throws errors.dokumenStokTidakAda */
async function load(ctx: Context, { no, barcode, kode_gudang, kode_baki }: Choice) {
  const scanned = await barangPerBarcode(ctx, barcodeList(barcode))
  const listed = no === undefined ? [] : await barangPerDokumen(ctx, no)
  if (!listed) throw errors.dokumenStokTidakAda({ nama: 'Dokumen', no: no! }).at('no')
  const there = kode_gudang && kode_baki ? await barangPerBaki(ctx, kode_gudang, kode_baki) : []
  return [...new Map([...scanned, ...listed, ...there].map((b) => [b.id, b])).values()]
}

export async function barang(
  ctx: Context,
  { query }: CallInput<typeof barangLabel>,
): Promise<CallReply<typeof barangLabel>> {
  const found = await load(ctx, query)
  const settings = await loadPengaturan(ctx)
  const known = new Set(found.map((b) => b.kode_barcode))
  return {
    barang: found
      .filter((b) => b.kode_barcode !== '-')
      .map((b: BarangBerlabel) => ({
        ...b,
        bisa: bisaDilabel(b.status),
        isi: fillBarang(ctx, b, settings),
        batang: batangBarcode(b.kode_barcode),
      })),
    tanpa_barcode: found.filter((b) => b.kode_barcode === '-').map((b) => b.nama_barang),
    tidak_ada: barcodeList(query.barcode).filter((kode) => !known.has(kode)),
  }
}
