/** The invariants of DOMAIN §H.1 that the database itself can show, each as the rows that break it; independent of the server's own checks. */
import { expect } from 'vitest'
import { tambahHari } from '#domain/units.ts'
import { inDatabase } from './ask.ts'
import type { Client } from './client.ts'
import type { TestServer } from './server.ts'

const REAL = `lokasi NOT LIKE 'V:%'`
const DI_TOKO = `('READY', 'BOOKED', 'TITIP', 'PESANAN', 'BELI', 'CUCI', 'SORTIR')`

const BROKEN: Record<string, string> = {
  '1 every journal sums to 0': `SELECT jurnal_id FROM jurnal_detail GROUP BY 1 HAVING sum(jumlah) <> 0`,
  '1 all accounts of a shop sum to 0': `SELECT kode_toko, sum(saldo) FROM saldo_akun GROUP BY 1 HAVING sum(saldo) <> 0`,
  '2 every reference sums to 0 pieces and 0 grams': `SELECT ref_no FROM mutasi_stok
    GROUP BY kode_toko, ref_type, ref_no HAVING sum(qty) <> 0 OR sum(berat) <> 0`,
  '3 no real place was ever below 0': `SELECT id
    FROM (
        SELECT id, lokasi, sum(qty) OVER w AS qty, sum(berat) OVER w AS berat FROM mutasi_stok
        WINDOW w AS (PARTITION BY kode_toko, lokasi, kode_group, kode_dept ORDER BY id)) m
    WHERE ${REAL} AND (qty < 0 OR berat < 0)`,
  '3 KAS was never below 0': `SELECT id
    FROM (
        SELECT id, sum(jumlah) OVER (PARTITION BY kode_toko ORDER BY jurnal_id, id) AS saldo
        FROM jurnal_detail WHERE kode_akun = '1101') d WHERE saldo < 0`,
  '4 a piece is at one real place or at none, as its status and its row say': `SELECT b.kode_barcode,
      b.status, m.*
    FROM barang b
      LEFT JOIN (
        SELECT barang_id, sum(qty) AS qty, sum(berat) AS berat, string_agg(lokasi, ' ') AS di
        FROM (
            SELECT barang_id, lokasi, sum(qty) AS qty, sum(berat) AS berat FROM mutasi_stok WHERE ${REAL}
            GROUP BY 1, 2 HAVING sum(qty) <> 0 OR sum(berat) <> 0) x GROUP BY 1) m ON m.barang_id = b.id
     WHERE COALESCE(m.qty, 0) <> (b.status IN ${DI_TOKO})::int
       OR (m.qty = 1 AND (m.berat <> b.berat OR m.di <> b.kode_gudang || '/' || b.kode_baki))`,
  '6 one live sale line per piece': `SELECT barang_id FROM jual_detail
    WHERE status_valid <> 'CANC' AND status_kembali = 'OPEN' AND NOT status_tukar GROUP BY 1
    HAVING count(*) > 1`,
  '6 a live line has its piece booked or sold': `SELECT d.no_faktur_jual, b.status
    FROM jual_detail d JOIN barang b ON b.id = d.barang_id
    WHERE d.status_valid <> 'CANC' AND d.status_kembali = 'OPEN' AND NOT d.status_tukar
      AND b.status <> CASE d.status_valid WHEN 'OPEN' THEN 'BOOKED' ELSE 'TERJUAL' END`,
  '5 the pieces of a place weigh what the ledger says': `SELECT m.lokasi
    FROM (
        SELECT kode_toko, lokasi, sum(qty) AS qty, sum(berat) AS berat FROM mutasi_stok
        WHERE ${REAL} AND barang_id IS NOT NULL GROUP BY 1, 2) m
      FULL JOIN (
        SELECT kode_toko, kode_gudang || '/' || kode_baki AS lokasi, count(*) AS qty, sum(berat) AS berat
        FROM barang WHERE status IN ${DI_TOKO} GROUP BY 1, 2) b USING (kode_toko, lokasi)
     WHERE COALESCE(m.qty, 0) <> COALESCE(b.qty, 0) OR COALESCE(m.berat, 0) <> COALESCE(b.berat, 0)`,
  '6 a sold line came back exactly when a purchase has it': `SELECT j.no_faktur_jual
    FROM jual_detail j
      LEFT JOIN (
        SELECT no_faktur_jual, count(*) AS n FROM beli_detail
        WHERE status_valid = 'DONE' AND no_faktur_jual <> '-' GROUP BY 1) d USING (no_faktur_jual)
    WHERE j.status_tukar <> (COALESCE(d.n, 0) = 1)`,
  '13 1402 is the value of the gifts': `SELECT kode_toko
    FROM (SELECT kode_toko, sum(jumlah) AS saldo FROM jurnal_detail WHERE kode_akun = '1402' GROUP BY 1) j
      FULL JOIN (SELECT kode_toko, sum(nilai) AS saldo FROM hadiah GROUP BY 1) h USING (kode_toko)
    WHERE COALESCE(j.saldo, 0) <> COALESCE(h.saldo, 0)`,
  '15 a gift’s stock is what came in less what went out': `SELECT h.kode_hadiah
    FROM hadiah h
      LEFT JOIN (
        SELECT kode_toko, kode_hadiah, sum(stock_in - stock_out) AS stock, sum(nilai) AS nilai
        FROM mutasi_hadiah GROUP BY 1, 2) m USING (kode_toko, kode_hadiah)
    WHERE h.stock <> COALESCE(m.stock, 0) OR h.nilai <> COALESCE(m.nilai, 0) OR h.stock < 0`,
  '16 coupons live with their sale line': `SELECT k.kode_kupon
    FROM kupon k JOIN jual_detail j USING (no_faktur_jual)
    WHERE k.status = 'AKTIF' AND (j.status_valid <> 'DONE' OR j.status_kembali <> 'OPEN')`,
  '9 nothing was undone twice': `SELECT reversal_of FROM jurnal WHERE reversal_of IS NOT NULL GROUP BY 1
    HAVING count(*) > 1 UNION ALL SELECT reversal_of FROM mutasi_stok WHERE reversal_of IS NOT NULL GROUP BY 1
    HAVING count(*) > 1`,
  '10 the parts of a line add up': `SELECT no_faktur_jual FROM jual_detail
    WHERE harga_total <> harga_jual + ongkos + harga_atribut`,
  '10 the lines of a sale add up': `SELECT f.no_faktur_group
    FROM faktur_group f JOIN jual_detail d USING (no_faktur_group) GROUP BY f.no_faktur_group
    HAVING f.total_jual <> sum(d.harga_total) OR f.ppn_rp <> sum(d.ppn_rp)
      OR f.total_bayar <> f.total_jual - f.total_beli
        + CASE f.ppn_mode WHEN 'EXCLUDE' THEN f.ppn_rp ELSE 0 END + f.pph_rp OR f.pph_rp <> sum(d.pph_rp)`,
  '10 the lines bought add up': `SELECT f.no_faktur_group
    FROM faktur_group f JOIN beli_detail d USING (no_faktur_group) GROUP BY f.no_faktur_group
    HAVING f.total_beli <> sum(d.harga)`,
  '12 what was validated is paid, neither less nor more': `SELECT f.no_faktur_group
    FROM faktur_group f LEFT JOIN pembayaran p ON p.ref_no = f.no_faktur_group WHERE f.status_valid = 'DONE'
    GROUP BY f.no_faktur_group
    HAVING COALESCE(sum(p.nominal) FILTER (WHERE p.jenis <> 'TUKAR'), 0) <> abs(f.total_bayar)`,
  '12 the same money is one payment line': `SELECT ref_no FROM pembayaran
    GROUP BY ref_no, arah, jenis, nama_bank, no_rekening, no_card, fee,
      CASE WHEN arah = 'KELUAR' AND jenis = 'TRANSFER' THEN keterangan END HAVING count(*) > 1`,
  '13 2101 is what the open deposits hold': `SELECT kode_toko
    FROM (SELECT kode_toko, -sum(saldo) AS buku FROM saldo_akun WHERE kode_akun = '2101' GROUP BY 1) a
      FULL JOIN (
        SELECT t.kode_toko, sum(b.total) AS titipan FROM titip t JOIN titip_bayar b USING (no_titip_group)
        WHERE t.status_titipan = 'OPEN' AND b.status_valid = 'DONE' GROUP BY 1) t USING (kode_toko)
    WHERE COALESCE(buku, 0) <> COALESCE(titipan, 0)`,
  '13 2102 is what the open orders hold, 2103 the open repairs': `SELECT kode_toko, kode_akun
    FROM (
        SELECT kode_toko, kode_akun, -sum(saldo) AS buku FROM saldo_akun WHERE kode_akun IN ('2102', '2103')
        GROUP BY 1, 2) a
      FULL JOIN (
        SELECT s.kode_toko, '2102' AS kode_akun, sum(s.total) AS dp
        FROM setoran s JOIN pesanan p ON p.no_pesanan = s.ref_no
        WHERE s.jenis = 'DP' AND s.status_valid = 'DONE' AND p.status_pesanan IN ('OPEN', 'PROSES', 'DONE')
        GROUP BY 1 UNION ALL SELECT s.kode_toko, '2103', sum(s.total)
        FROM setoran s JOIN service v ON v.no_faktur_service = s.ref_no
        WHERE s.jenis = 'DP' AND s.status_valid = 'DONE' AND v.status_service IN ('MASUK', 'SELESAI')
        GROUP BY 1) d USING (kode_toko, kode_akun)
     WHERE COALESCE(buku, 0) <> COALESCE(dp, 0)`,
  '13 1201 is what was lent on running loans less what was paid of it': `SELECT kode_toko
    FROM (SELECT kode_toko, sum(saldo) AS buku FROM saldo_akun WHERE kode_akun = '1201' GROUP BY 1) a
      FULL JOIN (
        SELECT h.kode_toko,
          sum(CASE WHEN h.saldo_awal THEN h.sisa_pokok ELSE h.jumlah_hutang - b.pokok END) AS sisa
        FROM hutang h
          CROSS JOIN LATERAL (
            SELECT COALESCE(sum(pokok), 0) AS pokok FROM hutang_bayar
            WHERE no_faktur_hutang = h.no_faktur_hutang AND status_valid = 'DONE') b
        WHERE h.status_valid = 'DONE' AND h.status_hutang = 'OPEN' GROUP BY 1) d USING (kode_toko)
    WHERE COALESCE(buku, 0) <> COALESCE(sisa, 0)`,
  '13 a loan of which nothing is left has ended, with money or with its goods': `SELECT h.no_faktur_hutang
    FROM hutang h LEFT JOIN hutang_bayar b ON b.no_faktur_hutang = h.no_faktur_hutang
      AND b.status_valid = 'DONE' AND b.jenis IN ('LUNAS', 'SERAH')
     WHERE (h.status_hutang = 'CLOS') <> (b.no_transaksi IS NOT NULL)
       OR (h.status_hutang = 'CLOS') <> (h.sisa_pokok = 0)
       OR (h.status_hutang = 'CLOS' AND h.tgl_lunas <> b.tgl_system)`,
  '2 goods in HUTANG are those of running loans': `SELECT kode_toko, kode_group
    FROM (
        SELECT kode_toko, kode_group, sum(qty) AS qty, sum(berat) AS berat FROM saldo_lokasi
        WHERE lokasi = 'HUTANG/HUTANG' GROUP BY 1, 2) s
      FULL JOIN (
        SELECT h.kode_toko, d.kode_group, sum(d.jumlah) AS qty, sum(d.berat) AS berat
        FROM hutang h JOIN hutang_detail d USING (no_faktur_hutang)
        WHERE h.status_valid = 'DONE' AND h.status_hutang = 'OPEN' GROUP BY 1, 2) g USING (kode_toko,
        kode_group)
     WHERE COALESCE(s.qty, 0) <> COALESCE(g.qty, 0) OR COALESCE(s.berat, 0) <> COALESCE(g.berat, 0)`,
  '17 4105 is the interest of the payments that stand': `SELECT kode_toko
    FROM (SELECT kode_toko, -sum(saldo) AS buku FROM saldo_akun WHERE kode_akun = '4105' GROUP BY 1) a
      FULL JOIN (
        SELECT kode_toko, sum(bunga) AS bunga FROM hutang_bayar WHERE status_valid = 'DONE' GROUP BY 1)
      b USING (kode_toko) WHERE COALESCE(buku, 0) <> COALESCE(bunga, 0)`,
  '17 interest is that of the months or days it pays for, each paid once': `SELECT b.no_transaksi
    FROM hutang_bayar b JOIN hutang h USING (no_faktur_hutang)
       CROSS JOIN LATERAL (
         SELECT b.sisa_pokok_lama::numeric * h.bunga_persen * b.kali / (CASE h.metode
               WHEN 'BULANAN' THEN 1000000 ELSE 30000000 END) AS persis,
           CASE h.metode
             WHEN 'BULANAN' THEN (extract(year FROM b.tgl_bunga_sampai)
                   - extract(year FROM b.tgl_bunga_sampai_lama)) * 12 + extract(month FROM b.tgl_bunga_sampai)
               - extract(month FROM b.tgl_bunga_sampai_lama) ELSE b.tgl_bunga_sampai - b.tgl_bunga_sampai_lama END
           AS lamanya) x
     WHERE b.jenis <> 'CICIL'
       AND (x.lamanya <> b.kali OR b.bunga_seharusnya < x.persis
         OR b.bunga_seharusnya >= GREATEST(x.persis + 1000, h.min_bunga_rp + 1)
         OR b.bunga > b.bunga_seharusnya OR (b.kali = 0 AND b.bunga > 0))`,
  '17 no more than one payment of a loan waits': `SELECT no_faktur_hutang FROM hutang_bayar
    WHERE status_valid = 'OPEN' AND no_induk = '-' GROUP BY 1 HAVING count(*) > 1`,
  '13 a piece lies in PESANAN for one finished order': `SELECT b.kode_barcode
    FROM barang b
      LEFT JOIN (
        SELECT d.barang_id, count(*) AS n FROM pesanan_detail d JOIN pesanan p USING (no_pesanan)
        WHERE d.status = 'JADI' AND p.status_pesanan IN ('PROSES', 'DONE') GROUP BY 1) p ON p.barang_id = b.id
     WHERE COALESCE(p.n, 0) <> (b.kode_gudang = 'PESANAN' AND b.status IN ('PESANAN', 'BOOKED'))::int`,
  '2 what goldsmiths have is what went to them less what came': `SELECT kode_tukang
    FROM saldo_tukang s
      FULL JOIN (
        SELECT kode_toko, kode_tukang, pemilik, sum(berat) AS berat, sum(berat::numeric * kadar) AS halus
        FROM mutasi_stok WHERE lokasi = 'V:TUKANG' GROUP BY 1, 2, 3) m USING (kode_toko, kode_tukang, pemilik)
     WHERE COALESCE(s.berat, 0) <> COALESCE(m.berat, 0) OR COALESCE(s.halus, 0) <> COALESCE(m.halus, 0)`,
  '3 no goldsmith has less than nothing of a customer’s gold': `SELECT kode_tukang FROM saldo_tukang
    WHERE pemilik = 'CUSTOMER' AND (berat < 0 OR halus < 0)`,
  '2 customers’ goods and gold in the shop are those of open repairs and orders': `SELECT kode_toko
    FROM (
        SELECT kode_toko, sum(berat) AS berat FROM saldo_lokasi WHERE lokasi = 'SERVICE/SERVICE' GROUP BY 1) s
      FULL JOIN (
        SELECT kode_toko, sum(berat) AS berat
        FROM (
            SELECT d.kode_toko, COALESCE(d.berat_selesai, d.berat_terima) AS berat
            FROM service_detail d JOIN service v USING (no_faktur_service)
            WHERE v.status_service IN ('MASUK', 'SELESAI') UNION ALL SELECT p.kode_toko, m.berat
            FROM pesanan p JOIN mutasi_stok m ON m.kode_toko = p.kode_toko AND m.lokasi = 'SERVICE/SERVICE'
              AND (m.ref_no IN (p.no_pesanan, p.no_faktur_group)
                OR m.ref_no IN (SELECT no FROM bahan_tukang t WHERE t.no_pesanan = p.no_pesanan)
                OR m.ref_no IN (SELECT no_jadi FROM pesanan_detail d WHERE d.no_pesanan = p.no_pesanan))
            WHERE p.status_pesanan IN ('OPEN', 'PROSES', 'DONE')) x GROUP BY 1) b USING (kode_toko)
    WHERE COALESCE(s.berat, 0) <> COALESCE(b.berat, 0)`,
  '13 a piece lies in TITIP for one open deposit': `SELECT b.kode_barcode
    FROM barang b
      LEFT JOIN (
        SELECT d.barang_id, count(*) AS n FROM titip_detail d JOIN titip t USING (no_titip_group)
        WHERE d.status_titipan = 'OPEN' AND t.status_valid = 'DONE' GROUP BY 1) t ON t.barang_id = b.id
     WHERE COALESCE(t.n, 0) <> (b.kode_gudang = 'TITIP' AND b.status IN ('TITIP', 'BOOKED'))::int`,
  '14 points: each row begins where the last one ended': `SELECT id
    FROM (
        SELECT id, poin_awal, lag(poin_akhir, 1, 0) OVER (PARTITION BY kode_member ORDER BY id) AS sebelum
        FROM mutasi_poin) p WHERE poin_awal <> sebelum`,
  '14 a member holds the last of them': `SELECT m.kode_member FROM member m
    WHERE m.point <> COALESCE((
          SELECT poin_akhir FROM mutasi_poin p WHERE p.kode_member = m.kode_member ORDER BY id DESC LIMIT 1),
        0)`,
  '18 one summary for every day that is over, none for another': `SELECT t.kode_toko FROM toko t
    WHERE (SELECT count(*) FROM tutup_toko c WHERE c.kode_toko = t.kode_toko) <> t.tgl_system
        - (SELECT COALESCE(min(c.tgl_system), t.tgl_system) FROM tutup_toko c WHERE c.kode_toko = t.kode_toko)`,
  '19 accounts: a day begins where the last one ended': `SELECT a.tanggal, a.kode_akun
    FROM saldo_akun_harian a
      JOIN saldo_akun_harian b ON (b.kode_toko, b.kode_akun, b.no_rekening) = (a.kode_toko, a.kode_akun,
        a.no_rekening) AND b.tanggal = a.tanggal + 1 WHERE a.saldo_akhir <> b.saldo_awal`,
  '19 stock: a day begins where the last one ended': `SELECT COALESCE(a.tanggal, b.tanggal - 1) AS tanggal
    FROM stok_harian a
      FULL JOIN stok_harian b ON (b.kode_toko, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept) = (a.kode_toko,
        a.kode_gudang, a.kode_baki, a.kode_group, a.kode_dept) AND b.tanggal = a.tanggal + 1
     WHERE (COALESCE(a.stock_akhir, 0) <> COALESCE(b.stock_awal, 0)
         OR COALESCE(a.berat_akhir, 0) <> COALESCE(b.berat_awal, 0))
       AND (a.tanggal IS NULL
         OR a.tanggal < (SELECT max(tgl_system) FROM tutup_toko c WHERE c.kode_toko = a.kode_toko))
       AND (b.tanggal IS NULL
         OR b.tanggal > (SELECT min(tgl_system) FROM tutup_toko c WHERE c.kode_toko = b.kode_toko))`,
  '20 a posting’s date is its sale’s, or later': `SELECT j.no_jurnal
    FROM jurnal j JOIN faktur_group f ON f.no_faktur_group = j.ref_no WHERE j.tanggal < f.tgl_system`,
  '25 numbers are unique and have no gap': `SELECT no_faktur_group
    FROM (
        SELECT no_faktur_group, right(no_faktur_group, 4)::int AS n,
          row_number() OVER (PARTITION BY kode_toko, jenis, tgl_system ORDER BY no_faktur_group) AS urut
        FROM faktur_group) f WHERE n <> urut`,
  '25 barcodes are 8 digits, each once': `SELECT kode_barcode FROM barang WHERE kode_barcode IS NOT NULL
    GROUP BY 1 HAVING count(*) > 1 OR kode_barcode !~ '^[0-9]{8}$'`,
  '26 one document per request': `SELECT id_trx FROM faktur_group GROUP BY kode_toko, id_trx HAVING count(*) > 1`,
  '28 each otorisasi that a cancel names was given, and is used': `SELECT b.otorisasi_id
    FROM (SELECT otorisasi_id FROM jual_batal UNION SELECT otorisasi_id FROM beli_batal) b
      LEFT JOIN otorisasi o ON o.authorization_id = b.otorisasi_id
    WHERE o.hasil IS DISTINCT FROM 'OK' OR o.dipakai_at IS NULL`,
  '28 an otorisasi was given by who may, and used once': `SELECT o.id
    FROM otorisasi o JOIN users u ON u.user_id = o.user_otorisasi
    WHERE o.hasil = 'OK' AND u.level NOT IN ('OWN', 'SU', 'SPV')
      AND NOT EXISTS (SELECT 1 FROM hak_otorisasi h WHERE h.user_id = u.user_id AND h.kategori = o.kategori)`,
}

