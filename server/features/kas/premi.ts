/** A sales person is paid for what they sold until a closed day (E26, DOMAIN §C.13, §O.5-3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { bayarPremi } from '#domain/calls/premi.ts'
import { refuseAll } from '#domain/errors.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { KODE } from '#domain/rules/kas-bank.ts'
import { postingAmbilKas } from '#domain/rules/postings/kas-bank.ts'
import { tolakHariPremi, tolakPremi } from '#domain/rules/premi.ts'
import type { Context } from '../../context.ts'
import { izinKasBank } from './izin.ts'
import { kunciPremiSales } from './load-premi.ts'
import { tandaiPremi } from './tandai-premi.ts'
import { writeKasBank, nomorKas } from './write.ts'

/** @throws errors.salesTidakAda, premiHariBelumDitutup, premiKosong, premiBerubah, perluOtorisasi, saldoKasTidakCukup */
export async function bayar(
  ctx: Context,
  { body }: CallInput<typeof bayarPremi>,
): Promise<CallReply<typeof bayarPremi>> {
  const { kode_sales, sampai } = body
  refuseAll(tolakHariPremi(sampai, ctx.toko.tgl_system))
  const premi = await kunciPremiSales(ctx, { kode_sales, sampai })
  refuseAll(tolakPremi(premi, body.jumlah))
  const { jumlah } = premi
  const keterangan = body.keterangan === '-' ? `PREMI ${premi.nama_sales} S/D ${sampai}` : body.keterangan
  const no_kas = await nomorKas(ctx, 'KK')
  const posting = postingAmbilKas({ no_kas, jumlah, keterangan, lawan: AKUN.BIAYA_OPERASIONAL })
  const otorisasi_by = await izinKasBank(ctx, {
    no_kas,
    posting,
    entri: {
      transaksi: `PREMI S/D ${sampai}`,
      jumlah,
      no_rekening: '-',
      no_rekening_tujuan: '-',
      kode_sales,
      keterangan,
    },
    khusus: false,
    ids: [body.id_otorisasi],
  })
  tandaiPremi(ctx, no_kas, premi)
  await writeKasBank(
    ctx,
    no_kas,
    {
      kategori: 'AMBIL UANG KAS',
      media: 'KAS',
      jumlah,
      keterangan,
      kode_transaksi: KODE.PREMI,
      kode_akun_lawan: AKUN.BIAYA_OPERASIONAL.kode,
      kode_sales,
      ref_type: KODE.PREMI,
      ref_no: sampai,
      otorisasi_by,
    },
    posting,
  )
  return { no_kas, jumlah }
}
