/** The sale that takes a deposit, as it begins. Pure. */
import type { TitipanAmbil } from '#domain/calls/titipan.ts'
import { isKosong, pelangganKosong, type Pelanggan } from '#client/kasir/pelanggan.ts'
import type { Draf } from '#client/features/penjualan/draf.ts'
import { tanpaTitipan } from './titipan.ts'

/** What is on the counter already stays: the deposit brings its pieces as agreed, and its customer where nobody has been named. */
export function drafAmbil(ambil: TitipanAmbil, draf: Draf): Draf {
  const { no_titip_group, saldo, terkunci, tgl_kunci_harga } = ambil
  const begun = tanpaTitipan(draf)
  return {
    ...begun,
    baris: [...ambil.detail_barang.map((line) => ({ ...line, izin: [] })), ...begun.baris],
    pelanggan: pelangganAmbil(ambil, begun.pelanggan),
    titipan: {
      no_titip_group,
      saldo,
      barang: ambil.detail_barang.map((line) => line.barang.kode_barcode),
      terkunci_sampai: terkunci ? tgl_kunci_harga : null,
    },
  }
}

/** A member's deposit is that member's alone. */
function pelangganAmbil(
  { kode_sales, kode_customer, nama_customer, no_hp, alamat_customer }: TitipanAmbil,
  dipilih: Pelanggan,
): Pelanggan {
  const sales = { kode_sales: dipilih.kode_sales || kode_sales }
  if (kode_customer !== 'NONMEMBER')
    return { ...pelangganKosong, ...sales, jenis_pelanggan: 'MEMBER', kode_customer }
  if (!isKosong({ ...dipilih, kode_sales: '' })) return { ...dipilih, ...sales }
  const isi = (text: string): string => (text === '-' ? '' : text)
  return {
    ...pelangganKosong,
    ...sales,
    nama_customer: nama_customer === 'REGULER' ? '' : nama_customer,
    no_hp: isi(no_hp),
    alamat_customer: isi(alamat_customer),
  }
}
