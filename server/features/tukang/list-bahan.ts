/** Documents of goldsmiths' gold as they are kept: a range of days, one of them, one locked. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { BahanTersimpan, listBahanTukang, leburUntukTukang } from '#domain/calls/bahan-tukang.ts'
import { bahanTukang } from '#domain/dokumen/bahan-tukang.ts'
import { errors } from '#domain/errors.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import type { JenisBahan } from '#domain/rules/postings/tukang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const DOKUMEN = `SELECT h.no, h.tgl_system, to_char(h.jam, 'HH24:MI:SS') AS jam, h.jenis, h.kode_tukang,
    t.nama_tukang, h.no_pesanan, h.keterangan, h.otorisasi_by, b.berat, h.status_valid, h.alasan_batal,
    h.cetak, h.input_by, b.baris
   FROM bahan_tukang h JOIN tukang t ON t.kode_toko = h.kode_toko AND t.kode_tukang = h.kode_tukang CROSS JOIN LATERAL (
     SELECT sum(berat)::bigint AS berat,
       json_agg(json_build_object('pemilik', pemilik, 'no_baris', no_baris, 'kode_group', kode_group, 'kadar',
           kadar, 'berat', berat) ORDER BY urut) AS baris
     FROM bahan_tukang_baris WHERE no = h.no) b
   WHERE h.kode_toko = $1`
const rentang = statement<BahanTersimpan>(
  'daftar_bahan_tukang',
  `${DOKUMEN} AND h.tgl_system BETWEEN $2 AND $3 ORDER BY h.jam DESC, h.no DESC LIMIT 500`,
)
const satu = statement<BahanTersimpan>('lihat_bahan_tukang', `${DOKUMEN} AND h.no = $2`)

export const list = (
  ctx: Context,
  { query: { tgl_from, tgl_to } }: CallInput<typeof listBahanTukang>,
): Promise<CallReply<typeof listBahanTukang>> => {
  const { kode_toko, tgl_system } = ctx.toko
  return ctx.sql(rentang, [kode_toko, tgl_from ?? tgl_system, tgl_to ?? tgl_system])
}

const tidakAda = (no: string) => errors.dokumenStokTidakAda({ nama: bahanTukang.nama, no }).at('no')

/** @throws errors.dokumenStokTidakAda */
export async function load(ctx: Context, no: string): Promise<BahanTersimpan> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no])
  if (!row) throw tidakAda(no)
  return row
}

export interface KepalaBahan {
  tgl_system: string
  status_valid: string
  input_by: string
  cetak: number
  jenis: JenisBahan
  kode_tukang: string
  no_pesanan: string
}
const kunciKepala = statement<KepalaBahan>(
  'kunci_bahan_tukang',
  `SELECT tgl_system, status_valid, input_by, cetak, jenis, kode_tukang, no_pesanan FROM bahan_tukang
   WHERE kode_toko = $1 AND no = $2 FOR UPDATE`,
)
/** @throws errors.dokumenStokTidakAda */
export async function kunciBahan(ctx: Context, no: string): Promise<KepalaBahan> {
  const [row] = await ctx.sql(kunciKepala, [ctx.toko.kode_toko, no])
  if (!row) throw tidakAda(no)
  return row
}

const lebur = statement<CallReply<typeof leburUntukTukang>[number]>(
  'lebur_untuk_tukang',
  `SELECT g.kode_group, g.nama_group, g.kadar,
     COALESCE((
         SELECT sum(s.berat) FROM saldo_lokasi s
         WHERE s.kode_toko = $1 AND s.lokasi = '${lokasiSistem('LEBUR')}' AND s.kode_group = g.kode_group),
           0)::bigint AS berat
   FROM grup g WHERE g.status_aktif ORDER BY 1`,
)
export const leburContent = (ctx: Context): Promise<CallReply<typeof leburUntukTukang>> =>
  ctx.sql(lebur, [ctx.toko.kode_toko])
