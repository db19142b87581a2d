/** Sets all prices of the shop at once, logs each that changed, and tells every open till (DOMAIN §C.2, §F.1). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { HargaEmasToko, HargaGroupDiatur, simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { disetujuiHarga } from '#domain/rules/disetujui.ts'
import {
  hargaBeda,
  periksaHarga,
  periksaHarga24k,
  perluOtorisasiHarga,
  ubahPerluIzin,
} from '#domain/rules/harga-emas.ts'
import type { Rupiah } from '#domain/units.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { hargaToko } from './read.ts'

type Body = CallInput<typeof simpanHargaEmas>['body']
type Diminta = Body['group'][number]

const KATEGORI = 'UBAH HARGA EMAS'

const buat = statement<unknown>(
  'buat_harga_24k',
  'INSERT INTO harga_24k (kode_toko) VALUES ($1) ON CONFLICT DO NOTHING',
)
const kunci = statement<unknown>('kunci_harga_24k', 'SELECT 1 FROM harga_24k WHERE kode_toko = $1 FOR UPDATE')

/** @throws errors.masterBerubah when prices or groups have changed since they were read; every wrong field at once; errors.perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanHargaEmas>,
): Promise<CallReply<typeof simpanHargaEmas>> {
  await ctx.sql(buat, [ctx.toko.kode_toko])
  await ctx.sql(kunci, [ctx.toko.kode_toko])
  const kini = await hargaToko(ctx)
  if (body.versi !== kini.versi || !samaGroup(body.group, kini.group))
    throw errors.masterBerubah().at('versi')

  const known = new Map<string, HargaGroupDiatur>(kini.group.map((g) => [g.kode_group, g]))
  const rows = body.group.map((diminta) => ({ diminta, kini: known.get(diminta.kode_group)! }))
  refuseAll([
    ...periksaHarga24k(body, body.group),
    ...rows.flatMap(({ diminta, kini: row }, i) =>
      periksaHarga(diminta, acuan(ctx, body, row)).map((r) => r.under(`group.${i}`)),
    ),
  ])
  await mintaIzin(ctx, body, kini, rows)

  const berubah = rows.filter(({ diminta, kini: row }) => hargaBeda(diminta, row))
  writeHarga(
    ctx,
    body,
    rows.map((r) => r.diminta),
  )
  if (berubah.length) writeLog(ctx, berubah)
  await writeAturan(ctx, rows)
  if (body.harga_24k !== kini.harga_24k || body.harga_beli_24k !== kini.harga_beli_24k)
    ctx.send(catat24k, [
      ctx.toko.kode_toko,
      ctx.toko.tgl_system,
      ctx.now,
      kini.harga_24k,
      body.harga_24k,
      kini.harga_beli_24k,
      body.harga_beli_24k,
      ctx.user.user_id,
    ])
  ctx.announce('harga-emas', { versi: kini.versi + 1 })
  return hargaToko(ctx)
}

/**
 * Checks that each group in use is there once: a group added or taken away meanwhile must be seen before it is priced.
 */
const samaGroup = (asked: readonly Diminta[], now: readonly HargaGroupDiatur[]): boolean => {
  const codes = new Set<string>(asked.map((g) => g.kode_group))
  return codes.size === asked.length && codes.size === now.length && now.every((g) => codes.has(g.kode_group))
}

const acuan = (ctx: Context, body: Body, { kadar_jual }: HargaGroupDiatur) => ({
  harga_24k: body.harga_24k,
  harga_beli_24k: body.harga_beli_24k,
  kadar_jual,
  kelipatan: ctx.settings.PEMBULATAN_HARGA_GRAM,
})

/**
 * Asks one otorisasi for everything that comes to more than 5 % away from where the day began. @throws
 * errors.perluOtorisasi, at the first of it
 */
async function mintaIzin(
  ctx: Context,
  body: Body,
  kini: HargaEmasToko,
  rows: readonly { diminta: Diminta; kini: HargaGroupDiatur }[],
): Promise<void> {
  const moved = [
    ...(['harga_24k', 'harga_beli_24k'] as const)
      .filter((field) => ubahPerluIzin(kini.awal_hari[field], kini[field], body[field]))
      .map((field) => ({
        field: field as string,
        nama: field === 'harga_24k' ? '24K' : '24K beli',
        lama: kini.awal_hari[field],
        baru: body[field],
      })),
    ...rows.flatMap(({ diminta, kini: row }, i) =>
      perluOtorisasiHarga(row, diminta).map((field) => ({
        field: `group.${i}.${field}`,
        nama: `${row.kode_group} ${NAMA[field]}`,
        lama: row.awal_hari[field],
        baru: diminta[field],
      })),
    ),
  ]
  if (moved.length === 0) return
  await pakaiOtorisasi(ctx, {
    kategori: KATEGORI,
    ref_no: `HARGA-${ctx.toko.kode_toko}-${body.versi + 1}`,
    ids: [body.id_otorisasi],
    untuk: disetujuiHarga(moved),
    field: moved[0]!.field,
  })
}

