/** The morning of today: the pusat has raised its prices, every shop has taken them over; an hour later they rise once more, which nobody has taken over yet. */
import type pg from 'pg'
import { geserHarga, hargaGramTurunan } from '#domain/rules/harga-emas.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { hargaToko } from '../features/harga-emas/read.ts'
import { simpan as simpanHarga } from '../features/harga-emas/simpan.ts'
import { cek } from '../features/import-pusat/cek.ts'
import { simpan } from '../features/import-pusat/simpan.ts'
import { asSystem } from '../rantai/system-context.ts'
import { PEMILIK, PUSAT, STAF, TOKO } from './data.ts'

const NAIK = 5_000

/** @param at today's morning, 'HH:MM' */
export async function pagiPusat(pool: pg.Pool, at: (jam: string) => Date): Promise<void> {
  const { kode_toko } = PUSAT
  await asSystem(pool, { kode_toko, user: PEMILIK, now: at('08:00') }, naikkan)
  for (const toko of TOKO) {
    const user = STAF[toko.kode_toko]!.find((s) => s.level === 'SPV')!
    await asSystem(pool, { kode_toko: toko.kode_toko, user, now: at('08:15') }, ambil)
  }
  await asSystem(pool, { kode_toko, user: PEMILIK, now: at('09:00') }, naikkan)
}

const naik = (harga: number) => rupiah(harga + NAIK)

async function naikkan(ctx: Context): Promise<void> {
  const { versi, harga_24k, harga_beli_24k, kelipatan, group } = await hargaToko(ctx)
  const harga = (g: (typeof group)[number]) =>
    g.cara === 'TURUNAN'
      ? hargaGramTurunan(naik(harga_24k), g.kadar_jual, g.margin_per_gram, kelipatan)
      : g.kode_group === 'P925'
        ? g.harga
        : naik(g.harga)
  await simpanHarga(ctx, {
    params: {},
    query: {},
    body: {
      versi,
      harga_24k: naik(harga_24k),
      harga_beli_24k: naik(harga_beli_24k),
      group: group.map((g) => ({
        kode_group: g.kode_group,
        cara: g.cara,
        margin_per_gram: g.margin_per_gram,
        ...geserHarga(g, harga(g)),
      })),
    },
  })
}

/** Prices are looked at without anything being written. */
async function ambil(ctx: Context): Promise<void> {
  const input = { params: {}, query: {} }
  const { baris: rows } = await cek(ctx, { ...input, body: { set: 'harga' } }, () => undefined)
  const chosen = rows.map(({ kode, sidik: digest }) => ({ kode, sidik: digest }))
  await simpan(ctx, { ...input, body: { set: 'harga', dipilih: chosen } }, () => undefined)
}
