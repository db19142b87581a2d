/** Goldsmiths' fees as they are kept: a range of days, of one order or repair, one of them, one locked. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { listUpahTukang, UpahTersimpan } from '#domain/calls/upah-tukang.ts'
import { upahKas } from '#domain/dokumen/upah-tukang.ts'
import { errors } from '#domain/errors.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const UPAH = `SELECT k.no_kas, k.tgl_system, to_char(k.jam, 'HH24:MI:SS') AS jam, k.kode_tukang,
    t.nama_tukang, k.ref_type, k.ref_no, k.media, k.nama_bank, k.no_rekening, k.jumlah, k.keterangan,
    k.status_valid, k.alasan_batal, k.cetak, k.input_by
   FROM kas_bank k JOIN tukang t ON t.kode_toko = k.kode_toko AND t.kode_tukang = k.kode_tukang
   WHERE k.kode_toko = $1 AND k.kategori = 'UPAH TUKANG'`
const rentang = statement<UpahTersimpan>(
  'daftar_upah_tukang',
  `${UPAH} AND k.tgl_system BETWEEN $2 AND $3 ORDER BY k.jam DESC, k.no_kas DESC LIMIT 500`,
)
const untuk = statement<UpahTersimpan>(
  'upah_tukang_untuk',
  `${UPAH} AND k.ref_no = $2 AND k.ref_no <> '-' ORDER BY k.jam DESC, k.no_kas DESC LIMIT 500`,
)
const satu = statement<UpahTersimpan>('lihat_upah_tukang', `${UPAH} AND k.no_kas = $2`)

export const listed = (
  ctx: Context,
  { query: { tgl_from, tgl_to, ref_no } }: CallInput<typeof listUpahTukang>,
): Promise<CallReply<typeof listUpahTukang>> => {
  const { kode_toko, tgl_system } = ctx.toko
  return ref_no
    ? ctx.sql(untuk, [kode_toko, ref_no])
    : ctx.sql(rentang, [kode_toko, tgl_from ?? tgl_system, tgl_to ?? tgl_system])
}

const tidakAda = (no: string) => errors.dokumenStokTidakAda({ nama: upahKas.nama, no }).at('no')

/** @throws errors.dokumenStokTidakAda */
export async function loadOne(ctx: Context, no: string): Promise<UpahTersimpan> {
  const [row] = await ctx.sql(satu, [ctx.toko.kode_toko, no])
  if (!row) throw tidakAda(no)
  return row
}

interface KepalaUpah {
  tgl_system: string
  status_valid: string
  input_by: string
  cetak: number
  media: 'KAS' | 'BANK'
  jumlah: Rupiah
}
const kepala = statement<KepalaUpah>(
  'kunci_upah_tukang',
  `SELECT tgl_system, status_valid, input_by, cetak, media, jumlah FROM kas_bank
   WHERE kode_toko = $1 AND no_kas = $2 AND kategori = 'UPAH TUKANG' FOR UPDATE`,
)
/** @throws errors.dokumenStokTidakAda */
export async function kunciUpah(ctx: Context, no: string): Promise<KepalaUpah> {
  const [row] = await ctx.sql(kepala, [ctx.toko.kode_toko, no])
  if (!row) throw tidakAda(no)
  return row
}
