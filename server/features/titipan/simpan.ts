/** Saves a deposit: OPEN, its pieces BOOKED, nothing posted (DOMAIN §0-2, §B.2). Its lines are decided as those of a sale. */
import type { CallInput, CallReply } from '#domain/call.ts'
import { validasiTitipan, type simpanTitipan } from '#domain/calls/titipan.ts'
import { RUPIAH_MAKS } from '#domain/limits.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { lineNo, noFaktur, noFakturUser } from '#domain/rules/kode.ts'
import { susunPembayaran, totalBayar, type PembayaranInput } from '#domain/rules/pembayaran.ts'
import { putuskanPenjualan, type DecidedLine } from '#domain/rules/penjualan.ts'
import { periksaJumlahTitipan, periksaPenitip, periksaTitipan, tglKunciHarga } from '#domain/rules/titipan.ts'
import { persen, rupiah, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { identitasUntuk, writeIdentitas } from '../../faktur/identitas.ts'
import { kepalaOf } from '../../faktur/kepala.ts'
import { loadAcuan } from '../../faktur/load-acuan.ts'
import { loadBarang, type BarangTerkunci } from '../../faktur/load-barang.ts'
import { otorisasiJual } from '../../faktur/line-otorisasi.ts'
import { otorisasiFee } from '../../faktur/otorisasi-fee.ts'
import { allRekening } from '../../faktur/rekening.ts'
import { sekaligus } from '../../faktur/sekaligus.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { tahanOtorisasi } from '../../rantai/otorisasi.ts'
import { writeSetoran } from './write-setoran.ts'
import { writeTitipan } from './write.ts'
import { validasi } from './validasi.ts'

type Body = CallInput<typeof simpanTitipan>['body']

export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanTitipan>,
): Promise<CallReply<typeof simpanTitipan>> {
  const sah = sekaligus(ctx, body, validasiTitipan)
  const uang = body.detail_barang.some((d) => d.kode_barcode === '-')
  if (uang && body.detail_barang.length > 1)
    throw errors
      .titipanUangCampur()
      .at(`detail_barang.${body.detail_barang.findIndex((d) => d.kode_barcode === '-')}.kode_barcode`)
  const [acuan, barang] = await Promise.all([
    loadAcuan(ctx, { ...body, kode_marketplace: '-' }),
    loadBarang(
      ctx,
      body.detail_barang.map((d) => d.kode_barcode),
    ),
  ])
  const { lines, total, pembayaran } = uang ? titipUang(body) : titipBarang(ctx, body, barang)
  const titipan = totalBayar(pembayaran)
  refuseAll([...periksaPenitip(body), ...periksaTitipan(titipan, total, ctx.settings)])
  const kode_member = body.kode_customer
  const identitas = await identitasUntuk(ctx, body.identitas, { nilai: titipan, kode_member, dokumen: '-' })
  const rekening = allRekening(pembayaran, body.pembayaran, acuan.rekening)

  const { kode_toko, tgl_system } = ctx.toko
  const tgl_kunci_harga: TanggalSystem | null = uang ? null : tglKunciHarga(tgl_system, ctx.settings)
  const pakaiIzin = await tahanOtorisasi(ctx, [
    ...otorisasiJual(lines, body.detail_barang),
    ...otorisasiFee(pembayaran, body.pembayaran, acuan.rekening),
  ])
  const seq = await nomorBerikut(ctx, 'TT')
  const no_titip_group = noFaktur('TT', kode_toko, tgl_system, seq)
  const no_titip_group_user = noFakturUser(tgl_system, seq)
  pakaiIzin(no_titip_group)
  writeTitipan(ctx, {
    no_titip_group,
    no_titip_group_user,
    ...kepalaOf(body, acuan.member),
    total,
    tgl_kunci_harga,
    lines,
  })
  writeSetoran(ctx, {
    no_titip_group,
    urut: 1,
    no_titip_bayar: lineNo(no_titip_group, 1),
    total: titipan,
    pembayaran: pembayaran.map((p, i) => ({ ...p, no_rekening: rekening[i]! })),
  })
  writeIdentitas(ctx, identitas, {
    ref_no: lineNo(no_titip_group, 1),
    dokumen: no_titip_group,
    kode_member,
  })
  if (sah) await validasi(ctx, no_titip_group, 1)
  ctx.announce('titipan', { no_titip_group })
  const status_valid = sah ? 'DONE' : 'OPEN'
  return {
    no_titip_group,
    no_titip_group_user,
    status_valid,
    total,
    titipan,
    sisa: rupiah(Math.max(0, total - titipan)),
    tgl_kunci_harga,
  }
}

const entries = ({ pembayaran }: Pick<Body, 'pembayaran'>): PembayaranInput[] =>
  pembayaran.map((p) => ({ ...p, fee: p.fee ?? persen(0), uang_diterima: p.uang_diterima ?? rupiah(0) }))

interface Diputuskan {
  lines: DecidedLine<BarangTerkunci>[]
  total: ReturnType<typeof rupiah>
  pembayaran: ReturnType<typeof susunPembayaran>
}

/** Money alone comes to no total: its only bound is that of any document. */
function titipUang(body: Body): Diputuskan {
  refuseAll(periksaJumlahTitipan(rupiah(0), body.pembayaran))
  return {
    lines: [],
    total: rupiah(0),
    pembayaran: susunPembayaran([], entries(body), rupiah(RUPIAH_MAKS)),
  }
}

function titipBarang(ctx: Context, body: Body, pieces: ReadonlyMap<string, BarangTerkunci>): Diputuskan {
  const { lines, pembayaran, total_bayar } = putuskanPenjualan(
    body.detail_barang,
    entries(body),
    pieces,
    ctx.settings,
  )
  return { lines, pembayaran, total: total_bayar }
}
