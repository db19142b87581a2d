/** The shop as its papers name it, and what it calls by name on them. */
import type { TokoNota } from '#domain/documents/nota.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'

// Of groups that are as pure as each other, one that says its karat speaks for the purity.
const toko = statement<TokoNota>(
  'toko_nota',
  `SELECT t.nama_toko, t.alamat_toko, t.kota, t.no_telp, t.npwp, l.isi AS logo, json_build_object(
     'user', (SELECT COALESCE(json_object_agg(user_id, user_name), '{}') FROM users),
     'group', (SELECT COALESCE(json_object_agg(kode_group, kadar_cetak), '{}') FROM grup),
     'kadar', (SELECT COALESCE(json_object_agg(kadar, kadar_cetak), '{}') FROM (
        SELECT DISTINCT ON (g.kadar) g.kadar, g.kadar_cetak FROM grup g JOIN kategori k USING (kode_kategori)
        WHERE k.status_gold = 'GOLD' AND g.status_aktif
        ORDER BY g.kadar, g.kadar_cetak ~ 'K$' DESC, g.kode_group) sama)) AS sebutan
   FROM toko t LEFT JOIN logo_toko l ON l.kode_toko = t.kode_toko AND l.keadaan = 'SIAP' WHERE t.kode_toko = $1`,
)

/** The head of every paper of the shop. */
export const tokoNota = async (ctx: Pick<Context, 'sql' | 'toko'>): Promise<TokoNota> =>
  (await ctx.sql(toko, [ctx.toko.kode_toko]))[0]!
