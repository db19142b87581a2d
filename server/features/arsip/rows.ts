/** Sale and purchase lines as the archive sees them: the rows of spec 001 §3, by days or by their numbers. */
import type { ArsipBeliRow, ArsipJualRow } from '#domain/calls/arsip.ts'
import type { JenisArsip } from '#domain/rules/arsip.ts'
import { statement, type Statement } from '../../db/statement.ts'
import type { Row } from './jenis.ts'

export interface ArsipRow {
  PENJUALAN: ArsipJualRow
  PEMBELIAN: ArsipBeliRow
}
interface Ditandai {
  diarsipkan: boolean
}

const JUAL = `SELECT d.no, d.no_generate, d.no_faktur_group, f.no_faktur_group_user, d.no_faktur_jual,
    d.tgl_system, d.kode_sales, f.kode_member, f.nama_customer, f.no_hp, f.alamat_customer, d.kode_gudang,
    s.nama_sales, d.kode_baki AS kode_toko, d.kode_barcode, d.kode_group, d.kode_dept, f.kode_marketplace,
    d.nama_barang, d.kadar_cetak, d.berat_awal, d.berat, d.nama_atribut, d.berat_atribut, d.harga_jual,
    d.harga_gram, d.harga_atribut, d.ongkos, d.harga_total, d.input_by, d.status_kembali, d.status_valid,
    d.status_premi, d.status_tukar, d.no_titip_group, d.no_pesanan, to_char(d.jam, 'HH24:MI:SS') AS jam,
    d.curr, d.total_berlian_rp, d.kode_intern, d.status_gold, true AS status_cek`
const BELI = `SELECT d.no_faktur_group, d.no_faktur_beli, d.tgl_system, d.kode_sales, f.kode_member,
    f.nama_customer, f.no_hp, f.alamat_customer, d.kode_gudang, d.kode_group, d.kode_dept, d.kode_barcode,
    d.nama_barang, d.berat_nota, d.berat, d.harga_nota, d.harga, d.harga_rata, d.kondisi, d.input_by,
    d.status_valid, d.status_gold`

interface Rentang {
  kode_toko: string
  dari: string
  sampai: string
  /** null: every one. */
  gudang: string | null
}

interface Reader<J extends JenisArsip> {
  /** Of a range of days what is not archived, the oldest first. */
  rentang: Statement<ArsipRow[J], Rentang & { batas: number }>
  jumlah: Statement<{ n: number }, Rentang>
  /** By their numbers, $2, of shop $1, in the order of the file; locked, or as they stand. */
  kunci: Statement<Row & Ditandai>
  nomor: Statement<Row & Ditandai>
}

function reader<J extends JenisArsip>(
  jenis: J,
  { column, table, no, sales }: { column: string; table: string; no: string; sales: boolean },
): Reader<J> {
  const dari = `FROM ${table} d JOIN faktur_group f ON f.no_faktur_group = d.no_faktur_group
    ${sales ? 'JOIN sales s ON s.kode_toko = d.kode_toko AND s.kode_sales = d.kode_sales' : ''}`
  const rentang = `d.kode_toko = :kode_toko AND d.tgl_system BETWEEN :dari AND :sampai
    AND d.diarsipkan_at IS NULL AND (:gudang::text IS NULL OR d.kode_gudang = :gudang)`
  const bernomor = `${column}, d.diarsipkan_at IS NOT NULL AS diarsipkan ${dari}
    WHERE d.kode_toko = $1 AND d.${no} = ANY ($2::text[]) ORDER BY d.tgl_system, d.${no}`
  const nama = jenis.toLowerCase()
  return {
    rentang: statement(
      `arsip_rentang_${nama}`,
      `${column} ${dari} WHERE ${rentang} ORDER BY d.tgl_system, d.${no} LIMIT :batas`,
    ),
    jumlah: statement(`arsip_jumlah_${nama}`, `SELECT count(*)::int AS n FROM ${table} d WHERE ${rentang}`),
    kunci: statement(`arsip_kunci_${nama}`, `${bernomor} FOR UPDATE OF d`),
    nomor: statement(`arsip_nomor_${nama}`, bernomor),
  }
}

export const READ: { [J in JenisArsip]: Reader<J> } = {
  PENJUALAN: reader('PENJUALAN', { column: JUAL, table: 'jual_detail', no: 'no_faktur_jual', sales: true }),
  PEMBELIAN: reader('PEMBELIAN', { column: BELI, table: 'beli_detail', no: 'no_faktur_beli', sales: false }),
}
