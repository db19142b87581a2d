/** Orders of past days: taken in with a DP, given to a goldsmith, made, fetched. By the code that staff use. */
import { KONSUMEN } from '#domain/calls/pembeli.ts'
import { randomKode } from '#domain/rules/kode.ts'
import { bulatNaik, pecahan } from '#domain/rules/pembulatan.ts'
import { milligram, persen, rupiah, tambahHari, type Milligram, type Rupiah } from '#domain/units.ts'
import { random } from '../process/random.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { simpan as simpanPenjualan } from '../features/penjualan/simpan.ts'
import { validasi } from '../features/penjualan/validasi.ts'
import { ambil } from '../features/pesanan/ambil.ts'
import { proses } from '../features/pesanan/proses.ts'
import { simpan } from '../features/pesanan/simpan.ts'
import { simpan as tambahkan } from '../features/tambah/simpan.ts'
import { simpan as serahBahan } from '../features/tukang/simpan-bahan.ts'
import type { Peluang } from './random.ts'
import { CUSTOMER, kodeSales, TUKANG } from './data.ts'
import { kepala, step, tunai } from './customer.ts'

/** Pieces that people order: mostly those that no tray has in their size. */
const DIPESAN = [
  { kode_dept: 'CINCIN', nama_barang: 'CINCIN KAWIN', ukuran: '17', gram: [3_000, 5_000], ongkos: 350_000 },
  {
    kode_dept: 'GELANG',
    nama_barang: 'GELANG NAMA',
    ukuran: '18 CM',
    gram: [6_000, 12_000],
    ongkos: 250_000,
  },
  {
    kode_dept: 'LIONTIN',
    nama_barang: 'LIONTIN INISIAL',
    ukuran: '-',
    gram: [1_500, 3_000],
    ongkos: 150_000,
  },
] as const
/** The tukang who makes rings. */
const PEMBUAT = TUKANG[1].kode_tukang
const HARI_DIBUAT = 4
const HARI_MENUNGGU = 3

const lewat = (ctx: Context, days: number) => tambahHari(ctx.toko.tgl_system, -days)

/** @param n the number of days the shop has been open */
export async function pesananHariIni(ctx: Context, chance: Peluang, n: number): Promise<void> {
  if (n % 3 === 1) await pesan(ctx, chance, n)
  if (n % 3 === 2) await serahkan(ctx)
  if (n % 2 === 0) await jadikan(ctx, chance)
  if (n % 3 === 2) await serahTerima(ctx)
}

const lebur = statement<{ kode_group: string; berat: Milligram }>(
  'demo_lebur',
  `SELECT kode_group, sum(berat)::bigint AS berat FROM saldo_lokasi
   WHERE kode_toko = $1 AND lokasi = 'LEBUR/LEBUR' GROUP BY 1 HAVING sum(berat) > 0 ORDER BY 1`,
)
/** Once a week whoever makes the orders gets what was melted. */
export async function bahanMingguan(ctx: Context): Promise<void> {
  const emas = await ctx.sql(lebur, [ctx.toko.kode_toko])
  if (emas.length === 0) return
  await serahBahan(step(ctx), {
    params: {},
    query: {},
    body: {
      id_trx: randomKode(random),
      jenis: 'SERAH',
      kode_tukang: PEMBUAT,
      no_pesanan: '-',
      keterangan: '-',
      baris: emas.map((e) => ({ ...e, pemilik: 'TOKO' as const, no_baris: 0, kadar: persen(0) })),
    },
  })
}

const harga = statement<{ harga: Rupiah }>(
  'demo_harga_pesanan',
  'SELECT harga FROM harga_group WHERE kode_toko = $1 AND kode_group = $2',
)

async function pesan(ctx: Context, chance: Peluang, n: number): Promise<void> {
  const dipesan = chance.choose(DIPESAN)
  const customer = chance.choose(CUSTOMER[ctx.toko.kode_toko]!)
  const kode_group = chance.choose(['G375', 'G700', 'G750'])
  const [group] = await ctx.sql(harga, [ctx.toko.kode_toko, kode_group])
  if (!group?.harga) return
  const perkiraan_berat = milligram(chance.antara(dipesan.gram[0], dipesan.gram[1]))
  const kira = Math.round((perkiraan_berat * group.harga) / 1_000) + dipesan.ongkos
  const dp = bulatNaik(pecahan(kira * chance.antara(30, 50), 100), 50_000)
  const membawaEmas = n % 4 === 1
  await simpan(step(ctx), {
    params: {},
    query: {},
    body: {
      ...kepala(ctx, customer),
      estimasi_tanggal: tambahHari(ctx.toko.tgl_system, chance.antara(3, 10)),
      detail_barang: [
        {
          kode_group,
          kode_dept: dipesan.kode_dept,
          nama_barang: dipesan.nama_barang,
          ukuran: dipesan.ukuran,
          catatan: '-',
          perkiraan_berat,
          mengikat: chance.kadang(60),
          harga_gram: group.harga,
          ongkos: rupiah(dipesan.ongkos),
          nama_atribut: '-',
          berat_atribut: milligram(0),
          harga_atribut: rupiah(0),
          berat_customer: milligram(membawaEmas ? 800 : 0),
          kadar_customer: persen(membawaEmas ? 375_000 : 0),
        },
      ],
      pembayaran: membawaEmas ? [] : [tunai(dp)],
    },
  })
}

