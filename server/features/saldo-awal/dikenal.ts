/** Loads what the shop and the chain know of the codes in a file. */
import { sql } from 'kysely'
import type { Dikenal } from '#domain/rules/stok-awal.ts'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'

/** @param barcodes the barcodes that the file names; those that are taken come back as known */
export async function loadDikenal(ctx: Context, barcodes: string[]): Promise<Dikenal> {
  const { db, toko } = ctx
  const groups = await db
    .selectFrom('grup as g')
    .innerJoin('kategori as k', 'k.kode_kategori', 'g.kode_kategori')
    .leftJoin('harga_group as h', (join) =>
      join.onRef('h.kode_group', '=', 'g.kode_group').on('h.kode_toko', '=', toko.kode_toko),
    )
    .where('g.status_aktif', '=', true)
    .select(['g.kode_group', 'g.kadar', 'g.kadar_cetak', 'k.status_gold', 'h.harga'])
    .execute()
  const jenis = await db.selectFrom('jenis').where('status_aktif', '=', true).select('kode_dept').execute()
  const gudang = await db
    .selectFrom('gudang')
    .where('kode_toko', '=', toko.kode_toko)
    .where('status_aktif', '=', true)
    .where('tipe', 'in', ['TOKO', 'BIASA'])
    .select('kode_gudang')
    .execute()
  const bandrol = await db
    .selectFrom('bandrol')
    .where('status_aktif', '=', true)
    .select('kode_bandrol')
    .execute()
  return {
    group: new Map(
      groups.map(({ kode_group, harga, ...g }) => [kode_group, { ...g, harga: harga ?? rupiah(0) }]),
    ),
    jenis: new Set(jenis.map((j) => j.kode_dept)),
    gudang: new Set(gudang.map((g) => g.kode_gudang)),
    baki: await loadBaki(ctx),
    bandrol: new Set(bandrol.map((b) => b.kode_bandrol)),
    barcode: await terpakai(ctx, barcodes),
  }
}

async function loadBaki({ db, toko }: Context): Promise<Dikenal['baki']> {
  const { rows } = await sql<{
    kode_gudang: string
    kode_baki: string
    kapasitas: number
    isi: number
    terkunci: boolean
  }>`
    SELECT b.kode_gudang, b.kode_baki, b.kapasitas, b.status <> 'READY' AS terkunci,
      COALESCE((
          SELECT sum(s.qty) FROM saldo_lokasi s
          WHERE s.kode_toko = b.kode_toko AND s.lokasi = b.kode_gudang || '/' || b.kode_baki), 0)::int AS isi
    FROM baki b WHERE b.kode_toko = ${toko.kode_toko} AND b.status_aktif AND NOT b.is_sistem`.execute(db)
  return new Map(
    rows.map(({ kode_gudang, kode_baki, ...baki }) => [lokasiNyata(kode_gudang, kode_baki), baki]),
  )
}

/** Pieces travel: a barcode is one piece of the whole chain. */
const terpakai = (ctx: Context, barcodes: string[]): Promise<Set<string>> =>
  diSeluruhRantai(ctx, async () => {
    const { rows } = await sql<{
      kode_barcode: string
    }>`SELECT kode_barcode FROM barang WHERE kode_barcode = ANY(${barcodes})`.execute(ctx.db)
    return new Set(rows.map((r) => r.kode_barcode))
  })
