import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arsipkan } from '#test/tools/arsip.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { asOwner, closeDay } from '#test/tools/close.ts'
import { batalBayarSah, buildBayarSah, serahBody, serahSah } from '#test/tools/bayar-hutang.ts'
import { buildValidBuy, buy, IDENTITAS, validateBuy } from '#test/tools/beli.ts'
import { idTrx, must, type Client } from '#test/tools/client.ts'
import { buildMember, buildPieces, buildPoints, buildSettings } from '#test/tools/factories.ts'
import { kunciPortal } from '#test/tools/dua-server.ts'
import { buildKirim } from '#test/tools/kirim.ts'
import { buildOpname, buildScans, buildTimbang, finalDisetujui } from '#test/tools/opname.ts'
import { buildHutangSah } from '#test/tools/hutang.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  buildHancur,
  buildKoreksiBerat,
  buildPindah,
  buildTukang,
  leburResult,
  keluarLebur,
  kembaliCuci,
  kirimCuci,
  konversikan,
} from '#test/tools/stok.ts'
import { buildTambah, tagUlangkan } from '#test/tools/tambah.ts'
import { buildBahan, emasCustomer, upah } from '#test/tools/tukang.ts'
import { bukukan, buildHitungKas } from '#test/tools/hitung-kas.ts'
import { buildPremi, buildPremiPerGram } from '#test/tools/premi.ts'
import { allowedIfAsked, balances, buildSale, buildValidSale, cancelValid } from '#test/tools/till.ts'
import { ambilService, buildService, buildServiceSelesai } from '#test/tools/service.ts'
import { buildPesanan } from '#test/tools/pesanan.ts'
import { BCA, buildKas } from '#test/tools/kas.ts'
import { buildTitipanSah, cash } from '#test/tools/titipan.ts'
import { allPemeriksaan } from '../buku/index.ts'
import { periksaBuku } from './reconcile.ts'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
  await buildMember(server, { kode_member: MEMBER })
  await inDatabase(
    server,
    `INSERT INTO hadiah (kode_toko, kode_hadiah, nama_hadiah) VALUES ('TK01', 'GELAS', 'GELAS')`,
  )

  await sell('00000001', MEMBER)
  await cancelValid(await ask.as('KSR1'), await sell('00000003'))
  await buildHutangSah(await ask.as('KSR1'))
  ask = await closeDay(server, ask, '2025-01-16')
  await sell('00000002', MEMBER)
  ask = await closeDay(server, ask, '2025-01-17')
  await sell('00000003')
  await buildSale(await ask.as('KSR1'), { barang: ['00000004'] })
  const [lama, titip] = (await buildPieces(server, [{ berat: 2 }, { berat: 2 }])) as [string, string]
  await sell(lama)
  await buildValidBuy(await ask.as('KSR1'), {
    beli: [{ kode_barcode: lama, berat: 2, kondisi: 'MULUS', harga: 1_270_000 }],
  })
  await buildTitipanSah(await ask.as('KSR1'), { barang: [titip], pembayaran: cash(500_000) })
  await buildService(await ask.as('OWN1'), { pembayaran: cash(50_000) })
  const diambil = await buildServiceSelesai(await ask.as('OWN1'))
  must(await ambilService(await ask.as('OWN1'), diambil, cash(120_000)))
  await buildPesanan(await ask.as('KSR1'), {
    barang: [{ berat_customer: 1, kadar_customer: 70 }],
    pembayaran: cash(1_000_000),
  })
  await buildKas(await ask.as('KSR1'), 'ambil-kas', { kode_transaksi: 'LISTRIK', jumlah: 10_000 })
  await buildKas(await ask.as('KSR1'), 'ambil-kas', {
    kode_transaksi: 'SETOR-BANK',
    jumlah: 20_000,
    no_rekening: BCA,
  })
  await bayarHutang(await ask.as('KSR1'))
  await buildPindah(await ask.as('OWN1'), { barang: ['00000005'], kode_baki: 'A1' })
  await buildKoreksiBerat(await ask.as('OWN1'), '00000005', 4.99)
  await buildTambah(await ask.as('OWN1'), { barang: [{}] })
  await buildTukang(await ask.as('OWN1'))
  await buildTambah(await ask.as('OWN1'), { sumber: 'TUKANG', kode_tukang: 'T1', barang: [{ berat: 1.5 }] })
  await buildTagUlang()
  const [dikirim] = (await buildPieces(server, [{ berat: 2 }])) as [string]
  await buildKirim(await ask.as('OWN1'), { barang: [dikirim] })
  await buildKirimJauh()
  await buildTimbang(await ask.as('OWN1'), { kode_baki: 'A1' })
  await buildPieces(server, [{ kode_baki: 'A2' }])
  const [ada] = await buildPieces(server, [{ kode_baki: 'A2' }])
  const no = await buildOpname(await ask.as('OWN1'), 'A2')
  await buildScans(await ask.as('OWN1'), no, 'A2', ['00000004', ada!])
  must(await finalDisetujui(await ask.as('OWN1'), no))
  await olah(await ask.as('OWN1'))
  await laci(await ask.as('OWN1'))
  await buildSettings(server, { ARSIP_MIN_HARI: '1' })
  must(await arsipkan(await ask.as('OWN1'), 'PENJUALAN', ['JL-TK01-250115-0001-01']))
})
afterAll(() => server.close())

