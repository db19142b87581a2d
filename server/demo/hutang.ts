/** Loans of past days: lent on jewellery, extended, settled. By the code that staff use. */
import { randomKode } from '#domain/rules/kode.ts'
import { bungaJatuh } from '#domain/rules/bunga-pinjaman.ts'
import { milligram, rupiah, tambahHari } from '#domain/units.ts'
import { random } from '../process/random.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { simpan as simpanBayar } from '../features/hutang/bayar.ts'
import { readHutang, pinjaman, syaratBunga } from '../features/hutang/load-hutang.ts'
import { simpan } from '../features/hutang/simpan.ts'
import { validasi } from '../features/hutang/validasi.ts'
import { validasi as validasiBayar } from '../features/hutang/validasi-bayar.ts'
import type { Peluang } from './random.ts'
import { CUSTOMER } from './data.ts'
import { kepala, step, tunai } from './customer.ts'

/** Goods that people bring, and about what is lent on them. */
const JAMINAN = [
  { nama_barang: 'GELANG RANTAI', kategori: 'G700', berat: 5_200, jumlah_hutang: 2_000_000 },
  { nama_barang: 'KALUNG ITALY', kategori: 'G375', berat: 4_100, jumlah_hutang: 1_200_000 },
  { nama_barang: 'CINCIN KAWIN', kategori: 'G700', berat: 3_000, jumlah_hutang: 1_500_000 },
] as const
const SYARAT = ['1-BULAN', '2-BULAN', 'HARIAN'] as const
const HARI_TERCEPAT = 4

/** @param n the number of days the shop has been open */
export async function hutangHariIni(ctx: Context, chance: Peluang, n: number): Promise<void> {
  if (n % 3 === 1) await pinjamkan(ctx, chance, n)
  if (n % 4 === 3) await bayar(ctx, lama, tambahHari(ctx.toko.tgl_system, -HARI_TERCEPAT), 'LUNAS')
  await bayar(ctx, jatuhTempo, ctx.toko.tgl_system, chance.kadang(60) ? 'PERPANJANG' : 'LUNAS')
}

async function pinjamkan(ctx: Context, chance: Peluang, n: number): Promise<void> {
  const { jumlah_hutang, berat, ...barang } = chance.choose(JAMINAN)
  const customer = chance.choose(CUSTOMER[ctx.toko.kode_toko]!)
  const { nama, alamat, nik } = customer
  const { no_faktur_hutang } = await simpan(step(ctx), {
    params: {},
    query: {},
    body: {
      ...kepala(ctx, customer),
      alamat_customer: alamat,
      identitas: {
        jenis: 'KTP',
        nomor: nik,
        nama,
        alamat,
        pekerjaan: '-',
        tempat_lahir: '-',
        tgl_lahir: null,
        atas_nama: null,
      },
      detail_barang: [{ ...barang, kondisi: 'MULUS', jumlah: 1, berat: milligram(berat) }],
      berat_bruto: milligram(berat + 250),
      no_amplop: `A-${1000 + n}`,
      no_segel: `S-${5000 + n}`,
      tempat: 'BRANKAS 1',
      kode_kondisi_pinjaman: chance.choose(SYARAT),
      jumlah_hutang: rupiah(jumlah_hutang),
      pembayaran: [tunai(rupiah(jumlah_hutang))],
    },
  })
  await validasi(step(ctx), no_faktur_hutang)
}

/** Open loans of the shop. A loan that ran before the shop began is left out: it stays overdue. */
const BERJALAN = `SELECT no_faktur_hutang FROM hutang
  WHERE kode_toko = $1 AND status_hutang = 'OPEN' AND status_valid = 'DONE' AND NOT saldo_awal`
const lama = statement<{ no_faktur_hutang: string }>(
  'demo_hutang_lama',
  `${BERJALAN} AND tgl_system <= $2 ORDER BY 1 LIMIT 1`,
)
const jatuhTempo = statement<{ no_faktur_hutang: string }>(
  'demo_hutang_jatuh_tempo',
  `${BERJALAN} AND tgl_jatuh_tempo <= $2 ORDER BY 1 LIMIT 1`,
)

/** Pays a loan that is due today: with all of the principal, or for a longer term. */
async function bayar(
  ctx: Context,
  yang: typeof lama,
  sampai: string,
  jenis: 'LUNAS' | 'PERPANJANG',
): Promise<void> {
  const [found] = await ctx.sql(yang, [ctx.toko.kode_toko, sampai])
  if (!found) return
  const { no_faktur_hutang } = found
  const { kepala } = await readHutang(ctx, no_faktur_hutang)
  const { bunga } = bungaJatuh(
    pinjaman(kepala),
    ctx.toko.tgl_system,
    syaratBunga(kepala),
    ctx.settings.PEMBULATAN,
  )
  const total = rupiah(bunga + (jenis === 'LUNAS' ? kepala.sisa_pokok : 0))
  const { no_transaksi } = await simpanBayar(step(ctx), {
    params: {},
    query: {},
    body: {
      id_trx: randomKode(random),
      no_faktur_hutang,
      jenis,
      bunga,
      cicil: rupiah(0),
      pembayaran: total > 0 ? [tunai(total)] : [],
      ...(jenis === 'LUNAS' ? { berat_timbang: kepala.berat_bruto } : {}),
      catatan: '-',
    },
  })
  await validasiBayar(step(ctx), no_transaksi)
}
