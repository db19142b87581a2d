/**
 * The day's sheet against everything behind it: on a busy day every amount of it is what the ledger has, of the closed day and of the
 * open one; one wrong row planted in any table behind it is found, by that comparison or by the checks of the books.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { periksaBuku } from '#server/close/reconcile.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { asOwner } from '#test/tools/close.ts'
import { buildBayarSah } from '#test/tools/bayar-hutang.ts'
import { batalHutangSah, buildHutangSah } from '#test/tools/hutang.ts'
import { must } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { bedaLembar, expectLembarAgrees } from '#test/tools/lembar.ts'
import { MixedShop, type Act } from '#test/tools/mixed-shop.ts'
import { sabar } from '#test/tools/sabar.ts'

const SIBUK: Act[] = [
  'tambah',
  'jual',
  'validasi',
  'jual',
  'validasi',
  'jual',
  'validasi',
  'titip',
  'validasi',
  'titipUang',
  'validasi',
  'tambah',
  'validasi',
  'beli',
  'validasi',
  'tukar',
  'validasi',
  'beliTanpaNota',
  'validasi',
  'batal',
  'beliHadiah',
  'ambilHadiah',
  'koreksi',
  'tukarPoin',
  'pesan',
  'tambahDp',
  'prosesPesanan',
  'upah',
  'service',
  'selesai',
  'ambilService',
  'service',
  'kas',
  'kas',
  'hitungKas',
  'selisihKas',
  'timbang',
  'pindah',
  'hancur',
]

let shop: MixedShop
const TUTUP = '2025-01-15'
const BUKA = '2025-01-16'
beforeAll(async () => {
  shop = await MixedShop.open()
  await buildSettings(shop.server, { MODUL_HUTANG: 'YA' })
  for (const [i, act] of SIBUK.entries()) await shop.step({ act, pick: i, more: 1 })
  await pinjaman()
  await shop.close()
  for (const [i, act] of SIBUK.entries()) await shop.step({ act, pick: i + 7, more: 2 })
  await pinjaman()
}, sabar(120_000))
afterAll(() => shop.server.close())

/** Makes three loans: one settled, one cancelled, one that runs on and whose interest was paid. */
async function pinjaman(): Promise<void> {
  const kasir = shop.owner
  const pinjam = () => buildHutangSah(kasir, { jumlah_hutang: 500_000 })
  await buildBayarSah(kasir, await pinjam(), { jenis: 'LUNAS' })
  must(await batalHutangSah(kasir, await pinjam()))
  await buildBayarSah(kasir, await pinjam(), { jenis: 'BUNGA' })
}

test('every amount is what the ledger has, of the closed day and of the open one', async () => {
  for (const hari of [TUTUP, BUKA]) await expectLembarAgrees(shop.server, shop.owner, hari)
  await expectBooksAgree(shop.server.pool)
})

/** The table, the columns that one row has wrong, which rows may be it. */
const TANGGAL = (column = 'tanggal') => [`${column} = '${TUTUP}'`, `${column} = '${BUKA}'`]
const JURNAL = (dan: string) =>
  [TUTUP, BUKA].map((hari) => `jurnal_id IN (SELECT id FROM jurnal WHERE tanggal = '${hari}' AND ${dan})`)
const PLANTED: [apa: string, tabel: string, kolom: string[], where: string[]][] = [
  ['a sale’s journal', 'jurnal_detail', ['jumlah'], JURNAL(`kategori = 'PENJUALAN'`)],
  ['a purchase’s journal', 'jurnal_detail', ['jumlah'], JURNAL(`kategori = 'PEMBELIAN'`)],
  ['a journal of money alone', 'jurnal_detail', ['jumlah'], JURNAL(`kategori = 'UPAH TUKANG'`)],
  ['the weight of a stock row', 'mutasi_stok', ['berat'], TANGGAL()],
  ['a line sold', 'jual_detail', ['harga_jual'], TANGGAL('tgl_system')],
  ['the weight of a line sold', 'jual_detail', ['berat'], TANGGAL('tgl_system')],
  ['a line bought', 'beli_detail', ['harga'], TANGGAL('tgl_system')],
  ['the head of a sale', 'faktur_group', ['total_jual'], TANGGAL('tgl_system')],
  ['a way of payment', 'pembayaran', ['nominal'], ['true']],
  ['a cancelled line', 'jual_batal', ['harga_total'], TANGGAL('tgl_batal')],
  ['what a deposit was paid with', 'titip_bayar', ['total'], [`status_valid = 'DONE'`]],
  ['what was paid ahead', 'setoran', ['total'], [`ref_type = 'PESANAN'`, `ref_type = 'SERVICE'`]],
  ['a loan', 'hutang', ['jumlah_hutang', 'sisa_pokok'], [`status_hutang = 'OPEN'`]],
  ['what was paid on a loan', 'hutang_bayar', ['pokok', 'sisa_pokok_lama'], [`jenis = 'LUNAS'`]],
  ['interest that was paid', 'hutang_bayar', ['bunga', 'bunga_seharusnya'], [`jenis = 'BUNGA'`]],
  ['a loan’s journal', 'jurnal_detail', ['jumlah'], JURNAL(`kategori = 'HUTANG'`)],
  ['a count of the drawer', 'hitung_kas', ['dihitung', 'selisih'], TANGGAL('tgl_system')],
  ['money that was taken', 'kas_bank', ['jumlah'], TANGGAL('tgl_system')],
  ['a movement of gifts', 'mutasi_hadiah', ['nilai'], TANGGAL()],
  ['gifts that are there', 'hadiah', ['nilai'], ['true']],
  ['points', 'mutasi_poin', ['poin', 'poin_akhir'], TANGGAL('tgl_trx')],
  ['a weighing', 'timbang_baki', ['berat_timbang', 'selisih'], [`tgl_system = '${TUTUP}'`]],
  ['the end of an account', 'saldo_akun_harian', ['saldo_awal', 'saldo_akhir'], [`kode_akun = '1101'`]],
  ['what came into an account', 'saldo_akun_harian', ['debet', 'saldo_akhir'], [`kode_akun = '1101'`]],
  ['documents that an account is kept for', 'saldo_akun_harian', ['dokumen'], [`kode_akun = '2101'`]],
  ['stock at the end of a day', 'stok_harian', ['stock_awal', 'stock_akhir'], [`kode_gudang = 'TOKO'`]],
  ['grams at the end of a day', 'stok_harian', ['berat_awal', 'berat_akhir'], [`kode_gudang = 'TOKO'`]],
  ['the purity of that day', 'stok_harian', ['kadar'], [`berat_akhir > 0`]],
  ['a balance', 'saldo_akun', ['saldo'], [`kode_akun = '1101'`]],
  ['a balance of a place', 'saldo_lokasi', ['berat'], [`lokasi LIKE 'TOKO/%' AND berat > 0`]],
]

