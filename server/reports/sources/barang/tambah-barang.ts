import { sql } from 'kysely'
import { ALL, type FilterValues } from '#domain/report/filters.ts'
import report from '#domain/reports/barang/tambah-barang.ts'
import { TAG_ULANG } from '#domain/rules/tambah.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../../context.ts'
import { sourceOf } from '../../source.ts'

type Filters = FilterValues<typeof report.filters>

/**
 * Pieces that came into stock, and went out of it again: the books say which pieces, their document what they were
 * worth then.
 */
const masuk = (ctx: Context, { tgl_from, tgl_to, sumber, kode_group, kode_dept, user_id }: Filters) =>
  ctx.db
    .selectFrom('mutasi_stok as m')
    .innerJoin('barang as b', 'b.id', 'm.barang_id')
    .leftJoin('dokumen_stok_barang as d', (on) =>
      on.onRef('d.no', '=', 'm.ref_no').onRef('d.barang_id', '=', 'm.barang_id'),
    )
    .leftJoin('tambah_barang_baris as t', (on) =>
      on.onRef('t.no', '=', 'd.no').onRef('t.urut', '=', 'd.urut'),
    )
    .where('m.kode_toko', '=', ctx.toko.kode_toko)
    .where('m.tanggal', '>=', tgl_from)
    .where('m.tanggal', '<=', tgl_to)
    .where('m.kode_mutasi', 'in', ['M02', 'M21', 'M25'])
    .where('m.lokasi', 'not like', 'V:%')
    .$if(sumber !== ALL, (q) => q.where('b.sumber', '=', sumber))
    .$if(kode_group !== ALL, (q) => q.where('m.kode_group', '=', kode_group))
    .$if(kode_dept !== ALL, (q) => q.where('m.kode_dept', '=', kode_dept))
    .$if(user_id !== ALL, (q) => q.where('m.user_id', '=', user_id))
    .select(['m.ref_no as no_tambah', 'm.tanggal', 'm.kode_barcode'])
    .select(sql<string>`coalesce(d.nama_barang, b.nama_barang)`.as('nama_barang'))
    .select(['m.kode_group', 'm.kode_dept'])
    .select(sql<string>`coalesce(d.kadar_cetak, b.kadar_cetak)`.as('kadar_cetak'))
    .select(['m.qty', 'm.berat'])
    .select([
      sql<Rupiah>`m.qty * coalesce(t.ongkos, b.ongkos)`.as('ongkos'),
      sql<string>`coalesce(t.nama_atribut, b.nama_atribut)`.as('nama_atribut'),
      sql<Rupiah>`m.qty * coalesce(t.harga_atribut, b.harga_atribut)`.as('harga_atribut'),
    ])
    .select(sql<string>`replace(m.lokasi, '/', ' / ')`.as('baki'))
    .select(['b.sumber', 'm.user_id as input_by'])

/** Pieces that were given a barcode: none of them came into stock by it. */
const tagUlang = (ctx: Context, { tgl_from, tgl_to, kode_group, kode_dept, user_id }: Filters) =>
  ctx.db
    .selectFrom('dokumen_stok as h')
    .innerJoin('dokumen_stok_barang as d', 'd.no', 'h.no')
    .innerJoin('tambah_barang_baris as t', (on) =>
      on.onRef('t.no', '=', 'd.no').onRef('t.urut', '=', 'd.urut'),
    )
    .where('h.kode_toko', '=', ctx.toko.kode_toko)
    .where('h.kind', '=', 'TAG ULANG')
    .where('h.tgl_system', '>=', tgl_from)
    .where('h.tgl_system', '<=', tgl_to)
    .$if(kode_group !== ALL, (q) => q.where('d.kode_group', '=', kode_group))
    .$if(kode_dept !== ALL, (q) => q.where('d.kode_dept', '=', kode_dept))
    .$if(user_id !== ALL, (q) => q.where('h.input_by', '=', user_id))
    .select(['h.no as no_tambah', 'h.tgl_system as tanggal', 'd.kode_barcode', 'd.nama_barang'])
    .select(['d.kode_group', 'd.kode_dept', 'd.kadar_cetak'])
    .select(sql<number>`1`.as('qty'))
    .select(['d.berat', 't.ongkos', 't.nama_atribut', 't.harga_atribut'])
    .select(sql<string>`d.kode_gudang || ' / ' || d.kode_baki`.as('baki'))
    .select([sql<string>`${TAG_ULANG}`.as('sumber'), 'h.input_by'])

const rows = (ctx: Context, filters: Filters, by: 'no_tambah' | 'kode_group') =>
  filters.sumber === TAG_ULANG
    ? tagUlang(ctx, filters).orderBy(by).orderBy('no_tambah').orderBy('d.urut').execute()
    : masuk(ctx, filters).orderBy(by).orderBy('no_tambah').orderBy('m.id').execute()

export default sourceOf(report, {
  NO_TAMBAH: (ctx, filters) => rows(ctx, filters, 'no_tambah'),
  // as the layout has its columns
  KODE_GROUP: async (ctx, filters) =>
    (await rows(ctx, filters, 'kode_group')).map(({ kode_group, ...row }) => ({ kode_group, ...row })),
})