const NAMA = {
  harga: 'jual',
  harga_min_gram: 'min',
  harga_max_gram: 'maks',
  harga_beli_gram: 'beli',
} as const

const ubah24k = statement<unknown>(
  'ubah_harga_24k',
  `UPDATE harga_24k SET harga_jual = $2, harga_beli = $3, versi = versi + 1, diubah_by = $4, diubah_at = $5
   WHERE kode_toko = $1`,
)

interface NilaiGroup {
  kode_toko: string
  harga_beli_24k: Rupiah
  berlaku_at: Date
  diminta: readonly Diminta[]
}

const ubahGroup = statement<unknown, NilaiGroup>(
  'ubah_harga_group',
  `UPDATE harga_group h
   SET cara = diminta.cara, margin_per_gram = diminta.margin_per_gram, harga = diminta.harga,
     harga_min_gram = diminta.harga_min_gram, harga_max_gram = diminta.harga_max_gram,
     harga_beli_gram = diminta.harga_beli_gram, harga_beli_24k = :harga_beli_24k,
     berlaku_at = CASE WHEN (h.harga, h.harga_min_gram, h.harga_max_gram, h.harga_beli_gram) = (diminta.harga,
         diminta.harga_min_gram, diminta.harga_max_gram, diminta.harga_beli_gram) THEN h.berlaku_at
       ELSE :berlaku_at END
   FROM :diminta(kode_group text, cara text, margin_per_gram bigint, harga bigint, harga_min_gram bigint,
       harga_max_gram bigint, harga_beli_gram bigint)
   WHERE h.kode_toko = :kode_toko AND h.kode_group = diminta.kode_group`,
)

function writeHarga(ctx: Context, body: Body, diminta: readonly Diminta[]): void {
  const { kode_toko } = ctx.toko
  ctx.send(ubah24k, [kode_toko, body.harga_24k, body.harga_beli_24k, ctx.user.user_id, ctx.now])
  ctx.send(ubahGroup, { kode_toko, harga_beli_24k: body.harga_beli_24k, berlaku_at: ctx.now, diminta })
}

/** The way in which a price comes about is no price: its changes stand in audit_log. */
async function writeAturan(
  ctx: Context,
  rows: readonly { diminta: Diminta; kini: HargaGroupDiatur }[],
): Promise<void> {
  const aturan = ({ cara, margin_per_gram }: Diminta | HargaGroupDiatur) => ({ cara, margin_per_gram })
  for (const { diminta, kini } of rows)
    if (diminta.cara !== kini.cara || diminta.margin_per_gram !== kini.margin_per_gram)
      await audit(ctx, {
        actions: 'UBAH',
        table: 'harga_group',
        ref: diminta.kode_group,
        sebelum: aturan(kini),
        sesudah: aturan(diminta),
      })
}

const catat24k = statement<unknown>(
  'catat_harga_24k',
  `INSERT INTO log_harga_24k (kode_toko, tanggal, jam, harga_jual_lama, harga_jual, harga_beli_lama,
       harga_beli, user_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

interface NilaiLog {
  kode_toko: string
  tanggal: string
  jam: Date
  user_id: string
  berubah: readonly (Omit<Diminta, 'margin_per_gram'> & {
    harga_lama: Rupiah
    harga_min_lama: Rupiah
    harga_max_lama: Rupiah
    harga_beli_lama: Rupiah
  })[]
}

const writeGroup = statement<unknown, NilaiLog>(
  'catat_harga_group',
  `INSERT INTO log_harga (kode_toko, tanggal, jam, user_id, harga_beli_24k, kode_group, cara, harga_lama,
       harga, harga_min_lama, harga_min_gram, harga_max_lama, harga_max_gram, harga_beli_lama, harga_beli_gram)
   SELECT :kode_toko, :tanggal, :jam, :user_id, h.harga_beli_24k, berubah.*
   FROM :berubah(kode_group text, cara text, harga_lama bigint, harga bigint, harga_min_lama bigint,
       harga_min_gram bigint, harga_max_lama bigint, harga_max_gram bigint, harga_beli_lama bigint,
       harga_beli_gram bigint)
   JOIN harga_group h ON h.kode_toko = :kode_toko AND h.kode_group = berubah.kode_group`,
)

function writeLog(ctx: Context, changed: readonly { diminta: Diminta; kini: HargaGroupDiatur }[]): void {
  ctx.send(writeGroup, {
    kode_toko: ctx.toko.kode_toko,
    tanggal: ctx.toko.tgl_system,
    jam: ctx.now,
    user_id: ctx.user.user_id,
    berubah: changed.map(({ diminta, kini }) => ({
      ...diminta,
      harga_lama: kini.harga,
      harga_min_lama: kini.harga_min_gram,
      harga_max_lama: kini.harga_max_gram,
      harga_beli_lama: kini.harga_beli_gram,
    })),
  })
}
