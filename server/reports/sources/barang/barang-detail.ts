import { sql } from 'kysely'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/barang/barang-detail.ts'
import { hargaBarang, type BarangDihargai, type HargaGroup } from '#domain/rules/harga.ts'
import { rupiah, selisihHari, type Milligram, type TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'

interface Barang extends BarangDihargai, HargaGroup {
  kode_barcode: string
  kode_intern: string
  nama_barang: string
  kode_group: string
  kode_dept: string
  kadar_cetak: string
  berat: Milligram
  kode_gudang: string
  kode_baki: string
  status: string
  tgl_masuk: TanggalSystem
}

const ORDER = { BAKI: 'kode_gudang, kode_baki', GROUP: 'kode_group' } as const

/** Of the open day what is there; of a closed one what its snapshot says; of any other nothing. */
const asal = ({ toko }: Context, tanggal: TanggalSystem) =>
  tanggal === toko.tgl_system
    ? sql`SELECT kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kadar_cetak, berat,
        berat_atribut, harga_atribut, ongkos, tipe_ongkos, kode_gudang, kode_baki, status, tgl_masuk
          FROM barang WHERE kode_toko = ${toko.kode_toko} AND status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG')`
    : sql`SELECT kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kadar_cetak, berat,
        berat_atribut, harga_atribut, ongkos, tipe_ongkos, split_part(lokasi, '/', 1) AS kode_gudang,
        split_part(lokasi, '/', 2) AS kode_baki, status, tgl_masuk FROM barang_pada(${tanggal}::date)`

async function per(
  ctx: Context,
  { tanggal, group_by, ...f }: FilterValues<typeof report.filters>,
  order: keyof typeof ORDER,
) {
  const chosen = (['kode_gudang', 'kode_baki', 'kode_group', 'kode_dept', 'status'] as const)
    .filter((name) => f[name] !== ALL)
    .map((name) => sql`AND b.${sql.ref(name)} = ${f[name]}`)
  const { rows } = await sql<Barang>`
    SELECT COALESCE(b.kode_barcode, '-') AS kode_barcode, b.kode_intern, b.nama_barang, b.kode_group,
      b.kode_dept, b.kadar_cetak, b.berat, b.berat_atribut, b.harga_atribut, b.ongkos, b.tipe_ongkos,
      b.kode_gudang, b.kode_baki, b.status, b.tgl_masuk, COALESCE(h.harga, 0) AS harga,
      COALESCE(h.harga_min_gram, 0) AS harga_min_gram, COALESCE(h.harga_max_gram, 0) AS harga_max_gram
    FROM (${asal(ctx, tanggal)}) b LEFT JOIN harga_group h ON h.kode_toko = ${ctx.toko.kode_toko}
      AND h.kode_group = b.kode_group
    WHERE TRUE ${sql.join(chosen, sql` `)} ORDER BY ${sql.raw(ORDER[order])}, kode_barcode`.execute(ctx.db)
  return rows.map((b) => {
    const price = hargaBarang(b, b, ctx.settings)
    return {
      kode_barcode: b.kode_barcode,
      kode_intern: b.kode_intern,
      nama_barang: b.nama_barang,
      kode_group: b.kode_group,
      kode_dept: b.kode_dept,
      kadar_cetak: b.kadar_cetak,
      berat: b.berat,
      berat_atribut: b.berat_atribut,
      ongkos: price.ongkos,
      // A group without a price has no worth that could be told.
      harga: b.harga > 0 ? price.total : rupiah(0),
      kode_gudang: b.kode_gudang,
      kode_baki: b.kode_baki,
      status: b.status,
      umur: Math.max(0, selisihHari(b.tgl_masuk, tanggal)),
    }
  })
}

export default sourceOf(report, {
  BAKI: (ctx, filters) => per(ctx, filters, 'BAKI'),
  GROUP: (ctx, filters) => per(ctx, filters, 'GROUP'),
})