/** A loan on which interest and principal were paid, and interest undone; one settled, one paid with its goods. */
async function bayarHutang(kasir: Client): Promise<void> {
  const jalan = await buildHutangSah(kasir, { jumlah_hutang: 500_000 })
  must(await batalBayarSah(kasir, await buildBayarSah(kasir, jalan)))
  await buildBayarSah(kasir, jalan, { jenis: 'CICIL', cicil: 100_000 })
  await buildBayarSah(kasir, await buildHutangSah(kasir, { jumlah_hutang: 500_000 }), { jenis: 'LUNAS' })
  const serah = await buildHutangSah(kasir, { jumlah_hutang: 500_000 })
  must(await serahSah(kasir, serahBody(serah, { barang: [{ harga: 515_000 }] })))
}

/** Converts one piece, melts and sells one, washes one. */
async function olah(owner: Client): Promise<void> {
  const [lain, leleh, kotor] = (await buildPieces(server, [{ berat: 2 }, { berat: 2 }, { berat: 2 }])) as [
    string,
    string,
    string,
  ]
  must(await konversikan(owner, { barang: [lain], kode_dept: 'GELANG' }))
  must(await leburResult(owner, await buildHancur(owner, { barang: [leleh] }), 1.9))
  must(
    await keluarLebur(owner, {
      tujuan: 'PEMURNI',
      emas: [{ kode_group: 'G375', berat: 1 }],
      harga: 600_000,
    }),
  )
  must(await kirimCuci(owner, { barang: [kotor] }))
  const [{ id }] = (await inDatabase<{ id: number }>(
    server,
    'SELECT id FROM barang WHERE kode_barcode = $1',
    [kotor],
  )) as [{ id: number }]
  must(await kembaliCuci(owner, { barang: [{ id: Number(id), berat_kembali: 1.99 }] }))
  await tukang(owner)
}

/** Premi of closed days, and the drawer counted, with a difference that is booked. */
async function laci(owner: Client): Promise<void> {
  await buildPremiPerGram(server, 'S01', 1_500)
  await buildPremi(owner, { kode_sales: 'S01', sampai: '2025-01-16' })
  const kas = (await balances(owner))['1101']!
  must(await bukukan(owner, await buildHitungKas(owner, kas - (kas % 100) - 5_000)))
}

/** An order at a goldsmith, with gold of the customer's and of the shop's, and a fee. */
async function tukang(owner: Client): Promise<void> {
  const no_pesanan = await buildPesanan(owner, { barang: [{ berat_customer: 1, kadar_customer: 70 }] })
  await buildBahan(owner, {
    kode_tukang: 'T1',
    no_pesanan,
    lines: [emasCustomer(0.5), { kode_group: 'G375', berat: 0.4 }],
  })
  must(await upah(owner, { kode_tukang: 'T1', ref_no: no_pesanan }))
}

