/** Brings an opening stock into the shop: pieces with their barcodes, posted as SALDO AWAL (M01), all or nothing. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { terapkanStokAwal } from '#domain/calls/stok-awal.ts'
import { STOK_AWAL_EVENT } from '#domain/calls/stok-awal.ts'
import { errors } from '#domain/errors.ts'
import { formatNumber } from '#domain/format.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { postingSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import { peringatanBerat, ringkasStokAwal, type BarangAwal } from '#domain/rules/stok-awal.ts'
import type { FileAsRead } from '../../files/read.ts'
import { audit } from '../../rantai/audit.ts'
import { barcodeBaru, majukanBarcode } from '../../rantai/barcode.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { decideFile, STOK_AWAL } from './periksa.ts'
import { writeBarang } from './write.ts'

export const pegangBaki = statement<unknown>(
  'pegang_baki',
  'SELECT 1 FROM baki WHERE kode_toko = $1 ORDER BY kode_gudang, kode_baki FOR NO KEY UPDATE',
)
export const pegangGroup = statement<unknown>(
  'pegang_group',
  'SELECT 1 FROM grup WHERE status_aktif ORDER BY kode_group FOR SHARE',
)

/**
 * A write runs plans that were made once, for the few rows of a counter's document (migration 0006), and so do the checks of what
 * refers to a piece. Kept from a small import they would read every piece for each of a thousand: here they are made anew, by index.
 */
const lupakanRencana = statement<unknown>('lupakan_rencana', 'DISCARD PLANS')
const lewatIndeks = statement<unknown>('lewat_indeks', `SELECT set_config('enable_seqscan', 'off', true)`)

/** Pieces that are written at once; then it is told how far it is, and others get their turn. */
const SEKALIGUS = 1_000

/**
 * @throws errors.imporBerubah when the file is no longer what `digest` saw, errors.imporAdaSalah when a row of it is wrong,
 * errors.imporPerluSetuju when it asks something nobody agreed to,
 * errors.stokAwalSudahMasuk when it came in before, errors.stokAwalSudahLewat after the first close; nothing is written then
 */
export async function terapkan(
  ctx: Context,
  { sidik: digest, setuju = false }: CallInput<typeof terapkanStokAwal>['body'],
  reading: FileAsRead,
): Promise<CallReply<typeof terapkanStokAwal>> {
  const tell = (percentage: number, message: string) =>
    ctx.kabari?.(STOK_AWAL_EVENT, { id_trx: ctx.id_trx, percentage, message })
  tell(2, 'Membaca Berkas')
  await ctx.sql(lupakanRencana, [])
  await ctx.sql(lewatIndeks, [])
  // Until these pieces are there, no other request fills the trays, or takes them or the groups out of use.
  await ctx.sql(pegangBaki, [ctx.toko.kode_toko])
  await ctx.sql(pegangGroup, [])
  const found = await decideFile(ctx, reading)
  const { barang, wrong } = found.putusan
  if (found.digest !== digest) throw errors.imporBerubah()
  if (wrong.length) throw errors.imporAdaSalah({ jumlah: wrong.length })
  if (found.table.cara_baca.tersembunyi === 'BELUM') throw errors.imporPerluSetuju()
  if (barang.length === 0) throw errors.berkasKosong().at('berkas')
  if (!setuju && (found.tidak_dikenal.length > 0 || peringatanBerat(barang).length > 0))
    throw errors.imporPerluSetuju()
  tell(20, 'Menyimpan Barang')
  const codes = await allBarcodes(ctx, barang)
  const no_saldo_awal = noFaktur('SA', ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, 'SA'))
  for (let from = 0; from < barang.length; from += SEKALIGUS) {
    const part = barang
      .slice(from, from + SEKALIGUS)
      .map((b, i) => ({ ...b, kode_barcode: codes[from + i]! }))
    const ids = await writeBarang(ctx, part, 'SALDO AWAL')
    await post(
      ctx,
      postingSaldoAwal({
        ref_no: no_saldo_awal,
        saldo: [],
        barang: part.map((b) => ({ ...b, barang_id: ids.get(b.kode_barcode)!, ref_line: b.kode_barcode })),
      }),
      no_saldo_awal,
    )
    tell(
      20 + Math.floor((75 * (from + part.length)) / barang.length),
      `${formatNumber(from + part.length)} Dari ${formatNumber(barang.length)} Barang`,
    )
  }
  const { per_group: _g, per_baki: _b, ...jumlah } = ringkasStokAwal(barang)
  await audit(ctx, {
    actions: 'TAMBAH',
    table: STOK_AWAL,
    ref: no_saldo_awal,
    sebelum: null,
    sesudah: { ...jumlah, sidik_isi: found.sidik_isi },
  })
  return { ...jumlah, no_saldo_awal }
}

/** Given barcodes are kept, and this server's sequence goes on behind them; the others are drawn from it. */
async function allBarcodes(ctx: Context, barang: readonly BarangAwal[]): Promise<string[]> {
  const given = barang.flatMap((b) => b.kode_barcode ?? [])
  await majukanBarcode(ctx, given)
  const drawn = await barcodeBaru(ctx, barang.length - given.length)
  let next = 0
  return barang.map((b) => b.kode_barcode ?? drawn[next++]!)
}
