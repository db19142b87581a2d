/** Cash and bank entries among all documents (server/dokumen): numbers without gaps, each moved what it says. */
import { dokumenKasBank } from '#domain/dokumen/kas-bank.ts'
import { upahBank, upahKas } from '#domain/dokumen/upah-tukang.ts'
import { AKUN } from '#domain/rules/akun.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { bukuPremi } from './buku-premi.ts'
import { lengkap } from '../../ledger/pemeriksaan.ts'

const [KAS, BANK] = [AKUN.KAS.kode, AKUN.BANK.kode]
/** Amounts that a row of kas_bank moves, account by account; +1 is a debit. */
const ROW = `
  SELECT kode_toko, no_kas, akun, rekening, sum(tanda * jumlah) AS jumlah FROM (
    SELECT k.kode_toko, k.no_kas, b.akun, b.rekening, b.tanda, k.jumlah
    FROM kas_bank k
      CROSS JOIN LATERAL (
        VALUES (CASE k.media WHEN 'KAS' THEN '${KAS}' ELSE '${BANK}' END,
            CASE k.media WHEN 'KAS' THEN '-' ELSE k.no_rekening END,
            CASE WHEN k.kategori LIKE 'TAMBAH %' OR k.kode_transaksi = 'SELISIH-KAS-LEBIH' THEN 1 ELSE -1 END),
          (CASE k.kategori WHEN 'SETOR BANK' THEN '${BANK}' WHEN 'PINDAH BANK' THEN '${BANK}'
              WHEN 'TARIK BANK' THEN '${KAS}' WHEN 'UPAH TUKANG' THEN '${AKUN.ONGKOS_TUKANG.kode}'
              ELSE k.kode_akun_lawan END,
            CASE k.kategori WHEN 'SETOR BANK' THEN k.no_rekening WHEN 'PINDAH BANK' THEN k.no_rekening_tujuan
              ELSE '-' END,
            CASE WHEN k.kategori LIKE 'TAMBAH %' OR k.kode_transaksi = 'SELISIH-KAS-LEBIH' THEN -1 ELSE 1 END)) AS b (akun,
            rekening, tanda)
    WHERE k.status_valid = 'DONE') x
  GROUP BY 1, 2, 3, 4`

export const kas: DokumenArea = {
  nomor: [
    {
      nama: 'kas bank',
      kinds: [...Object.values(dokumenKasBank), upahKas, upahBank],
      table: 'kas_bank',
      no: 'no_kas',
      tanggal: 'tgl_system',
    },
  ],
  buku: [
    ...bukuPremi,
    lengkap(
      'kas bank = jurnal',
      `SELECT kode_toko, concat_ws(' ', no_kas, akun, rekening) AS kunci, COALESCE(j.jumlah, 0) AS tercatat,
         COALESCE(k.jumlah, 0) AS seharusnya
       FROM (${ROW}) k
         FULL JOIN (
           SELECT j.kode_toko, j.ref_no AS no_kas, d.kode_akun AS akun, d.no_rekening AS rekening,
             sum(d.jumlah) AS jumlah FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
           WHERE j.ref_type IN ('KAS BANK', 'UPAH TUKANG') GROUP BY 1, 2, 3, 4) j USING (kode_toko, no_kas,
           akun, rekening)
       WHERE COALESCE(j.jumlah, 0) <> COALESCE(k.jumlah, 0)`,
    ),
  ],
}
