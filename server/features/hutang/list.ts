/** Loans: without dates those that run, the one due first first; else of a range of days, the newest first. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listHutang, HutangRingkas } from '#domain/calls/hutang.ts'
import { bungaJatuh, type SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import { rupiah, selisihHari, tambahHari } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kepala, listing, OF_ANY_DAY, salesOf, sought, unasked, type Sought } from '../../faktur/list.ts'
import { tampilkanHp } from '../../rantai/member.ts'

/** Fields that the rule of interest adds to a row when it is read (§O.4-9). */
export type Dihitung = Pick<HutangRingkas, 'hari_lewat' | 'bunga' | 'harus_dibayar'>
export type StoredLine = Omit<HutangRingkas, keyof Dihitung> &
  Pick<SyaratBunga, 'min_hari' | 'tenggang_hari' | 'min_bunga_rp'>

/** The columns of a loan in a list; `h` is hutang. */
export const RINGKAS = `h.no_faktur_hutang, h.tgl_system, ${kepala('h')}, h.no_hp,
  d.nama_barang, d.qty, h.berat_emas, h.berat_bruto, h.jumlah_hutang, h.sisa_pokok, h.bunga_persen, h.metode, h.min_hari, h.tenggang_hari, h.min_bunga_rp, h.lama_pinjam, h.tgl_jatuh_tempo,
  h.tgl_bunga_sampai, h.perpanjang_ke, h.no_amplop, h.no_segel, h.tempat, h.status_valid, h.status_hutang, h.tgl_lunas, h.tgl_batal, m.no_transaksi AS no_menunggu, h.input_by`
export const RINGKAS_DARI = `${salesOf('h')}
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

const hutang = {
  table: 'hutang',
  alias: 'h',
  no: 'no_faktur_hutang',
  columns: RINGKAS,
  from: RINGKAS_DARI,
  own: ['no_amplop', 'no_segel', 'tempat'],
  lines: [['hutang_detail', 'nama_barang']],
} as const
type Values = Sought & { tempo: string }
const ended = (tgl: 'tgl_lunas' | 'tgl_batal'): string =>
  listing(hutang, `${tgl} IS NOT NULL AND ${tgl} BETWEEN :from AND :to`, `${tgl} DESC, no_faktur_hutang DESC`)
const menurut = {
  berjalan: statement<StoredLine, Values>(
    'daftar_hutang_berjalan',
    listing(
      hutang,
      `status_hutang = 'OPEN' AND tgl_jatuh_tempo <= :tempo::date AND ${OF_ANY_DAY}`,
      'tgl_jatuh_tempo, no_faktur_hutang',
    ),
  ),
  CLOS: statement<StoredLine, Values>('daftar_hutang_lunas', ended('tgl_lunas')),
  CANC: statement<StoredLine, Values>('daftar_hutang_batal', ended('tgl_batal')),
  semua: statement<StoredLine, Values>(
    'daftar_hutang_semua',
    listing(hutang, 'tgl_system BETWEEN :from AND :to'),
  ),
}

type Query = CallInput<typeof listHutang>['query']
function orderOf(query: Query): keyof typeof menurut {
  const { status_hutang, tempo_hari } = query
  if (tempo_hari !== undefined || status_hutang === 'OPEN') return 'berjalan'
  return status_hutang ?? (unasked(query) ? 'berjalan' : 'semua')
}

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listHutang>,
): Promise<CallReply<typeof listHutang>> {
  const { tempo_hari } = query
  const rows = await ctx.sql(menurut[orderOf(query)], {
    ...sought(ctx, query),
    tempo: tempo_hari === undefined ? 'infinity' : tambahHari(ctx.toko.tgl_system, tempo_hari),
  })
  return rows.map((row) => tampilkanHp(ctx, { ...row, ...dihitung(ctx, row) }))
}
