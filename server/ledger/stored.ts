/** A posting as it stands in the books, so that it can be undone line by line. */
import type { StoredStokRow, PostingTersimpan } from '#domain/rules/pembalikan.ts'
import type { RupiahRow, GerakHadiah, GerakPoin, KategoriPosting } from '#domain/rules/posting.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

const jurnal = statement<{ id: number; ref_type: string; keterangan: string; rupiah: RupiahRow[] }>(
  'stored_jurnal',
  `SELECT j.id, j.ref_type, j.keterangan,
     (
       SELECT json_agg(json_build_object('kode_akun', d.kode_akun, 'no_rekening', d.no_rekening, 'sub_ref',
             d.sub_ref, 'jumlah', d.jumlah, 'jenis_bayar', d.jenis_bayar, 'keterangan', d.keterangan)
           ORDER BY d.id) FROM jurnal_detail d WHERE d.jurnal_id = j.id) AS rupiah
   FROM jurnal j WHERE j.kode_toko = $1 AND j.ref_no = $2 AND j.kategori = $3 AND j.reversal_of IS NULL`,
)
const mutasi = statement<StoredStokRow & { ref_type: string }>(
  'stored_mutasi',
  `SELECT id, ref_type, kode_mutasi, barang_id, kode_barcode, kode_group, kode_dept, lokasi, qty, berat,
     ref_line, pemilik, kode_tukang, kadar
   FROM mutasi_stok WHERE kode_toko = $1 AND ref_no = $2 AND reversal_of IS NULL ORDER BY id`,
)
const poin = statement<GerakPoin>(
  'stored_poin',
  `SELECT kode_member, poin, kategori, deskripsi FROM (
     SELECT id, kode_member, poin, kategori, deskripsi FROM mutasi_poin
     WHERE kode_toko = $1 AND ref_no = $2 AND kategori <> 'BATAL PENJUALAN'
     UNION ALL SELECT urut, kode_member, poin, kategori, deskripsi FROM poin_tamu
     WHERE kode_toko = $1 AND ref_no = $2 AND kategori <> 'BATAL PENJUALAN' AND poin <> 0) p ORDER BY id`,
)
const hadiah = statement<GerakHadiah>(
  'stored_hadiah',
  `SELECT kode_hadiah, kategori, stock_in, stock_out, nilai, keterangan FROM mutasi_hadiah
   WHERE kode_toko = $1 AND no_ref = $2 ORDER BY id`,
)

/** Reads all that was posted for document `ref_no` under `kategori`. */
export async function storedPosting(
  ctx: Context,
  ref_no: string,
  kategori: KategoriPosting,
): Promise<PostingTersimpan> {
  const { kode_toko } = ctx.toko
  const [[head], stok, points, gifts] = await Promise.all([
    ctx.sql(jurnal, [kode_toko, ref_no, kategori]),
    ctx.sql(mutasi, [kode_toko, ref_no]),
    ctx.sql(poin, [kode_toko, ref_no]),
    ctx.sql(hadiah, [kode_toko, ref_no]),
  ])
  return {
    kategori,
    ref_type: head?.ref_type ?? stok[0]?.ref_type ?? kategori,
    ref_no,
    keterangan: head?.keterangan ?? '-',
    jurnal_id: head?.id ?? null,
    rupiah: head?.rupiah ?? [],
    stok,
    poin: points,
    hadiah: gifts,
  }
}

const reversals = statement<{ n: number }>(
  'count_reversals',
  `SELECT count(*)::int AS n FROM jurnal WHERE kode_toko = $1 AND ref_no = $2 AND no_jurnal LIKE $2 || '-R%'`,
)

/** The number of the next reversal of a document: '…-R', then '…-R2' when its lines are cancelled one after another (DOMAIN §B.0.8). */
export async function nomorKoreksi(ctx: Context, ref_no: string): Promise<string> {
  const [row] = await ctx.sql(reversals, [ctx.toko.kode_toko, ref_no])
  return noKoreksi(ref_no, row!.n + 1)
}