export async function expectInvariants(server: TestServer): Promise<void> {
  for (const [name, sql] of Object.entries(BROKEN))
    expect({ [name]: await inDatabase(server, sql) }).toEqual({ [name]: [] })
}

/** Totals of reports are the account sums of the books (invariant 22), whatever was cancelled in between. */
export async function expectReportsAgree(
  server: TestServer,
  client: Client,
  awal: string,
  akhir: string,
): Promise<void> {
  const total = async (path: string, body: object = {}): Promise<Record<string, number>> =>
    (await client.request('POST', path, { tgl_awal: awal, tgl_akhir: akhir, ...body }))['total'] as Record<
      string,
      number
    >
  // Melted gold that is sold stands on 4101 too, what a supplier is paid on 5101: in no report of sales or of purchases.
  const sums = await inDatabase<{ kode_akun: string; jumlah: number }>(
    server,
    `SELECT d.kode_akun, sum(d.jumlah)::bigint AS jumlah
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = 'TK01' AND j.ref_type NOT IN ('LEBUR KELUAR', 'KAS BANK') GROUP BY 1`,
  )
  const sum = (...codes: string[]): number =>
    sums.filter((s) => codes.includes(s.kode_akun)).reduce((n, s) => n + s.jumlah, 0)
  expect({ R16: (await total('penjualan/report', { type_laporan: 'REKAP' }))['dpp'] }).toEqual({
    R16: 0 - sum('4101', '4102', '4103'),
  })
  await expectPpnAgrees(server, client, awal, akhir)
  await expectPph22Agrees(server, client, awal, akhir)
  expect({ R24: (await total('pembelian/report', { type_laporan: 'REKAP' }))['harga'] }).toEqual({
    R24: sum('5101'),
  })
  expect({ R21: (await total('titipan/report', { status: 'OPEN' }))['titipan'] }).toEqual({
    R21: 0 - sum('2101'),
  })
}

