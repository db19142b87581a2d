/** The shop's label, and labels of what came: a delivery is labelled on its day, now and then one is printed again. */
import type { PengaturanLabel } from '#domain/calls/label.ts'
import { BARANG_MAKS } from '#domain/calls/dokumen-stok.ts'
import { DESAIN_BAWAAN, tempatSiap } from '#domain/rules/desain-label.ts'
import type { Context } from '../context.ts'
import { cetak } from '../features/label/cetak.ts'
import { ubah } from '../features/label/pengaturan.ts'
import type { Peluang } from './random.ts'

const LABEL: PengaturanLabel = {
  printer_barcode: 'TSC TTP-244',
  bahasa: 'PDF',
  dpi: 203,
  huruf_harga: 'MURAHBESTI',
  harga: 'JUAL',
  desain: {
    ...DESAIN_BAWAAN,
    elemen: [...DESAIN_BAWAAN.elemen, tempatSiap(DESAIN_BAWAAN.asal, 'kode_harga')],
  },
}

export const aturLabel = (ctx: Context): Promise<unknown> => ubah(ctx, { params: {}, query: {}, body: LABEL })

export async function labelKiriman(ctx: Context): Promise<void> {
  const barang = await yangMasuk(ctx)
  if (barang.length) await print(ctx, barang, '')
}

/** Prints a label again because it was torn. */
export async function brokenLabel(ctx: Context, chance: Peluang): Promise<void> {
  const barang = await yangMasuk(ctx)
  if (barang.length && chance.kadang(40)) await print(ctx, [chance.choose(barang)], 'LABEL RUSAK')
}

const print = (ctx: Context, barang: { kode_barcode: string }[], alasan: string): Promise<unknown> =>
  cetak(ctx, { params: {}, query: {}, body: { barang: barang.map((b) => ({ ...b, qty: 1 })), alasan } })

async function yangMasuk(ctx: Context): Promise<{ kode_barcode: string }[]> {
  const rows = await ctx.db
    .selectFrom('barang')
    .select('kode_barcode')
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .where('tgl_masuk', '=', ctx.toko.tgl_system)
    .where('kode_barcode', 'is not', null)
    .orderBy('id')
    .limit(BARANG_MAKS)
    .execute()
  return rows.map((b) => ({ kode_barcode: b.kode_barcode! }))
}
