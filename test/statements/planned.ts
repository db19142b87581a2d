/** Plans that say what years and many rows will do, of a database that has neither. */
import type pg from 'pg'
import { ALL_JUMLAH } from '#server/ledger/jumlah-harian.ts'

/** Tables that grow with every day of trade; masters, counters and balances do not. */
export const GROWING = [
  'barang',
  'faktur_group',
  'jual_detail',
  'jual_batal',
  'beli_detail',
  'beli_batal',
  'nota_luar',
  'nota_dibeli_jauh',
  'identitas_pelanggan',
  'arsip_manifest',
  'arsip_baris',
  'aml_flag',
  'aml_flag_ref',
  'pembayaran',
  'titip',
  'titip_detail',
  'titip_bayar',
  'pesanan',
  'pesanan_detail',
  'setoran',
  'bahan_tukang',
  'bahan_tukang_baris',
  'kas_bank',
  'jurnal',
  'jurnal_detail',
  'mutasi_stok',
  'opname',
  'opname_baki',
  'opname_barang',
  'timbang_baki',
  'hitung_kas',
  'hitung_kas_pecahan',
  'hitung_kas_selisih',
  'mutasi_poin',
  'poin_tamu',
  'poin_luar',
  'tukar_titip',
  'permintaan_portal',
  'mutasi_hadiah',
  'kupon',
  'member',
  'transaksi_member',
  'pesan_terkirim',
  'hadiah_beli',
  'hadiah_beli_detail',
  'hadiah_ambil',
  'hadiah_ambil_detail',
  'tukar_poin',
  'tukar_poin_detail',
  'service',
  'service_detail',
  'hutang',
  'hutang_detail',
  'hutang_bayar',
  'hutang_harian',
  'otorisasi',
  'sesi',
  'permintaan',
  'audit_log',
  'log_akses',
  'log_harga',
  'log_harga_24k',
  'counter',
  'tutup_toko',
  'stok_harian',
  'grup_harian',
  'letak_barang',
  'saldo_akun_harian',
  ...ALL_JUMLAH,
]

/** Whole tables are not read, and a plan is made once for all values, as writes do (migration 0006). */
export const PLANNED = `SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off;
  SET plan_cache_mode = force_generic_plan`

/** Columns of pg_statistic that every version has and that say nothing here. */
const NOTHING = ['kind', 'op', 'coll'].flatMap((what) => [1, 2, 3, 4, 5].map((i) => `sta${what}${i}`))

/** As tables that nobody has looked at yet, whose rows are all one shop's; PostgreSQL has functions for this from 18 on. */
export async function knowOneShop(owner: pg.Pool | pg.ClientBase): Promise<void> {
  await owner.query(
    GROWING.map((table) => `ALTER TABLE ${table} SET (autovacuum_enabled = false)`).join('; '),
  )
  await owner.query(`DELETE FROM pg_statistic WHERE starelid = ANY ($1::text[]::regclass[])`, [GROWING])
  await owner.query(
    `UPDATE pg_class SET relpages = 0, reltuples = -1, relallvisible = 0 WHERE oid = ANY ($1::text[]::regclass[])`,
    [GROWING],
  )
  await owner.query(
    `INSERT INTO pg_statistic
       (starelid, staattnum, stainherit, stanullfrac, stawidth, stadistinct, ${NOTHING.join(', ')})
     SELECT attrelid, attnum, false, 0, 5, 1, ${NOTHING.map(() => '0').join(', ')}
     FROM pg_attribute WHERE attrelid = ANY ($1::text[]::regclass[]) AND attname = 'kode_toko'`,
    [GROWING],
  )
}
