/**
 * Plays one past day of a shop: customers come, the cashier validates, now and then a sale is cancelled. By the code
 * that staff use.
 */
import { KONSUMEN } from '#domain/calls/pembeli.ts'
import type pg from 'pg'
import { bank as bankBawaan } from '#domain/bawaan.ts'
import { feeMaster } from '#domain/rules/fee-kartu.ts'
import { randomKode } from '#domain/rules/kode.ts'
import type { JenisBayar } from '#domain/rules/pembayaran.ts'
import { hargaBarang } from '#domain/rules/harga.ts'
import { persen, rupiah, sumRupiah, type Rupiah, tanggalSystem } from '#domain/units.ts'
import { random } from '../process/random.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { batal } from '../features/penjualan/batal.ts'
import { simpan } from '../features/penjualan/simpan.ts'
import { validasi } from '../features/penjualan/validasi.ts'
import type { Rahasia } from '../process/rahasia.ts'
import { asSystem } from '../rantai/system-context.ts'
import { validasiBeli } from '../features/pembelian/validasi.ts'
import type { Piece, ShopDay } from './shop-day.ts'
import type { Peluang } from './random.ts'
import { barangLama, satuPenjual } from './beli.ts'
import { BANK, CUSTOMER, kodeSales, noRekening, PEMBORONG, SALES, STAF } from './data.ts'
import { denganIzin } from './izin.ts'
import { satuPengambil, satuPenitip } from './titip.ts'

const staff = (kode_toko: string, level: string) => STAF[kode_toko]!.find((s) => s.level === level)!

/** @param hour 9 to 20, WIB */
const at = (tanggal: string, hour: number, minute: number): Date =>
  new Date(`${tanggal}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+07:00`)

export async function hariBerjualan(pool: pg.Pool, day: ShopDay, customers: number): Promise<void> {
  const { kode_toko, tanggal, chance } = day
  const pieces = await asSystem(
    pool,
    { kode_toko, user: staff(kode_toko, 'SLS'), now: at(tanggal, 9, 0) },
    (ctx) => diRak(ctx, customers * 2),
  )
  for (let i = 0; i < customers; i++) {
    const bought = pieces.splice(0, chance.kadang(18) ? 2 : 1)
    if (bought.length === 0) return
    if (i % 12 === 7) await satuPenjual(pool, day, at(tanggal, 9 + Math.floor((i * 11) / customers), 0))
    if (i % 14 === 9 && chance.kadang(40))
      await satuPengambil(pool, day, at(tanggal, 9 + Math.floor((i * 11) / customers), 0))
    if (i % 14 === 5 && chance.kadang(40))
      await satuPenitip(pool, day, bought.shift()!, at(tanggal, 9 + Math.floor((i * 11) / customers), 0))
    if (bought.length > 0)
      await satuCustomer(
        pool,
        day,
        bought,
        at(tanggal, 9 + Math.floor((i * 11) / customers), chance.antara(0, 59)),
      )
  }
}

const rak = statement<Piece>(
  'demo_di_rak',
  `SELECT b.kode_barcode, b.berat, b.berat_atribut, b.harga_atribut, b.ongkos, b.tipe_ongkos, h.harga,
     h.harga_min_gram, h.harga_max_gram
             FROM barang b JOIN harga_group h USING (kode_toko, kode_group)
             WHERE b.kode_toko = $1 AND b.status = 'READY' AND b.kode_barcode IS NOT NULL
             ORDER BY hashtext(b.kode_barcode || $2) % 1000 + b.berat / 40 LIMIT $3`,
)

/** Pieces from all over the trays, cheap ones more often, as people buy. */
async function diRak(ctx: Context, count: number): Promise<Piece[]> {
  return ctx.sql(rak, [ctx.toko.kode_toko, ctx.toko.tgl_system, count])
}

