/**
 * The steps of a close, in order, each with what the screens are told when it begins (DOMAIN §B.21).
 * Prices simply stay as they are: log_harga tells of changes, and a close changes none.
 */
import { refuseAll } from '#domain/errors.ts'
import { tambahHari } from '#domain/units.ts'
import { statement } from '../db/statement.ts'
import { writeHutangHarian } from '../features/hutang/harian.ts'
import { periksa } from './checks.ts'
import type { TutupContext } from '../dokumen/tutup.ts'
import { writeJumlahHarian } from './jumlah-harian.ts'
import { hanguskanKupon } from './kupon-hangus.ts'
import { hanguskanPoin } from './poin-hangus.ts'
import { hashRingkasan, ringkasanEod } from './ringkasan.ts'
import { writeSaldoAkunHarian } from './saldo-akun-harian.ts'
import { writeStokHarian } from '../ledger/stok-harian.ts'

export interface Step {
  percentage: number
  message: string
  jalankan: (ctx: TutupContext) => Promise<void>
}

export const STEPS: readonly Step[] = [
  { percentage: 5, message: 'Memeriksa Transaksi', jalankan: (ctx) => periksa(ctx, 'transaksi') },
  { percentage: 20, message: 'Mengecek Saldo', jalankan: periksaSaldo },
  { percentage: 40, message: 'Menyimpan Stok Hari Ini', jalankan: writeStokHarian },
  { percentage: 55, message: 'Menyimpan Saldo Hari Ini', jalankan: writeSaldoAkunHarian },
  { percentage: 60, message: 'Menjumlah Hari Ini', jalankan: writeJumlahHarian },
  { percentage: 65, message: 'Menghitung Umur Pinjaman', jalankan: writeHutangHarian },
  { percentage: 72, message: 'Memeriksa Masa Berlaku Poin Dan Kupon', jalankan: hanguskan },
  { percentage: 80, message: 'Membuat Laporan EOD', jalankan: writeEod },
  { percentage: 92, message: 'Mengganti Tanggal System', jalankan: majukanTanggal },
  { percentage: 97, message: 'Mengakhiri Semua Sesi', jalankan: cabutSesi },
]
export const SELESAI = { percentage: 100, message: 'Selesai' }

/** The last check: all that was found is told at once. */
async function periksaSaldo(ctx: TutupContext): Promise<void> {
  await periksa(ctx, 'saldo')
  refuseAll(ctx.penolakan)
}

async function hanguskan(ctx: TutupContext): Promise<void> {
  await hanguskanPoin(ctx)
  await hanguskanKupon(ctx)
}

const insertTutup = statement<unknown>(
  'tutup_toko',
  `INSERT INTO tutup_toko (kode_toko, tgl_system, mulai, selesai, user_id, peringatan, ringkasan, hash)
   VALUES ($1, $2, $3, clock_timestamp(), $4, $5, $6, $7)`,
)
async function writeEod(ctx: TutupContext): Promise<void> {
  const ringkasan = await ringkasanEod(ctx, ctx.toko.tgl_system)
  await ctx.sql(insertTutup, [
    ctx.toko.kode_toko,
    ctx.toko.tgl_system,
    ctx.now,
    ctx.user_id,
    ctx.peringatan,
    ringkasan,
    hashRingkasan(ringkasan),
  ])
}

const maju = statement<unknown>('tutup_maju', 'UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1')
async function majukanTanggal({ sql, toko }: TutupContext): Promise<void> {
  await sql(maju, [toko.kode_toko, tambahHari(toko.tgl_system, 1)])
}

const cabut = statement<unknown>(
  'tutup_cabut_sesi',
  `UPDATE sesi SET dicabut_at = $2, alasan_cabut = 'TUTUP TOKO' WHERE kode_toko = $1 AND dicabut_at IS NULL`,
)
async function cabutSesi({ sql, toko, now }: TutupContext): Promise<void> {
  await sql(cabut, [toko.kode_toko, now])
}
