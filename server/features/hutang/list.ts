/** Loans: without dates those that run, the one due first first; else of a range of days, the newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listHutang, HutangRingkas } from '#domain/calls/hutang.ts'
import { bungaJatuh, type SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import { rupiah, selisihHari, tambahHari } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { rentangDicari } from '../../faktur/rentang.ts'
import { cariHp, hpCocok, tampilkanHp } from '../../rantai/member.ts'
import { polaCari } from '../../rantai/nomor-dicari.ts'

/** Fields that the rule of interest adds to a row when it is read (§O.4-9). */
export type Dihitung = Pick<HutangRingkas, 'hari_lewat' | 'bunga' | 'harus_dibayar'>
export type StoredLine = Omit<HutangRingkas, keyof Dihitung> &
  Pick<SyaratBunga, 'min_hari' | 'tenggang_hari' | 'min_bunga_rp'>

/** The columns of a loan in a list; `h` is hutang. */
export const RINGKAS = `h.no_faktur_hutang, h.tgl_system, to_char(h.jam, 'HH24:MI:SS') AS jam, h.kode_sales, s.nama_sales, h.kode_member AS kode_customer, h.nama_customer, h.no_hp,
  d.nama_barang, d.qty, h.berat_emas, h.berat_bruto, h.jumlah_hutang, h.sisa_pokok, h.bunga_persen, h.metode, h.min_hari, h.tenggang_hari, h.min_bunga_rp, h.lama_pinjam, h.tgl_jatuh_tempo,
  h.tgl_bunga_sampai, h.perpanjang_ke, h.no_amplop, h.no_segel, h.tempat, h.status_valid, h.status_hutang, h.tgl_lunas, h.tgl_batal, m.no_transaksi AS no_menunggu, h.input_by`
export const RINGKAS_DARI = `JOIN sales s ON s.kode_toko = h.kode_toko AND s.kode_sales = h.kode_sales
  CROSS JOIN LATERAL (
    SELECT string_agg(nama_barang, ', ' ORDER BY no) AS nama_barang, sum(jumlah)::int AS qty
    FROM hutang_detail WHERE no_faktur_hutang = h.no_faktur_hutang) d
  LEFT JOIN hutang_bayar m ON m.no_faktur_hutang = h.no_faktur_hutang AND m.status_valid = 'OPEN' AND m.no_induk = '-'`

/** Age and interest as of the shop's day. */
export function dihitung(ctx: Pick<Context, 'toko' | 'settings'>, row: StoredLine): Dihitung {
  if (row.status_hutang !== 'OPEN') return { hari_lewat: 0, bunga: rupiah(0), harus_dibayar: rupiah(0) }
  const { tgl_system } = ctx.toko
  const { bunga } = bungaJatuh(
    { ...row, tgl_hutang: row.tgl_system },
    tgl_system,
    { ...row, bunga: row.bunga_persen },
    ctx.settings.PEMBULATAN,
  )
  return {
    hari_lewat: selisihHari(row.tgl_jatuh_tempo, tgl_system),
    bunga,
    harus_dibayar: rupiah(row.sisa_pokok + bunga),
  }
}

/** Rows are picked first, and only the picked ones are put together. */
const listing = (nama: string, yang: string, order: string) =>
  statement<StoredLine>(
    `daftar_hutang_${nama}`,
    `SELECT ${RINGKAS} FROM (
       SELECT * FROM hutang h
       WHERE kode_toko = $1 AND ${yang}
         AND ($4::text IS NULL OR no_faktur_hutang LIKE '%' || $4 || '%'
           OR nama_customer LIKE '%' || $4 || '%' OR no_amplop LIKE '%' || $4 || '%'
           OR no_segel LIKE '%' || $4 || '%' OR tempat LIKE '%' || $4 || '%'
           OR ${hpCocok('no_hp', '$6', '$7')}
           OR EXISTS (
             SELECT 1 FROM hutang_detail j
             WHERE j.no_faktur_hutang = h.no_faktur_hutang AND j.nama_barang LIKE '%' || $4 || '%'))
       ORDER BY ${order} LIMIT $5) h ${RINGKAS_DARI}
     ORDER BY ${order.replaceAll(/(^|, )/g, '$1h.')}`,
  )
const TERBARU = 'jam DESC, no_faktur_hutang DESC'
/** Written out, so that those that run are found among those of many years: by their index, not by their day. */
const menurut = {
  berjalan: listing(
    'berjalan',
    `status_hutang = 'OPEN' AND tgl_jatuh_tempo <= $8::date AND ($2::date = '-infinity' OR tgl_system >= $2)
     AND ($3::date = 'infinity' OR tgl_system <= $3)`,
    'tgl_jatuh_tempo, no_faktur_hutang',
  ),
  CLOS: listing(
    'lunas',
    `tgl_lunas IS NOT NULL AND tgl_lunas BETWEEN $2 AND $3 AND $8::date IS NOT NULL`,
    'tgl_lunas DESC, no_faktur_hutang DESC',
  ),
  CANC: listing(
    'batal',
    `tgl_batal IS NOT NULL AND tgl_batal BETWEEN $2 AND $3 AND $8::date IS NOT NULL`,
    'tgl_batal DESC, no_faktur_hutang DESC',
  ),
  semua: listing('semua', `tgl_system BETWEEN $2 AND $3 AND $8::date IS NOT NULL`, TERBARU),
}

type Query = CallInput<typeof listHutang>['query']
function orderOf({ status_hutang, tempo_hari, cari }: Query, adaHari: boolean): keyof typeof menurut {
  if (tempo_hari !== undefined || status_hutang === 'OPEN') return 'berjalan'
  if (status_hutang) return status_hutang
  return adaHari || cari ? 'semua' : 'berjalan'
}

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listHutang>,
): Promise<CallReply<typeof listHutang>> {
  const { from, to } = rentangDicari(query, null)
  const { tempo_hari } = query
  const rows = await ctx.sql(menurut[orderOf(query, from !== null)], [
    ctx.toko.kode_toko,
    from ?? '-infinity',
    to ?? 'infinity',
    query.cari ? polaCari(query.cari) : null,
    query.limit,
    ...cariHp(ctx, query.cari),
    tempo_hari === undefined ? 'infinity' : tambahHari(ctx.toko.tgl_system, tempo_hari),
  ])
  return rows.map((row) => tampilkanHp(ctx, { ...row, ...dihitung(ctx, row) }))
}
