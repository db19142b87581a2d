/** The receipt of a payment on a loan as a file. */
import type { CallInput } from '#domain/call.ts'
import type { notaBayarHutang as notaCall } from '#domain/calls/nota-bayar-hutang.ts'
import {
  notaBayarHutang,
  type BarangDiserahkan,
  type BayarUntukNota,
} from '#domain/documents/nota-bayar-hutang.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { notaFile } from '../../dokumen/nota-file.ts'
import { akanKeluar } from '../../dokumen/hitung-cetak.ts'
import type { FileAnswer } from '../../outcome.ts'
import { lihat } from './lihat.ts'

const milik = statement<{ no_faktur_hutang: string; no: string }>(
  'hutang_dari_nota_bayar',
  `SELECT no_faktur_hutang, CASE no_induk WHEN '-' THEN no_transaksi ELSE no_induk END AS no FROM hutang_bayar
   WHERE kode_toko = $1 AND no_transaksi = $2`,
)
const diserahkan = statement<BarangDiserahkan>(
  'barang_diserahkan',
  `SELECT nama_barang, kadar_cetak, kondisi, berat, harga, harga_rata FROM beli_detail
   WHERE kode_toko = $1 AND no_faktur_group = $2 ORDER BY no`,
)

/** @throws errors.bayarHutangTidakAda */
export async function nota(ctx: Context, { params, query }: CallInput<typeof notaCall>): Promise<FileAnswer> {
  const bayar = await untukNota(ctx, params.no_transaksi, query.mencetak)
  const [{ jenis, no_transaksi }] = bayar.bayar
  const selesai = jenis === 'LUNAS' || jenis === 'SERAH'
  return notaFile(
    ctx,
    {
      jenis: selesai ? 'LUNAS' : 'HUTANG',
      name: `${selesai ? 'lunas' : 'bayar-hutang'}-${no_transaksi}`,
      ...query,
    },
    (toko, pengaturan) => notaBayarHutang(bayar, toko, pengaturan),
  )
}

async function untukNota(
  ctx: Context,
  no_transaksi: string,
  mencetak: string | undefined,
): Promise<BayarUntukNota> {
  const { kode_toko } = ctx.toko
  const [found] = await ctx.sql(milik, [kode_toko, no_transaksi])
  if (!found) throw errors.bayarHutangTidakAda({ no_transaksi })
  const hutang = await lihat(ctx, { params: found })
  const induk = hutang.bayar.find((b) => b.no_transaksi === found.no)!
  return {
    hutang,
    bayar: [akanKeluar(induk, mencetak), ...hutang.bayar.filter((b) => b.no_induk === found.no)],
    diserahkan: induk.jenis === 'SERAH' ? await ctx.sql(diserahkan, [kode_toko, induk.no_faktur_group]) : [],
  }
}