async function satuCustomer(pool: pg.Pool, day: ShopDay, pieces: Piece[], now: Date): Promise<void> {
  const { kode_toko, chance } = day
  const sale = await asSystem(pool, { kode_toko, user: staff(kode_toko, 'SLS'), now }, (ctx) =>
    jual(ctx, day, pieces),
  )
  await asSystem(
    pool,
    { kode_toko, user: staff(kode_toko, 'KSR'), now: new Date(now.getTime() + 180_000) },
    (ctx) => (sale.total_beli > 0 ? validasiBeli : validasi)(ctx, sale.no_faktur_group),
  )
  if (sale.total_beli === 0 && chance.kadang(1.5))
    await asSystem(
      pool,
      { kode_toko, user: staff(kode_toko, 'KSR'), now: new Date(now.getTime() + 900_000) },
      (ctx) => batalkan(ctx, sale.no_faktur_group),
    )
}

/** A line of a sale. @param tawar how much of what may be bargained is, in percent */
function jualLine(ctx: Context, piece: Piece, tawar: number) {
  const price = hargaBarang(piece, piece, ctx.settings)
  return {
    kode_barcode: piece.kode_barcode,
    berat: piece.berat,
    harga_gram: price.harga_gram,
    harga_jual: rupiah(price.harga_skrg - Math.floor(((price.harga_skrg - price.harga_min) * tawar) / 100)),
    ongkos: price.ongkos,
    harga_atribut: piece.harga_atribut,
    no_titip_group: '-',
    no_pesanan: '-',
    id_otorisasi: null,
  }
}
type JualLine = ReturnType<typeof jualLine>

const nilai = (lines: readonly JualLine[], K: number): Rupiah =>
  sumRupiah(lines.map((d) => rupiah(Math.ceil(d.harga_jual / K) * K + d.ongkos + d.harga_atribut)))

async function jual(ctx: Context, day: ShopDay, pieces: Piece[]) {
  const { chance, member } = day
  const detail_barang = pieces.map((piece) =>
    jualLine(ctx, piece, chance.kadang(35) ? chance.antara(0, 80) : 0),
  )
  const total = nilai(detail_barang, ctx.settings.PEMBULATAN)
  const kode_customer = chance.kadang(22) ? chance.choose(member) : 'NONMEMBER'
  // Now and then an old piece pays for part of the new one.
  const found = chance.kadang(5) ? await barangLama(ctx, day, total) : undefined
  const old = found && found.harga < total ? found : undefined
  return simpan(ctx, {
    params: {},
    query: {},
    body: {
      id_trx: randomKode(random),
      kode_sales: kodeSales(ctx.toko.kode_toko, chance.antara(1, SALES[ctx.toko.kode_toko]!.length)),
      ...KONSUMEN,
      kode_marketplace: chance.kadang(6) ? chance.choose(['TOKOPEDIA', 'SHOPEE']) : '-',
      kode_customer,
      nama_customer: chance.kadang(40) ? chance.choose(CUSTOMER[ctx.toko.kode_toko]!).nama : 'REGULER',
      no_hp: '-',
      alamat_customer: '-',
      detail_barang,
      detail_beli: old ? [old.row] : [],
      pembayaran: bayar(ctx.toko.kode_toko, chance, rupiah(total - (old?.harga ?? 0))),
    },
  } as Parameters<typeof simpan>[1])
}

const termahal = statement<Piece>(
  'demo_termahal',
  `SELECT b.kode_barcode, b.berat, b.berat_atribut, b.harga_atribut, b.ongkos, b.tipe_ongkos, h.harga,
     h.harga_min_gram, h.harga_max_gram
   FROM barang b JOIN harga_group h USING (kode_toko, kode_group)
   WHERE b.kode_toko = $1 AND b.status = 'READY' AND b.kode_barcode IS NOT NULL
   ORDER BY b.berat * h.harga DESC, b.kode_barcode LIMIT 40`,
)

