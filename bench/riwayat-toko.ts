/** The shops of a history, with who works there, and the members of the chain. */
import type pg from 'pg'
import { kodeMember } from '#domain/rules/kode.ts'
import type { Riwayat } from './riwayat-nota.ts'

export const tokoKe = (i: number): string => `TK${String(i + 1).padStart(2, '0')}`

/** The shops beyond the fixture's, each like TK01, with four who work there. */
export const tokoSeperti = (toko: number): string => `
CREATE TEMP TABLE lain AS SELECT 'TK' || lpad(i::text, 2, '0') AS baru FROM generate_series(3, ${toko}) i;
INSERT INTO toko
SELECT (jsonb_populate_record(t, jsonb_build_object('kode_toko', baru, 'nama_toko', 'TOKO EMAS ' || baru))).*
FROM toko t, lain WHERE t.kode_toko = 'TK01';
${['gudang', 'baki', 'harga_group', 'sales']
  .map(
    (table) =>
      `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('kode_toko', baru))).*
       FROM ${table} t, (TABLE lain UNION ALL SELECT 'TK02') l WHERE t.kode_toko = 'TK01' ON CONFLICT DO NOTHING;`,
  )
  .join('\n')}
INSERT INTO users
SELECT (jsonb_populate_record(u,
      jsonb_build_object('user_id', 'T' || t.kode_toko || '-' || i, 'user_name',
        'KASIR ' || i || ' ' || t.kode_toko, 'kode_toko', t.kode_toko))).*
  FROM users u, (SELECT kode_toko FROM toko) t, generate_series(1, 4) i WHERE u.user_id = 'SPV1';
INSERT INTO hak_akses SELECT (jsonb_populate_record(h, jsonb_build_object('user_id', u.user_id))).*
FROM hak_akses h, users u WHERE h.user_id = 'SPV1' AND u.user_id LIKE 'TTK%';`

/** The same; what the fixture posted lies before all days of the history. */
export const tokoBaru = ({ toko, hari, sampai, tgl_system }: Riwayat): string => `${tokoSeperti(toko)}
UPDATE toko SET tgl_system = '${tgl_system}';
UPDATE jurnal SET tanggal = date '${sampai}' - ${hari};
UPDATE mutasi_stok SET tanggal = date '${sampai}' - ${hari};
UPDATE barang SET tgl_masuk = date '${sampai}' - ${hari};`

const NAMA = ['SITI', 'BUDI', 'DEWI', 'AGUS', 'RINA', 'JOKO', 'WATI', 'HADI', 'YANTI', 'EKO']
export const hpKe = (i: number): string => `0812${String(i).padStart(8, '0')}`

export async function fillMembers(owner: pg.Client, { member, toko, sampai }: Riwayat): Promise<void> {
  for (let from = 0; from < member; from += 20_000) {
    const these = Array.from({ length: Math.min(20_000, member - from) }, (_, i) => from + i)
    await owner.query(
      `INSERT INTO member (kode_member, nama_customer, no_hp, alamat_customer, kode_toko_daftar, kota,
           input_by, input_date, consent_at, consent_versi)
       SELECT kode, nama, hp, 'JL. MAWAR NO. ' || i % 400, toko, 'KOTA ' || i % 40, 'KSR1',
         $6::date - i % 900, $6::date - i % 900, '1'
       FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) x (i, kode, nama, hp, toko)`,
      [
        these,
        these.map((i) => kodeMember(tokoKe(i % toko), 1 + Math.floor(i / toko))),
        these.map((i) => `${NAMA[i % 10]} ${NAMA[Math.floor(i / 10) % 10]} ${i}`),
        these.map(hpKe),
        these.map((i) => tokoKe(i % toko)),
        sampai,
      ],
    )
  }
}
