/** Copies what a new shop may take over from another: prices per gram, settings, its own gudang and trays. */
import { sql } from 'kysely'
import type { TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'

interface Salinan {
  dari: string
  ke: string
  tgl_system: TanggalSystem
  harga: boolean
  parameter: boolean
  baki: boolean
}

/** In the rows of every shop; the new shop has its reserved gudang, trays and price rows already. */
export async function salin(
  ctx: Context,
  { dari, ke, tgl_system, harga, parameter, baki }: Salinan,
): Promise<void> {
  if (harga) await salinHarga(ctx, dari, ke, tgl_system)
  if (parameter) await salinParameter(ctx, dari, ke)
  if (!baki) return
  await sql`
    INSERT INTO gudang (kode_toko, kode_gudang, nama_gudang, tipe)
    SELECT ${ke}, kode_gudang, nama_gudang, tipe FROM gudang
    WHERE kode_toko = ${dari} AND NOT is_sistem AND status_aktif`.execute(ctx.db)
  await sql`
    INSERT INTO baki (kode_toko, kode_baki, kode_gudang, nama_baki, berat_baki, berat_bandrol, kapasitas)
    SELECT ${ke}, b.kode_baki, b.kode_gudang, b.nama_baki, b.berat_baki, b.berat_bandrol, b.kapasitas
    FROM baki b JOIN gudang g USING (kode_toko, kode_gudang)
    WHERE b.kode_toko = ${dari} AND NOT b.is_sistem AND b.status_aktif AND g.status_aktif`.execute(ctx.db)
}

/** Copies settings; every one begins the new shop's own history of it. */
const salinParameter = (ctx: Context, dari: string, ke: string) =>
  sql`
    WITH baru AS (
        INSERT INTO para_system (kode_toko, key, value) SELECT ${ke}, key, value FROM para_system
        WHERE kode_toko = ${dari} RETURNING key, value)
    INSERT INTO audit_log (kode_toko, waktu, user_id, aksi, tabel, ref, sebelum, sesudah)
    SELECT ${ke}, ${ctx.now}, ${ctx.user.user_id}, 'TAMBAH', 'para_system', key, NULL,
      jsonb_build_object('value', value) FROM baru ORDER BY key`.execute(ctx.db)

async function salinHarga(ctx: Context, dari: string, ke: string, tgl_system: TanggalSystem): Promise<void> {
  await sql`
    WITH baru AS (
      UPDATE harga_group h
      SET harga = a.harga, harga_min_gram = a.harga_min_gram, harga_max_gram = a.harga_max_gram,
        harga_beli_gram = a.harga_beli_gram, harga_beli_24k = a.harga_beli_24k, cara = a.cara,
        margin_per_gram = a.margin_per_gram, berlaku_at = ${ctx.now}
      FROM harga_group a
      WHERE a.kode_toko = ${dari} AND h.kode_toko = ${ke} AND a.kode_group = h.kode_group AND a.harga > 0
      RETURNING h.kode_group, h.cara, h.harga, h.harga_min_gram, h.harga_max_gram, h.harga_beli_gram, h.harga_beli_24k)
    INSERT INTO log_harga (kode_toko, kode_group, tanggal, jam, harga, harga_min_gram, harga_max_gram,
        harga_beli_gram, harga_beli_24k, cara, user_id)
    SELECT ${ke}, kode_group, ${tgl_system}::date, ${ctx.now}, harga, harga_min_gram, harga_max_gram,
      harga_beli_gram, harga_beli_24k, cara, ${ctx.user.user_id} FROM baru`.execute(ctx.db)
  await sql`
    WITH baru AS (
      INSERT INTO harga_24k (kode_toko, harga_jual, harga_beli) SELECT ${ke}, harga_jual, harga_beli
      FROM harga_24k WHERE kode_toko = ${dari} ON CONFLICT DO NOTHING
      RETURNING harga_jual, harga_beli)
    INSERT INTO log_harga_24k (kode_toko, tanggal, jam, harga_jual_lama, harga_jual, harga_beli_lama,
        harga_beli, user_id)
    SELECT ${ke}, ${tgl_system}::date, ${ctx.now}, 0, harga_jual, 0, harga_beli, ${ctx.user.user_id} FROM baru`.execute(
    ctx.db,
  )
}
