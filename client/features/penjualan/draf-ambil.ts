/** The sale that takes a deposit, as it begins. Pure. */
import type { TitipanAmbil } from '#domain/calls/titipan.ts'
import { pelangganKosong } from '#client/ui/pelanggan.ts'
import { drafBaru, type Draf } from './draf.ts'

/** A new sale that takes a deposit: its customer, its pieces as agreed. */
export function drafAmbil(ambil: TitipanAmbil): Draf {
  const { no_titip_group, saldo, terkunci, tgl_kunci_harga, kode_sales, kode_customer, nama_customer, no_hp, alamat_customer } = ambil
  const isi = (text: string): string => (text === '-' ? '' : text)
  const orang = kode_customer === 'NONMEMBER' ? { nama_customer: nama_customer === 'REGULER' ? '' : nama_customer, no_hp: isi(no_hp), alamat_customer: isi(alamat_customer) } : { jenis_pelanggan: 'MEMBER' as const, kode_customer }
  return {
    ...drafBaru(),
    baris: ambil.detail_barang.map((line) => ({ ...line, izin: [] })),
    pelanggan: { ...pelangganKosong, kode_sales, ...orang },
    titipan: { no_titip_group, saldo, barang: ambil.detail_barang.map((line) => line.barang.kode_barcode), terkunci_sampai: terkunci ? tgl_kunci_harga : null },
  }
}
