/** Stock that lies in the shops, and the places of their money: balances, as the ledger keeps them. */
import type { CallReply } from '#domain/call.ts'
import type { berandaNumbers } from '#domain/calls/beranda.ts'
import { AKUN } from '#domain/rules/akun.ts'
import { GUDANG_MILIK_CUSTOMER } from '#domain/rules/lokasi.ts'
import type { StokGroup } from '#domain/rules/nilai-stok.ts'
import type { Rupiah } from '#domain/units.ts'
import { statement } from '../../db/statement.ts'

type Number = CallReply<typeof berandaNumbers>

const [KAS, BANK] = [AKUN.KAS.kode, AKUN.BANK.kode]
const BUKAN_MILIK_TOKO = GUDANG_MILIK_CUSTOMER.map((gudang) => `'${gudang}'`).join(', ')

/** Of the shops of $1. */
export const stokPerGroup = statement<
  StokGroup & { kode_toko: string; kode_group: string; nama_group: string }
>(
  'beranda_stok',
  `SELECT s.kode_toko, s.kode_group, g.nama_group, COALESCE(h.harga, 0) AS harga, sum(s.qty)::int AS qty,
     sum(s.berat)::bigint AS berat
   FROM saldo_lokasi s JOIN grup g ON g.kode_group = s.kode_group
     LEFT JOIN harga_group h ON h.kode_toko = s.kode_toko AND h.kode_group = s.kode_group
   WHERE s.kode_toko = ANY ($1::text[]) AND s.lokasi NOT LIKE 'V:%'
     AND split_part(s.lokasi, '/', 1) NOT IN (${BUKAN_MILIK_TOKO})
   GROUP BY 1, 2, 3, 4, g.kadar HAVING sum(s.qty) <> 0 OR sum(s.berat) <> 0
   ORDER BY s.kode_toko, g.kadar DESC, s.kode_group`,
)

export const kasDanBank = statement<{ kode_toko: string; kas: Rupiah; bank: Rupiah }>(
  'beranda_kas_bank',
  `SELECT kode_toko, COALESCE(sum(saldo) FILTER (WHERE kode_akun = '${KAS}'), 0)::bigint AS kas,
     COALESCE(sum(saldo) FILTER (WHERE kode_akun = '${BANK}'), 0)::bigint AS bank
   FROM saldo_akun WHERE kode_toko = ANY ($1::text[]) GROUP BY 1`,
)

/** Of shop $1, with what was posted from day $2 to the shop's own, $3; what it opened with is no movement. An account that is no longer used stands there while it holds something. */
export const uangPerAkun = statement<NonNullable<Number['uang']>[number]>(
  'beranda_uang',
  `WITH gerak AS (
     SELECT d.kode_akun, d.no_rekening,
       COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah > 0), 0)::bigint AS masuk,
       -COALESCE(sum(d.jumlah) FILTER (WHERE d.jumlah < 0), 0)::bigint AS keluar
     FROM jurnal j JOIN jurnal_detail d ON d.jurnal_id = j.id
     WHERE j.kode_toko = $1 AND j.tanggal >= $2::date AND j.tanggal <= $3::date AND j.kategori <> 'SALDO AWAL'
       AND d.kode_akun IN ('${KAS}', '${BANK}') GROUP BY 1, 2)
   SELECT s.kode_akun, s.no_rekening,
     CASE s.kode_akun WHEN '${KAS}' THEN '${AKUN.KAS.nama}'
       ELSE COALESCE(r.kode_bank || ' ' || r.no_rekening, s.no_rekening) END AS nama,
     (s.saldo - COALESCE(g.masuk, 0) + COALESCE(g.keluar, 0))::bigint AS awal,
     COALESCE(g.masuk, 0)::bigint AS masuk, COALESCE(g.keluar, 0)::bigint AS keluar, s.saldo
   FROM saldo_akun s LEFT JOIN gerak g ON g.kode_akun = s.kode_akun AND g.no_rekening = s.no_rekening
     LEFT JOIN rekening r ON r.kode_toko = s.kode_toko AND r.no_rekening = s.no_rekening
   WHERE s.kode_toko = $1 AND s.kode_akun IN ('${KAS}', '${BANK}')
     AND (r.status_aktif IS DISTINCT FROM false OR s.saldo <> 0 OR g.kode_akun IS NOT NULL)
   ORDER BY s.kode_akun, nama`,
)