const MEMBER = 'MTK010000017'
const sell = async (kode_barcode: string, kode_customer = 'NONMEMBER') =>
  buildValidSale(await ask.as('KSR1'), { barang: [kode_barcode], kode_customer })

/** Arrived on another server, by its sender's word. */
async function buildKirimJauh(): Promise<void> {
  const owner = await ask.as('OWN1')
  must(await owner.send('PUT', 'toko/kunci-portal', { kunci: await kunciPortal(owner) }))
  const jauh = (ya: boolean) => inDatabase(server, `UPDATE toko SET jauh = $1 WHERE kode_toko = 'TK02'`, [ya])
  await jauh(true)
  const no_kirim = await buildKirim(owner, { barang: await buildPieces(server, [{ berat: 2 }]) })
  await owner.file(`kirim-barang/berkas/${no_kirim}`)
  must(await owner.send('POST', 'kirim-barang/tanpa-bukti', { no_kirim, alasan: 'UJI', id_trx: idTrx() }))
  await jauh(false)
}

/** Bought back without a nota, and given a barcode. */
async function buildTagUlang(): Promise<void> {
  const [owner, kasir] = [await ask.as('OWN1'), await ask.as('KSR1')]
  const line = {
    kode_group: 'G375',
    kode_dept: 'CINCIN',
    nama_barang: 'TUA',
    berat: 3,
    kondisi: 'TANPA SURAT',
  }
  const bought = await allowedIfAsked(kasir, () =>
    buy(kasir, { identitas: IDENTITAS, beli: [{ ...line, harga: 1_512_000 }] }),
  )
  must(await validateBuy(kasir, must(bought).data.no_faktur_group))
  const [piece] = must(await owner.request('GET', 'tag-ulang/pilihan')).data.filter(
    (b: { kode_barcode: string }) => b.kode_barcode === '-',
  )
  must(await tagUlangkan(owner, [piece.id]))
}

const names = async () => new Set((await periksaBuku(server.pool)).selisih.map((s) => s.pemeriksaan))
/** `npm run periksa-buku` on this database. */
const command = () => {
  const DATABASE_URL = server.app.deps.database.url
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/commands/periksa-buku.ts'],
    { env: { ...process.env, DATABASE_URL }, encoding: 'utf8' },
  )
  return { status, stdout }
}
/** Behind the back of triggers and grants. */
const tamper = (...sql: string[]) => asOwner(server, 'SET LOCAL session_replication_role = replica', ...sql)
const SATU = (table: string, where: string) =>
  `ctid = (SELECT ctid FROM ${table} WHERE ${where} ORDER BY 1 LIMIT 1)`

