/**
 * Destinations of pieces: another shop of the chain, or head office, which is one of them or lies outside (DOMAIN
 * §O.1-8).
 */
import type { CallReply } from '#domain/call.ts'
import type { tujuanKirim } from '#domain/calls/kirim.ts'
import { errors } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

interface Toko {
  kode_toko: string
  nama_toko: string
  is_pusat: boolean
  jauh: boolean
}
const all = statement<Toko>(
  'toko_tujuan_kirim',
  'SELECT kode_toko, nama_toko, is_pusat, jauh FROM toko WHERE status_aktif ORDER BY kode_toko',
)

/** A shop of this database, or none of it. */
export interface Tujuan {
  kode_cabang: string | null
  lokasi: 'V:TRANSIT' | 'V:PUSAT'
  /** The shop has a server of its own, on which the pieces are received. */
  jauh: boolean
  /** As people say it. */
  ke: string
}
const keToko = ({ kode_toko, nama_toko, jauh }: Toko): Tujuan => ({
  kode_cabang: kode_toko,
  lokasi: 'V:TRANSIT',
  jauh,
  ke: `${kode_toko} ${nama_toko}`,
})
const LUAR: Tujuan = { kode_cabang: null, lokasi: 'V:PUSAT', jauh: false, ke: 'PUSAT' }

export async function tujuan(ctx: Context): Promise<CallReply<typeof tujuanKirim>> {
  const toko = await ctx.sql(all, [])
  const lain = toko.filter((t) => t.kode_toko !== ctx.toko.kode_toko)
  const nama = ({ kode_toko, nama_toko }: Toko) => ({ kode_toko, nama_toko })
  const pusat = toko.find((t) => t.is_pusat)
  return {
    cabang: lain.map(nama),
    pusat: !pusat ? 'LUAR' : pusat.kode_toko === ctx.toko.kode_toko ? 'SENDIRI' : nama(pusat),
  }
}

/** @throws errors.cabangTidakAda */
export async function keCabang(ctx: Context, kode_cabang: string): Promise<Tujuan> {
  const toko = (await ctx.sql(all, [])).find((t) => t.kode_toko === kode_cabang)
  if (!toko || kode_cabang === ctx.toko.kode_toko)
    throw errors.cabangTidakAda({ kode_toko: kode_cabang }).at('kode_cabang')
  return keToko(toko)
}

/** @throws errors.pusatKirimKeCabang */
export async function kePusat(ctx: Context): Promise<Tujuan> {
  const pusat = (await ctx.sql(all, [])).find((t) => t.is_pusat)
  if (pusat?.kode_toko === ctx.toko.kode_toko) throw errors.pusatKirimKeCabang()
  return pusat ? keToko(pusat) : LUAR
}
