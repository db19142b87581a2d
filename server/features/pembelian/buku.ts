/** Purchases and trade-ins: none half there, each posted once, a sale line over exactly when its piece was bought back (DOMAIN §H.1-6, 11, 12). */
import { uangDokumen } from '../../faktur/buku.ts'
import { lengkap, type Pemeriksaan } from '../../ledger/pemeriksaan.ts'

export const bukuPembelian: readonly Pemeriksaan[] = [
  lengkap(
    'baris pembelian utuh',
    `SELECT f.kode_toko, f.no_faktur_group AS kunci,
       concat_ws(' ', d.n, d.terakhir, d.total, j.total) AS tercatat,
       concat_ws(' ', f.total_beli, f.total_jual) AS seharusnya
     FROM faktur_group f
       LEFT JOIN (
         SELECT no_faktur_group, count(*) AS n, max(no) AS terakhir, sum(harga) AS total FROM beli_detail
         GROUP BY 1) d USING (no_faktur_group)
       LEFT JOIN (
         SELECT no_faktur_group, sum(harga_total) AS total FROM jual_detail GROUP BY 1)
       j USING (no_faktur_group)
     WHERE f.jenis IN ('BELI', 'TUKAR')
       AND (d.n IS NULL OR d.n <> d.terakhir OR d.total <> f.total_beli
         OR COALESCE(j.total, 0) <> f.total_jual OR (f.jenis = 'TUKAR') <> (j.total IS NOT NULL))`,
  ),

  uangDokumen('pembayaran pembelian = total bayar', {
    table: 'faktur_group',
    no: 'no_faktur_group',
    total: 'b.total_bayar',
    paid: `ref_type IN ('PEMBELIAN', 'TUKAR') AND jenis <> 'TUKAR'`,
    arah: 'MASUK',
    where: `b.jenis IN ('BELI', 'TUKAR') AND b.valid_by IS NOT NULL`,
  }),

  lengkap(
    'pembelian sah = mutasi beli',
    `SELECT d.kode_toko, d.no_faktur_beli AS kunci,
       concat_ws('/', COALESCE(m.beli, 0), COALESCE(m.batal, 0), m.berat) AS tercatat,
       concat_ws(' ', d.status_valid, d.berat) AS seharusnya
     FROM beli_detail d JOIN faktur_group f USING (no_faktur_group) LEFT JOIN (
       SELECT kode_toko, ref_line, count(*) FILTER (WHERE kode_mutasi = 'M07') AS beli,
         count(*) FILTER (WHERE kode_mutasi = 'M08') AS batal, max(berat) AS berat
       FROM mutasi_stok WHERE lokasi = 'BELI/BELI' AND kode_mutasi IN ('M07', 'M08')
       GROUP BY 1, 2) m ON m.kode_toko = d.kode_toko AND m.ref_line = d.no_faktur_beli
     WHERE COALESCE(m.beli, 0) <> (f.valid_by IS NOT NULL)::int
       OR COALESCE(m.batal, 0) <> (f.valid_by IS NOT NULL AND d.status_valid = 'CANC')::int
       OR d.status_valid <> f.status_valid OR (m.berat IS NOT NULL AND m.berat <> d.berat)`,
  ),

  lengkap(
    'nota selesai = sudah dibeli',
    `SELECT j.kode_toko, j.no_faktur_jual AS kunci, j.status_tukar AS tercatat,
       COALESCE(d.no_faktur_beli, '-') AS seharusnya
     FROM jual_detail j LEFT JOIN beli_detail d ON d.no_faktur_jual = j.no_faktur_jual AND d.status_valid = 'DONE'
       LEFT JOIN nota_dibeli_jauh n ON n.no_faktur_jual = j.no_faktur_jual AND n.status <> 'LEPAS'
     WHERE j.status_tukar <> (d.no_faktur_beli IS NOT NULL OR n.id IS NOT NULL)
       OR (d.no_faktur_beli IS NOT NULL AND n.id IS NOT NULL)`,
  ),

  // A nota held on another server is in a live purchase here, and the other way round.
  lengkap(
    'nota server lain = pembelian',
    `SELECT COALESCE(n.kode_toko, d.kode_toko) AS kode_toko,
       COALESCE(n.no_faktur_jual, d.no_faktur_jual) AS kunci, COALESCE(n.no_faktur_beli, '-') AS tercatat,
       COALESCE(d.no_faktur_beli, '-') AS seharusnya
     FROM (SELECT * FROM nota_luar WHERE status = 'DIPAKAI') n
       FULL JOIN (
         SELECT b.* FROM beli_detail b
         WHERE b.no_faktur_jual <> '-' AND b.status_valid <> 'CANC'
           AND NOT EXISTS (SELECT 1 FROM jual_detail j WHERE j.no_faktur_jual = b.no_faktur_jual)) d
       ON d.no_faktur_beli = n.no_faktur_beli AND d.no_faktur_jual = n.no_faktur_jual AND d.kode_toko = n.kode_toko
     WHERE n.id IS NULL OR d.no_faktur_beli IS NULL`,
  ),
]