/** The tax of the months by rate is what 2104 was credited with less what cancels took back, whatever was paid to the treasury. */
export async function expectPpnAgrees(
  server: TestServer,
  client: Client,
  awal: string,
  akhir: string,
): Promise<void> {
  const [buku] = await inDatabase<{ ppn: number }>(
    server,
    `SELECT COALESCE(-sum(d.jumlah), 0)::bigint AS ppn
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id LEFT JOIN jurnal asal ON asal.id = j.reversal_of
     WHERE j.kode_toko = 'TK01' AND d.kode_akun = '2104'
       AND COALESCE(asal.ref_type, j.ref_type) IN ('PENJUALAN', 'TUKAR', 'SERVICE')
       AND to_char(j.tanggal, 'YYYY-MM') BETWEEN $1 AND $2`,
    [awal.slice(0, 7), akhir.slice(0, 7)],
  )
  for (const type_laporan of ['REKAP', 'DETAIL']) {
    const { total, bawah } = (await client.request(
      'GET',
      `ppn/report?bulan_awal=${awal.slice(0, 7)}&bulan_akhir=${akhir.slice(0, 7)}&type_laporan=${type_laporan}`,
    )) as never as Record<'total' | 'bawah', { ppn_rp: number }>
    expect({ [type_laporan]: total.ppn_rp, bawah: bawah.ppn_rp }).toEqual({
      [type_laporan]: buku!.ppn,
      bawah: buku!.ppn,
    })
  }
}

