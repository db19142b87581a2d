/** Deposits of past days: a piece set aside for part of its price, and fetched a week or more later. By the code that staff use. */
import { KONSUMEN } from '#domain/calls/pembeli.ts'
import type pg from 'pg'
import { hargaBarang } from '#domain/rules/harga.ts'
import type { RequestedLine } from '#domain/rules/penjualan.ts'
import { randomKode } from '#domain/rules/kode.ts'
import { bulatNaik, pecahan } from '#domain/rules/pembulatan.ts'
import { persen, rupiah, tambahHari, type Rupiah } from '#domain/units.ts'
import { random } from '../process/random.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { simpan as simpanPenjualan } from '../features/penjualan/simpan.ts'
import { validasi as validasiPenjualan } from '../features/penjualan/validasi.ts'
import { simpan as simpanTitipan } from '../features/titipan/simpan.ts'
import { validasi as validasiTitipan } from '../features/titipan/validasi.ts'
import { asSystem } from '../rantai/system-context.ts'
import { CUSTOMER, kodeSales, SALES, STAF } from './data.ts'
import type { Piece, ShopDay } from './shop-day.ts'

const HARI_MENUNGGU = 9

const tunai = (nominal: Rupiah) => [
  {
    jenis: 'CASH',
    nominal,
    nama_bank: '-',
    no_card: '-',
    fee: persen(0),
    keterangan: '-',
    uang_diterima: nominal,
  },
]
const kepala = ({ chance, kode_toko }: ShopDay) => ({
  id_trx: randomKode(random),
  kode_sales: kodeSales(kode_toko, chance.antara(1, SALES[kode_toko]!.length)),
  kode_customer: 'NONMEMBER',
  alamat_customer: '-',
})
const staff = (kode_toko: string, level: string) => STAF[kode_toko]!.find((s) => s.level === level)!

/** Serves a customer who pays part of a piece now. */
export async function satuPenitip(pool: pg.Pool, day: ShopDay, piece: Piece, now: Date): Promise<void> {
  const { kode_toko } = day
  const no = await asSystem(pool, { kode_toko, user: staff(kode_toko, 'SLS'), now }, (ctx) =>
    titip(ctx, day, piece),
  )
  await asSystem(
    pool,
    { kode_toko, user: staff(kode_toko, 'KSR'), now: new Date(now.getTime() + 200_000) },
    (ctx) => validasiTitipan(ctx, no, 1),
  )
}

async function titip(ctx: Context, day: ShopDay, piece: Piece): Promise<string> {
  const price = hargaBarang(piece, piece, ctx.settings)
  const { nama, no_hp } = day.chance.choose(CUSTOMER[day.kode_toko]!)
  const titipan = bulatNaik(pecahan(price.total * day.chance.antara(25, 60), 100), 50_000)
  const line = {
    kode_barcode: piece.kode_barcode,
    berat: piece.berat,
    harga_gram: price.harga_gram,
    harga_jual: price.harga_skrg,
    ongkos: price.ongkos,
    harga_atribut: piece.harga_atribut,
    id_otorisasi: null,
  }
  const body = {
    ...kepala(day),
    nama_customer: nama,
    no_hp,
    detail_barang: [line],
    pembayaran: tunai(titipan),
  }
  return (await simpanTitipan(ctx, { params: {}, query: {}, body } as Parameters<typeof simpanTitipan>[1]))
    .no_titip_group
}

const menunggu = statement<{
  no_titip_group: string
  nama_customer: string
  no_hp: string
  total: Rupiah
  saldo: Rupiah
}>(
  'demo_titipan_lama',
  `SELECT t.no_titip_group, t.nama_customer, t.no_hp, t.total,
     (SELECT sum(p.total) FROM titip_bayar p WHERE p.no_titip_group = t.no_titip_group) AS saldo
         FROM titip t WHERE t.kode_toko = $1 AND t.status_titipan = 'OPEN' AND t.tgl_system <= $2
         ORDER BY t.no_titip_group LIMIT 1`,
)
const content = statement<RequestedLine>(
  'demo_titipan_isi',
  `SELECT kode_barcode, berat, harga_gram, harga_jual, ongkos, harga_atribut FROM titip_detail
   WHERE kode_toko = $1 AND no_titip_group = $2 ORDER BY no`,
)

/** Serves a customer who has waited long enough and comes with the rest of the money. */
export async function satuPengambil(pool: pg.Pool, day: ShopDay, now: Date): Promise<void> {
  const { kode_toko } = day
  const no = await asSystem(pool, { kode_toko, user: staff(kode_toko, 'SLS'), now }, (ctx) => ambil(ctx, day))
  if (no)
    await asSystem(
      pool,
      { kode_toko, user: staff(kode_toko, 'KSR'), now: new Date(now.getTime() + 200_000) },
      (ctx) => validasiPenjualan(ctx, no),
    )
}

async function ambil(ctx: Context, day: ShopDay): Promise<string | undefined> {
  const { kode_toko, tgl_system } = ctx.toko
  const [found] = await ctx.sql(menunggu, [kode_toko, tambahHari(tgl_system, -HARI_MENUNGGU)])
  if (!found) return undefined
  const { no_titip_group, nama_customer, no_hp, total, saldo } = found
  const lines = await ctx.sql(content, [kode_toko, no_titip_group])
  const detail_barang = lines.map((line) => ({
    ...line,
    no_titip_group,
    no_pesanan: '-',
    id_otorisasi: null,
  }))
  const body = {
    ...kepala(day),
    nama_customer,
    no_hp,
    ...KONSUMEN,
    kode_marketplace: '-',
    detail_barang,
    detail_beli: [],
    pembayaran: tunai(rupiah(total - saldo)),
  }
  return (
    await simpanPenjualan(ctx, { params: {}, query: {}, body } as Parameters<typeof simpanPenjualan>[1])
  ).no_faktur_group
}
