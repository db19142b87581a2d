/** The sale that takes a deposit or an order, as it begins. Pure. */
import type { PesananAmbil } from '#domain/calls/ambil-pesanan.ts'
import type { TitipanAmbil } from '#domain/calls/titipan.ts'
import { formatGram, formatPersen, formatTanggal } from '#domain/format.ts'
import { isEmpty, emptyPelanggan, type Pelanggan } from '#client/kasir/pelanggan.ts'
import type { Draft } from '#client/features/penjualan/draft.ts'
import type { Disepakati, Line } from '#client/features/penjualan/keranjang.ts'
import { tanpaDiambil, type DraftDiambil } from './diambil.ts'

interface Milik {
  kode_sales: string
  kode_customer: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
}

/** The data read of a deposit or an order, in the same shape. */
export interface Readings {
  diambil: DraftDiambil
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

/**
 * Puts a deposit or order into the draft. Lines already on the counter stay. The deposit or order brings its pieces as
 * agreed, and its customer where none has been named.
 */
export function draftAmbil({ diambil, milik, detail_barang }: Readings, draft: Draft): Draft {
  const begun = tanpaDiambil(draft)
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

/** Returns the customer of the sale: money that a member paid ahead is that member's alone. */
function pelangganAmbil(
  { kode_sales, kode_customer, nama_customer, no_hp, alamat_customer }: Milik,
  chosen: Pelanggan,
): Pelanggan {
  const sales = {
    kode_sales: (!chosen.sales_usulan && chosen.kode_sales) || kode_sales,
    sales_usulan: false,
  }
  if (kode_customer !== 'NONMEMBER')
    return { ...emptyPelanggan, ...sales, jenis_pelanggan: 'MEMBER', kode_customer }
  if (!isEmpty({ ...chosen, kode_sales: '' })) return { ...chosen, ...sales }
  const change = (text: string): string => (text === '-' ? '' : text)
  return {
    ...emptyPelanggan,
    ...sales,
    nama_customer: nama_customer === 'REGULER' ? '' : nama_customer,
    no_hp: change(no_hp),
    alamat_customer: change(alamat_customer),
  }
}