const cases = PLANTED.flatMap(([apa, table, columns, where]) =>
  where.map((w) => [`${apa} (${table}, ${w})`, table, columns, w] as const),
)

describe('one wrong row is found', () => {
  test.each(cases)('%s', async (_, table, columns, where) => {
    const sekali = `ctid = (SELECT ctid FROM ${table} WHERE kode_toko = 'TK01' AND ${where} ORDER BY ctid LIMIT 1)`
    expect(await ubah(table, columns, '+', sekali)).toHaveLength(1)
    try {
      expect(await ditemukan()).not.toEqual([])
    } finally {
      // The row that was written last is the one that was changed.
      await ubah(table, columns, '-', `xmin::text::bigint = (SELECT max(xmin::text::bigint) FROM ${table})`)
    }
    expect(await ditemukan()).toEqual([])
  })

  test.each([
    [
      'an otorisasi of another kategori',
      'otorisasi',
      'id',
      'kategori',
      `tgl_system = '${TUTUP}'`,
      'KOREKSI POIN X',
    ],
    ['a coupon of another group', 'kupon', 'kode_kupon', 'kode_group', `tgl_system = '${TUTUP}'`, 'LM'],
    [
      'a journal of another kategori',
      'jurnal',
      'id',
      'kategori',
      `kategori = 'TITIPAN' AND tanggal = '${TUTUP}'`,
      'TAMBAH TITIPAN',
    ],
    [
      'a sale that is called a deposit',
      'jurnal',
      'id',
      'kategori',
      `kategori = 'PENJUALAN' AND tanggal = '${BUKA}'`,
      'TITIPAN',
    ],
  ])('%s', async (_, table, kunci, column, where, lain) => {
    const [row] = await asOwner<Record<string, string>>(
      shop.server,
      `SELECT ${kunci}::text AS kunci, ${column} AS isi FROM ${table}
       WHERE ${where} AND ${column} <> '${lain}' ORDER BY 1 LIMIT 1`,
    )
    const menjadi = (content: string) =>
      asOwner(
        shop.server,
        REPLICA,
        `UPDATE ${table} SET ${column} = '${content}' WHERE ${kunci}::text = '${row!['kunci']}'`,
      )
    await menjadi(lain)
    expect(await ditemukan()).not.toEqual([])
    await menjadi(row!['isi']!)
    expect(await ditemukan()).toEqual([])
  })

  test('a summary that was rewritten', async () => {
    const ganti = (dari: string, ke: string) =>
      `UPDATE tutup_toko SET ringkasan = replace(ringkasan, '"qty":${dari}', '"qty":${ke}')
       WHERE tgl_system = '${TUTUP}'`
    await asOwner(shop.server, REPLICA, ganti('1,', '8731,'))
    expect(await ditemukan()).not.toEqual([])
    await asOwner(shop.server, REPLICA, ganti('8731,', '1,'))
    expect(await ditemukan()).toEqual([])
  })
})

const REPLICA = 'SET LOCAL session_replication_role = replica'

const ubah = (
  table: string,
  columns: readonly string[],
  tanda: '+' | '-',
  where: string,
): Promise<unknown[]> =>
  asOwner(
    shop.server,
    REPLICA,
    `UPDATE ${table} SET ${columns.map((k) => `${k} = ${k} ${tanda} 1`).join(', ')} WHERE ${where} RETURNING 1`,
  )

/** Lists what both sides find: the figures that differ, and the checks that are not content. */
async function ditemukan(): Promise<unknown[]> {
  const beda = await Promise.all([TUTUP, BUKA].map((hari) => bedaLembar(shop.server, shop.owner, hari)))
  return [...beda.flat(), ...(await periksaBuku(shop.server.pool)).selisih]
}
