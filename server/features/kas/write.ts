/** The one way into kas_bank: a row of it and its journal, always together (DOMAIN §B.9). */
import { dokumenKasBank, type NomorKas } from '#domain/dokumen/kas-bank.ts'
import type { KategoriKasBank } from '#domain/rules/kas-bank.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import type { Posting } from '#domain/rules/posting.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'

/** Data that an entry says of itself; a field that it leaves out is stored as '-'. */
export interface KasBankContent {
  kategori: KategoriKasBank
  media: 'KAS' | 'BANK'
  jumlah: Rupiah
  keterangan: string
  kode_transaksi?: string
  kode_akun_lawan?: string
  no_rekening?: string
  nama_bank?: string
  /** Of PINDAH BANK. */
  no_rekening_tujuan?: string
  kode_sales?: string
  /** Of UPAH TUKANG: whose, and for what. */
  kode_tukang?: string
  ref_type?: string
  ref_no?: string
  otorisasi_by?: string
}
interface Nilai extends Required<KasBankContent> {
  no_kas: string
  kode_toko: string
  tgl_system: string
  jam: Date
  input_by: string
  id_trx: string
}

const write = statement<unknown, Nilai>(
  'tulis_kas_bank',
  `INSERT INTO kas_bank (no_kas, kode_toko, tgl_system, jam, kategori, media, no_rekening, nama_bank,
       no_rekening_tujuan, jumlah, keterangan, kode_transaksi, kode_akun_lawan, kode_sales, kode_tukang,
       ref_type, ref_no, otorisasi_by, input_by, id_trx)
   VALUES (:no_kas, :kode_toko, :tgl_system, :jam, :kategori, :media, :no_rekening, :nama_bank,
       :no_rekening_tujuan, :jumlah, :keterangan, :kode_transaksi, :kode_akun_lawan, :kode_sales,
       :kode_tukang, :ref_type, :ref_no, :otorisasi_by, :input_by, :id_trx)`,
)
const EMPTY = {
  kode_transaksi: '-',
  kode_akun_lawan: '-',
  no_rekening: '-',
  nama_bank: '-',
  no_rekening_tujuan: '-',
  kode_sales: '-',
  kode_tukang: '-',
  ref_type: '-',
  ref_no: '-',
  otorisasi_by: '-',
}

/** The next of the day: taken before anything is locked that others wait for. */
export const nomorKas = async (ctx: Context, nomor: NomorKas): Promise<string> =>
  noFaktur(nomor, ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, nomor))

/** Writes the entry and posts it. @throws errors.saldoKasTidakCukup */
export async function writeKasBank(
  ctx: Context,
  no_kas: string,
  content: KasBankContent,
  posting: Posting,
): Promise<void> {
  const { toko, user, now, id_trx } = ctx
  ctx.send(write, {
    ...EMPTY,
    ...content,
    no_kas,
    kode_toko: toko.kode_toko,
    tgl_system: toko.tgl_system,
    jam: now,
    input_by: user.user_id,
    id_trx,
  })
  await post(ctx, posting, no_kas)
  ctx.announce(dokumenKasBank[no_kas.slice(0, 2) as NomorKas].berita, { no: no_kas })
}