/** PPh 22 of the months is what 2105 was credited with less what cancels took back, whatever was paid to the treasury. */
export async function expectPph22Agrees(
  server: TestServer,
  client: Client,
  awal: string,
  akhir: string,
): Promise<void> {
  const [buku] = await inDatabase<{ pph: number }>(
    server,
    `SELECT COALESCE(-sum(d.jumlah), 0)::bigint AS pph
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id LEFT JOIN jurnal asal ON asal.id = j.reversal_of
     WHERE j.kode_toko = 'TK01' AND d.kode_akun = '2105'
       AND COALESCE(asal.ref_type, j.ref_type) IN ('PENJUALAN', 'TUKAR', 'LEBUR KELUAR')
       AND to_char(j.tanggal, 'YYYY-MM') BETWEEN $1 AND $2`,
    [awal.slice(0, 7), akhir.slice(0, 7)],
  )
  const { total, bawah } = (await client.request(
    'GET',
    `pph22/report?bulan_awal=${awal.slice(0, 7)}&bulan_akhir=${akhir.slice(0, 7)}`,
  )) as never as Record<'total' | 'bawah', { pph_rp: number }>
  expect([total.pph_rp, bawah.pph_rp]).toEqual([buku!.pph, buku!.pph])
}

const GERAK = 'tambah terima beli masuk keluar jual kirim hancur konversi koreksi selisih'.split(' ')
const KURANG = new Set(['keluar', 'jual', 'kirim', 'hancur'])

