/** Settled loans, each with its goods (spec 000 §3, 001 §2.1). */
import type { CallInput } from '#domain/call.ts'
import type { cariHutangLunas, HutangLunas } from '#domain/calls/bayar-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { rentangDicari } from '../../faktur/rentang.ts'
import { Answer } from '../../outcome.ts'
import { polaCari } from '../../rantai/nomor-dicari.ts'

/** Goods of loan `h` as the specification names them: jumlah and qty are the same number. */
export const BARANG_LUNAS = `(
    SELECT json_agg(json_build_object('no_faktur_hutang', d.no_faktur_hutang, 'nama_barang', d.nama_barang,
          'kondisi', d.kondisi, 'kategori', d.kode_group, 'berat', d.berat, 'jumlah', d.jumlah, 'qty',
          d.jumlah, 'tgl_lunas', COALESCE(h.tgl_lunas::text, '-')) ORDER BY d.no) FROM hutang_detail d
    WHERE d.no_faktur_hutang = h.no_faktur_hutang)`

// A loan whose goods were handed over is undone where the hand-over is.
const cari = statement<HutangLunas>(
  'cari_hutang_lunas',
  `SELECT h.no_faktur_hutang, b.no_transaksi, h.nama_customer, h.jumlah_hutang,
     b.pokok + b.bunga AS total_bayar, h.tgl_lunas::text AS tgl_lunas, ${BARANG_LUNAS} AS detail_barang
   FROM hutang h JOIN hutang_bayar b ON b.kode_toko = h.kode_toko AND b.no_faktur_hutang = h.no_faktur_hutang
     AND b.jenis = 'LUNAS' AND b.status_valid = 'DONE'
   WHERE h.kode_toko = $1 AND h.status_hutang = 'CLOS' AND h.tgl_lunas IS NOT NULL
     AND ($2::text IS NULL OR h.no_faktur_hutang LIKE '%' || $2 || '%')
     AND ($3::date IS NULL OR h.tgl_lunas >= $3::date) AND ($4::date IS NULL OR h.tgl_lunas <= $4::date)
   ORDER BY h.tgl_lunas DESC, b.no_transaksi DESC LIMIT 200`,
)

/** Without number and days: those of the shop's day. Nothing found is said in the specification's words. @throws errors.tanggalTerbalik */
export async function cariLunas(
  ctx: Context,
  { query: { no_faktur_hutang, tgl_awal, tgl_akhir } }: CallInput<typeof cariHutangLunas>,
): Promise<Answer<HutangLunas[]>> {
  const { from, to } = rentangDicari(
    { tgl_from: tgl_awal, tgl_to: tgl_akhir },
    no_faktur_hutang ? null : ctx.toko.tgl_system,
  )
  const rows = await ctx.sql(cari, [
    ctx.toko.kode_toko,
    no_faktur_hutang ? polaCari(no_faktur_hutang) : null,
    from,
    to,
  ])
  const message = rows.length
    ? undefined
    : no_faktur_hutang
      ? errors.hutangTidakAda().message
      : 'Data Yang Anda Cari Tidak Ada'
  return new Answer(rows, message === undefined ? {} : { message })
}
