/** Saves a sale or a trade-in: OPEN, its pieces BOOKED, nothing posted (DOMAIN §0-2, §B.1 step 7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { validasiPembelian } from '#domain/calls/pembelian.ts'
import { validasiPenjualan, type ValidasiResult, type simpanPenjualan } from '#domain/calls/penjualan.ts'
import { refuseAll } from '#domain/errors.ts'
import { randomKode, lineNo, noFaktur, noFakturUser } from '#domain/rules/kode.ts'
import { hpDimaksud } from '#domain/rules/member.ts'
import { samarkanKartu, type ArahBayar } from '#domain/rules/pembayaran.ts'
import { periksaPembeli } from '#domain/rules/pajak.ts'
import { putuskanPenjualan } from '#domain/rules/penjualan.ts'
import { putuskanTukar } from '#domain/rules/tukar.ts'
import { kunciAml } from '#domain/rules/aml.ts'
import { persen, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { nomorBerikut, nomorTerakhir } from '../../rantai/nomor.ts'
import { tahanOtorisasi } from '../../rantai/otorisasi.ts'
import { random } from '../../process/random.ts'
import { writePenjualan } from './write.ts'
import { beliState, TANPA_HALANGAN } from '../pembelian/state.ts'
import { siapkanBeli } from '../pembelian/siapkan.ts'
import { writeBeli } from '../pembelian/write-beli.ts'
import { validasiBeli } from '../pembelian/validasi.ts'
import { akanDilaporkan, kunciDokumen } from '../../faktur/aml.ts'
import { identitasUntuk, identitasDigest, periksaPenjual, writeIdentitas } from '../../faktur/identitas.ts'
import { kepalaOf } from '../../faktur/kepala.ts'
import { loadAcuan } from '../../faktur/load-acuan.ts'
import { loadBarang } from '../../faktur/load-barang.ts'
import { otorisasiBeli, otorisasiJual } from '../../faktur/line-otorisasi.ts'
import { otorisasiFee } from '../../faktur/otorisasi-fee.ts'
import { pembeliDigest, writePembeli } from '../../faktur/pembeli.ts'
import { allRekening } from '../../faktur/rekening.ts'
import { sekaligus } from '../../faktur/sekaligus.ts'
import { denganDiambil, dimukaDari, loadDiambilLines } from './diambil.ts'
import { validasi } from './validasi.ts'

export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanPenjualan>,
  /** Notas of other servers are held there by now, or it throws why not. */
  dipesan: () => void = () => {},
): Promise<CallReply<typeof simpanPenjualan>> {
  const sah = sekaligus(ctx, body, body.detail_beli.length > 0 ? validasiPembelian : validasiPenjualan)
  dipesan()
  const [diambil, acuan, barang] = await Promise.all([
    loadDiambilLines(ctx, body.detail_barang),
    loadAcuan(ctx, body),
    loadBarang(
      ctx,
      body.detail_barang.map((d) => d.kode_barcode),
    ),
  ])
  refuseAll(diambil?.loaded.periksa(body.detail_barang, body.kode_customer) ?? [])
  if (diambil && body.detail_beli.length > 0) throw diambil.cara.dalamTukar().at('detail_beli')
  const beli =
    body.detail_beli.length > 0
      ? await siapkanBeli(ctx, body.detail_beli, Boolean(body.identitas))
      : undefined
  const payments = body.pembayaran.map((p) => ({
    ...p,
    fee: p.fee ?? persen(0),
    uang_diterima: p.uang_diterima ?? rupiah(0),
  }))
  refuseAll(
    periksaPembeli(body, {
      nama: acuan.member?.nama_customer ?? body.nama_customer,
      hari: ctx.toko.tgl_system,
      field: 'nama_customer',
    }),
  )
  const decide = beli ? putuskanTukar : putuskanPenjualan
  const sale = decide(
    body.detail_barang,
    payments,
    denganDiambil(barang, diambil),
    ctx.settings,
    beli ? [{ jenis: 'TUKAR', saldo: beli.total }] : dimukaDari(diambil),
    body,
  )
  const identitas = await identitasUntuk(ctx, body.identitas, {
    nilai: sale.total_bayar,
    kode_member: body.kode_customer,
    dokumen: diambil?.loaded.no ?? '-',
  })
  if (beli) periksaPenjual(ctx, body.identitas, beli.total)
  const rekening = allRekening(sale.pembayaran, body.pembayaran, acuan.rekening)

  const no_hp = acuan.member?.no_hp ?? (diambil ? hpDimaksud(body.no_hp, diambil.loaded.no_hp) : body.no_hp)
  const digest = identitas ? identitasDigest(ctx, identitas) : pembeliDigest(ctx, body)
  const orang = kunciAml({ kode_member: body.kode_customer, digest, no_hp }) ?? null
  // Of a trade-in both sides are looked at, the larger counts.
  const nilai = rupiah(Math.max(sale.total_bayar, beli?.total ?? 0))
  const akan_lapor = !sah && (await akanDilaporkan(ctx, { aml_kunci: orang, nilai }))

  const pakaiIzin = await tahanOtorisasi(ctx, [
    ...otorisasiJual(sale.lines, body.detail_barang),
    ...otorisasiFee(sale.pembayaran, body.pembayaran, acuan.rekening),
    ...(beli ? otorisasiBeli(beli.lines, body.detail_beli) : []),
  ])

  // From here to the commit others of the kind wait for their number: nothing more is asked.
  const jenis = beli ? 'TK' : 'JL'
  // A document that is looked at once it is written must know its number by then.
  const ditanya = sah || beli || diambil
  const seq = await (ditanya ? nomorBerikut : nomorTerakhir)(ctx, jenis)
  const no_faktur_group = noFaktur(jenis, ctx.toko.kode_toko, ctx.toko.tgl_system, seq)
  const no_faktur_group_user = noFakturUser(ctx.toko.tgl_system, seq)
  pakaiIzin(no_faktur_group)
  writePenjualan(ctx, {
    no_faktur_group,
    no_faktur_group_user,
    aml_kunci: kunciDokumen(ctx, orang, { no: no_faktur_group, nilai }),
    ...kepalaOf(body, acuan.member),
    no_hp,
    kode_marketplace: body.kode_marketplace,
    jenis_pembeli: body.jenis_pembeli,
    no_timbangan: body.no_timbangan ?? null,
    sale,
    lines: sale.lines.map((b, i) => ({
      ...b,
      no_faktur_jual: lineNo(no_faktur_group, i + 1),
      no_generate: randomKode(random),
      no_titip_group: body.detail_barang[i]!.no_titip_group,
      no_pesanan: body.detail_barang[i]!.no_pesanan,
    })),
    pembayaran: sale.pembayaran.map((p, i) => ({
      ...p,
      no_card: samarkanKartu(p.no_card),
      no_rekening: rekening[i]!,
      sub_ref: p.jenis === diambil?.cara.jenis ? diambil.loaded.no : '-',
      arah: arahBayar(p, sale, beli?.total),
    })),
    total_beli: beli?.total,
  })
  if (beli) writeBeli(ctx, no_faktur_group, body.kode_sales, beli.lines)
  writePembeli(ctx, body, {
    ref_no: no_faktur_group,
    nama: acuan.member?.nama_customer ?? body.nama_customer,
  })
  writeIdentitas(ctx, identitas, { ref_no: no_faktur_group, kode_member: body.kode_customer })
  diambil?.cara.pegang(ctx, diambil.loaded.no, no_faktur_group)
  const disahkan = sah ? await (beli ? validasiBeli : validasi)(ctx, no_faktur_group) : undefined
  ctx.announce(beli ? 'pembelian' : 'penjualan', { no_faktur_group })
  const status_valid = sah ? 'DONE' : 'OPEN'
  return {
    no_faktur_group,
    no_faktur_group_user,
    status_valid,
    total: sale.total,
    ppn_rp: sale.ppn_rp,
    pph_rp: sale.pph_rp,
    total_beli: beli?.total ?? rupiah(0),
    total_bayar: rupiah(sale.total_bayar - (beli?.total ?? 0)),
    lapor_ppatk: disahkan?.lapor_ppatk ?? akan_lapor,
    divalidasi: disahkan ? result(disahkan) : null,
    ...(beli && status_valid === 'OPEN' ? await beliState(ctx, no_faktur_group) : TANPA_HALANGAN),
  }
}

/** A trade-in takes nothing that was paid ahead. */
const result = (reply: Pick<ValidasiResult, 'poin' | 'kupon'> & Partial<ValidasiResult>): ValidasiResult => ({
  poin: reply.poin,
  kupon: reply.kupon,
  dimuka: reply.dimuka ?? null,
  kelebihan: reply.kelebihan ?? [],
  emas_kembali: reply.emas_kembali ?? [],
})

/** Of a trade-in whose old pieces are worth more, the shop pays: all but the locked line goes out. */
const arahBayar = (p: { jenis: string }, sale: { total_bayar: number }, total_beli = 0): ArahBayar =>
  p.jenis !== 'TUKAR' && total_beli > sale.total_bayar ? 'KELUAR' : 'MASUK'
