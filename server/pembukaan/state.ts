/**
 * Tells how far the opening of a shop is. The shop itself is asked: whatever was done at the masters' own screens
 * counts.
 */
import { sql } from 'kysely'
import type { CallReply } from '#domain/call.ts'
import {
  PEMBUKAAN_STEPS,
  zSaldoPembukaan,
  type pembukaanState,
  type PembukaanStep,
  type SaldoPembukaan,
} from '#domain/calls/pembukaan.ts'
import { milligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { adaBawaan } from './master.ts'

interface Jumlah extends Record<PembukaanStep, number> {
  berat: number
  mulai: Date | null
  selesai: Date | null
  saldo: unknown
  dibukukan: boolean
}

export async function state(ctx: Context): Promise<CallReply<typeof pembukaanState>> {
  const found = await hitung(ctx)
  const saldo = found.saldo === null ? null : (zSaldoPembukaan.parse(found.saldo) as SaldoPembukaan)
  return {
    selesai: found.mulai === null || found.selesai !== null,
    tgl_system: ctx.toko.tgl_system,
    tanggal_boleh_ubah: !found.dibukukan,
    langkah: PEMBUKAAN_STEPS.map((step) => ({
      langkah: step,
      beres: found[step] > 0,
      jumlah: found[step],
    })),
    stok: { qty: found.STOK, berat: milligram(found.berat) },
    saldo,
    ada: await adaBawaan(ctx),
  }
}

/** Of every group it is said what age takes off it; that it is nothing is said too. */
const TIAP_GROUP_RUGI_NOTA = sql`NOT EXISTS (SELECT 1 FROM grup g WHERE g.status_aktif AND NOT EXISTS
  (SELECT 1 FROM parameter_rugi_nota r WHERE r.status_aktif AND r.kode_group = g.kode_group))`

/** Row-level security leaves only this shop's rows. */
export async function hitung(ctx: Context): Promise<Jumlah> {
  const { kode_toko } = ctx.toko
  const { rows } = await sql<Jumlah>`
    SELECT (SELECT count(*) FROM grup WHERE status_aktif) AS "MASTER",
      (
        SELECT count(*) FROM harga_group h JOIN grup g USING (kode_group)
        WHERE h.kode_toko = ${kode_toko} AND g.status_aktif AND h.harga > 0) AS "HARGA",
      (SELECT count(*) FROM kondisi_pembelian WHERE status_aktif AND ${TIAP_GROUP_RUGI_NOTA}) AS "ATURAN",
      (SELECT count(*) FROM sales WHERE kode_toko = ${kode_toko} AND status_aktif) AS "SALES",
      (SELECT count(*) FROM baki WHERE kode_toko = ${kode_toko} AND status_aktif AND NOT is_sistem) AS "BAKI",
      (SELECT count(*) FROM pembukaan_toko WHERE kode_toko = ${kode_toko} AND saldo IS NOT NULL) AS "SALDO",
      COALESCE(s.qty, 0) AS "STOK", COALESCE(s.berat, 0) AS berat, p.mulai, p.selesai, p.saldo,
      EXISTS (SELECT 1 FROM jurnal WHERE kode_toko = ${kode_toko})
      OR EXISTS (SELECT 1 FROM mutasi_stok WHERE kode_toko = ${kode_toko})
      OR EXISTS (SELECT 1 FROM tutup_toko WHERE kode_toko = ${kode_toko})
      OR EXISTS (SELECT 1 FROM faktur_group WHERE kode_toko = ${kode_toko}) AS dibukukan
    FROM (
        SELECT sum(qty)::bigint AS qty, sum(berat)::bigint AS berat FROM saldo_lokasi
        WHERE kode_toko = ${kode_toko} AND lokasi NOT LIKE 'V:%') s
    LEFT JOIN pembukaan_toko p ON p.kode_toko = ${kode_toko}`.execute(ctx.db)
  return rows[0]!
}
