/**
 * The end-of-day summary (R49) of a closed day, as one text: the same to the byte whenever it is made again.
 * It reads what never changes: ★ tables, and of documents only what their validation fixed. Codes stand for names,
 * which may be edited; milligrams for grams; lists are in the order of their codes.
 */
import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Statement } from '../db/statement.ts'
import * as hitungKas from '../features/hitung-kas/ringkasan.ts'
import * as hadiah from '../features/hadiah/ringkasan.ts'
import * as hutang from '../features/hutang/ringkasan.ts'
import * as kupon from '../features/kupon/ringkasan.ts'
import * as pembelian from '../features/pembelian/ringkasan.ts'
import * as penjualan from '../features/penjualan/ringkasan.ts'
import * as pesanan from '../features/pesanan/ringkasan.ts'
import * as poin from '../features/poin/ringkasan.ts'
import * as service from '../features/service/ringkasan.ts'
import * as timbang from '../features/timbang-baki/ringkasan.ts'
import * as titipan from '../features/titipan/ringkasan.ts'
import * as bagian from './ringkasan-sql.ts'
import * as stok from './ringkasan-stok.ts'
import { kini, NILAI_KINI } from './ringkasan-kini.ts'

interface Bagian {
  nama: string
  sejak: number
  /** The last version that told it in these words, where a newer one tells it otherwise. */
  sampai?: number
  content: Statement<object>
}
/** Sections, and the version of the summary that brought each: a day is made again as it was written then. */
const BAGIAN: readonly Bagian[] = [
  { nama: 'penjualan', sejak: 1, content: penjualan.penjualan },
  { nama: 'batal_penjualan', sejak: 1, content: penjualan.batalPenjualan },
  { nama: 'batal', sejak: 1, content: penjualan.batal },
  { nama: 'kas_bank', sejak: 1, sampai: 6, content: bagian.kasBank },
  { nama: 'kas_bank', sejak: 7, content: bagian.kasBankBernama },
  { nama: 'kas_bank_kategori', sejak: 1, content: bagian.kasBankKategori },
  { nama: 'stok', sejak: 1, content: stok.stok },
  { nama: 'otorisasi', sejak: 1, content: bagian.otorisasi },
  { nama: 'kupon', sejak: 1, content: kupon.kupon },
  { nama: 'poin', sejak: 1, content: poin.poin },
  { nama: 'pembelian', sejak: 2, content: pembelian.pembelian },
  { nama: 'batal_pembelian', sejak: 2, content: pembelian.batalPembelian },
  { nama: 'tukar', sejak: 3, content: pembelian.tukar },
  { nama: 'titipan', sejak: 3, content: titipan.titipan },
  { nama: 'titipan_kategori', sejak: 3, content: titipan.titipanKategori },
  { nama: 'hadiah', sejak: 3, content: hadiah.hadiah },
  { nama: 'status_timbang', sejak: 4, content: timbang.statusTimbang },
  { nama: 'pesanan', sejak: 5, content: pesanan.pesanan },
  { nama: 'pesanan_kategori', sejak: 5, content: pesanan.pesananKategori },
  { nama: 'service', sejak: 5, content: service.service },
  { nama: 'service_kategori', sejak: 5, content: service.serviceKategori },
  { nama: 'hitung_kas', sejak: 6, content: hitungKas.hitungKas },
  { nama: 'outstanding', sejak: 6, content: bagian.outstanding },
  { nama: 'outstanding_kali', sejak: 6, content: bagian.outstandingKali },
  { nama: 'hutang_kategori', sejak: 6, content: hutang.hutangKategori },
  { nama: 'serah', sejak: 6, content: stok.serah },
  { nama: 'barang_customer', sejak: 6, content: stok.barangCustomer },
  { nama: 'stok_24k', sejak: 6, sampai: 6, content: stok.allStok24k },
  { nama: 'stok_24k', sejak: 7, content: stok.stok24k },
  { nama: 'stok_kadar', sejak: 6, sampai: 6, content: stok.allStokKadar },
  { nama: 'stok_kadar', sejak: 7, content: stok.stokKadar },
  { nama: 'stok_bukan_emas', sejak: 7, content: stok.stokBukanEmas },
  { nama: 'batal_dokumen', sejak: 6, content: bagian.batalDokumen },
]
const VERSI = Math.max(...BAGIAN.map((b) => b.sejak))
const bagianDari = (versi: number): Bagian[] =>
  BAGIAN.filter(({ sejak, sampai = Infinity }) => sejak <= versi && versi <= sampai)

export type RingkasanContext = Pick<Context, 'sql'> & { toko: Pick<Context['toko'], 'kode_toko'> }

/**
 * @param tanggal a day whose snapshots are written
 * @param versi of the stored text, to make it again (versiRingkasan); a new one is of the newest version
 */
export const ringkasanEod = (ctx: RingkasanContext, tanggal: string, versi = VERSI): Promise<string> =>
  susun(ctx, tanggal, versi, ({ content }) => ctx.sql(content, [ctx.toko.kode_toko, tanggal]))

/** The text that a close of the open day would write now, but for what the close itself lets lapse. */
export const ringkasanKini = (ctx: RingkasanContext, tgl_system: string): Promise<string> =>
  susun(ctx, tgl_system, VERSI, ({ nama }) =>
    ctx.sql(KINI.get(nama)!, [ctx.toko.kode_toko, tgl_system, ...NILAI_KINI]),
  )
const KINI = new Map(bagianDari(VERSI).map(({ nama, content }) => [nama, kini(content)]))

async function susun(
  { toko: { kode_toko } }: RingkasanContext,
  tgl_system: string,
  versi: number,
  read: (bagian: Bagian) => Promise<object[]>,
): Promise<string> {
  const summary: Record<string, unknown> = { versi, kode_toko, tgl_system }
  for (const bagian of bagianDari(versi)) summary[bagian.nama] = await read(bagian)
  return JSON.stringify(summary)
}

export const versiRingkasan = (ringkasan: string): number =>
  (JSON.parse(ringkasan) as { versi: number }).versi

/** SHA-256, in hexadecimal. */
export const hashRingkasan = (ringkasan: string): string =>
  createHash('sha256').update(ringkasan).digest('hex')
