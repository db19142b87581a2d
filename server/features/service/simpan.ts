/** Takes a customer's goods in for repair: they lie in SERVICE (M22), a DP is owed at once (E15) (DOMAIN §B.7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanService } from '#domain/calls/service.ts'
import { service } from '#domain/dokumen/service.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { lineNo, noFaktur } from '#domain/rules/kode.ts'
import { periksaEstimasi } from '#domain/rules/pesanan.ts'
import { postingService } from '#domain/rules/postings/service.ts'
import { totalService, type AcuanSelesai } from '#domain/rules/service.ts'
import { periksaPenitip } from '#domain/rules/titipan.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { kepalaOf } from '../../faktur/kepala.ts'
import { loadAcuan } from '../../faktur/load-acuan.ts'
import { otorisasiFee } from '../../faktur/otorisasi-fee.ts'
import { writeSetoran } from '../../faktur/setoran.ts'
import { susunBayar, untukPosting } from '../../faktur/susun-bayar.ts'
import { post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { tahanOtorisasi } from '../../rantai/otorisasi.ts'
import { loadAcuanService } from './acuan.ts'
import { writeService } from './write.ts'

type Line = CallInput<typeof simpanService>['body']['detail_barang']

/** @throws all errors of customer, day and lines at once; then those of the payments */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanService>,
): Promise<CallReply<typeof simpanService>> {
  const { kode_toko, tgl_system } = ctx.toko
  const lines = body.detail_barang
  const [{ member, rekening }, acuan] = await Promise.all([
    loadAcuan(ctx, { ...body, kode_marketplace: '-' }),
    loadAcuanService(ctx, {
      kode_group: lines.map((b) => b.kode_group),
      kode_tukang: lines.map((b) => b.kode_tukang),
    }),
  ])
  const { total, wrong } = totalService(lines)
  refuseAll([
    ...periksaPenitip(body),
    ...periksaEstimasi(body.estimasi_tanggal, tgl_system),
    ...acuanTidakAda(lines, acuan),
    ...wrong,
  ])
  const dp = susunBayar(body.pembayaran, total, rekening)

  const pakaiIzin = await tahanOtorisasi(ctx, otorisasiFee(dp.lines, body.pembayaran, rekening))
  const no_faktur_service = noFaktur('SV', kode_toko, tgl_system, await nomorBerikut(ctx, 'SV'))
  pakaiIzin(no_faktur_service)
  writeService(ctx, {
    no_faktur_service,
    ...kepalaOf(body, member),
    estimasi_tanggal: body.estimasi_tanggal,
    keterangan: body.keterangan,
    total,
    baris: lines,
  })
  if (dp.total > 0)
    writeSetoran(ctx, {
      ref_type: 'SERVICE',
      ref_no: no_faktur_service,
      urut: 1,
      jenis: 'DP',
      total: dp.total,
      pembayaran: dp.lines,
    })
  const barang = lines.map((b, i) => ({
    kode_group: b.kode_group,
    kode_dept: '-',
    ref_line: lineNo(no_faktur_service, i + 1),
    qty: b.jumlah,
    berat: b.berat_terima,
  }))
  const posting = postingService({ no_faktur_service, pembayaran: untukPosting(ctx, dp), barang })
  await post(ctx, posting, no_faktur_service)
  ctx.announce(service.berita, { no_faktur_service })
  return { no_faktur_service, total, dp: dp.total, sisa: rupiah(total - dp.total) }
}

const acuanTidakAda = (lines: Line, { kadar, tukang }: AcuanSelesai): Refusal[] =>
  lines.flatMap(({ kode_group, kode_tukang }, i) => [
    ...(kode_group === '-' || kadar.has(kode_group)
      ? []
      : [errors.pilihanTidakAda({ label: 'Group', kode: kode_group }).at(`detail_barang.${i}.kode_group`)]),
    ...(kode_tukang === '-' || tukang.has(kode_tukang)
      ? []
      : [errors.tukangTidakAda({ kode_tukang }).at(`detail_barang.${i}.kode_tukang`)]),
  ])
