/** Many pieces to sell, put on stock through the ledger. */
import type pg from 'pg'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { postingSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import { gramToMilligram, rupiah } from '#domain/units.ts'
import { barcodeBaru } from '#server/rantai/barcode.ts'
import type { Context } from '#server/context.ts'
import { groups } from '#server/fixture/data.ts'
import { post } from '#server/ledger/post.ts'
import { asSystem } from '#server/rantai/system-context.ts'

/** A kind of piece, as the scan of one answers it: grams and rupiah. */
export interface Kind {
  kode_group: string
  kode_dept: string
  kode_baki: string
  berat: number
  harga_gram: number
  harga_jual: number
  ongkos: number
}

export interface Piece extends Kind {
  kode_barcode: string
}

const kind = (
  kode_group: string,
  kode_dept: string,
  kode_baki: string,
  berat: number,
  ongkos: number,
): Kind => {
  const { harga } = groups.find((g) => g.kode_group === kode_group)!
  return {
    kode_group,
    kode_dept,
    kode_baki,
    berat,
    harga_gram: harga,
    harga_jual: (gramToMilligram(berat) * harga) / 1000,
    ongkos,
  }
}

/** Weights whose price is a whole rupiah, so that nothing is rounded. */
export const RING = kind('G375', 'CINCIN', 'A1', 2.35, 50_000)
export const KINDS: readonly Kind[] = [
  RING,
  kind('G700', 'GELANG', 'A1', 5.12, 75_000),
  kind('G375', 'KALUNG', 'A2', 3.42, 60_000),
  kind('G700', 'ANTING', 'A2', 1.2, 40_000),
]

const BATCH = 5_000
/** barang has 20 columns here, a statement takes 65,535 values. */
const ROWS = 500

/** `count` pieces of TK01, the kinds in turn. */
export async function stockUp(
  pool: pg.Pool,
  count: number,
  now: Date,
  kinds: readonly Kind[] = [RING],
): Promise<Piece[]> {
  const all: Piece[] = []
  while (all.length < count) {
    const n = Math.min(BATCH, count - all.length)
    const ref_no = `SA-TK01-${all.length}`
    all.push(
      ...(await asSystem(pool, { kode_toko: 'TK01', user: { user_id: 'OWN1', level: 'OWN' }, now }, (ctx) =>
        batch(ctx, n, kinds, ref_no),
      )),
    )
  }
  return all
}

async function batch(ctx: Context, n: number, kinds: readonly Kind[], ref_no: string): Promise<Piece[]> {
  const pieces = (await barcodeBaru(ctx, n)).map((kode_barcode, i) => ({
    ...kinds[i % kinds.length]!,
    kode_barcode,
  }))
  const ids: number[] = []
  for (let i = 0; i < n; i += ROWS) {
    const inserted = await ctx.db
      .insertInto('barang')
      .values(pieces.slice(i, i + ROWS).map((piece) => row(ctx, piece)))
      .returning('id')
      .execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  const barang = pieces.map(({ kode_barcode, kode_group, kode_dept, kode_baki, berat }, i) => ({
    barang_id: ids[i]!,
    kode_barcode,
    kode_group,
    kode_dept,
    ref_line: kode_barcode,
    lokasi: lokasiNyata('TOKO', kode_baki),
    berat: gramToMilligram(berat),
  }))
  await post(ctx, postingSaldoAwal({ ref_no, saldo: [], barang }), ref_no)
  return pieces
}

function row({ toko }: Context, { kode_barcode, kode_group, kode_dept, kode_baki, berat, ongkos }: Piece) {
  const { kadar, kadar_cetak } = groups.find((g) => g.kode_group === kode_group)!
  return {
    kode_toko: toko.kode_toko,
    kode_barcode,
    kode_group,
    kode_dept,
    nama_barang: kode_dept,
    kadar,
    kadar_cetak,
    berat: gramToMilligram(berat),
    berat_awal: gramToMilligram(berat),
    ongkos: rupiah(ongkos),
    kode_gudang: 'TOKO',
    kode_baki,
    status: 'READY',
    tgl_masuk: toko.tgl_system,
  }
}
