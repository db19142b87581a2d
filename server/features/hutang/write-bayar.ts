/** Writes payments on a loan, and what they make of it. */
import type { JenisBayarHutang } from '#domain/dokumen/hutang.ts'
import type { HutangNumbers } from '#domain/rules/bayar-hutang.ts'
import type { Status } from '#domain/rules/status.ts'
import type { Milligram, Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { written, type Written } from '../../faktur/kepala.ts'

export interface WrittenLine {
  no_transaksi: string
  no_induk: string
  jenis: JenisBayarHutang
  pokok: Rupiah
  bunga: Rupiah
  bunga_seharusnya: Rupiah
  kali: number
  lama: HutangNumbers
  baru: HutangNumbers
}

interface BayarBaru {
  no_faktur_hutang: string
  /** Of its first row. */
  urut: number
  berat_timbang: Milligram | null
  catatan: string
  otorisasi_by: string
  /** SERAH: what was agreed, and the purchase it is. */
  harga_serah: Rupiah
  no_faktur_group: string
  lines: readonly WrittenLine[]
}

interface Nilai extends Omit<BayarBaru, 'lines'>, Written {
  baris: readonly object[]
}

const write = statement<unknown, Nilai>(
  'tulis_bayar_hutang',
  `INSERT INTO hutang_bayar (no_transaksi, kode_toko, no_faktur_hutang, urut, jenis, no_induk, tgl_system,
       jam, pokok, bunga, bunga_seharusnya, kali, harga_serah, no_faktur_group, sisa_pokok_lama,
       tgl_bunga_sampai_lama, tgl_jatuh_tempo_lama, perpanjang_ke_lama, tgl_bunga_sampai, tgl_jatuh_tempo,
       perpanjang_ke, berat_timbang, catatan, otorisasi_by, input_by, id_trx)
   SELECT no_transaksi, :kode_toko, :no_faktur_hutang, :urut::int + ke - 1, jenis, no_induk, :tgl_system,
     :jam, pokok, bunga, bunga_seharusnya, kali, :harga_serah, :no_faktur_group, sisa_pokok_lama,
     tgl_bunga_sampai_lama, tgl_jatuh_tempo_lama, perpanjang_ke_lama, tgl_bunga_sampai, tgl_jatuh_tempo,
     perpanjang_ke, :berat_timbang, :catatan, :otorisasi_by, :input_by,
     CASE no_induk WHEN '-' THEN :id_trx ELSE no_transaksi END
   FROM :baris(no_transaksi text, no_induk text, jenis text, pokok bigint, bunga bigint,
       bunga_seharusnya bigint, kali int, sisa_pokok_lama bigint, tgl_bunga_sampai_lama date,
       tgl_jatuh_tempo_lama date, perpanjang_ke_lama int, tgl_bunga_sampai date, tgl_jatuh_tempo date,
       perpanjang_ke int, ke)`,
)

export function writeBayar(ctx: Context, { lines, ...bayar }: BayarBaru): void {
  ctx.send(write, {
    ...bayar,
    ...written(ctx),
    baris: lines.map(({ lama, baru, ...b }) => ({
      ...b,
      ...baru,
      sisa_pokok_lama: lama.sisa_pokok,
      tgl_bunga_sampai_lama: lama.tgl_bunga_sampai,
      tgl_jatuh_tempo_lama: lama.tgl_jatuh_tempo,
      perpanjang_ke_lama: lama.perpanjang_ke,
    })),
  })
}

const sah = statement<unknown>(
  'sahkan_bayar_hutang',
  `UPDATE hutang_bayar SET status_valid = 'DONE', valid_by = $3, valid_at = $4
   WHERE kode_toko = $1 AND no_transaksi = ANY ($2::text[])`,
)
export const sahkanBayar = (ctx: Context, numbers: readonly string[]): void =>
  ctx.send(sah, [ctx.toko.kode_toko, numbers, ctx.user.user_id, ctx.now])

const lepas = statement<unknown>(
  'batal_bayar_hutang',
  `UPDATE hutang_bayar
   SET status_valid = 'CANC', tgl_batal = $3, batal_by = $4, batal_at = $5, alasan_batal = $6,
     batal_otorisasi_by = $7
   WHERE kode_toko = $1 AND no_transaksi = ANY ($2::text[])`,
)
export const batalkanBayar = (
  ctx: Context,
  numbers: readonly string[],
  { alasan, oleh }: { alasan: string; oleh: string },
): void =>
  ctx.send(lepas, [ctx.toko.kode_toko, numbers, ctx.toko.tgl_system, ctx.user.user_id, ctx.now, alasan, oleh])

const number = statement<unknown>(
  'angka_hutang',
  'SELECT catat_angka_hutang($1, $2, $3, $4, $5, $6, $7, $8, $9)',
)
/**
 * Records the new figures of a loan, as its journal gives them: sent after the posting. A loan on which nothing is owed
 * has ended. @returns its status
 */
export function writeNumber(
  ctx: Context,
  no_faktur_hutang: string,
  { sisa_pokok, tgl_bunga_sampai, tgl_jatuh_tempo, perpanjang_ke }: HutangNumbers,
): Status<'status_hutang'> {
  const status = sisa_pokok === 0 ? 'CLOS' : 'OPEN'
  ctx.sendLast(number, [
    ctx.toko.kode_toko,
    no_faktur_hutang,
    sisa_pokok,
    tgl_bunga_sampai,
    tgl_jatuh_tempo,
    perpanjang_ke,
    status,
    ctx.toko.tgl_system,
    ctx.user.user_id,
  ])
  return status
}