/** Sells for so much at once that PPATK must be told: the identity of the customer is asked, and kept. */
export async function belanjaBesar(pool: pg.Pool, day: ShopDay, rahasia: Rahasia): Promise<void> {
  const { kode_toko, tanggal } = day
  const sale = await asSystem(
    pool,
    { kode_toko, user: staff(kode_toko, 'SLS'), now: at(tanggal, 14, 20), rahasia },
    async (ctx) => {
      const detail_barang: JualLine[] = []
      for (const piece of await ctx.sql(termahal, [kode_toko])) {
        if (nilai(detail_barang, ctx.settings.PEMBULATAN) >= ctx.settings.AML_BATAS) break
        detail_barang.push(jualLine(ctx, piece, 0))
      }
      return simpan(ctx, {
        params: {},
        query: {},
        body: {
          id_trx: randomKode(random),
          kode_sales: kodeSales(ctx.toko.kode_toko, 1),
          ...KONSUMEN,
          kode_marketplace: '-',
          kode_customer: 'NONMEMBER',
          nama_customer: PEMBORONG.nama,
          no_hp: PEMBORONG.no_hp,
          alamat_customer: PEMBORONG.alamat,
          identitas: {
            jenis: 'KTP',
            nomor: PEMBORONG.nik,
            nama: PEMBORONG.nama,
            alamat: PEMBORONG.alamat,
            pekerjaan: 'PENGUSAHA BATIK',
            tempat_lahir: 'YOGYAKARTA',
            tgl_lahir: tanggalSystem('1968-07-12'),
            atas_nama: { untuk: 'SENDIRI', nama: '-', hubungan: '-' },
          },
          detail_barang,
          detail_beli: [],
          pembayaran: [
            {
              jenis: 'TRANSFER',
              nominal: nilai(detail_barang, ctx.settings.PEMBULATAN),
              nama_bank: 'BCA',
              no_card: noRekening(kode_toko, 'BCA'),
              fee: persen(0),
              keterangan: '-',
            },
          ],
        },
      } as unknown as Parameters<typeof simpan>[1])
    },
  )
  await asSystem(
    pool,
    { kode_toko, user: staff(kode_toko, 'KSR'), now: at(tanggal, 14, 25), rahasia },
    (ctx) => validasi(ctx, sale.no_faktur_group),
  )
}

/** Mostly cash; larger sums by card or transfer, or in two ways. */
function bayar(kode_toko: string, chance: Peluang, total: Rupiah) {
  const way = (jenis: JenisBayar, nominal: number) => {
    const bank = chance.choose(BANK)
    return {
      jenis,
      nominal: rupiah(nominal),
      nama_bank: jenis === 'CASH' ? '-' : bank,
      no_card:
        jenis === 'TRANSFER'
          ? noRekening(kode_toko, bank)
          : jenis === 'CREDIT'
            ? `${chance.antara(100_000, 999_999)}${chance.antara(1000, 9999)}`
            : '-',
      fee: feeMaster(jenis, bank, bankBawaan),
      keterangan: '-',
      ...(jenis === 'CASH' ? { uang_diterima: rupiah(Math.ceil(nominal / 50_000) * 50_000) } : {}),
    }
  }
  if (total > 6_000_000 && chance.kadang(50)) {
    const tunai = Math.floor(total / 2_000_000) * 500_000
    return [way('CASH', tunai), way(chance.choose(['DEBET', 'TRANSFER']), total - tunai)]
  }
  return [way(chance.kadang(55) ? 'CASH' : chance.choose(['DEBET', 'TRANSFER', 'CREDIT']), total)]
}

const batalkan = (ctx: Context, no_faktur_group: string) =>
  denganIzin(ctx, (id_otorisasi) =>
    batal(ctx, { params: {}, query: {}, body: { no_faktur_group, alasan: 'SALAH BARANG', id_otorisasi } }),
  )
