/** Days that the dashboard speaks of: the shop's own, and the same weekday before. */
import type { CallReply } from '#domain/call.ts'
import type { berandaNumbers } from '#domain/calls/beranda.ts'
import type { Zona } from '#domain/zona.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

type Number = CallReply<typeof berandaNumbers>
export type Hari = Pick<
  Number,
  'kode_toko' | 'nama_toko' | 'tgl_system' | 'tanggal' | 'ditutup' | 'banding' | 'banding_buka'
>

/** Orders and repairs stand when they are saved. */
const ADA = [
  ['jual_detail', `d.status_valid = 'DONE'`],
  ['beli_detail', `d.status_valid = 'DONE'`],
  ['titip', `d.status_valid = 'DONE'`],
  ['pesanan', `d.status_pesanan <> 'CLOSE'`],
  ['service', `d.status_service <> 'CANC'`],
]
  .map(
    ([table, alive]) =>
      `EXISTS (SELECT 1 FROM ${table} d WHERE d.kode_toko = t.kode_toko AND d.tgl_system = t.tgl_system AND ${alive})`,
  )
  .join(' OR ')
const DITUTUP = (tanggal: string): string =>
  `EXISTS (SELECT 1 FROM tutup_toko c WHERE c.kode_toko = t.kode_toko AND c.tgl_system = ${tanggal})`

// A day reckoned from another is made outside (OFFSET 0), where it is a value: row-level security on PostgreSQL 15 lets no subtraction
// past it, and would read every closed day of the shop.
/** The day just closed stands until something has been validated on the new one. $1 a shop, or null: every one that can be signed in to. */
const cari = statement<Hari & { zona: Zona }>(
  'beranda_hari',
  `SELECT t.kode_toko, t.nama_toko, t.zona, t.tgl_system, h.tanggal, h.tanggal < t.tgl_system AS ditutup,
     b.banding, ${DITUTUP('b.banding')} AS banding_buka
   FROM toko t CROSS JOIN LATERAL (SELECT t.tgl_system - 1 AS kemarin OFFSET 0) k CROSS JOIN LATERAL (
     SELECT CASE WHEN ${DITUTUP('k.kemarin')} AND NOT (${ADA}) THEN k.kemarin ELSE t.tgl_system END
       AS tanggal OFFSET 0) h
     CROSS JOIN LATERAL (SELECT h.tanggal - 7 AS banding OFFSET 0) b
   WHERE t.kode_toko = $1 OR $1 IS NULL AND t.status_aktif AND NOT t.jauh ORDER BY t.kode_toko`,
)

export const hariToko = (ctx: Context, kode_toko: string | null): Promise<(Hari & { zona: Zona })[]> =>
  ctx.sql(cari, [kode_toko])
