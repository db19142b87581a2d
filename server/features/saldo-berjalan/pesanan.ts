/** Orders that ran before: their DP is what the shop owes (2102), the customer's gold of them lies in SERVICE (M22). */
import type { PesananContent } from '#domain/impor/berjalan.ts'
import { AKUN } from '#domain/rules/akun.ts'
import type { DokumenBerjalan } from '#domain/rules/berjalan.ts'
import { barangPesanan } from '#domain/rules/dokumen-berjalan.ts'
import { lineNo } from '#domain/rules/kode.ts'
import type { BerjalanDikenal } from '#domain/rules/periksa-berjalan.ts'
import { milligram, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { writeSetoran } from '../../faktur/setoran.ts'
import { writePesanan } from '../pesanan/write.ts'
import { padaHari } from './pada-hari.ts'
import { uangAwal } from './uang-awal.ts'
import type { SaldoAwalContent } from '#domain/rules/postings/saldo-awal.ts'

export async function writePesananBerjalan(
  ctx: Context,
  dokumen: readonly DokumenBerjalan<PesananContent>[],
  dikenal: BerjalanDikenal,
): Promise<SaldoAwalContent> {
  const saldo: SaldoAwalContent = { saldo: [], barang: [], emas: [], jaminan: [] }
  for (const one of dokumen) {
    const head = one.lines[0]!
    const { no: no_pesanan, lalu } = await padaHari(ctx, 'PS', head.tanggal)
    const lines = barangPesanan(one, dikenal, ctx.settings)
    writePesanan(lalu, {
      no_pesanan,
      kode_sales: head.kode_sales,
      kode_member: head.kode_member,
      nama_customer: head.nama_customer,
      no_hp: head.no_hp,
      alamat_customer: head.alamat_customer,
      estimasi_tanggal: head.estimasi,
      keterangan: `NO LAMA ${head.no_lama}`,
      lines: lines.map((b) => ({
        ...b,
        perkiraan_berat: b.berat,
        nama_atribut: '-',
        berat_atribut: milligram(0),
        harga_atribut: rupiah(0),
      })),
    })
    if (head.dp > 0) {
      writeSetoran(lalu, {
        ref_type: 'PESANAN',
        ref_no: no_pesanan,
        urut: 1,
        jenis: 'DP',
        total: head.dp,
        pembayaran: uangAwal(head.dp),
      })
      saldo.saldo.push({ akun: AKUN.DP_PESANAN, sub_ref: no_pesanan, saldo: rupiah(-head.dp) })
    }
    for (const [i, { kode_group, kode_dept, berat_customer: berat }] of lines.entries())
      if (berat > 0) saldo.emas.push({ kode_group, kode_dept, berat, ref_line: lineNo(no_pesanan, i + 1) })
  }
  return saldo
}
