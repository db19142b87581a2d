/** Writes the lines bought, and who sold them. */
import { noBaris } from '#domain/rules/kode.ts'
import type { BeliDiputuskan } from '#domain/rules/putuskan-pembelian.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

export interface Identitas {
  jenis: string
  nomor: string
  nama: string
  alamat: string
}

const tulis = statement<unknown>(
  'tulis_beli_detail',
  `INSERT INTO beli_detail (no_faktur_beli, kode_toko, no_faktur_group, no, tgl_system, kode_sales, barang_id, kode_barcode, no_faktur_jual, toko_jual, kode_group, kode_dept, nama_barang, kadar, kadar_cetak,
     berat_nota, berat, harga_nota, umur_hari, basis_rp, rugi_nota_rp, potongan_kondisi_rp, potongan_manual, harga, harga_rata, kondisi, status_gold, faktur_pajak_asal, input_by, jam)
   SELECT d.no_faktur_beli, $1, $2, d.no, $3, $4, d.barang_id, d.kode_barcode, d.no_faktur_jual, d.toko_jual, d.kode_group, d.kode_dept, d.nama_barang, d.kadar, d.kadar_cetak,
     d.berat_nota, d.berat, d.harga_nota, d.umur_hari, d.basis_rp, d.rugi, d.kondisi_rp, d.manual, d.harga, d.harga_rata, d.kondisi, d.status_gold, d.faktur_pajak, $5, $6
   FROM unnest($7::text[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::int[], $16::text[], $17::bigint[], $18::bigint[], $19::bigint[], $20::int[],
     $21::bigint[], $22::bigint[], $23::bigint[], $24::bigint[], $25::bigint[], $26::bigint[], $27::text[], $28::text[], $29::boolean[]) WITH ORDINALITY
     AS d (no_faktur_beli, barang_id, kode_barcode, no_faktur_jual, toko_jual, kode_group, kode_dept, nama_barang, kadar, kadar_cetak, berat_nota, berat, harga_nota, umur_hari,
       basis_rp, rugi, kondisi_rp, manual, harga, harga_rata, kondisi, status_gold, faktur_pajak, no)`,
)
const identitasPenjual = statement<unknown>(
  'tulis_identitas',
  'INSERT INTO identitas_penjual (no_faktur_group, kode_toko, jenis, isi_enc) VALUES ($1, $2, $3, $4)',
)

export function tulisBeli(
  ctx: Context,
  no_faktur_group: string,
  kode_sales: string,
  baris: readonly BeliDiputuskan[],
  identitas: Identitas | null | undefined,
): void {
  ctx.send(tulis, [
    ctx.toko.kode_toko,
    no_faktur_group,
    ctx.toko.tgl_system,
    kode_sales,
    ctx.user.user_id,
    ctx.now,
    baris.map((_, i) => noBaris(no_faktur_group, i + 1)),
    baris.map((b) => b.benda.barang_id),
    baris.map((b) => b.benda.kode_barcode),
    baris.map((b) => b.nota?.no_faktur_jual ?? '-'),
    baris.map((b) => b.nota?.toko_jual ?? '-'),
    baris.map((b) => b.benda.kode_group),
    baris.map((b) => b.benda.kode_dept),
    baris.map((b) => b.benda.nama_barang),
    baris.map((b) => b.benda.kadar),
    baris.map((b) => b.benda.kadar_cetak),
    baris.map((b) => b.berat_nota),
    baris.map((b) => b.berat),
    baris.map((b) => b.harga_nota),
    baris.map((b) => b.nota?.umur_hari ?? 0),
    baris.map((b) => b.basis_rp),
    baris.map((b) => b.rugi_nota_rp),
    baris.map((b) => b.potongan_kondisi_rp),
    baris.map((b) => b.potongan_manual),
    baris.map((b) => b.harga),
    baris.map((b) => b.harga_rata),
    baris.map((b) => b.kondisi.kondisi),
    baris.map((b) => b.benda.status_gold),
    baris.map((b) => b.nota?.punya_faktur_pajak ?? false),
  ])
  if (!identitas) return
  const { jenis, ...isi } = identitas
  ctx.send(identitasPenjual, [
    no_faktur_group,
    ctx.toko.kode_toko,
    jenis,
    ctx.rahasia.tutup(JSON.stringify(isi)),
  ])
}
