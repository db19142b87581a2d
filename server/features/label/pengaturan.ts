/** Design of the shop's labels, and what prints them (DOMAIN §F.2). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { exampleLabel, PengaturanLabel, pengaturanLabel, ubahLabel } from '#domain/calls/label.ts'
import { DESAIN_BAWAAN } from '#domain/rules/desain-label.ts'
import type { BahasaLabel, DesainLabel, DpiLabel } from '#domain/rules/label.ts'
import { labelContent } from '#domain/rules/label-content.ts'
import { WITHOUT_LETTERS } from '#domain/rules/kode-harga.ts'
import { milligram, rupiah } from '#domain/units.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { batangBarcode } from '../../documents/batang.ts'
import { hargaDilabel, fillBarang, satuBarang } from './load.ts'

export async function loadPengaturan(ctx: Context): Promise<PengaturanLabel> {
  const row = await ctx.db
    .selectFrom('alat_toko')
    .select(['printer_barcode', 'label_bahasa', 'label_dpi', 'huruf_harga', 'harga_label', 'label_desain'])
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .executeTakeFirst()
  return {
    printer_barcode: row?.printer_barcode ?? '-',
    bahasa: (row?.label_bahasa ?? 'PDF') as BahasaLabel,
    dpi: (row?.label_dpi ?? 203) as DpiLabel,
    huruf_harga: row?.huruf_harga ?? WITHOUT_LETTERS,
    harga: (row?.harga_label ?? 'JUAL') as PengaturanLabel['harga'],
    desain: (row?.label_desain as DesainLabel | null | undefined) ?? DESAIN_BAWAAN,
  }
}

export const read = (ctx: Context): Promise<CallReply<typeof pengaturanLabel>> => loadPengaturan(ctx)

/** Invented piece with which a shop without pieces tries its design. */
const DIKARANG = {
  kode_barcode: '00012345',
  nama_barang: 'CINCIN POLOS',
  kadar_cetak: '16K',
  berat: milligram(2_350),
  kode_intern: 'A-001',
  ongkos: rupiah(60_000),
  harga: rupiah(1_577_500),
}

export async function example(ctx: Context): Promise<CallReply<typeof exampleLabel>> {
  const barang = await satuBarang(ctx)
  const nama_toko = ctx.toko.nama_toko
  if (!barang) {
    const content = labelContent(DIKARANG, nama_toko, WITHOUT_LETTERS)
    const { harga } = DIKARANG
    return {
      nyata: false,
      isi: content,
      batang: batangBarcode(content.barcode),
      harga: { JUAL: harga, MODAL: harga },
    }
  }
  return {
    nyata: true,
    isi: fillBarang(ctx, barang, await loadPengaturan(ctx)),
    batang: batangBarcode(barang.kode_barcode),
    harga: { JUAL: hargaDilabel(ctx, barang, 'JUAL'), MODAL: hargaDilabel(ctx, barang, 'MODAL') },
  }
}

export async function ubah(
  ctx: Context,
  { body }: CallInput<typeof ubahLabel>,
): Promise<CallReply<typeof ubahLabel>> {
  const { kode_toko } = ctx.toko
  const before = await loadPengaturan(ctx)
  const next = {
    printer_barcode: body.printer_barcode,
    label_bahasa: body.bahasa,
    label_dpi: body.dpi,
    huruf_harga: body.huruf_harga,
    harga_label: body.harga,
    label_desain: JSON.stringify(body.desain),
  }
  await ctx.db
    .insertInto('alat_toko')
    .values({ kode_toko, ...next })
    .onConflict((c) => c.column('kode_toko').doUpdateSet(next))
    .execute()
  await audit(ctx, { actions: 'UBAH', table: 'alat_toko', ref: kode_toko, sebelum: before, sesudah: body })
  ctx.announce('toko', {})
  return {}
}