const PLANTED: [error: string, sql: string[], checks: string[]][] = [
  [
    'points that a shop on another server gave and nobody has',
    [
      `INSERT INTO poin_luar (kode_toko, dari, jenis, id, kode_member, poin, ref_no, jam)
       VALUES ('TK01', 'TK02', 'POIN', 'A1B2C3D4E5F6A7B8', NULL, 5, 'JL-TK02-250115-0001', now())`,
    ],
    ['poin toko lain = mutasi poin'],
  ],
  [
    'what a piece was converted to',
    [`UPDATE konversi_barang SET kode_dept = 'CINCIN'`],
    ['konversi menjadi yang tertulis'],
  ],
  [
    'the result of a melting',
    [`UPDATE hancur_hasil SET berat_hasil = berat_hasil - 1`],
    ['hasil lebur = mutasi lebur'],
  ],
  [
    'melted gold that left',
    [`UPDATE lebur_keluar_baris SET berat = berat + 1`],
    ['lebur keluar = mutasi lebur'],
  ],
  [
    'a number of melted gold that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'LB'`],
    ['nomor lebur keluar tanpa celah'],
  ],
  ['what was paid for it', [`UPDATE lebur_keluar SET harga = harga + 1`], ['lebur dijual = jurnal']],
  [
    'the weight of a washed piece',
    [`UPDATE cuci_kembali SET berat_kembali = berat_kembali + 1`],
    ['berat kembali cuci = mutasi'],
  ],
  [
    'what the close summed of a day',
    [
      `UPDATE penjualan_harian SET ongkos = ongkos + 1 WHERE tanggal = '2025-01-16'`,
      `DELETE FROM penjualan_sales_harian WHERE tanggal = '2025-01-16'`,
      `INSERT INTO pembelian_harian
       VALUES ('TK01', '2025-01-16', '2025-01-15', 'G375', 'GOLD', -1, 0, -1000, 0, -600000)`,
      `INSERT INTO pembelian_sales_harian VALUES ('TK01', '2025-01-16', '2025-01-16', 'S01', 1, 1000, 0, 600000)`,
      `UPDATE mutasi_uang_harian SET masuk = masuk + 1, keluar = keluar + 1
       WHERE ${SATU('mutasi_uang_harian', `kode_akun = '1101'`)}`,
    ],
    [
      'penjualan harian = baris',
      'penjualan sales harian = baris',
      'pembelian harian = baris',
      'pembelian sales harian = baris',
      'mutasi uang harian = baris',
    ],
  ],
  [
    'a summary that was rewritten',
    [
      `UPDATE tutup_toko SET ringkasan = replace(ringkasan, 'SALAH', 'BENAR') WHERE tgl_system = '2025-01-15'`,
    ],
    ['laporan EOD tetap sama'],
  ],
  [
    'a balance of an account',
    [`UPDATE saldo_akun SET saldo = saldo + 5 WHERE kode_toko = 'TK01' AND kode_akun = '4102'`],
    ['saldo akun = jumlah jurnal', 'saldo akun = saldo harian + jurnal sesudahnya', 'jumlah semua akun nol'],
  ],
  [
    'cash below nothing',
    [
      'ALTER TABLE saldo_akun DROP CONSTRAINT saldo_kas_tidak_negatif',
      `UPDATE saldo_akun SET saldo = -1 WHERE kode_akun = '1101'`,
    ],
    ['kas tidak negatif'],
  ],
  [
    'a line of a journal',
    [`UPDATE jurnal_detail SET jumlah = jumlah + 1 WHERE ${SATU('jurnal_detail', `kode_akun = '4101'`)}`],
    ['setiap jurnal nol', 'saldo akun harian berantai'],
  ],
  [
    'a gift',
    [`UPDATE hadiah SET nilai = 1000, stock = 1`],
    ['persediaan hadiah = nilai hadiah', 'hadiah = jumlah mutasi hadiah'],
  ],
  [
    'a link of a chain of points',
    [
      `UPDATE mutasi_poin SET poin_awal = poin_awal + 1, poin_akhir = poin_akhir + 1
       WHERE ${SATU('mutasi_poin', `poin_awal > 0`)}`,
    ],
    ['rantai poin', 'poin member = poin terakhir'],
  ],
  [
    'a weight in the stock ledger',
    [`UPDATE mutasi_stok SET berat = berat + 1 WHERE ${SATU('mutasi_stok', `lokasi = 'V:CUSTOMER'`)}`],
    ['setiap referensi mutasi nol', 'saldo lokasi = jumlah mutasi'],
  ],
  [
    'a balance of a place',
    [`UPDATE saldo_lokasi SET berat = berat + 1 WHERE lokasi = 'TOKO/A2' AND kode_group = 'LM'`],
    ['saldo lokasi = barang di lokasi', 'saldo lokasi = stok harian + mutasi sesudahnya'],
  ],
  [
    'a place with less than nothing',
    [
      'ALTER TABLE saldo_lokasi DROP CONSTRAINT stok_tidak_negatif',
      `UPDATE saldo_lokasi SET qty = -1 WHERE lokasi = 'TOKO/A1' AND kode_group = 'G375'`,
    ],
    ['lokasi nyata tidak negatif'],
  ],
  [
    'a piece in another tray',
    [`UPDATE barang SET kode_baki = 'A2' WHERE kode_barcode = '00000005'`],
    ['setiap barang di satu lokasi'],
  ],
  [
    'a piece that is free though it is being sold',
    [`UPDATE barang SET status = 'READY' WHERE kode_barcode = '00000004'`],
    ['barang dipesan = penjualan atau titipan terbuka'],
  ],
  [
    'where a piece lay when a day ended',
    [`UPDATE letak_barang SET lokasi = 'TOKO/A2' WHERE ${SATU('letak_barang', `lokasi = 'TOKO/A1'`)}`],
    ['stok barang harian = stok harian'],
  ],
  [
    'a closed day of stock',
    [
      `UPDATE stok_harian SET stock_awal = stock_awal + 1, stock_akhir = stock_akhir + 1
       WHERE ${SATU('stok_harian', `tanggal = '2025-01-16'`)}`,
    ],
    ['stok harian berantai'],
  ],
  [
    'a number that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'JL' AND tanggal = '2025-01-16'`],
    ['nomor faktur tanpa celah'],
  ],
  [
    'a line of a sale',
    [`UPDATE jual_detail SET ongkos = ongkos + 1 WHERE ${SATU('jual_detail', 'true')}`],
    ['baris faktur utuh'],
  ],
  [
    'a payment',
    [`UPDATE pembayaran SET nominal = nominal + 1 WHERE ${SATU('pembayaran', 'true')}`],
    ['pembayaran = total bayar'],
  ],
  [
    'a sale that is cancelled on paper only',
    [`UPDATE jual_detail SET status_kembali = 'CANC' WHERE no_faktur_jual = 'JL-TK01-250116-0001-01'`],
    ['penjualan sah = mutasi jual'],
  ],
  [
    'an answer without its document',
    [
      `UPDATE permintaan SET id_trx = 'AAAAAAAAAAAAAAAA' WHERE ${SATU('permintaan', `call = 'POST penjualan'`)}`,
    ],
    ['permintaan terjawab ada dokumennya'],
  ],
  [
    'a gift document that is missing',
    [`INSERT INTO counter (kode_toko, jenis, tanggal, nilai) VALUES ('TK01', 'BH', '2025-01-16', 1)`],
    ['nomor hadiah tanpa celah'],
  ],
  [
    'gifts that moved without a document',
    [
      `INSERT INTO mutasi_hadiah (kode_toko, tanggal, jam, no_ref, kategori, kode_hadiah, stock_in, nilai,
           user_id)
       VALUES ('TK01', '2025-01-16', now(), 'BH-TK01-250116-0001', 'PEMBELIAN', 'GELAS', 1, 0, 'X')`,
    ],
    ['dokumen hadiah = mutasi hadiah'],
  ],
  [
    'a deposit whose number is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'TT'`],
    ['nomor titipan tanpa celah'],
  ],
  [
    'a deposit that says more than was paid',
    ['UPDATE titip_bayar SET total = total + 1'],
    ['titipan pelanggan = titipan terbuka', 'setiap titipan = jurnalnya', 'setoran titipan = pembayarannya'],
  ],
  [
    'a piece set aside that is free',
    [`UPDATE barang SET status = 'READY' WHERE status = 'TITIP'`],
    ['barang di TITIP = titipan terbuka'],
  ],
  [
    'an order whose number is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'PS'`],
    ['nomor pesanan tanpa celah'],
  ],
  [
    'a DP that says more than was paid',
    [`UPDATE setoran SET total = total + 1 WHERE ref_type = 'PESANAN'`],
    ['DP pesanan = pesanan terbuka', 'setiap pesanan = jurnalnya', 'setoran pesanan = pembayarannya'],
  ],
  [
    'an order that is finished on paper only',
    [`UPDATE pesanan SET status_pesanan = 'DONE', tgl_jadi = tgl_system WHERE status_pesanan <> 'CLOSE'`],
    ['status pesanan = barangnya'],
  ],
  [
    'gold of a customer that is not said to be theirs',
    ['UPDATE pesanan_detail SET berat_customer = berat_customer - 1'],
    ['barang customer di SERVICE = dokumen terbuka'],
  ],
  [
    'a piece that is said to be made for an order',
    [
      `UPDATE pesanan_detail
       SET status = 'JADI', no_jadi = 'X', barang_id = (SELECT id FROM barang WHERE kode_barcode = '00000005')`,
      `UPDATE pesanan SET status_pesanan = 'PROSES' WHERE status_pesanan <> 'CLOSE'`,
    ],
    ['barang di PESANAN = pesanan jadi'],
  ],
  [
    'a repair whose number is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'SV'`],
    ['nomor service tanpa celah'],
  ],
  [
    'a DP of a repair that says more than was paid',
    [`UPDATE setoran SET total = total + 1 WHERE ref_type = 'SERVICE' AND jenis = 'DP'`],
    [
      'uang muka service = DP service yang belum berakhir',
      'setiap service = jurnal uang mukanya',
      'setoran service = pembayarannya',
    ],
  ],
  [
    'goods of a repair that weigh otherwise',
    [`UPDATE service_detail SET berat_terima = berat_terima + 1 WHERE berat_selesai IS NULL`],
    ['barang setiap service = mutasinya di SERVICE'],
  ],
  [
    'a number of a payment on a loan that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'BB'`],
    ['nomor pembayaran hutang tanpa celah'],
  ],
  [
    'how interest was paid',
    [`UPDATE pembayaran SET nominal = nominal + 1 WHERE ref_no LIKE 'BB-%'`],
    ['pembayaran hutang = uangnya'],
  ],
  [
    'interest that was never posted',
    [`UPDATE hutang_bayar SET bunga = bunga - 1 WHERE jenis = 'BUNGA' AND status_valid = 'DONE'`],
    ['pembayaran hutang = jurnalnya'],
  ],
  [
    'the day that a loan is paid up to',
    [`UPDATE hutang SET tgl_bunga_sampai = tgl_bunga_sampai + 1 WHERE status_hutang = 'OPEN'`],
    ['hutang = pembayarannya satu per satu'],
  ],
  [
    'what goods were handed over for',
    [`UPDATE hutang_bayar SET harga_serah = harga_serah + 1 WHERE jenis = 'SERAH'`],
    ['serah barang = pembeliannya'],
  ],
  [
    'a repair that was fetched for more',
    [`UPDATE service SET total = total + 1 WHERE status_service = 'AMBIL'`],
    ['service yang diambil = pendapatannya'],
  ],
  [
    'a loan whose number is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'HT'`],
    ['nomor hutang tanpa celah'],
  ],
  [
    'a loan of which less is owed',
    [`UPDATE hutang SET sisa_pokok = sisa_pokok - 1 WHERE status_hutang = 'OPEN'`],
    ['piutang pinjaman = sisa pokok hutang berjalan', 'sisa pokok setiap hutang = jurnalnya'],
  ],
  [
    'goods of a loan that weigh otherwise',
    ['UPDATE hutang_detail SET berat = berat + 1'],
    [
      'barang di HUTANG = jaminan hutang berjalan',
      'jaminan setiap hutang = mutasinya di HUTANG',
      'jaminan hutang utuh',
    ],
  ],
  [
    'a loan that was paid out with more',
    [`UPDATE pembayaran SET nominal = nominal + 1 WHERE ref_type = 'HUTANG' AND ref_no LIKE 'HT-%'`],
    ['uang hutang = jumlah hutang'],
  ],
  [
    'a loan that runs without a journal',
    [`UPDATE jurnal SET kategori = 'HUTANG LUNAS' WHERE kategori = 'HUTANG'`],
    ['hutang divalidasi = dibukukan sekali'],
  ],
  [
    'a loan as it was at the end of a day',
    ['UPDATE hutang_harian SET sisa_pokok = sisa_pokok + 1'],
    ['hutang harian = saldo harian piutang'],
  ],
  ['a line bought', ['UPDATE beli_detail SET harga = harga + 1'], ['baris pembelian utuh']],
  [
    'what was paid for it',
    [`UPDATE pembayaran SET nominal = nominal + 1 WHERE ref_type = 'PEMBELIAN'`],
    ['pembayaran pembelian = total bayar'],
  ],
  [
    'a purchase that is cancelled on paper only',
    [`UPDATE beli_detail SET status_valid = 'CANC'`],
    ['pembelian sah = mutasi beli', 'nota selesai = sudah dibeli'],
  ],
  [
    'a nota of another server that no purchase has',
    [
      `INSERT INTO nota_luar (id, kode_toko, toko_jual, no_faktur_jual, isi, status, diminta_at, no_faktur_beli)
       VALUES ('AAAABBBBCCCCDDDD', 'TK01', 'TK02', 'JL-TK02-250115-0099-01', '{}', 'DIPAKAI', now(),
           'BL-TK01-250115-0099-01')`,
    ],
    ['nota server lain = pembelian'],
  ],
  [
    'a number of a stock document that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'PB'`],
    ['nomor dokumen stok tanpa celah'],
  ],
  [
    'a number of a corrected weight that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'KO'`],
    ['nomor koreksi berat tanpa celah'],
  ],
  [
    'a weight that was corrected by more than the document says',
    ['UPDATE koreksi_berat SET berat = berat - 1'],
    ['koreksi berat = mutasi koreksi'],
  ],
  [
    'what a new piece was worth',
    [`DELETE FROM tambah_barang_baris WHERE ${SATU('tambah_barang_baris', 'true')}`],
    ['tambah barang berasal'],
  ],
  [
    'a barcode that was given and is another',
    [
      `UPDATE barang SET kode_barcode = '08888888'
       WHERE id = (
           SELECT barang_id FROM dokumen_stok JOIN dokumen_stok_barang USING (no) WHERE kind = 'TAG ULANG')`,
    ],
    ['barang tag ulang punya barcode itu'],
  ],
  [
    'a piece that came back from its way on paper only',
    [`UPDATE kirim_barang SET status = 'KEMBALI', tgl_selesai = '2025-01-17' WHERE status = 'KIRIM'`],
    ['barang di perjalanan = baris kiriman', 'kiriman = penerimaan, tarik kembali dan hilang'],
  ],
  [
    'a piece that arrived on another server, of which nobody has heard',
    ['UPDATE kirim_barang SET no_terima_luar = NULL'],
    ['barang di server lain = baris kiriman'],
  ],
  [
    'a stock document that is undone on paper only',
    [`UPDATE dokumen_stok SET status_valid = 'CANC', batal_by = 'OWN1', batal_at = now()`],
    ['dokumen stok = mutasi stok'],
  ],
  [
    'a number of a count, and one of a weighing, that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis IN ('SO', 'TB')`],
    ['nomor stock opname tanpa celah', 'nomor timbang baki tanpa celah'],
  ],
  [
    'a lost piece that no count lost',
    [`UPDATE opname_barang SET tindakan = '-' WHERE tindakan = 'HILANG'`],
    ['stock opname = mutasi stok'],
  ],
  [
    'a count that ended before it was done',
    [`UPDATE opname_barang SET hasil = NULL WHERE hasil = 'LOST'`],
    ['stock opname selesai seluruhnya'],
  ],
  [
    'a day that was skipped',
    [`UPDATE toko SET tgl_system = tgl_system + 1 WHERE kode_toko = 'TK01'`],
    ['hari ditutup berurutan'],
  ],
  [
    'gold that a goldsmith was given',
    [`UPDATE bahan_tukang_baris SET berat = berat + 1 WHERE pemilik = 'TOKO'`],
    ['bahan tukang = mutasi tukang'],
  ],
  [
    'a number of that gold that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'BT'`],
    ['nomor bahan tukang tanpa celah'],
  ],
  [
    'what a goldsmith has',
    ['UPDATE saldo_tukang SET berat = berat + 1'],
    ['saldo tukang = V:TUKANG', 'saldo tukang = jumlah mutasi'],
  ],
  [
    'whose gold a customer’s is',
    [`UPDATE mutasi_stok SET ref_line = 'X' WHERE lokasi = 'SERVICE/SERVICE' AND berat < 0`],
    ['emas customer tidak kurang dari nol'],
  ],
  [
    'gold of a customer that is still at the goldsmith when the order has ended',
    [
      `UPDATE pesanan SET status_pesanan = 'CLOSE', tgl_batal = tgl_system, batal_by = 'OWN1', batal_at = jam
       WHERE no_pesanan IN (SELECT no_pesanan FROM bahan_tukang)`,
    ],
    ['emas customer pesanan selesai pulang'],
  ],
  [
    'notes that were counted',
    [`UPDATE hitung_kas_pecahan SET lembar = lembar + 1`],
    ['hitung kas = pecahan'],
  ],
  [
    'what the books said of the drawer when it was counted',
    [`UPDATE hitung_kas SET seharusnya = seharusnya + 1, selisih = selisih - 1`],
    ['hitung kas seharusnya = kas saat itu', 'selisih kas = jurnal'],
  ],
  [
    'a number of a drawer count that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'HU'`],
    ['nomor hitung kas tanpa celah'],
  ],
  [
    'what a sold line has of the premi',
    [`UPDATE jual_detail SET premi_rp = premi_rp + 7 WHERE ${SATU('jual_detail', `no_kas_premi <> '-'`)}`],
    ['premi = baris penjualan'],
  ],
  [
    'who was paid for what another sold',
    [`UPDATE kas_bank SET kode_sales = 'S02' WHERE kode_transaksi = 'PREMI'`],
    ['premi untuk yang menjual'],
  ],
  ['money out of the drawer', [`UPDATE kas_bank SET jumlah = jumlah + 1`], ['kas bank = jurnal']],
  [
    'a line of an archive that is not marked',
    [`UPDATE jual_detail SET diarsipkan_at = NULL`],
    ['baris diarsipkan = baris arsip', 'arsip = jumlah barisnya'],
  ],
  [
    'a number of an archive that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'AR'`],
    ['nomor arsip tanpa celah'],
  ],
  [
    'a number of money out that is missing',
    [`UPDATE counter SET nilai = nilai + 1 WHERE jenis = 'KK'`],
    ['nomor kas bank tanpa celah'],
  ],
  [
    "gifts for a guest's points that their home was never asked for",
    [
      `INSERT INTO member (kode_member, nama_customer, no_hp, kode_toko_daftar, rumah, poin_rumah_per)
       VALUES ('MTK020000998', 'TAMU', '-', 'TK02', 'TK02', now())`,
      `INSERT INTO tukar_poin (no_tukar_poin, kode_toko, tanggal, jam, kode_member, nama_customer, poin,
           poin_awal, poin_akhir, input_by, id_trx)
       VALUES ('TP-TK01-250101-9999', 'TK01', '2025-01-01', now(), 'MTK020000998', 'TAMU', 3, 3, 0, 'OWN1',
           'TAMU000000000001')`,
    ],
    ['tukar poin tamu = poin dari rumah'],
  ],
]

test('books made by the shop agree; each planted error is found by its checks, and every check finds one', async () => {
  let before = await names()
  expect([...before]).toEqual([])
  expect(command()).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Buku seimbang: \d+ pemeriksaan, tidak ada selisih\n$/),
  })
  for (const [error, sql, expected] of PLANTED) {
    await tamper(...sql)
    const now = await names()
    for (const name of expected) {
      expect(before, error).not.toContain(name)
      expect(now, error).toContain(name)
    }
    before = now
  }
  expect(command()).toEqual({
    status: 1,
    stdout: expect.stringMatching(
      /^Buku TIDAK seimbang: \d+ selisih\n(.*\n)*  TK01  kas tidak negatif  1101: tercatat -1, seharusnya 0\n/,
    ),
  })
  expect([...before].sort()).toEqual([...allPemeriksaan.map((p) => p.nama), 'laporan EOD tetap sama'].sort())
})