interface Menunggu {
  no_pesanan: string
}
const baru = statement<Menunggu>(
  'demo_pesanan_baru',
  `SELECT no_pesanan FROM pesanan WHERE kode_toko = $1 AND status_pesanan = 'OPEN' AND tgl_system < $2 ORDER BY 1`,
)
async function serahkan(ctx: Context): Promise<void> {
  for (const { no_pesanan } of await ctx.sql(baru, [ctx.toko.kode_toko, ctx.toko.tgl_system]))
    await proses(step(ctx), { params: {}, query: {}, body: { no_pesanan, kode_tukang: PEMBUAT } })
}

interface Dibuat extends Menunggu {
  no: number
  kode_group: string
  kode_dept: string
  nama_barang: string
  perkiraan_berat: Milligram
  ongkos: Rupiah
}
const dibuat = statement<Dibuat>(
  'demo_pesanan_dibuat',
  `SELECT no_pesanan, d.no, d.kode_group, d.kode_dept, d.nama_barang, d.perkiraan_berat, d.ongkos
   FROM pesanan p JOIN pesanan_detail d USING (no_pesanan)
   WHERE p.kode_toko = $1 AND p.status_pesanan = 'PROSES' AND p.tgl_system <= $2 ORDER BY 1 LIMIT 1`,
)
/** The oldest that has been at the goldsmith for some days: a little lighter or heavier than was thought. */
async function jadikan(ctx: Context, chance: Peluang): Promise<void> {
  const [line] = await ctx.sql(dibuat, [ctx.toko.kode_toko, lewat(ctx, HARI_DIBUAT)])
  if (!line) return
  const { no_pesanan, no, perkiraan_berat, ...content } = line
  await tambahkan(step(ctx), {
    params: {},
    query: {},
    body: {
      sumber: 'PESANAN',
      kode_tukang: '-',
      no_pesanan,
      keterangan: '-',
      barang: [
        {
          ...content,
          no_baris: no,
          berat: milligram(perkiraan_berat + chance.antara(-200, 300)),
          kadar: null,
          kadar_cetak: null,
          berat_atribut: milligram(0),
          nama_atribut: '-',
          harga_atribut: rupiah(0),
          tipe_ongkos: 'NOMINAL',
          harga_modal: null,
          kode_intern: '-',
          kode_bandrol: '-',
          kode_gudang: '-',
          kode_baki: '-',
          punya_faktur_pajak: false,
        },
      ],
    },
  } as Parameters<typeof tambahkan>[1])
}

const siap = statement<Menunggu>(
  'demo_pesanan_siap',
  `SELECT no_pesanan FROM pesanan WHERE kode_toko = $1 AND status_pesanan = 'DONE' AND tgl_jadi <= $2
   ORDER BY 1 LIMIT 1`,
)
/** Hands over a pesanan: the customer who was told comes for it, and pays the rest. */
async function serahTerima(ctx: Context): Promise<void> {
  const [found] = await ctx.sql(siap, [ctx.toko.kode_toko, lewat(ctx, HARI_MENUNGGU)])
  if (!found) return
  const { detail_barang, pesanan } = await ambil(ctx, { params: {}, query: {}, body: found })
  const [{ nama_customer, no_hp, jumlah_bayar }] = pesanan as [(typeof pesanan)[number]]
  const lines = detail_barang.map(({ barang, berat, harga_jual, ongkos }) => ({
    kode_barcode: barang.kode_barcode,
    berat,
    harga_gram: barang.harga_gram,
    harga_jual,
    ongkos,
    harga_atribut: barang.harga_atribut,
    no_titip_group: '-',
    no_pesanan: found.no_pesanan,
    id_otorisasi: null,
  }))
  const sisa = lines.reduce((sum, l) => sum + l.harga_jual + l.ongkos + l.harga_atribut, -jumlah_bayar)
  const { no_faktur_group } = await simpanPenjualan(step(ctx), {
    params: {},
    query: {},
    body: {
      id_trx: randomKode(random),
      kode_sales: kodeSales(ctx.toko.kode_toko, 1),
      ...KONSUMEN,
      kode_marketplace: '-',
      kode_customer: 'NONMEMBER',
      nama_customer,
      no_hp,
      alamat_customer: '-',
      detail_barang: lines,
      detail_beli: [],
      pembayaran: sisa > 0 ? [tunai(rupiah(sisa))] : [],
    },
  })
  await validasi(step(ctx), no_faktur_group)
}