/**
 * R06 over every range of days from `awal` to `akhir` (the open one): its identity in every row, pieces and grams, and its beginning and
 * end as the stock ledger has them, summed from its rows. R05 of each day lists what R06 ends with.
 */
export async function expectStockAgrees(
  server: TestServer,
  client: Client,
  awal: string,
  akhir: string,
): Promise<void> {
  const days: string[] = []
  for (let day = awal; day <= akhir; day = tambahHari(day, 1)) days.push(day)
  const mg = (gram: unknown) => Math.round(Number(gram) * 1000)
  for (const [i, from] of days.entries())
    for (const to of days.slice(i))
      for (const group_by of ['BAKI', 'GROUP', 'JENIS']) {
        const { data } = await client.request(
          'GET',
          `data-barang/report-summary?tgl_awal=${from}&tgl_akhir=${to}&group_by=${group_by}`,
        )
        const rows = data as Record<string, number | string>[]
        for (const row of rows) {
          const sum = (name: (column: string) => string, as: (value: unknown) => number) =>
            GERAK.reduce((n, k) => n + (KURANG.has(k) ? -1 : 1) * as(row[name(k)]), 0)
          expect([row, Number(row['stock_awal']) + sum((k) => k, Number)]).toEqual([row, row['stock_akhir']])
          expect([row, mg(row['berat_awal']) + sum((k) => `berat_${k}`, mg)]).toEqual([
            row,
            mg(row['berat_akhir']),
          ])
        }
        const [ledger] = await inDatabase<Record<string, number>>(
          server,
          `SELECT COALESCE(sum(qty) FILTER (WHERE awal), 0)::int AS qty_awal,
             COALESCE(sum(berat) FILTER (WHERE awal), 0)::bigint AS berat_awal,
             COALESCE(sum(qty), 0)::int AS qty, COALESCE(sum(berat), 0)::bigint AS berat
           FROM (SELECT m.qty, m.berat, m.tanggal < $1 OR m.kode_mutasi = 'M01' AS awal FROM mutasi_stok m
                 WHERE m.kode_toko = 'TK01' AND m.tanggal <= $2 AND m.${REAL} AND m.pemilik = 'TOKO') m`,
          [from, to],
        )
        const total = (name: string, as: (value: unknown) => number) =>
          rows.reduce((n, r) => n + as(r[name]), 0)
        expect({
          from,
          to,
          qty_awal: total('stock_awal', Number),
          berat_awal: total('berat_awal', mg),
          qty: total('stock_akhir', Number),
          berat: total('berat_akhir', mg),
        }).toEqual({ from, to, ...ledger })
        if (from === to) {
          const detail = await client.request('GET', `data-barang/report-detail?tanggal=${to}`)
          expect({ to, qty: detail.data.length }).toEqual({ to, qty: ledger!['qty'] })
        }
      }
}

/** A figure for everything that was posted or summed up on days before `tanggal`: what must never change again (invariant 20). */
export async function closedDays(server: TestServer, tanggal: string): Promise<string> {
  const tables = ['jurnal', 'mutasi_stok', 'saldo_akun_harian', 'stok_harian']
  const parts = tables.map(
    (t) =>
      `(SELECT md5(COALESCE(string_agg(x::text, '' ORDER BY x::text), '')) FROM ${t} x WHERE tanggal < '${tanggal}')`,
  )
  const [row] = await inDatabase<{ h: string }>(
    server,
    `SELECT concat(${parts.join(', ')},
         (
           SELECT md5(COALESCE(string_agg(concat_ws(' ', c.kode_toko, c.tgl_system, p),
                   '' ORDER BY c.kode_toko, c.tgl_system, p::text), ''))
           FROM tutup_toko c CROSS JOIN stok_barang_pada(c.kode_toko, c.tgl_system) p
           WHERE c.tgl_system < '${tanggal}'),
         (
           SELECT md5(COALESCE(string_agg(hash, '' ORDER BY tgl_system), '')) FROM tutup_toko
           WHERE tgl_system < '${tanggal}')) AS h`,
  )
  return row!.h
}
