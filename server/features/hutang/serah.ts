/** The customer sells the goods to the shop: they pay the debt, what exceeds it is paid out, all at once (DOMAIN §B.8, §O.4-1, §O.4-2, E24, M23, M07). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { serahBarangHutang } from '#domain/calls/bayar-hutang.ts'
import { serahBarang } from '#domain/dokumen/hutang.ts'
import type { Refusal } from '#domain/errors.ts'
import { hutangNumbers } from '#domain/rules/bayar-hutang.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { harusLunas } from '#domain/rules/pembayaran.ts'
import { postingSerahBarang } from '#domain/rules/postings/hutang.ts'
import { putuskanSerah } from '#domain/rules/serah-barang.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { amlSesudahSah } from '../../faktur/aml.ts'
import { loadRekening, type RekeningBank } from '../../faktur/load-acuan.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { susunBayar, untukPosting, type BayarDisusun } from '../../faktur/susun-bayar.ts'
import { post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { hitungKunjungan } from '../../rantai/tamu/kunjungan.ts'
import { beliDariHutang } from '../pembelian/dari-hutang.ts'
import { tandaiSah } from '../pembelian/tandai.ts'
import { loadAcuanSerah } from './acuan-serah.ts'
import { menunggu } from './load-bayar.ts'
import { jaminan, loadHutang, syaratBunga } from './load-hutang.ts'
import { sahkanBayar, writeNumber, writeBayar } from './write-bayar.ts'

type Body = CallInput<typeof serahBarangHutang>['body']

/** @throws errors.hutangTidakAda, what putuskanSerah says; what is wrong with the payments; perluOtorisasi, saldoKasTidakCukup */
export async function serah(
  ctx: Context,
  { body }: CallInput<typeof serahBarangHutang>,
): Promise<CallReply<typeof serahBarangHutang>> {
  const { kode_toko, tgl_system } = ctx.toko
  const { no_faktur_hutang, catatan } = body
  const hutang = await loadHutang(ctx, no_faktur_hutang)
  const { kepala } = hutang
  const acuan = await loadAcuanSerah(
    ctx,
    hutang.barang.map((b) => b.kode_group),
  )
  const diputuskan = putuskanSerah(
    {
      hutang: kepala,
      syarat: syaratBunga(kepala),
      jaminan: hutang.barang,
      menunggu: menunggu(hutang),
      tgl_system,
    },
    { barang: body.detail_barang, catatan },
    acuan,
    ctx.settings,
  )
  const keluar = uangKeluar(body, diputuskan.kelebihan, await loadRekening(ctx))

  const no_transaksi = noFaktur('SB', kode_toko, tgl_system, await nomorBerikut(ctx, 'SB'))
  const izin = [body.id_otorisasi ?? []].flat()
  const { user_otorisasi } = await pakaiOtorisasi(ctx, {
    kategori: 'HUTANG SERAH BARANG',
    ref_no: no_transaksi,
    ids: izin,
    untuk: diputuskan.disetujui,
    field: 'id_otorisasi',
  })
  const { faktur, beli } = await beliDariHutang(ctx, {
    ...kepala,
    serah: diputuskan,
    pembayaran: keluar.lines,
  })
  const { harga, pokok, bunga, kelebihan } = diputuskan
  const posting = postingSerahBarang({
    no_faktur_hutang,
    no_transaksi,
    harga,
    pokok,
    bunga,
    kelebihan: untukPosting(ctx, keluar),
    jaminan: hutang.barang.map(jaminan),
    barang: beli.map((b) => ({ ...b, ref_line: b.no_faktur_beli })),
  })
  await izinUangKeluar(ctx, {
    posting,
    ref_no: no_transaksi,
    untuk: no_faktur_hutang,
    ids: izin,
  })
  tandaiSah(ctx, faktur.kepala, beli)
  await amlSesudahSah(ctx, { ...faktur.kepala, no: faktur.kepala.no_faktur_group })
  await post(ctx, posting, no_transaksi)
  hitungKunjungan(ctx, faktur.kepala)
  const lama = hutangNumbers(kepala)
  const baru = { ...lama, sisa_pokok: rupiah(0), tgl_bunga_sampai: diputuskan.tgl_bunga_sampai }
  writeBayar(ctx, {
    no_faktur_hutang,
    urut: hutang.bayar.length + 1,
    berat_timbang: null,
    catatan,
    otorisasi_by: user_otorisasi,
    harga_serah: harga,
    no_faktur_group: faktur.kepala.no_faktur_group,
    lines: [{ ...diputuskan, no_transaksi, no_induk: '-', jenis: 'SERAH', lama, baru }],
  })
  sahkanBayar(ctx, [no_transaksi])
  writeNumber(ctx, no_faktur_hutang, baru)
  ctx.announce(serahBarang.berita, { no_faktur_hutang })
  const { no_faktur_group } = faktur.kepala
  return { no_transaksi, no_faktur_hutang, no_faktur_group, harga, pokok, bunga, kelebihan }
}

/** Just what exceeds the debt, in cash or from an account. @throws what is wrong with a payment, at its field */
function uangKeluar(
  { pembayaran }: Pick<Body, 'pembayaran'>,
  kelebihan: Rupiah,
  accounts: readonly RekeningBank[],
): BayarDisusun {
  const keluar = susunBayar(pembayaran, kelebihan, accounts, 'KELUAR')
  try {
    harusLunas(keluar.lines, kelebihan)
  } catch (refusal) {
    throw (refusal as Refusal).at('pembayaran')
  }
  return keluar
}
