/** Money that lies on documents, in the end-of-day summary (close/ringkasan.ts): $1 shop, $2 day. */

/** The account in the morning and in the evening, and what came and went between. */
export const saldoHari = (akun: string): string =>
  `SELECT -saldo_awal AS saldo_awal, kredit AS masuk, debet AS keluar, -saldo_akhir AS saldo_akhir
   FROM saldo_akun_harian WHERE kode_toko = $1 AND tanggal = $2 AND kode_akun = '${akun}'`

/** Columns of the day's journal `d`, event by event `j`, ordered by code points. */
export const perKategori = (columns: string, ...akun: string[]): string =>
  `SELECT j.kategori, ${columns}
   FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
   WHERE j.kode_toko = $1 AND j.tanggal = $2
     AND d.kode_akun IN (${akun.map((kode) => `'${kode}'`).join(', ')})
   GROUP BY 1 ORDER BY j.kategori COLLATE "C"`

export const masukKeluar = (akun: string): string =>
  perKategori(
    `-COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah < 0), 0) AS masuk,
     COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah > 0), 0) AS keluar`,
    akun,
  )
