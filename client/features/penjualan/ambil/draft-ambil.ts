/** The sale that takes a deposit or an order, as it begins. Pure. */
import type { PesananAmbil } from '#domain/calls/ambil-pesanan.ts'
import type { TitipanAmbil } from '#domain/calls/titipan.ts'
import { formatGram, formatPersen, formatTanggal } from '#domain/format.ts'
import { isKosong, pelangganKosong, type Pelanggan } from '#client/kasir/pelanggan.ts'
import type { Draf } from '#client/features/penjualan/draft.ts'
import type { Disepakati, Line } from '#client/features/penjualan/keranjang.ts'
import { tanpaDiambil, type DiambilDraf } from './diambil.ts'

interface Milik {
  kode_sales: string
  kode_customer: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
}

/** What was read of one, whichever it is. */
export interface Readings {
  diambil: DiambilDraf
  milik: Milik
  detail_barang: readonly (Disepakati & Pick<Line, 'barang'>)[]
}

export const dariTitipan = (titipan: TitipanAmbil): Readings => {
  const { no_titip_group, saldo, terkunci, tgl_kunci_harga, detail_barang } = titipan
  const terkunci_sampai = terkunci ? tgl_kunci_harga : null
  const kunci = terkunci_sampai
    ? `harga dikunci sampai ${formatTanggal(terkunci_sampai)}`
    : 'masa kunci harga sudah lewat: harga hari ini'
  return {
    diambil: {
      jenis: 'TITIPAN',
      no: no_titip_group,
      saldo,
      barang: barcodes(detail_barang),
      catatan: detail_barang.length > 0 ? [kunci] : [],
    },
    milik: titipan,
    detail_barang,
  }
}

export const dariPesanan = ({ detail_barang, pesanan }: PesananAmbil): Readings => {
  const [milik] = pesanan
  const kembali = detail_barang.filter((d) => d.emas_kembali > 0)
  return {
    diambil: {
      jenis: 'DP',
      no: milik!.no_pesanan,
      saldo: milik!.jumlah_bayar,
      barang: barcodes(detail_barang),
      catatan: [
        sebutHarga(detail_barang),
        ...kembali.map(
          (d) =>
            `emas customer kembali ${formatGram(d.emas_kembali)} g ${formatPersen(d.kadar_customer)}: serahkan bersama barang`,
        ),
      ],
    },
    milik: milik!,
    detail_barang,
  }
}

const sebutHarga = (lines: PesananAmbil['detail_barang']): string => {
  if (lines.every((d) => d.mengikat)) return 'harga mengikat: harga hari pesan'
  return lines.some((d) => d.mengikat) ? 'sebagian harga mengikat' : 'harga hari ini'
}

const barcodes = (lines: readonly Pick<Line, 'barang'>[]): string[] =>
  lines.map((line) => line.barang.kode_barcode)

/** What is on the counter already stays: it brings its pieces as agreed, and its customer where nobody has been named. */
export function drafAmbil({ diambil, milik, detail_barang }: Readings, draf: Draf): Draf {
  const begun = tanpaDiambil(draf)
  return {
    ...begun,
    lines: [
      ...detail_barang.map(({ barang, berat, harga_jual, ongkos }) => ({
        barang,
        berat,
        harga_jual,
        ongkos,
        izin: [],
      })),
      ...begun.lines,
    ],
    pelanggan: pelangganAmbil(milik, begun.pelanggan),
    diambil,
  }
}

/** What a member paid ahead is that member's alone. */
function pelangganAmbil(
  { kode_sales, kode_customer, nama_customer, no_hp, alamat_customer }: Milik,
  dipilih: Pelanggan,
): Pelanggan {
  const sales = {
    kode_sales: (!dipilih.sales_usulan && dipilih.kode_sales) || kode_sales,
    sales_usulan: false,
  }
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
