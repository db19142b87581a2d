/** Saves a purchase: OPEN, nothing posted, nobody's money moved (DOMAIN §0-2, §B.3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { validasiPembelian, type simpanPembelian } from '#domain/calls/pembelian.ts'
import { kunciAml } from '#domain/rules/aml.ts'
import { noFaktur, noFakturUser } from '#domain/rules/kode.ts'
import { susunPembayaran } from '#domain/rules/pembayaran.ts'
import { persen, rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { beliState, TANPA_HALANGAN } from './state.ts'
import { siapkanBeli } from './siapkan.ts'
import { writeBeli } from './write-beli.ts'
import { validasiBeli } from './validasi.ts'
import { akanDilaporkan, kunciDokumen } from '../../faktur/aml.ts'
import { identitasDigest, periksaPenjual, writeIdentitas } from '../../faktur/identitas.ts'
import { kepalaOf } from '../../faktur/kepala.ts'
import { loadAcuan } from '../../faktur/load-acuan.ts'
import { otorisasiBeli } from '../../faktur/line-otorisasi.ts'
import { allRekening } from '../../faktur/rekening.ts'
import { sekaligus } from '../../faktur/sekaligus.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { tahanOtorisasi } from '../../rantai/otorisasi.ts'
import { writeKepala } from './write.ts'

/** @throws what putuskanPembelian, susunPembayaran and loadAcuan refuse; perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanPembelian>,
  /** Notas of other servers are held there by now, or it throws why not. */
  dipesan: () => void = () => {},
): Promise<CallReply<typeof simpanPembelian>> {
  const sah = sekaligus(ctx, body, validasiPembelian)
  dipesan()
  const acuan = await loadAcuan(ctx, { ...body, kode_marketplace: '-' })
  const { lines, total } = await siapkanBeli(ctx, body.detail_beli, Boolean(body.identitas))
  periksaPenjual(ctx, body.identitas, total)
  const entries = body.pembayaran.map((p) => ({ ...p, fee: p.fee ?? persen(0), uang_diterima: rupiah(0) }))
  const pembayaran = susunPembayaran([], entries, total, 'KELUAR')
  const rekening = allRekening(pembayaran, entries, acuan.rekening)
  const kepala = kepalaOf(body, acuan.member)
  const digest = body.identitas ? identitasDigest(ctx, body.identitas) : undefined
  const orang = kunciAml({ ...kepala, digest }) ?? null
  const akan_lapor = !sah && (await akanDilaporkan(ctx, { aml_kunci: orang, nilai: total }))

  const pakaiIzin = await tahanOtorisasi(ctx, otorisasiBeli(lines, body.detail_beli))
  const seq = await nomorBerikut(ctx, 'BL')
  const no_faktur_group = noFaktur('BL', ctx.toko.kode_toko, ctx.toko.tgl_system, seq)
  const no_faktur_group_user = noFakturUser(ctx.toko.tgl_system, seq)
  pakaiIzin(no_faktur_group)
  writeKepala(ctx, {
    no_faktur_group,
    no_faktur_group_user,
    aml_kunci: kunciDokumen(ctx, orang, { no: no_faktur_group, nilai: total }),
    ...kepala,
    total,
    dibayar: total,
    no_faktur_hutang: '-',
    no_timbangan: body.no_timbangan ?? null,
    pembayaran: pembayaran.map((p, i) => ({ ...p, no_rekening: rekening[i]! })),
  })
  writeBeli(ctx, no_faktur_group, body.kode_sales, lines)
  writeIdentitas(ctx, body.identitas, { ref_no: no_faktur_group, kode_member: body.kode_customer })
  const disahkan = sah ? await validasiBeli(ctx, no_faktur_group) : undefined
  ctx.announce('pembelian', { no_faktur_group })
  const status_valid = sah ? 'DONE' : 'OPEN'
  return {
    no_faktur_group,
    no_faktur_group_user,
    status_valid,
    total,
    lapor_ppatk: disahkan?.lapor_ppatk ?? akan_lapor,
    ...(status_valid === 'OPEN' ? await beliState(ctx, no_faktur_group) : TANPA_HALANGAN),
  }
}
