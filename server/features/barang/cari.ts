/** Pieces in the shop by words (domain/rules/cari-barang.ts), with their price today. */
import { sql, type RawBuilder } from 'kysely'
import type { CallInput, CallReply } from '#domain/call.ts'
import { CARI_BARANG_MAKS, type BarangDitemukan, type cariBarang } from '#domain/calls/cari-barang.ts'
import { readCariBarang, type Arti } from '#domain/rules/cari-barang.ts'
import { hargaBarang, type BarangDihargai, type HargaGroup } from '#domain/rules/harga.ts'
import type { Context } from '../../context.ts'
import { harfiah } from '../../rantai/member.ts'

type Row = Omit<BarangDitemukan, 'harga_total'> & BarangDihargai & HargaGroup

// All of it stands in barang_cari (migration 0125), and what the index says is said again. It is a measure of what is near, not a price:
// the price is hargaBarang's.
const KIRA_HARGA = sql`b.berat::float8 * COALESCE(h.harga, 0) / 1000
    + CASE b.tipe_ongkos WHEN 'NOMINAL' THEN b.ongkos ELSE b.ongkos * b.berat::float8 / 1000 END
    + b.harga_atribut`

/** @param maks so many are told, those that can be sold first, then the nearest */
export async function dicariKata(ctx: Context, text: string, maks: number): Promise<BarangDitemukan[]> {
  const words = readCariBarang(text)
  const { rows } = await sql<Row>`
    SELECT b.kode_barcode, b.nama_barang, b.kadar_cetak, b.kode_group, b.berat, b.kode_gudang, b.kode_baki,
      b.status, b.foto[1] AS foto, b.berat_atribut, b.harga_atribut, b.ongkos, b.tipe_ongkos,
      COALESCE(h.harga, 0) AS harga, COALESCE(h.harga_min_gram, 0) AS harga_min_gram,
      COALESCE(h.harga_max_gram, 0) AS harga_max_gram
    FROM (
      SELECT b.id, row_number() OVER (ORDER BY ${sql.join(order(words))}) AS urut
      FROM barang b LEFT JOIN harga_group h ON h.kode_toko = b.kode_toko AND h.kode_group = b.kode_group
      WHERE b.kode_toko = ${ctx.toko.kode_toko} AND b.status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')
        AND b.kode_barcode IS NOT NULL
        ${sql.join(
          words.map((arti) => sql`AND (${sql.join(arti.map(syarat), sql` OR `)})`),
          sql` `,
        )}
      ORDER BY urut LIMIT ${maks}) d
    JOIN barang b ON b.id = d.id
    LEFT JOIN harga_group h ON h.kode_toko = b.kode_toko AND h.kode_group = b.kode_group
    ORDER BY d.urut`.execute(ctx.db)
  return rows.map((row) => dilihat(ctx, row))
}

export const cari = (
  ctx: Context,
  { query }: CallInput<typeof cariBarang>,
): Promise<CallReply<typeof cariBarang>> => dicariKata(ctx, query.teks, CARI_BARANG_MAKS)

function syarat(arti: Arti): RawBuilder<unknown> {
  switch (arti.apa) {
    case 'bagian': {
      const part = `%${harfiah(arti.text)}%`
      // Eight figures are a barcode, fewer of them the end of one.
      const barcode = /^\d{4,8}$/.test(arti.text)
        ? sql` OR b.kode_barcode = ${arti.text.padStart(8, '0')}`
        : sql``
      return sql`b.nama_barang LIKE ${part} OR b.kode_intern LIKE ${part} OR b.kadar_cetak = ${arti.text}
        OR b.kode_baki = ${arti.text} OR b.kode_group = ${arti.text}${barcode}`
    }
    case 'kata':
      return sql`' ' || b.nama_barang || ' ' LIKE ${`% ${harfiah(arti.text)} %`}`
    case 'kadar':
      return sql`b.kadar = ${arti.kadar}`
    case 'berat':
      return sql`b.berat BETWEEN ${arti.berat.dari} AND ${arti.berat.sampai}`
    case 'harga':
      return sql`${KIRA_HARGA} BETWEEN ${arti.harga.dari} AND ${arti.harga.sampai}`
    case 'status':
      return sql`b.status = ${arti.status}`
  }
}

const order = (words: readonly (readonly Arti[])[]): RawBuilder<unknown>[] => [
  sql`b.status = 'READY' DESC`,
  ...words.flat().flatMap((arti) => {
    if (arti.apa === 'berat') return [sql`abs(b.berat - ${arti.berat.kira}::bigint)`]
    return arti.apa === 'harga' ? [sql`abs(${KIRA_HARGA} - ${arti.harga.kira}::float8)`] : []
  }),
  sql`b.tgl_masuk DESC`,
  sql`b.id DESC`,
]

function dilihat({ settings }: Context, row: Row): BarangDitemukan {
  const { kode_barcode, nama_barang, kadar_cetak, kode_group, berat, kode_gudang, kode_baki, status, foto } =
    row
  return {
    kode_barcode,
    nama_barang,
    kadar_cetak,
    kode_group,
    berat,
    kode_gudang,
    kode_baki,
    status,
    foto,
    harga_total: row.harga > 0 ? hargaBarang(row, row, settings).total : null,
  }
}
