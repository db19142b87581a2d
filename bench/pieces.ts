/** Many like pieces to sell, put on stock through the ledger. */
import type pg from 'pg'
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { postingSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { barcodeBaru } from '#server/barcode.ts'
import { post } from '#server/ledger/post.ts'
import { asSystem } from '#server/system-context.ts'

const BATCH = 5_000

/** @returns their barcodes; each a ring of 2.350 g of G375, 1,577,500 rupiah in all */
export async function stockUp(pool: pg.Pool, count: number, now: Date, kode_toko = 'TK01'): Promise<string[]> {
  const all: string[] = []
  for (let done = 0; done < count; done += BATCH) {
    const n = Math.min(BATCH, count - done)
    const ref_no = `SA-${kode_toko}-BENCH-${done}`
    await asSystem(pool, { kode_toko, user: { user_id: 'OWN1', level: 'OWN' }, now }, async (ctx) => {
      const barcodes = await barcodeBaru(ctx, n)
      const berat = milligram(2350)
      const rows: { id: number; kode_barcode: string }[] = []
      for (let i = 0; i < n; i += 500) {
        const values = barcodes.slice(i, i + 500).map((kode_barcode) => ({
          kode_toko, kode_barcode, kode_group: 'G375', kode_dept: 'CINCIN', nama_barang: 'CINCIN', kadar: persen(375_000), kadar_cetak: '9K', berat, berat_awal: berat,
          ongkos: rupiah(50_000), kode_gudang: 'TOKO', kode_baki: 'A1', status: 'READY', tgl_masuk: ctx.toko.tgl_system,
        }))
        const inserted = await ctx.db.insertInto('barang').values(values).returning(['id', 'kode_barcode']).execute()
        rows.push(...inserted.map((r) => ({ id: r.id, kode_barcode: r.kode_barcode! })))
      }
      const lokasi = lokasiNyata('TOKO', 'A1')
      await post(ctx, postingSaldoAwal({ ref_no, saldo: [], barang: rows.map((r) => ({ barang_id: r.id, kode_barcode: r.kode_barcode, kode_group: 'G375', kode_dept: 'CINCIN', ref_line: r.kode_barcode, lokasi, berat })) }), ref_no)
      all.push(...barcodes)
    })
  }
  return all
}
