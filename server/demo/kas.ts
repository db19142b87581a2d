/** A shop's day with its drawer and accounts: small expenses, what is due now and then, one that was wrong, and the evening's cash to the bank. */
import type { KasBankBaru } from '#domain/calls/kas-bank.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { disetujuiBatal, disetujuiKasBank } from '#domain/rules/disetujui.ts'
import type { KasBankScreen } from '#domain/rules/kas-bank.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { batal } from '../features/kas/batal.ts'
import { simpan } from '../features/kas/simpan.ts'
import type { Peluang } from './random.ts'
import { kodeSales, noRekening } from './data.ts'
import { step } from './customer.ts'
import { izinkan } from './izin.ts'

const RIBU = 1_000
const JUTA = 1_000_000
/** Cash that the till needs tomorrow. */
const KAS_TINGGAL = 20 * JUTA

const EMPTY = { no_rekening: '-', no_rekening_tujuan: '-', kode_sales: '-', id_otorisasi: null }
type Entri = Pick<KasBankBaru, 'kode_transaksi' | 'keterangan'> &
  Partial<Omit<KasBankBaru, 'jumlah' | 'id_trx'>> & { jumlah: number }

async function write(ctx: Context, screen: KasBankScreen, { jumlah, ...entri }: Entri): Promise<string> {
  const own = step(ctx)
  const body = { ...EMPTY, ...entri, jumlah: rupiah(jumlah), id_trx: own.id_trx }
  return (await simpan(screen)(own, { body })).no_kas
}

/** By a code that needs a word: its name is the code, '-' for ' '. */
async function khusus(ctx: Context, screen: KasBankScreen, entri: Entri): Promise<string> {
  const { kode_transaksi, jumlah, ...lain } = entri
  const id_otorisasi = await izinkan(ctx, {
    kategori: 'TRANSAKSI KHUSUS',
    description: '-',
    disetujui: disetujuiKasBank({
      ...EMPTY,
      ...lain,
      jumlah: rupiah(jumlah),
      transaksi: kode_transaksi.replaceAll('-', ' '),
    }),
  })
  return write(ctx, screen, { ...entri, id_otorisasi })
}

/** @param n the number of days the shop has been open */
export async function kasHariIni(ctx: Context, chance: Peluang, n: number): Promise<void> {
  const { kode_toko } = ctx.toko
  const BCA = noRekening(kode_toko, 'BCA')
  const bank = { no_rekening: BCA }
  await write(ctx, 'ambil-kas', {
    kode_transaksi: 'MAKAN',
    jumlah: chance.antara(8, 18) * 10 * RIBU,
    keterangan: 'MAKAN SIANG KARYAWAN',
    kode_sales: kodeSales(ctx.toko.kode_toko, 1),
  })
  if (n % 7 === 2)
    await write(ctx, 'ambil-kas', {
      kode_transaksi: 'LISTRIK',
      jumlah: 250 * RIBU,
      keterangan: 'TOKEN LISTRIK',
    })
  if (n % 7 === 4) await writtenWrong(ctx)
  if (n % 15 === 5)
    await khusus(ctx, 'ambil-bank', {
      kode_transaksi: 'BAYAR-PEMASOK',
      jumlah: 5 * JUTA,
      keterangan: 'PT EMAS MURNI, ANGSURAN',
      ...bank,
    })
  if (n % 10 === 6)
    await write(ctx, 'ambil-bank', {
      kode_transaksi: 'PINDAH-BANK',
      jumlah: JUTA,
      keterangan: 'KUMPULKAN DI BCA',
      no_rekening: noRekening(kode_toko, 'MANDIRI'),
      no_rekening_tujuan: BCA,
    })
  if (n % 30 === 24)
    await write(ctx, 'ambil-bank', {
      kode_transaksi: 'GAJI',
      jumlah: 9 * JUTA,
      keterangan: 'GAJI BULAN INI',
      ...bank,
    })
  if (n % 30 === 29)
    await write(ctx, 'ambil-bank', {
      kode_transaksi: 'ADMIN-BANK',
      jumlah: 17_500,
      keterangan: 'BIAYA BULANAN',
      ...bank,
    })
}

/** Entered for too much, and undone. */
async function writtenWrong(ctx: Context): Promise<void> {
  const jumlah = rupiah(250 * RIBU)
  const no = await write(ctx, 'tambah-kas', {
    kode_transaksi: 'LAIN-MASUK',
    jumlah,
    keterangan: 'JUAL KARDUS BEKAS',
  })
  const alasan = 'SALAH NOMINAL'
  const id_otorisasi = await izinkan(ctx, {
    kategori: 'BATAL KAS',
    description: no,
    disetujui: disetujuiBatal({ no, tgl_system: ctx.toko.tgl_system, jumlah, alasan }),
  })
  await batal(step(ctx), { params: {}, query: {}, body: { no_kas: no, alasan, id_otorisasi } })
  await write(ctx, 'tambah-kas', {
    kode_transaksi: 'LAIN-MASUK',
    jumlah: jumlah / 10,
    keterangan: 'JUAL KARDUS BEKAS',
  })
}

/** The evening's cash goes to the bank. */
export async function setorBank(ctx: Context): Promise<void> {
  const kas = await ctx.db
    .selectFrom('saldo_akun')
    .select('saldo')
    .where('kode_akun', '=', AKUN.KAS.kode)
    .executeTakeFirstOrThrow()
  const jumlah = Math.floor((kas.saldo - KAS_TINGGAL) / JUTA) * JUTA
  if (jumlah < 10 * JUTA) return
  await write(ctx, 'ambil-kas', {
    kode_transaksi: 'SETOR-BANK',
    jumlah,
    keterangan: 'SETORAN HARIAN',
    no_rekening: noRekening(ctx.toko.kode_toko, 'BCA'),
  })
}
