/** Guests: rows of members whose home is another server, as it told of them last (docs/decisions/30-member-antar-server.md). */
import type { MemberState, Tamu } from '#domain/calls/portal-member.ts'
import { teleponText } from '#domain/telepon.ts'
import { LOCK } from '../../db/locks.ts'
import type { Send, Sql } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'

interface Diingat {
  sql: Sql
  send: Send
  now: Date
}

// Phones one after another, in the order of whoever registers: a number that somebody here has is theirs.
const kunciHp = statement<unknown>(
  'tamu_kunci_hp',
  `SELECT pg_advisory_xact_lock(${LOCK.hp}, hashtext(hp))
   FROM (SELECT DISTINCT hp FROM unnest($1::text[]) hp ORDER BY 1) x`,
)
const simpan = statement<unknown, { rumah: string; now: Date; tulisan: string[] } & Tamu>(
  'simpan_tamu',
  `INSERT INTO member (kode_member, nama_customer, no_hp, kota, jenis_member, kode_toko_daftar, rumah,
       poin_rumah, poin_rumah_per, trx_count, trx_terakhir, status_aktif, input_by, input_date)
   SELECT :kode_member::text, :nama_customer,
     CASE WHEN EXISTS (
         SELECT 1 FROM member x
         WHERE x.no_hp = ANY (:tulisan::text[]) AND x.no_hp <> '-' AND x.kode_member <> :kode_member::text)
       THEN '-' ELSE :no_hp::text END, :kota, :jenis_member, :rumah::text, :rumah::text, :point,
     :now::timestamptz, :trx_count, :trx_terakhir::date, :keadaan::text = 'AKTIF', 'PORTAL', :tgl_daftar::date
   ON CONFLICT (kode_member) DO UPDATE SET nama_customer = EXCLUDED.nama_customer, no_hp = EXCLUDED.no_hp,
     kota = EXCLUDED.kota, jenis_member = EXCLUDED.jenis_member, poin_rumah = EXCLUDED.poin_rumah,
     poin_rumah_per = EXCLUDED.poin_rumah_per, trx_count = EXCLUDED.trx_count,
     trx_terakhir = EXCLUDED.trx_terakhir, status_aktif = EXCLUDED.status_aktif
   WHERE member.rumah = EXCLUDED.rumah AND member.gabung_ke IS NULL AND member.anonim_at IS NULL`,
)

/** Keeps the guests that were found. Members who are at home here, merged or forgotten stay as they are. */
export async function simpanTamu(
  { sql, now }: Diingat,
  found: readonly (Tamu & { rumah: string })[],
): Promise<void> {
  const living = found.filter((t) => t.keadaan !== 'ANONIM' && t.menjadi === t.kode_member)
  if (living.length === 0) return
  await sql(kunciHp, [living.map((t) => t.no_hp)])
  for (const tamu of living) await sql(simpan, { ...tamu, now, tulisan: teleponText(tamu.no_hp) })
}

const perbarui = statement<unknown, { rumah: string; now: Date; baris: readonly MemberState[] }>(
  'perbarui_tamu',
  `WITH b AS (SELECT * FROM :baris(kode_member text, point int, trx_count int, trx_terakhir date, keadaan text))
   UPDATE member m
   SET poin_rumah = b.point, poin_rumah_per = :now, trx_count = b.trx_count, trx_terakhir = b.trx_terakhir,
     status_aktif = b.keadaan = 'AKTIF' AND m.gabung_ke IS NULL
   FROM b WHERE m.kode_member = b.kode_member AND m.rumah = :rumah AND m.anonim_at IS NULL`,
)
const gabung = statement<{ menjadi: string }, { rumah: string; now: Date; baris: readonly MemberState[] }>(
  'gabung_tamu',
  `WITH b AS (SELECT * FROM :baris(kode_member text, menjadi text)),
   satu AS (
     UPDATE member m SET gabung_ke = b.menjadi, status_aktif = false, poin_rumah = 0, poin_rumah_per = :now
     FROM b JOIN member t ON t.kode_member = b.menjadi AND t.rumah IS NOT NULL
     WHERE (m.kode_member = b.kode_member OR m.gabung_ke = b.kode_member) AND m.rumah = :rumah AND m.anonim_at IS NULL)
   SELECT DISTINCT b.menjadi FROM b WHERE NOT EXISTS (SELECT 1 FROM member t WHERE t.kode_member = b.menjadi)`,
)
// A guest with an unfinished document here is forgotten when it is finished: at a later talk.
const lupakan = statement<unknown, { rumah: string; now: Date; kode: readonly string[] }>(
  'lupakan_tamu',
  `WITH siapa AS MATERIALIZED (
     SELECT kode_member FROM member m
     WHERE m.kode_member = ANY (:kode::text[]) AND m.rumah = :rumah AND NOT member_berjalan(m.kode_member)
       AND NOT aml_berjalan(m.kode_member)),
       dokumen AS MATERIALIZED (
         SELECT kode_member, anonimkan_member(kode_member) AS baris,
           hapus_jawaban_member(kode_member) AS jawaban FROM siapa)
   UPDATE member m
   SET nama_customer = 'ANONIM', no_hp = '-', alamat_customer = '-', kelurahan = '-', kecamatan = '-',
     kota = '-', provinsi = '-', nik_enc = NULL, tgl_lahir = NULL, app_user_id = NULL, status_aktif = false,
     anonim_at = :now, poin_rumah = 0, poin_rumah_per = :now FROM dokumen d
   WHERE d.kode_member = m.kode_member`,
)
const nonaktifkan = statement<unknown, { rumah: string; now: Date; kode: readonly string[] }>(
  'nonaktifkan_tamu',
  `UPDATE member SET status_aktif = false, poin_rumah_per = :now
   WHERE kode_member = ANY (:kode::text[]) AND rumah = :rumah AND anonim_at IS NULL`,
)

/**
 * Keeps how guests stand at home, as it has just said. @returns codes that members here were merged into and that are
 * not here yet
 */
export async function perbaruiTamu(
  { sql, now }: Diingat,
  rumah: string,
  state: readonly MemberState[],
): Promise<string[]> {
  const alive = state.filter((k) => k.keadaan !== 'ANONIM' && k.menjadi === k.kode_member)
  const digabung = state.filter((k) => k.keadaan !== 'ANONIM' && k.menjadi !== k.kode_member)
  const kode = state.filter((k) => k.keadaan === 'ANONIM').map((k) => k.kode_member)
  if (alive.length) await sql(perbarui, { rumah, now, baris: alive })
  if (kode.length) {
    await sql(nonaktifkan, { rumah, now, kode })
    await sql(lupakan, { rumah, now, kode })
  }
  return digabung.length === 0
    ? []
    : (await sql(gabung, { rumah, now, baris: digabung })).map((r) => r.menjadi)
}
