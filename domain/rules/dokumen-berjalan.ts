/** Running loans, deposits and orders of a file as they are written: their figures of the day the shop began (DOMAIN §O.4-8). */
import type {
  BerjalanContent,
  HutangContent,
  PesananContent,
  TitipanContent,
  JenisBerjalan,
} from '#domain/impor/berjalan.ts'
import { rupiah, sumMilligram, sumRupiah, type Milligram, type Rupiah } from '#domain/units.ts'
import type { DokumenBerjalan } from './berjalan.ts'
import { tambahBulan } from './bulan.ts'
import { hargaTotal } from './harga.ts'
import { bulatNaik, hargaBerat } from './pembulatan.ts'
import { bulanKe, type BerjalanDikenal } from './periksa-berjalan.ts'
import { hargaPesanan } from './pesanan.ts'

/** A loan as it is written: its figures of the day the shop began. */
export function hutangBerjalan(
  { lines }: DokumenBerjalan<HutangContent>,
  { grup, kondisi_pinjaman }: BerjalanDikenal,
) {
  const head = lines[0]!
  const kondisi = kondisi_pinjaman.get(head.kode_kondisi_pinjaman)!
  const lama_pinjam = head.lama_pinjam ?? kondisi.lama_bulan
  const berat_emas = sumMilligram(lines.map((b) => b.berat))
  const tgl_jatuh_tempo = head.jatuh_tempo ?? tambahBulan(head.tanggal, lama_pinjam)
  return {
    ...head,
    kondisi,
    lama_pinjam,
    berat_emas,
    berat_bruto: Math.max(head.berat_bruto ?? 0, berat_emas) as Milligram,
    sisa_pokok: head.sisa_pokok ?? head.jumlah_hutang,
    tgl_bunga_sampai: head.bunga_sampai ?? head.tanggal,
    tgl_jatuh_tempo,
    perpanjang_ke: Math.max(0, (bulanKe(head.tanggal, tgl_jatuh_tempo, lama_pinjam) ?? 1) - 1),
    barang: lines.map((b) => ({ ...b, harga_beli_gram: grup.get(b.kode_group)!.harga_beli_gram })),
  }
}

/** The pieces of a deposit with the prices agreed on; none of money alone. @param kelipatan PEMBULATAN */
export function barangTitipan(
  { lines }: DokumenBerjalan<TitipanContent>,
  { grup }: BerjalanDikenal,
  kelipatan: number,
) {
  return lines.flatMap((b) => {
    if (b.berat === null || b.kode_group === null) return []
    const harga_gram = b.harga_gram ?? grup.get(b.kode_group)!.harga
    const harga_jual = bulatNaik(hargaBerat(b.berat, harga_gram), kelipatan)
    return [{ ...b, berat: b.berat, harga_gram, harga_jual, harga_total: hargaTotal({ ...b, harga_jual }) }]
  })
}

/** The lines of an order, priced by what was agreed. */
export function barangPesanan(
  { lines }: DokumenBerjalan<PesananContent>,
  { grup }: BerjalanDikenal,
  settings: { PEMBULATAN: Rupiah },
) {
  return lines.map((b) => {
    const known = grup.get(b.kode_group)!
    const harga_gram = b.harga_gram ?? known.harga
    const emas = { berat: b.berat_customer, kadar: b.kadar_customer, kadar_pesanan: known.kadar }
    const { harga_jual, total } = hargaPesanan(
      b.berat,
      emas,
      { harga_gram, ongkos: b.ongkos, harga_atribut: rupiah(0) },
      settings,
    )
    return { ...b, grup: known, harga_gram, harga_jual, harga_total: total }
  })
}

export interface JumlahBerjalan {
  dokumen: number
  barang: number
  /** Money that customers owe, or that the shop owes them. */
  saldo: Rupiah
}
export const jumlahBerjalan = (
  jenis: JenisBerjalan,
  dokumen: readonly DokumenBerjalan<BerjalanContent[JenisBerjalan]>[],
): JumlahBerjalan => ({
  dokumen: dokumen.length,
  barang: dokumen.reduce((n, d) => n + d.lines.filter((b) => b.nama_barang !== null).length, 0),
  saldo: sumRupiah(dokumen.map(({ lines }) => saldoOf(jenis, lines[0]!))),
})
const saldoOf = (jenis: JenisBerjalan, head: BerjalanContent[JenisBerjalan]): Rupiah => {
  if (jenis === 'TITIPAN') return (head as TitipanContent).titipan
  if (jenis === 'PESANAN') return (head as PesananContent).dp
  const { sisa_pokok, jumlah_hutang } = head as HutangContent
  return sisa_pokok ?? jumlah_hutang
}
