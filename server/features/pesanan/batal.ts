/** Cancels an order: the DP back but for a potongan (E12), its pieces to trays, the customer's gold home (DOMAIN §B.6, §O.2-6, 7). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalPesanan } from '#domain/calls/pesanan.ts'
import { pesanan as kind } from '#domain/dokumen/pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { noKoreksi } from '#domain/rules/kode.ts'
import { pesananTerpakai, potonganPesanan } from '#domain/rules/pesanan.ts'
import { postingBatalPesanan } from '#domain/rules/postings/pesanan.ts'
import { caraKembali } from '#domain/rules/titipan.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { writeKembali } from '../../faktur/setoran.ts'
import { post } from '../../ledger/post.ts'
import { loadEmasPulang } from './emas-pulang.ts'
import { keBaki, type BarangKeBaki } from './ke-baki.ts'
import { loadPesanan } from './load-pesanan.ts'

const tutup = statement<unknown>(
  'tutup_pesanan',
  `UPDATE pesanan
   SET status_pesanan = 'CLOSE', tgl_batal = $6, batal_by = $3, batal_at = $4, alasan_batal = $5,
     potongan_rp = $7
   WHERE kode_toko = $1 AND no_pesanan = $2`,
)

/**
 * @throws errors.pesananTidakAda, pesananSelesai, pesananSedangDiambil, potonganLebihDp, emasCustomerDiTukang, leburTidakCukup,
 * what keeps its pieces out of their tray, perluOtorisasi, saldoKasTidakCukup
 */
export async function batal(
  ctx: Context,
  { body }: CallInput<typeof batalPesanan>,
): Promise<CallReply<typeof batalPesanan>> {
  const { no_pesanan, alasan, id_otorisasi } = body
  const { kepala, lines, saldo, pembayaran } = await loadPesanan(ctx, no_pesanan)
  const cara = caraBatal(ctx, kind, { ...kepala, status_valid: kepala.status_pesanan, no: no_pesanan })
  if (cara.cara !== 'balik') throw new Error(`an order is undone by ${cara.cara}`)
  const potongan = body.potongan_rp ?? potonganPesanan(saldo, ctx.settings)
  refuseAll([
    ...pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')),
    ...(potongan > saldo ? [errors.potonganLebihDp({ maks: saldo }).at('potongan_rp')] : []),
  ])
  const barang_jadi = await keBaki(ctx, lines, body)
  const emas = await loadEmasPulang(ctx, lines, (line) => line.berat_customer)
  await izinBatal(ctx, cara, {
    no: no_pesanan,
    tgl_system: kepala.tgl_system,
    jumlah: saldo,
    potongan,
    baki: sebutBaki(barang_jadi),
    alasan,
    id_otorisasi,
  })

  const kembali = rupiah(saldo - potongan)
  const refund = caraKembali(pembayaran, kembali, ctx.settings.REFUND_CARA)
  const posting = postingBatalPesanan({ no_pesanan, saldo, potongan, refund, barang_jadi, ...emas })
  const no_jurnal = saldo > 0 ? noKoreksi(no_pesanan) : null
  await izinUangKeluar(ctx, { posting, ref_no: no_pesanan })
  if (saldo > 0 || posting.stok.length) await post(ctx, posting, noKoreksi(no_pesanan))
  const { kode_toko, tgl_system } = ctx.toko
  ctx.send(tutup, [kode_toko, no_pesanan, ctx.user.user_id, ctx.now, alasan, tgl_system, potongan])
  if (refund.length) writeKembali(ctx, 'BATAL PESANAN', noKoreksi(no_pesanan), refund)
  ctx.announce(kind.berita, { no_pesanan })
  return {
    no_pesanan,
    status_pesanan: 'CLOSE',
    no_jurnal,
    refund_rp: kembali,
    potongan_rp: potongan,
    refund: refund.map(({ jenis, nominal, nama_bank }) => ({ jenis, nominal, nama_bank })),
  }
}

/** As whoever allows it reads it. */
const sebutBaki = (barang: readonly BarangKeBaki[]): string | undefined =>
  barang.length
    ? [...new Set(barang.map((b) => `${b.kode_gudang} / ${b.kode_baki}`))].toSorted().join(', ')
    : undefined
