/** Saves a loan: OPEN, no money out and nothing in HUTANG yet (DOMAIN §B.8, §C.7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { validasiHutang, type simpanHutang } from '#domain/calls/hutang.ts'
import { hutang } from '#domain/dokumen/hutang.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiPinjaman } from '#domain/rules/disetujui.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import { sisaBayar, susunPembayaran } from '#domain/rules/pembayaran.ts'
import { pinjamanBaru } from '#domain/rules/izin-gadai.ts'
import { pinjamanBedaUser } from '#domain/rules/pinjaman.ts'
import { putuskanHutang, type HutangDiputuskan } from '#domain/rules/putuskan-hutang.ts'
import { persen, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { kepalaOf } from '../../faktur/kepala.ts'
import { loadAcuan, type RekeningBank } from '../../faktur/load-acuan.ts'
import { allRekening } from '../../faktur/rekening.ts'
import { sekaligus } from '../../faktur/sekaligus.ts'
import { writePembayaran, type WrittenPembayaran } from '../../faktur/write-pembayaran.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { lendingState } from '../../rantai/izin-gadai.ts'
import { loadAcuanHutang } from './acuan.ts'
import { alasanHutangDari, perluOtorisasiHutang } from './alasan.ts'
import { amplopTerpakai } from './amplop.ts'
import { liveModule } from './modul.ts'
import { penaksir } from './penaksir.ts'
import { writeIdentitas } from '../../faktur/identitas.ts'
import { peminjam } from './peminjam.ts'
import { writeHutang } from './write.ts'
import { validasi } from './validasi.ts'

type Body = CallInput<typeof simpanHutang>['body']

/** @throws errors.hutangMati; all that is wrong with customer, goods, terms and envelope at once; then with the money; perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanHutang>,
): Promise<CallReply<typeof simpanHutang>> {
  liveModule(ctx)
  // Even where every save validates, a loan that another person must confirm waits for that person.
  const menunggu = !body.validasi && pinjamanBedaUser(body.jumlah_hutang, ctx.settings)
  const sah = sekaligus(ctx, body, validasiHutang) && !menunggu
  const { kode_toko, tgl_system } = ctx.toko
  const [{ member, rekening }, acuan, siapa, amplop, lending, sertifikat] = await Promise.all([
    loadAcuan(ctx, { ...body, kode_marketplace: '-' }),
    loadAcuanHutang(ctx),
    peminjam(ctx, body),
    amplopTerpakai(ctx, body),
    lendingState(ctx),
    penaksir(ctx),
  ])
  const diputuskan = putuskanHutang(body, siapa !== undefined, acuan, ctx.settings, tgl_system, [
    ...pinjamanBaru(lending).map((r) => r.at('jumlah_hutang')),
    ...amplop,
  ])
  const keluar = uangKeluar(body, rekening)

  const no_faktur_hutang = noFaktur('HT', kode_toko, tgl_system, await nomorBerikut(ctx, 'HT'))
  const kepala = kepalaOf(body, member)
  const otorisasi_by = await izinPinjaman(
    ctx,
    no_faktur_hutang,
    { ...body, nama_customer: kepala.nama_customer },
    diputuskan,
  )
  writeHutang(ctx, {
    ...body,
    ...diputuskan.syarat,
    ...diputuskan,
    ...kepala,
    ...sertifikat,
    no_faktur_hutang,
    otorisasi_by,
  })
  writeIdentitas(ctx, siapa, { ref_no: no_faktur_hutang, kode_member: body.kode_customer })
  writePembayaran(ctx, {
    ref_type: 'HUTANG',
    ref_no: no_faktur_hutang,
    arah: 'KELUAR',
    fee_mode: ctx.settings.FEE_KARTU_MODE,
    lines: keluar,
  })
  if (sah) await validasi(ctx, no_faktur_hutang)
  ctx.announce(hutang.berita, { no_faktur_hutang })
  const { taksiran, maks_pinjaman, tgl_jatuh_tempo } = diputuskan
  return {
    no_faktur_hutang,
    ...(await state(ctx, no_faktur_hutang, sah)),
    taksiran,
    maks_pinjaman,
    jumlah_hutang: body.jumlah_hutang,
    tgl_jatuh_tempo,
  }
}

/** Pays the loan out: exactly what is lent, in cash or from an account. @throws the error of a payment, at its field */
function uangKeluar(
  { pembayaran, jumlah_hutang }: Pick<Body, 'pembayaran' | 'jumlah_hutang'>,
  accounts: readonly RekeningBank[],
): WrittenPembayaran['lines'] {
  const entries = pembayaran.map((p) => ({ ...p, fee: p.fee ?? persen(0), uang_diterima: rupiah(0) }))
  const list = susunPembayaran([], entries, jumlah_hutang, 'KELUAR')
  const sisa = sisaBayar(list, jumlah_hutang)
  if (sisa > 0) throw errors.pembayaranKurang({ sisa }).at('pembayaran')
  const rekening = allRekening(list, entries, accounts)
  return list.map((p, i) => ({ ...p, no_rekening: rekening[i]! }))
}

type Diputuskan = Pick<
  HutangDiputuskan<unknown, unknown>,
  'otorisasi' | 'lama_pinjam' | 'taksiran' | 'maks_pinjaman'
>

/** @returns who allowed it; '-' where nobody must. @throws errors.perluOtorisasi */
async function izinPinjaman(
  ctx: Context,
  ref_no: string,
  body: Body,
  diputuskan: Diputuskan,
): Promise<string> {
  const [kategori] = diputuskan.otorisasi
  if (!kategori) return '-'
  const { user_otorisasi } = await pakaiOtorisasi(ctx, {
    kategori,
    ref_no,
    ids: [body.id_otorisasi ?? []].flat(),
    untuk: disetujuiPinjaman({ ...body, ...diputuskan }),
    field: 'jumlah_hutang',
  })
  return user_otorisasi
}

/** Reports what stands between the loan and its validation, before the cashier stands there without money. */
async function state(
  ctx: Context,
  no: string,
  sah: boolean,
): Promise<Pick<CallReply<typeof simpanHutang>, 'status_valid' | 'alasan_tidak_bisa' | 'perlu_otorisasi'>> {
  if (sah) return { status_valid: 'DONE', alasan_tidak_bisa: [], perlu_otorisasi: [] }
  const [alasan, perlu] = await Promise.all([alasanHutangDari(ctx, [no]), perluOtorisasiHutang(ctx, [no])])
  return {
    status_valid: 'OPEN',
    alasan_tidak_bisa: alasan.get(no) ?? [],
    perlu_otorisasi: perlu.get(no) ?? [],
  }
}
