/** Loans that ran before: what is left of them is owed (1201), their goods lie in HUTANG (M23). */
import type { HutangContent } from '#domain/impor/berjalan.ts'
import { AKUN } from '#domain/rules/akun.ts'
import type { DokumenBerjalan } from '#domain/rules/berjalan.ts'
import { hutangBerjalan } from '#domain/rules/dokumen-berjalan.ts'
import { lineNo } from '#domain/rules/kode.ts'
import type { BerjalanDikenal } from '#domain/rules/periksa-berjalan.ts'
import { maksPinjaman, taksiran } from '#domain/rules/pinjaman.ts'
import { type Milligram, type Persen, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { SaldoAwalContent } from '#domain/rules/postings/saldo-awal.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { padaHari } from './pada-hari.ts'

interface Row {
  nama_barang: string
  kondisi: string
  kode_group: string
  jumlah: number
  berat: Milligram
  harga_beli_gram: Rupiah
}
interface Nilai extends Omit<
  HutangContent,
  | keyof Row
  | 'no_lama'
  | 'tanggal'
  | 'bunga_sampai'
  | 'jatuh_tempo'
  | 'lama_pinjam'
  | 'berat_bruto'
  | 'sisa_pokok'
> {
  no_faktur_hutang: string
  kode_toko: string
  tgl_system: TanggalSystem
  jam: Date
  keterangan: string
  berat_emas: Milligram
  berat_bruto: Milligram
  taksiran: Rupiah
  maks_pinjaman: Rupiah
  sisa_pokok: Rupiah
  metode: string
  bunga: Persen
  min_hari: number
  tenggang_hari: number
  min_bunga_rp: Rupiah
  lama_pinjam: number
  tgl_jatuh_tempo: TanggalSystem
  tgl_bunga_sampai: TanggalSystem
  perpanjang_ke: number
  input_by: string
  baris: readonly Row[]
}
const write = statement<unknown, Nilai>(
  'tulis_hutang_berjalan',
  `WITH head AS (
     INSERT INTO hutang (no_faktur_hutang, kode_toko, tgl_system, jam, kode_sales, kode_member, nama_customer,
         no_hp, alamat_customer, keterangan, berat_emas, berat_bruto, taksiran, maks_pinjaman, jumlah_hutang,
         sisa_pokok, kode_kondisi_pinjaman, metode, bunga_persen, min_hari, tenggang_hari, min_bunga_rp,
         lama_pinjam, tgl_jatuh_tempo, tgl_bunga_sampai, perpanjang_ke, no_amplop, no_segel, tempat,
         saldo_awal, status_valid, valid_by, valid_at, input_by, id_trx)
     VALUES (:no_faktur_hutang, :kode_toko, :tgl_system, :jam, :kode_sales, :kode_member, :nama_customer,
         :no_hp, :alamat_customer, :keterangan, :berat_emas, :berat_bruto, :taksiran, :maks_pinjaman,
         :jumlah_hutang, :sisa_pokok, :kode_kondisi_pinjaman, :metode, :bunga, :min_hari, :tenggang_hari,
         :min_bunga_rp, :lama_pinjam, :tgl_jatuh_tempo, :tgl_bunga_sampai, :perpanjang_ke, :no_amplop,
         :no_segel, :tempat, true, 'DONE', :input_by, :jam, :input_by, :no_faktur_hutang))
   INSERT INTO hutang_detail (no_faktur_hutang, no, kode_toko, nama_barang, kondisi, kode_group, jumlah,
       berat, harga_beli_gram)
   SELECT :no_faktur_hutang, no, :kode_toko, nama_barang, kondisi, kode_group, jumlah, berat, harga_beli_gram
   FROM :baris(nama_barang text, kondisi text, kode_group text, jumlah int, berat bigint, harga_beli_gram bigint, no)`,
)

export async function writeHutangBerjalan(
  ctx: Context,
  dokumen: readonly DokumenBerjalan<HutangContent>[],
  dikenal: BerjalanDikenal,
): Promise<SaldoAwalContent> {
  const saldo: SaldoAwalContent = { saldo: [], barang: [], emas: [], jaminan: [] }
  for (const one of dokumen) {
    const { kondisi, barang, ...head } = hutangBerjalan(one, dikenal)
    const { no: no_faktur_hutang } = await padaHari(ctx, 'HT', head.tanggal)
    const nilai = taksiran(barang)
    ctx.send(write, {
      ...head,
      ...kondisi,
      no_faktur_hutang,
      kode_toko: ctx.toko.kode_toko,
      tgl_system: head.tanggal,
      jam: ctx.now,
      keterangan: `NO LAMA ${head.no_lama}`,
      taksiran: nilai,
      maks_pinjaman: maksPinjaman(
        nilai,
        { maks_persen: kondisi.maks_persen, maks_rp: kondisi.maks_rp },
        ctx.settings.PEMBULATAN,
      ),
      input_by: ctx.user.user_id,
      baris: barang,
    })
    saldo.saldo.push({ akun: AKUN.PIUTANG_PINJAMAN, sub_ref: no_faktur_hutang, saldo: head.sisa_pokok })
    saldo.jaminan.push(
      ...barang.map((b, i) => ({
        kode_group: b.kode_group,
        kode_dept: '-',
        ref_line: lineNo(no_faktur_hutang, i + 1),
        qty: b.jumlah,
        berat: b.berat,
      })),
    )
  }
  return saldo
}
