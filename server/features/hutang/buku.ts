/** Loans: what is lent is what is owed, their goods lie in HUTANG, what was paid out is what was lent (DOMAIN §H.1-13). */
import { AKUN } from '#domain/rules/akun.ts'
import { lokasiSistem } from '#domain/rules/lokasi.ts'
import { akunDokumen, jurnalDokumen, uangDokumen } from '../../faktur/buku.ts'
import { cepat, lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'

const PIUTANG = AKUN.PIUTANG_PINJAMAN.kode
const TEMPAT = lokasiSistem('HUTANG')
/** Confirmed, and not ended. */
const BERJALAN = `h.status_hutang = 'OPEN' AND h.status_valid = 'DONE'`

export const bukuHutang: readonly Pemeriksaan[] = [
  akunDokumen(
    'piutang pinjaman = sisa pokok hutang berjalan',
    { akun: PIUTANG, sign: '' },
    `SELECT kode_toko, sum(sisa_pokok) AS saldo FROM hutang h WHERE kode_toko = $1 AND ${BERJALAN} GROUP BY 1`,
  ),

  cepat(
    'barang di HUTANG = jaminan hutang berjalan',
    `SELECT kode_toko, kode_group AS kunci,
       concat_ws('/', COALESCE(s.qty, 0), COALESCE(s.berat, 0)) AS tercatat,
       concat_ws('/', COALESCE(d.qty, 0), COALESCE(d.berat, 0)) AS seharusnya
     FROM (
         SELECT kode_toko, kode_group, sum(qty) AS qty, sum(berat) AS berat FROM saldo_lokasi
         WHERE kode_toko = $1 AND lokasi = '${TEMPAT}' GROUP BY 1, 2) s
       FULL JOIN (
         SELECT h.kode_toko, d.kode_group, sum(d.jumlah) AS qty, sum(d.berat) AS berat
         FROM hutang h JOIN hutang_detail d USING (no_faktur_hutang) WHERE h.kode_toko = $1 AND ${BERJALAN}
         GROUP BY 1, 2) d USING (kode_toko, kode_group)
     WHERE COALESCE(s.qty, 0) <> COALESCE(d.qty, 0) OR COALESCE(s.berat, 0) <> COALESCE(d.berat, 0)`,
  ),

  jurnalDokumen(
    'sisa pokok setiap hutang = jurnalnya',
    { akun: PIUTANG, sign: '' },
    `SELECT kode_toko, no_faktur_hutang AS no, CASE WHEN ${BERJALAN} THEN sisa_pokok ELSE 0 END AS saldo
     FROM hutang h`,
  ),

  lengkap(
    'jaminan setiap hutang = mutasinya di HUTANG',
    `SELECT kode_toko, kunci, concat_ws('/', COALESCE(m.qty, 0), COALESCE(m.berat, 0)) AS tercatat,
       concat_ws('/', COALESCE(t.qty, 0), COALESCE(t.berat, 0)) AS seharusnya
     FROM (
         SELECT kode_toko, ref_line AS kunci, sum(berat) AS berat, sum(qty) AS qty FROM mutasi_stok
         WHERE lokasi = '${TEMPAT}' GROUP BY 1, 2) m
       FULL JOIN (
         SELECT d.kode_toko, d.no_faktur_hutang || '-' || lpad(d.no::text, 2, '0') AS kunci,
           CASE WHEN ${BERJALAN} THEN d.berat ELSE 0 END AS berat,
           CASE WHEN ${BERJALAN} THEN d.jumlah ELSE 0 END AS qty
         FROM hutang_detail d JOIN hutang h USING (no_faktur_hutang)) t USING (kode_toko, kunci)
     WHERE COALESCE(m.berat, 0) <> COALESCE(t.berat, 0) OR COALESCE(m.qty, 0) <> COALESCE(t.qty, 0)`,
  ),

  lengkap(
    'jaminan hutang utuh',
    `SELECT h.kode_toko, h.no_faktur_hutang AS kunci, concat_ws(' ', d.n, d.terakhir, d.berat) AS tercatat,
       h.berat_emas::text AS seharusnya
     FROM hutang h
       LEFT JOIN (
         SELECT no_faktur_hutang, count(*) AS n, max(no) AS terakhir, sum(berat) AS berat FROM hutang_detail
         GROUP BY 1) d USING (no_faktur_hutang)
     WHERE d.n IS NULL OR d.n <> d.terakhir OR d.berat <> h.berat_emas`,
  ),

  uangDokumen('uang hutang = jumlah hutang', {
    table: 'hutang',
    no: 'no_faktur_hutang',
    total: 'b.jumlah_hutang',
    paid: `ref_type = 'HUTANG'`,
    arah: 'KELUAR',
    where: 'NOT b.saldo_awal',
  }),

  lengkap(
    'hutang divalidasi = dibukukan sekali',
    `SELECT h.kode_toko, h.no_faktur_hutang AS kunci, concat_ws('/', count(j.id), count(r.id)) AS tercatat,
       concat_ws(' ', h.status_valid, h.status_hutang) AS seharusnya
     FROM hutang h
       LEFT JOIN jurnal j ON j.kode_toko = h.kode_toko AND j.ref_no = h.no_faktur_hutang AND j.kategori = 'HUTANG'
       LEFT JOIN jurnal r ON r.kode_toko = h.kode_toko AND r.reversal_of = j.id
     WHERE NOT h.saldo_awal
     GROUP BY h.no_faktur_hutang
     HAVING count(j.id) <> (h.valid_by IS NOT NULL)::int
       OR count(r.id) <> (h.valid_by IS NOT NULL AND h.status_hutang = 'CANC')::int`,
  ),

  lengkap(
    'hutang harian = saldo harian piutang',
    `SELECT kode_toko, tanggal::text AS kunci, COALESCE(h.sisa, 0) AS tercatat, COALESCE(s.saldo, 0) AS seharusnya
     FROM (SELECT kode_toko, tanggal, sum(sisa_pokok) AS sisa FROM hutang_harian GROUP BY 1, 2) h
       FULL JOIN (
         SELECT kode_toko, tanggal, sum(saldo_akhir) AS saldo FROM saldo_akun_harian
         WHERE kode_akun = '${PIUTANG}' GROUP BY 1, 2) s USING (kode_toko, tanggal)
     WHERE COALESCE(h.sisa, 0) <> COALESCE(s.saldo, 0)`,
  ),
]
