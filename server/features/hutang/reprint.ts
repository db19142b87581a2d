/** A loan's settlements as their nota says them, the newest first; that one is counted as printed, unless it is only asked for (spec 000 §7, DOMAIN §P.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { reprintHutangLunas } from '#domain/calls/bayar-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'
import { BARANG_LUNAS } from './cari-lunas.ts'
import { hitungBayar } from './cetak-bayar.ts'

type Reply = CallReply<typeof reprintHutangLunas>

const nota = statement<Reply[number]>(
  'reprint_hutang_lunas',
  `SELECT h.kode_sales AS sales_id, b.no_transaksi, b.tgl_system AS tgl_transaksi,
     to_char(b.jam, 'HH24:MI:SS') AS jam, h.kode_member, h.nama_customer AS nama_member, h.no_hp,
     h.alamat_customer AS alamat, b.pokok, b.bunga, b.pokok + b.bunga AS total,
     CASE WHEN $3 THEN b.cetak ELSE GREATEST(b.cetak - 1, 0) END AS copy, ${BARANG_LUNAS} AS detail_barang
   FROM hutang h JOIN hutang_bayar b ON b.kode_toko = h.kode_toko AND b.no_faktur_hutang = h.no_faktur_hutang
   WHERE h.kode_toko = $1 AND h.no_faktur_hutang = $2 AND b.jenis = 'LUNAS' AND b.status_valid = 'DONE'
   ORDER BY b.urut DESC`,
)

/** @throws errors.hutangTidakAda, errors.perluOtorisasi from the second print on */
export async function reprint(
  ctx: Context,
  { query: { no_faktur_hutang, langkah: step } }: CallInput<typeof reprintHutangLunas>,
): Promise<Reply> {
  const key = [ctx.toko.kode_toko, no_faktur_hutang, step === 'IZIN']
  const [newest] = await ctx.sql(nota, key)
  if (!newest) throw errors.hutangTidakAda().at('no_faktur_hutang')
  await hitungBayar(ctx, newest.no_transaksi, no_faktur_hutang, step && { langkah: step })
  await audit(ctx, {
    actions: 'CETAK ULANG',
    table: 'hutang_bayar',
    ref: newest.no_transaksi,
    sebelum: null,
    sesudah: null,
  })
  return ctx.sql(nota, key)
}
