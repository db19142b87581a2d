/** Undoes a stock document of the same day, whole, while every piece is where it went (DOMAIN §O.1-12). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { CallsStok } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { caraBatal } from '../dokumen/batal.ts'
import { bukaBaki } from '../faktur/baki.ts'
import { post } from '../ledger/post.ts'
import { storedPosting } from '../ledger/stored.ts'
import { kunciDokumen, muatDokumen } from './daftar.ts'

const barang = statement<{ pergi: boolean; dikunci: string | null }>(
  'kunci_barang_batal_stok',
  `SELECT (b.kode_gudang, b.kode_baki) <> (h.kode_gudang, h.kode_baki) OR b.status <> 'READY' AS pergi,
     (SELECT k.kode_baki FROM baki k WHERE k.kode_toko = $1 AND k.status <> 'READY' AND (k.kode_gudang, k.kode_baki) IN ((h.kode_gudang, h.kode_baki), (d.kode_gudang, d.kode_baki)) LIMIT 1) AS dikunci
   FROM dokumen_stok h JOIN dokumen_stok_barang d USING (no) JOIN barang b ON b.kode_toko = $1 AND b.id = d.barang_id
   WHERE h.kode_toko = $1 AND h.no = $2 ORDER BY b.id FOR UPDATE OF b`,
)
const tandai = statement<unknown>(
  'batal_dokumen_stok',
  `UPDATE dokumen_stok SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5 WHERE kode_toko = $1 AND no = $2`,
)

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, batalBedaHari, tidakDiizinkan, barangBertransaksiLagi, bakiDikunci */
export async function batal(
  ctx: Context,
  dokumen: DokumenStok,
  { body: { no, alasan } }: CallInput<CallsStok['batal']>,
): Promise<CallReply<CallsStok['batal']>> {
  caraBatal(ctx, dokumen, { ...(await kunciDokumen(ctx, dokumen, no)), no })
  const pieces = await ctx.sql(barang, [ctx.toko.kode_toko, no])
  if (pieces.some((b) => b.pergi)) throw errors.barangBertransaksiLagi().at('no')
  const dikunci = pieces.find((b) => b.dikunci !== null)
  if (dikunci) throw errors.bakiDikunci({ kode_baki: dikunci.dikunci! }).at('no')

  await bukaBaki(ctx, (await muatDokumen(ctx, dokumen, no)).detail_barang)
  await post(ctx, reversalOf(await storedPosting(ctx, no, dokumen.kategori)), noKoreksi(no))
  ctx.send(tandai, [ctx.toko.kode_toko, no, ctx.user.user_id, ctx.now, alasan])
  ctx.announce(dokumen.berita, { no })
  return { no, status_valid: 'CANC' }
}
