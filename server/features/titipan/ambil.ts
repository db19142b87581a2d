/** What the till begins with when a deposit is taken: as agreed while the prices are locked, at today's price after that. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ambilTitipan } from '#domain/calls/titipan.ts'
import type { BarangScan } from '#domain/calls/barang.ts'
import { refuseAll } from '#domain/errors.ts'
import { asalHarga } from '#domain/rules/asal-harga.ts'
import { hargaBarang, sepakati } from '#domain/rules/harga.ts'
import {
  hargaMasihTerkunci,
  hargaTitipan,
  titipanTerpakai,
  type BarangTitipan,
} from '#domain/rules/titipan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { BarangTerkunci } from '../../faktur/muat-barang.ts'
import { bacaTitipan, untukDiambil } from './muat-titipan.ts'
import { tampilkanHp } from '../../rantai/member.ts'

type Reply = CallReply<typeof ambilTitipan>
type Piece = BarangTerkunci & Pick<BarangScan, 'nama_group' | 'tipe_barang' | 'foto'>

const pieces = statement<Piece>(
  'barang_titipan_ambil',
  `SELECT b.id, b.kode_barcode, b.kode_group, g.nama_group, b.kode_dept, b.tipe_barang, b.nama_barang, b.kadar, b.kadar_cetak, b.berat, b.berat_awal, b.nama_atribut, b.berat_atribut,
     b.harga_atribut, b.total_berlian_rp, b.ongkos, b.tipe_ongkos, b.kode_intern, b.kode_gudang, b.kode_baki, b.status, b.punya_faktur_pajak, b.status_gold, b.foto[1] AS foto,
     COALESCE(h.harga, 0) AS harga, COALESCE(h.harga_min_gram, 0) AS harga_min_gram, COALESCE(h.harga_max_gram, 0) AS harga_max_gram
   FROM barang b JOIN grup g ON g.kode_group = b.kode_group LEFT JOIN harga_group h ON h.kode_toko = b.kode_toko AND h.kode_group = b.kode_group
   WHERE b.kode_toko = $1 AND b.kode_barcode = ANY ($2::text[])`,
)

/** @throws errors.titipanTidakAda, and everything that keeps it from being taken */
export async function ambil(ctx: Context, { params }: CallInput<typeof ambilTitipan>): Promise<Reply> {
  const titipan = await bacaTitipan(ctx, params.no_titip_group)
  const { kepala, saldo, barang } = titipan
  refuseAll(titipanTerpakai(untukDiambil(titipan)).map((refusal) => refusal.at('no_titip_group')))
  const terkunci = hargaMasihTerkunci(kepala.tgl_kunci_harga, ctx.toko.tgl_system)
  const found = new Map(
    (await ctx.sql(pieces, [ctx.toko.kode_toko, barang.map((b) => b.kode_barcode)])).map((b) => [
      b.kode_barcode,
      b,
    ]),
  )
  return {
    no_titip_group: kepala.no_titip_group,
    saldo,
    tgl_kunci_harga: kepala.tgl_kunci_harga,
    terkunci,
    kode_sales: kepala.kode_sales,
    kode_customer: kepala.kode_member,
    nama_customer: kepala.nama_customer,
    // Sent back masked, it is known whole (hpDimaksud).
    no_hp: tampilkanHp(ctx, kepala).no_hp,
    alamat_customer: kepala.alamat_customer,
    detail_barang: barang.map((b) => baris(ctx, found.get(b.kode_barcode)!, b, terkunci)),
  }
}

function baris(
  ctx: Context,
  piece: Piece,
  agreed: BarangTitipan,
  terkunci: boolean,
): Reply['detail_barang'][number] {
  const { harga: harga_gram, ...priced } = hargaTitipan(piece, agreed, terkunci)
  const price = hargaBarang(priced, { ...priced, harga: harga_gram }, ctx.settings)
  const today = sepakati(
    priced,
    { ...priced, harga: harga_gram },
    { berat: agreed.berat, harga_jual: price.harga_skrg, ongkos: price.ongkos },
    ctx.settings,
  )
  const sold = terkunci
    ? { harga_jual: agreed.harga_jual, ongkos: agreed.ongkos }
    : { harga_jual: today.harga.harga_skrg, ongkos: today.harga.ongkos }
  return {
    barang: {
      ...priced,
      harga_gram,
      ongkos_rp: price.ongkos,
      harga_skrg: price.harga_skrg,
      harga_min: price.harga_min,
      harga_max: price.harga_max,
      harga_jual: price.harga_skrg,
      harga_total: price.total,
      asal_harga: asalHarga(price, priced),
    },
    berat: agreed.berat,
    ...sold,
  }
}
