/** Reads one loan whole: all that the screens and its papers need. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { HutangLengkap, identitasPeminjam, lihatHutang } from '#domain/calls/hutang.ts'
import { hutang } from '#domain/dokumen/hutang.ts'
import { errors } from '#domain/errors.ts'
import { samarkanIdentitas } from '#domain/rules/nik.ts'
import { bayarTerakhir, lineTaksiran } from '#domain/rules/pinjaman.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { bukaIdentitas, lookedAtIdentitas, type IdentitasDisimpan } from '../../faktur/identitas.ts'
import { paymentsColumn } from '../../faktur/lihat.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { dihitung, RINGKAS, RINGKAS_DARI, type Dihitung, type StoredLine } from './list.ts'

type Kepala = StoredLine &
  Omit<
    HutangLengkap,
    keyof StoredLine | keyof Dihitung | 'kelipatan' | 'identitas' | 'detail_barang' | 'pembayaran' | 'bayar'
  >

const kepala = statement<Kepala>(
  'lihat_hutang',
  `SELECT ${RINGKAS}, h.alamat_customer, h.keterangan, h.taksiran, h.maks_pinjaman, h.kode_kondisi_pinjaman,
     h.saldo_awal, COALESCE(h.valid_by, '-') AS valid_by, COALESCE(h.lunas_by, '-') AS lunas_by,
     COALESCE(h.batal_by, '-') AS batal_by, h.alasan_batal, h.otorisasi_by, h.cetak,
     h.no_sertifikat_penaksir, h.sertifikat_sampai
   FROM hutang h ${RINGKAS_DARI} WHERE h.kode_toko = $1 AND h.no_faktur_hutang = $2`,
)
const line = statement<Omit<HutangLengkap['detail_barang'][number], 'taksiran'>>(
  'lihat_hutang_baris',
  `SELECT no, nama_barang, kondisi, kode_group AS kategori, jumlah, berat, harga_beli_gram, foto
   FROM hutang_detail WHERE kode_toko = $1 AND no_faktur_hutang = $2 ORDER BY no`,
)
const UANG = (no: string): string =>
  paymentsColumn(`p.kode_toko = $1 AND p.ref_no = ${no} AND p.ref_type IN ('HUTANG', 'PEMBELIAN')`)
const uang = statement<Pick<HutangLengkap, 'pembayaran'>>('lihat_hutang_uang', `SELECT ${UANG('$2')}`)
// `sisa_pokok` is the principal left after the payment. Goods worth more than the debt are a purchase, which pays out
// the rest.
const bayar = statement<Omit<HutangLengkap['bayar'][number], 'bisa_batal'>>(
  'lihat_hutang_bayar',
  `SELECT b.no_transaksi, b.urut, b.jenis, b.no_induk, b.tgl_system, to_char(b.jam, 'HH24:MI:SS') AS jam,
     b.pokok, b.bunga, b.bunga_seharusnya, b.kali, b.harga_serah, b.no_faktur_group,
     b.sisa_pokok_lama - b.pokok AS sisa_pokok, b.tgl_bunga_sampai, b.tgl_jatuh_tempo, b.perpanjang_ke,
     b.catatan, b.status_valid, b.alasan_batal, b.cetak, b.input_by,
     ${UANG(`CASE b.jenis WHEN 'SERAH' THEN b.no_faktur_group ELSE b.no_transaksi END`)}
   FROM hutang_bayar b WHERE b.kode_toko = $1 AND b.no_faktur_hutang = $2 ORDER BY b.urut`,
)
const identitas = statement<IdentitasDisimpan>(
  'lihat_peminjam',
  'SELECT jenis, identitas_enc FROM identitas_pelanggan WHERE kode_toko = $1 AND ref_no = $2',
)

const dariPembayaran = statement<{ no_faktur_hutang: string }>(
  'hutang_dari_pembayaran',
  'SELECT no_faktur_hutang FROM hutang_bayar WHERE kode_toko = $1 AND no_transaksi = $2',
)

/** As the screen shows it: the whole phone of the customer stands on the paper (DOMAIN §G-6). A payment's number shows its loan. @throws errors.hutangTidakAda */
export async function viewOnScreen(
  ctx: Context,
  { params }: CallInput<typeof lihatHutang>,
): Promise<CallReply<typeof lihatHutang>> {
  const [induk] = params.no_faktur_hutang.startsWith(`${hutang.nomor}-`)
    ? []
    : await ctx.sql(dariPembayaran, [ctx.toko.kode_toko, params.no_faktur_hutang])
  return tampilkanHp(ctx, await lihat(ctx, { params: induk ?? params }))
}

/** @throws errors.hutangTidakAda */
export async function lihat(
  ctx: Context,
  { params: { no_faktur_hutang } }: Pick<CallInput<typeof lihatHutang>, 'params'>,
): Promise<HutangLengkap> {
  const key = [ctx.toko.kode_toko, no_faktur_hutang]
  const [[head], goods, [money], payments, [who]] = await Promise.all([
    ctx.sql(kepala, key),
    ctx.sql(line, key),
    ctx.sql(uang, key),
    ctx.sql(bayar, key),
    ctx.sql(identitas, key),
  ])
  if (!head) throw errors.hutangTidakAda()
  const peminjam = who && bukaIdentitas(ctx, who)
  const terakhir = bayarTerakhir(payments, ctx.toko.tgl_system)
  return {
    ...head,
    ...dihitung(ctx, head),
    kelipatan: ctx.settings.PEMBULATAN,
    identitas: peminjam ? { jenis: peminjam.jenis, nomor: samarkanIdentitas(peminjam.nomor) } : null,
    detail_barang: goods.map((b) => ({ ...b, taksiran: lineTaksiran(b) })),
    pembayaran: money!.pembayaran,
    bayar: payments.map((b) => ({ ...b, bisa_batal: b === terakhir })),
  }
}

/** The whole number, for those who authorise: that they looked is written down. @throws errors.hutangTidakAda */
export async function lihatIdentitas(
  ctx: Context,
  { params: { no_faktur_hutang } }: CallInput<typeof identitasPeminjam>,
): Promise<CallReply<typeof identitasPeminjam>> {
  const [who] = await ctx.sql(identitas, [ctx.toko.kode_toko, no_faktur_hutang])
  const { nomor, nama, alamat } = await lookedAtIdentitas(ctx, no_faktur_hutang, who, errors.hutangTidakAda)
  return { nomor, nama, alamat }
}
