/**
 * Sorts pieces that were bought back: to a tray with a barcode, or to SORTIR with what they wait for (DOMAIN §B.18,
 * §O.1-3, M18).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { barangSortir, BarangSortir, simpanSortir, ubahTujuan } from '#domain/calls/sortir.ts'
import { sortir } from '#domain/dokumen/sortir.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { tolakTujuan } from '#domain/rules/dokumen-stok.ts'
import { lokasiNyata, lokasiSistem } from '#domain/rules/lokasi.ts'
import { postingSortir } from '#domain/rules/postings/stok.ts'
import { JUAL_LAGI, type Tujuan } from '#domain/rules/sortir.ts'
import { tolakDitahan } from '#domain/rules/tahan-tanpa-surat.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { denganTahan } from '../../rantai/tahan.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { lepasTandaBeli, tandaiBeli } from '../../stok/asal-beli.ts'
import { beriBarcode } from '../../stok/barcode.ts'
import { writeDokumen } from '../../stok/write.ts'
import { kunciTujuan, type LoadedBarang } from '../../stok/load.ts'

const all = statement<BarangSortir>(
  'barang_sortir',
  `SELECT b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.nama_barang, b.kadar_cetak, b.kode_group,
     b.kode_dept, b.berat, COALESCE(d.kondisi, '-') AS kondisi, d.harga, d.tgl_system AS tgl_beli, b.status,
     CASE b.status WHEN 'SORTIR' THEN COALESCE(b.tujuan_sortir, '-') ELSE '-' END AS tujuan
   FROM barang b LEFT JOIN LATERAL (
     SELECT kondisi, harga, tgl_system FROM beli_detail d
     WHERE d.kode_toko = b.kode_toko AND d.barang_id = b.id AND d.barang_id IS NOT NULL
       AND d.status_valid = 'DONE' ORDER BY d.jam DESC LIMIT 1) d ON true
   WHERE b.kode_toko = $1 AND (b.kode_gudang, b.kode_baki) IN (('BELI', 'BELI'), ('SORTIR', 'SORTIR'))
     AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG') ORDER BY b.id DESC LIMIT 1000`,
)

export const list = async (ctx: Context): Promise<CallReply<typeof barangSortir>> =>
  denganTahan(ctx, await ctx.sql(all, [ctx.toko.kode_toko]))

/** @throws all errors, each at its piece; errors.bakiTidakAda */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanSortir>,
): Promise<CallReply<typeof simpanSortir>> {
  const tujuan = new Map<number, Tujuan>(body.barang.map((b) => [b.id, b.tujuan]))
  const dijual = body.barang.filter((b) => b.tujuan === JUAL_LAGI)
  const diambil = await ambilBarang(ctx, sortir, {
    barang: body.barang.map((b) => b.id),
    // A piece that is in SORTIR already stays there: only what it waits for may change (ubahTujuan).
    tolak: (b) =>
      b.status === 'SORTIR' && tujuan.get(b.id) !== JUAL_LAGI
        ? errors.barangBerstatus({ kode_barcode: b.kode_barcode, status: b.status })
        : tujuan.get(b.id) === JUAL_LAGI
          ? tolakDitahan(b)
          : undefined,
  })
  const ke =
    dijual.length > 0
      ? await bakiTujuan(ctx, { kode_gudang: body.kode_gudang!, kode_baki: body.kode_baki! }, dijual.length)
      : undefined
  const { barang: lagi, baru } = await beriBarcode(
    ctx,
    diambil.filter((b) => tujuan.get(b.id) === JUAL_LAGI),
  )
  const berbarcode = new Map(lagi.map((b) => [b.id, b]))
  const kemana = (b: LoadedBarang): string =>
    tujuan.get(b.id) === JUAL_LAGI ? `${ke!.kode_gudang} / ${ke!.kode_baki}` : `SORTIR, ${tujuan.get(b.id)}`
  const { no, qty, berat, barang } = await writeDokumen(ctx, sortir, {
    barang: diambil.map((b) => ({ ...(berbarcode.get(b.id) ?? b), ke: kemana(b) })),
    ke: [...new Set(diambil.map(kemana))].join(', '),
    keterangan: body.keterangan,
  })
  ctx.send(writeTujuan, {
    kode_toko: ctx.toko.kode_toko,
    baris: body.barang.filter((b) => b.tujuan !== JUAL_LAGI),
  })
  tandaiBeli(
    ctx,
    'status_sortir',
    barang.map(({ id }) => id),
    true,
  )
  await post(
    ctx,
    postingSortir(
      no,
      barang.map((b) => ({
        ...b,
        dari: b.lokasi,
        lokasi:
          tujuan.get(b.id) === JUAL_LAGI
            ? lokasiNyata(ke!.kode_gudang, ke!.kode_baki)
            : lokasiSistem('SORTIR'),
      })),
    ),
    no,
  )
  return { no, qty, berat, berbarcode: baru }
}

/** @throws errors.bakiTidakAda, bakiDikunci, bakiTidakMuat at 'kode_baki' */
async function bakiTujuan(ctx: Context, ke: { kode_gudang: string; kode_baki: string }, datang: number) {
  const tray = await kunciTujuan(ctx, ke)
  const refusal: Refusal | undefined = tray ? tolakTujuan(tray, datang) : errors.bakiTidakAda(ke)
  if (refusal) throw refusal.at('kode_baki')
  return ke
}

const writeTujuan = statement<
  unknown,
  { kode_toko: string; baris: readonly { id: number; tujuan: string }[] }
>(
  'tujuan_sortir',
  `UPDATE barang b SET tujuan_sortir = baris.tujuan FROM :baris(id bigint, tujuan text)
   WHERE b.kode_toko = :kode_toko AND b.id = baris.id`,
)

/** @throws what is wrong of a piece, at it: one that is not in SORTIR */
export async function ubah(
  ctx: Context,
  { body: { barang, tujuan } }: CallInput<typeof ubahTujuan>,
): Promise<CallReply<typeof ubahTujuan>> {
  const pieces = await ambilBarang(ctx, { dari: ['SORTIR'] }, { barang })
  ctx.send(writeTujuan, { kode_toko: ctx.toko.kode_toko, baris: pieces.map(({ id }) => ({ id, tujuan })) })
  ctx.announce(sortir.berita, { no: '-' })
  return { qty: pieces.length }
}

/** Sold again from SORTIR it had been sorted before; undone, it is sorted still. */
export async function sesudahBatal(ctx: Context, no: string): Promise<void> {
  await lepasTandaBeli(ctx, 'status_sortir', no, 'BELI')
}
