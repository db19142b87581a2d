/** Undoes a stock document of the same day, whole, while every piece is where it left it (DOMAIN §O.1-12); drops a draft. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { CallsStok } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { errors } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { isMaya, lokasiNyata, statusDi } from '#domain/rules/lokasi.ts'
import { reversalOf, type PostingTersimpan } from '#domain/rules/pembalikan.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { caraBatal, izinBatal } from '../dokumen/batal.ts'
import { bukaBaki } from '../masters/buka-baki.ts'
import { post } from '../ledger/post.ts'
import { storedPosting } from '../ledger/stored.ts'
import { kunciDokumen } from './list.ts'

interface Sekarang {
  id: number
  status: string
  berat: Milligram
  kode_group: string
  kode_dept: string
  kode_gudang: string
  kode_baki: string
}
const barang = statement<Sekarang>(
  'kunci_barang_batal_stok',
  `SELECT b.id, b.status, b.berat, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki
   FROM barang b JOIN dokumen_stok_barang d ON d.barang_id = b.id
   WHERE b.kode_toko = $1 AND d.no = $2 ORDER BY b.id FOR UPDATE OF b`,
)
const dikunci = statement<{ kode_baki: string }>(
  'baki_dikunci',
  `SELECT kode_baki FROM baki
   WHERE kode_toko = $1 AND status <> 'READY' AND kode_gudang || '/' || kode_baki = ANY ($2::text[])
   ORDER BY 1 LIMIT 1`,
)
const tandai = statement<unknown>(
  'batal_dokumen_stok',
  `UPDATE dokumen_stok SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
   WHERE kode_toko = $1 AND no = $2`,
)

/** Called when a document of the area is undone; `draft`: it had moved nothing. @throws what forbids it */
export type SesudahBatal = (ctx: Context, no: string, draft: boolean) => Promise<void>
/** Called first, so that the area can refuse in its own words. @throws what forbids it */
export type SebelumBatal = (ctx: Context, no: string) => Promise<void>

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, batalBedaHari, tidakDiizinkan, perluOtorisasi, barangBertransaksiLagi, bakiDikunci */
export async function batal(
  ctx: Context,
  dokumen: DokumenStok,
  { body: { no, alasan, id_otorisasi } }: CallInput<CallsStok['batal']>,
  sesudah?: SesudahBatal,
  sebelum?: SebelumBatal,
): Promise<CallReply<CallsStok['batal']>> {
  const head = await kunciDokumen(ctx, dokumen, no)
  const cara = caraBatal(ctx, dokumen, { ...head, no })
  if (cara.cara === 'balik') {
    await sebelum?.(ctx, no)
    await balik(ctx, dokumen, no)
    await izinBatal(ctx, cara, { no, tgl_system: head.tgl_system, alasan, id_otorisasi })
  }
  ctx.send(tandai, [ctx.toko.kode_toko, no, ctx.user.user_id, ctx.now, alasan])
  await sesudah?.(ctx, no, cara.cara === 'lepas')
  ctx.announce(dokumen.berita, { no })
  return { no, status_valid: 'CANC' }
}

async function balik(ctx: Context, { kategori }: DokumenStok, no: string): Promise<void> {
  const pieces = new Map((await ctx.sql(barang, [ctx.toko.kode_toko, no])).map((b) => [b.id, b]))
  const stored = await storedPosting(ctx, no, kategori)
  if (lagi(stored, pieces)) throw errors.barangBertransaksiLagi().at('no')
  const places = [...new Set(stored.stok.map((row) => row.lokasi).filter((lokasi) => !isMaya(lokasi)))]
  const [counted] = await ctx.sql(dikunci, [ctx.toko.kode_toko, places])
  if (counted) throw errors.bakiDikunci(counted).at('no')
  await bukaBaki(
    ctx,
    places.map((lokasi) => ({ kode_baki: lokasi.split('/')[1]! })),
  )
  await post(ctx, reversalOf(stored, kategori), noKoreksi(no))
}

/** Tells whether a piece was moved, changed or spoken for since the posting left it. */
function lagi({ stok }: PostingTersimpan, pieces: ReadonlyMap<number, Sekarang>): boolean {
  const last = new Map(
    stok.flatMap((row) => (row.qty === 1 && row.barang_id !== null ? [[row.barang_id, row] as const] : [])),
  )
  return [...last].some(([id, { lokasi, berat, kode_group, kode_dept }]) => {
    const now = pieces.get(id)
    return (
      !now ||
      now.status !== statusDi(lokasi) ||
      now.berat !== berat ||
      now.kode_group !== kode_group ||
      now.kode_dept !== kode_dept ||
      (!isMaya(lokasi) && lokasiNyata(now.kode_gudang, now.kode_baki) !== lokasi)
    )
  })
}
