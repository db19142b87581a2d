/** Gift documents of all three kinds in one shape: bought, given away, exchanged for points. */
import type { CallInput, CallReply } from '#domain/call.ts'
import {
  MENU_HADIAH,
  type listDokumenHadiah,
  type DokumenHadiah,
  type JenisHadiah,
} from '#domain/calls/hadiah.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'

const LIMIT = 500
const jam = `to_char(h.jam, 'HH24:MI:SS') AS jam`
const line = (poin: string, alasan: string, kupon: string) =>
  `json_agg(json_build_object('kode_hadiah', d.kode_hadiah, 'nama_hadiah', g.nama_hadiah, 'qty', d.qty,
       'nilai', d.NILAI, 'poin', ${poin}, 'alasan', ${alasan}, 'kode_kupon', ${kupon}) ORDER BY d.no)
   AS detail_hadiah`
const GIFT = 'JOIN hadiah g ON g.kode_toko = d.kode_toko AND g.kode_hadiah = d.kode_hadiah'

/** $1 shop; $2, $3 days; $4 a number, or null for all of the days. */
const CHOOSE = (no: string) =>
  `h.kode_toko = $1 AND (($4::text IS NULL AND h.tanggal BETWEEN $2 AND $3) OR h.${no} = $4)`

const LIST: Record<JenisHadiah, Statement<DokumenHadiah>> = {
  BELI: statement(
    'dokumen_hadiah_beli',
    `SELECT h.no_pembelian AS no_ref, 'BELI' AS jenis, h.tanggal, ${jam}, h.supplier AS keterangan,
       '-' AS kode_member, h.total_uang AS nilai, h.jenis_bayar, 0 AS poin, 0 AS poin_awal, 0 AS poin_akhir,
       h.status, h.alasan_batal, h.cetak, h.input_by,
       ${line('0', `'-'`, `'-'`).replace('NILAI', 'total_uang')}
     FROM hadiah_beli h JOIN hadiah_beli_detail d USING (no_pembelian) ${GIFT} WHERE ${CHOOSE('no_pembelian')}
     GROUP BY h.no_pembelian ORDER BY h.jam DESC LIMIT ${LIMIT}`,
  ),
  AMBIL: statement(
    'dokumen_hadiah_ambil',
    `SELECT h.no_pengambilan AS no_ref, 'AMBIL' AS jenis, h.tanggal, ${jam},
       string_agg(DISTINCT d.alasan, ', ') AS keterangan, '-' AS kode_member, sum(d.nilai)::bigint AS nilai,
       '-' AS jenis_bayar, 0 AS poin, 0 AS poin_awal, 0 AS poin_akhir, h.status, h.alasan_batal, h.cetak,
       h.input_by, ${line('0', 'd.alasan', 'd.kode_kupon').replace('NILAI', 'nilai')}
     FROM hadiah_ambil h JOIN hadiah_ambil_detail d USING (no_pengambilan) ${GIFT}
     WHERE ${CHOOSE('no_pengambilan')} GROUP BY h.no_pengambilan ORDER BY h.jam DESC LIMIT ${LIMIT}`,
  ),
  TUKAR: statement(
    'dokumen_tukar_poin',
    `SELECT h.no_tukar_poin AS no_ref, 'TUKAR' AS jenis, h.tanggal, ${jam}, h.nama_customer AS keterangan,
       h.kode_member, sum(d.nilai)::bigint AS nilai, '-' AS jenis_bayar, h.poin, h.poin_awal, h.poin_akhir,
       h.status, h.alasan_batal, h.cetak, h.input_by,
       ${line('d.poin', `'-'`, `'-'`).replace('NILAI', 'nilai')}
     FROM tukar_poin h JOIN tukar_poin_detail d USING (no_tukar_poin) ${GIFT} WHERE ${CHOOSE('no_tukar_poin')}
     GROUP BY h.no_tukar_poin ORDER BY h.jam DESC LIMIT ${LIMIT}`,
  ),
}

/** The call is for all three screens; each answers for its own documents. @throws errors.tidakDiizinkan */
export function harusBoleh(ctx: Context, jenis: JenisHadiah, action: 'lihat' | 'hapus'): void {
  if (!ctx.boleh({ menus: [MENU_HADIAH[jenis]], action })) throw errors.tidakDiizinkan()
}

/** @throws errors.tidakDiizinkan, errors.tanggalTerbalik */
export async function list(
  ctx: Context,
  { query: { jenis, tgl_from, tgl_to } }: CallInput<typeof listDokumenHadiah>,
): Promise<CallReply<typeof listDokumenHadiah>> {
  harusBoleh(ctx, jenis, 'lihat')
  const [from, to] = [tgl_from ?? tgl_to ?? ctx.toko.tgl_system, tgl_to ?? tgl_from ?? ctx.toko.tgl_system]
  if (from > to) throw errors.tanggalTerbalik().at('tgl_from')
  return ctx.sql(LIST[jenis], [ctx.toko.kode_toko, from, to, null])
}

const JENIS: Record<string, JenisHadiah> = { BH: 'BELI', AH: 'AMBIL', TP: 'TUKAR' }
export const jenisOf = (no_ref: string): JenisHadiah => JENIS[no_ref.slice(0, 2)]!

/** @throws errors.hadiahBelumAda */
export async function loadDokumen(ctx: Context, no_ref: string): Promise<DokumenHadiah> {
  const [row] = await ctx.sql(LIST[jenisOf(no_ref)], [
    ctx.toko.kode_toko,
    ctx.toko.tgl_system,
    ctx.toko.tgl_system,
    no_ref,
  ])
  if (!row) throw errors.hadiahBelumAda({ no_ref })
  return row
}

/** The table of a document's head, and its key. */
export const TABLES = {
  BELI: { table: 'hadiah_beli', no: 'no_pembelian' },
  AMBIL: { table: 'hadiah_ambil', no: 'no_pengambilan' },
  TUKAR: { table: 'tukar_poin', no: 'no_tukar_poin' },
} as const

interface Kepala {
  tgl_system: string
  status_valid: string
  input_by: string
  cetak: number
}

/** The head alone, locked. @throws errors.hadiahBelumAda */
export async function kunciDokumen(ctx: Context, no_ref: string): Promise<Kepala> {
  const [row] = await ctx.sql(KUNCI[jenisOf(no_ref)], [ctx.toko.kode_toko, no_ref])
  if (!row) throw errors.hadiahBelumAda({ no_ref }).at('no_ref')
  return row
}
const kunci = (jenis: JenisHadiah) =>
  statement<Kepala>(
    `kunci_${TABLES[jenis].table}`,
    `SELECT tanggal AS tgl_system, status AS status_valid, input_by, cetak FROM ${TABLES[jenis].table}
     WHERE kode_toko = $1 AND ${TABLES[jenis].no} = $2 FOR UPDATE`,
  )
const KUNCI = { BELI: kunci('BELI'), AMBIL: kunci('AMBIL'), TUKAR: kunci('TUKAR') }
