/** Reference data for pricing a purchase: conditions, groups with this shop's buy-back prices, kinds of pieces. */
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

type Group = AcuanPembelian['groups'][number] & { status_gold: string }

const kondisi = statement<AcuanPembelian['kondisi'][number]>(
  'acuan_kondisi_beli',
  `SELECT kode, kondisi, tipe, persentase, potongan, tanpa_surat FROM kondisi_pembelian WHERE status_aktif
   ORDER BY tanpa_surat, kode`,
)
const groups = statement<Group>(
  'acuan_group_beli',
  `SELECT g.kode_group, g.nama_group, g.kadar, g.kadar_cetak, k.status_gold,
     COALESCE(h.harga_beli_gram, 0) AS harga_beli_gram, COALESCE(h.harga_beli_24k, 0) AS harga_beli_24k
   FROM grup g JOIN kategori k USING (kode_kategori) LEFT JOIN harga_group h ON h.kode_toko = $1
     AND h.kode_group = g.kode_group WHERE g.status_aktif ORDER BY g.kode_group`,
)
const jenis = statement<AcuanPembelian['jenis'][number]>(
  'acuan_jenis_beli',
  'SELECT kode_dept, nama_dept FROM jenis WHERE status_aktif ORDER BY kode_dept',
)

export async function loadAcuanBeli(
  ctx: Context,
): Promise<Omit<AcuanPembelian, 'groups'> & { groups: Group[] }> {
  const [conditions, priced, kinds] = await Promise.all([
    ctx.sql(kondisi, []),
    ctx.sql(groups, [ctx.toko.kode_toko]),
    ctx.sql(jenis, []),
  ])
  return { kondisi: conditions, groups: priced, jenis: kinds }
}
