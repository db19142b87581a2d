/** The prices of the shop as they stand, and how they came to stand so. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { HargaEmasToko, HargaGroupDiatur, logHargaEmas, LogHarga } from '#domain/calls/harga-emas.ts'
import { errors } from '#domain/errors.ts'
import { awalHari, hargaAwalHari, type HargaEmas } from '#domain/rules/harga-emas.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

interface Kepala {
  harga_24k: Rupiah
  harga_beli_24k: Rupiah
  versi: number
  diubah_by: string
  diubah_at: string
}

const TIME = `'YYYY-MM-DD HH24:MI:SS'`

const kepala = statement<Kepala>(
  'harga_24k',
  `SELECT harga_jual AS harga_24k, harga_beli AS harga_beli_24k, versi,
     COALESCE(u.user_name, diubah_by) AS diubah_by, COALESCE(to_char(diubah_at, ${TIME}), '-') AS diubah_at
   FROM harga_24k LEFT JOIN users u ON u.user_id = diubah_by WHERE harga_24k.kode_toko = $1`,
)

/** Groups in use: active ones, and those of which pieces still stand in the shop. */
const allGroups = statement<Omit<HargaGroupDiatur, 'awal_hari'>>(
  'harga_semua_group',
  `SELECT g.kode_group, g.nama_group, g.kadar, g.kadar_cetak, g.kadar_jual, h.cara, h.margin_per_gram,
     h.harga, h.harga_min_gram, h.harga_max_gram, h.harga_beli_gram, h.harga_beli_24k,
     to_char(h.berlaku_at, ${TIME}) AS berlaku_at
   FROM harga_group h JOIN grup g USING (kode_group)
   WHERE h.kode_toko = $1
     AND (g.status_aktif
       OR g.kode_group IN (
         SELECT b.kode_group FROM barang b WHERE b.kode_toko = $1 AND b.status IN ('READY', 'BOOKED')))
   ORDER BY g.kadar, g.kode_group`,
)

/** Before each change of the day, in order. Whatever changes a price logs from what: where the day began is read from there alone. */
const sebelumGroup = statement<HargaEmas & { kode_group: string }>(
  'harga_sebelum_hari_ini',
  `SELECT kode_group, harga_lama AS harga, harga_min_lama AS harga_min_gram, harga_max_lama AS harga_max_gram,
     harga_beli_lama AS harga_beli_gram
   FROM log_harga WHERE kode_toko = $1 AND tanggal = $2 ORDER BY id`,
)
const sebelum24k = statement<{ harga_24k: Rupiah; harga_beli_24k: Rupiah }>(
  'harga_24k_sebelum_hari_ini',
  `SELECT harga_jual_lama AS harga_24k, harga_beli_lama AS harga_beli_24k FROM log_harga_24k
   WHERE kode_toko = $1 AND tanggal = $2 ORDER BY id`,
)

const BELUM: Kepala = {
  harga_24k: rupiah(0),
  harga_beli_24k: rupiah(0),
  versi: 0,
  diubah_by: '-',
  diubah_at: '-',
}

export async function hargaToko(ctx: Context): Promise<HargaEmasToko> {
  const { kode_toko, tgl_system } = ctx.toko
  const [[head = BELUM], group, changed, changed24k] = await Promise.all([
    ctx.sql(kepala, [kode_toko]),
    ctx.sql(allGroups, [kode_toko]),
    ctx.sql(sebelumGroup, [kode_toko, tgl_system]),
    ctx.sql(sebelum24k, [kode_toko, tgl_system]),
  ])
  const awal = (field: 'harga_24k' | 'harga_beli_24k'): Rupiah =>
    awalHari(
      changed24k.map((before) => before[field]),
      head[field],
    )
  return {
    ...head,
    kelipatan: ctx.settings.PEMBULATAN_HARGA_GRAM,
    awal_hari: { harga_24k: awal('harga_24k'), harga_beli_24k: awal('harga_beli_24k') },
    group: group.map((g) => ({
      ...g,
      awal_hari: hargaAwalHari(
        changed.filter((before) => before.kode_group === g.kode_group),
        g,
      ),
    })),
  }
}

const logList = statement<LogHarga>(
  'log_harga_emas',
  `SELECT l.tanggal, to_char(l.jam, 'HH24:MI:SS') AS jam, l.kode_group, l.nama_group, l.cara, l.harga_lama,
     l.harga, l.harga_min_lama, l.harga_min_gram, l.harga_max_lama, l.harga_max_gram, l.harga_beli_lama,
     l.harga_beli_gram, l.user_id, COALESCE(u.user_name, l.user_id) AS user_name
   FROM (
     SELECT tanggal, jam, kode_group, nama_group, log_harga.cara, harga_lama, harga, harga_min_lama,
       harga_min_gram, harga_max_lama, harga_max_gram, harga_beli_lama, harga_beli_gram, user_id
     FROM log_harga JOIN grup USING (kode_group) WHERE kode_toko = $1 AND tanggal BETWEEN $2 AND $3
     UNION ALL
     SELECT tanggal, jam, '24K', 'EMAS MURNI 24K', '-', harga_jual_lama, harga_jual, NULL, NULL, NULL, NULL,
       harga_beli_lama, harga_beli, user_id
     FROM log_harga_24k WHERE kode_toko = $1 AND tanggal BETWEEN $2 AND $3
   ) l LEFT JOIN users u ON u.user_id = l.user_id
   WHERE $4::text IS NULL OR l.kode_group = $4
   ORDER BY l.jam DESC, l.kode_group LIMIT 2000`,
)

/** @throws errors.tanggalTerbalik */
export async function logHarga(
  ctx: Context,
  { query }: CallInput<typeof logHargaEmas>,
): Promise<CallReply<typeof logHargaEmas>> {
  if (query.tgl_from > query.tgl_to) throw errors.tanggalTerbalik().at('tgl_from')
  return ctx.sql(logList, [ctx.toko.kode_toko, query.tgl_from, query.tgl_to, query.kode_group ?? null])
}
