/** Contents of the nota of a sale (DOMAIN §F.5), on any paper. */
import type { PenjualanLengkap } from '#domain/calls/penjualan.ts'
import { formatGram, formatPersen, formatRupiah } from '#domain/format.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { dibayarLine } from '#domain/rules/pajak.ts'
import { sebutJenis } from '#domain/rules/pembayaran.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { rupiah, sumRupiah, type Persen, type Rupiah } from '#domain/units.ts'
import { sebutAtribut } from './atribut.ts'
import { ketentuanBeliKembali } from './ketentuan-beli-kembali.ts'
import {
  ada,
  bagianNota,
  customerNota,
  describeContent,
  filled,
  JUAL_COLUMNS,
  kembaliBatal,
  lineBayar,
  MATERAI_LIMIT,
  PINDAI_ASLI,
  poinNota,
  sebutSaat,
  sebutSales,
  timbanganNota,
  type Jumlah,
  type NotaLine,
  type NotaPenjualan,
  type Pihak,
  type TokoNota,
} from './nota.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { sebutKadar, sebutUser } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'

/** Fields of a sale line that the nota needs. */
type Line = Pick<
  PenjualanLengkap['detail_barang'][number],
  | 'no_faktur_jual'
  | 'kode_barcode'
  | 'nama_barang'
  | 'kadar_cetak'
  | 'berat'
  | 'berat_customer'
  | 'no_pesanan'
  | 'nama_atribut'
  | 'berat_atribut'
  | 'harga_gram'
  | 'harga_jual'
  | 'ongkos'
  | 'harga_atribut'
  | 'harga_total'
  | 'ppn_rp'
  | 'pph_rp'
  | 'status_kembali'
>
type Payment = Pick<
  PenjualanLengkap['pembayaran'][number],
  'jenis' | 'nominal' | 'nama_bank' | 'no_card' | 'fee_rp' | 'fee_mode' | 'uang_diterima' | 'kembalian'
>
export type PenjualanUntukNota = Pick<
  PenjualanLengkap,
  | 'no_faktur_group'
  | 'tgl_system'
  | 'jam'
  | Pihak
  | 'valid_by'
  | 'kode_marketplace'
  | 'no_timbangan'
  | 'berat'
  | 'total'
  | 'ppn_rp'
  | 'ppn_mode'
  | 'pph_rp'
  | 'total_bayar'
  | 'status_valid'
  | 'status_kembali'
  | 'cetak'
  | 'kupon'
  | 'poin'
  | 'poin_awal'
  | 'poin_akhir'
  | 'kelebihan'
  | 'refund'
  | 'emas_kembali'
> & { detail_barang: readonly Line[]; pembayaran: readonly Payment[] }

type Ketentuan = Pick<Settings, 'BASIS_BELI' | 'BELI_DENGAN_ONGKOS' | 'BELI_DENGAN_ATRIBUT'>

/** @param kode the code that proves number, date and total */
export function notaPenjualan(
  sale: PenjualanUntukNota,
  toko: TokoNota,
  settings: Ketentuan,
  pengaturan: PengaturanNota,
  kode: string,
): NotaPenjualan {
  const { sebutan } = toko
  const pesanan = sale.detail_barang.find((d) => ada(d.no_pesanan))?.no_pesanan ?? '-'
  return {
    title: 'NOTA PENJUALAN',
    ...bagianNota(toko, pengaturan),
    columns: JUAL_COLUMNS,
    penanda: 'Pembeli',
    nomor: nomorPendek(sale.no_faktur_group),
    tanda: tandaCetak(
      sale.status_valid === 'CANC' || sale.status_kembali === 'CANC',
      sale.cetak,
      sale.status_valid === 'OPEN',
    ),
    transaksi: filled([
      ['Tanggal', sebutSaat(sale)],
      ['No Faktur', sale.no_faktur_group],
      ['Sales', sebutSales(sale)],
      ['Kasir', sebutUser(sebutan, sale.valid_by)],
      ['Marketplace', sale.kode_marketplace],
      timbanganNota(sale, pengaturan),
      ['No Pesanan', pesanan],
      ['Emas Customer Kembali', sebutEmas(sale.emas_kembali, (kadar) => sebutKadar(sebutan, kadar)) || '-'],
    ]),
    pelanggan: customerNota('Kepada', sale),
    lines: sale.detail_barang.map(line),
    content: describeContent(sale.detail_barang.length, sale.berat),
    jumlah: jumlah(sale),
    pembayaran: [
      ...sale.pembayaran.flatMap(pembayaran),
      ...sale.kelebihan.map(dikembalikan(ada(pesanan) ? 'Kelebihan DP' : 'Kelebihan Titipan')),
      ...sale.refund.map(kembaliBatal),
    ],
    terbilang: terbilangRupiah(sale.total_bayar),
    kupon: sale.kupon,
    poin: poinNota(sale),
    ketentuan: ketentuanBeliKembali(settings),
    materai: sale.total_bayar > MATERAI_LIMIT,
    qr: pengaturan.qr ? `${sale.detail_barang[0]!.no_faktur_jual}.${kode}` : '',
    pindai: PINDAI_ASLI,
  }
}

const line = (d: Line): NotaLine => ({
  kode_barcode: d.kode_barcode,
  nama_barang: d.nama_barang,
  atribut: sebutAtribut(d),
  ...(d.berat_customer > 0 ? { emas: `Emas Customer − ${formatGram(d.berat_customer)} g` } : {}),
  kadar_cetak: d.kadar_cetak,
  berat: d.berat,
  harga_gram: d.harga_gram,
  harga_jual: d.harga_jual,
  ongkos: d.ongkos,
  harga_atribut: d.harga_atribut,
  harga_total: d.harga_total,
  batal: d.status_kembali === 'CANC',
})

function jumlah(sale: PenjualanUntukNota): Jumlah[] {
  const { total, ppn_rp, ppn_mode, pph_rp, total_bayar } = sale
  const due: Jumlah = { label: 'Total Bayar', nilai: total_bayar as Rupiah, utama: true }
  const tax: Jumlah[] = [
    ...(ppn_mode === 'OFF'
      ? []
      : [
          { label: 'DPP', nilai: ppn_mode === 'INCLUDE' ? rupiah(total - ppn_rp) : total },
          { label: ppn_mode === 'INCLUDE' ? 'PPN (termasuk)' : 'PPN', nilai: ppn_rp },
        ]),
    ...(pph_rp > 0 ? [{ label: 'PPh 22', nilai: pph_rp }] : []),
  ]
  return [...(tax.length ? [{ label: 'Jumlah', nilai: total }, ...tax] : []), due, ...dibatalkan(sale)]
}

/** Lines taken back since: what they were worth, and what of the nota still stands. */
function dibatalkan({ detail_barang, ppn_mode, total_bayar, status_valid }: PenjualanUntukNota): Jumlah[] {
  const gone = status_valid === 'DONE' ? detail_barang.filter((d) => d.status_kembali === 'CANC') : []
  if (gone.length === 0) return []
  const back = sumRupiah(gone.map((d) => dibayarLine(d, ppn_mode)))
  return [
    { label: 'Dibatalkan', nilai: rupiah(-back) },
    { label: 'Sisa Nilai Nota', nilai: rupiah(total_bayar - back) },
  ]
}

function pembayaran(p: Payment): Jumlah[] {
  const label = [
    sebutJenis(p.jenis),
    ...[p.nama_bank, p.no_card].filter(ada),
    p.fee_mode === 'PELANGGAN' && p.fee_rp > 0 ? `+ fee ${formatRupiah(p.fee_rp)}` : '',
  ]
    .filter(ada)
    .join(' ')
  return lineBayar(label, p)
}

/** Money that a deposit or an order held beyond the total, on its way back. */
const dikembalikan =
  (nama: string) =>
  ({ jenis, nama_bank, nominal }: PenjualanLengkap['kelebihan'][number]): Jumlah => ({
    label: [nama, jenis, nama_bank].filter(ada).join(' '),
    nilai: rupiah(-nominal),
  })

/** '0.880 g 70%', on paper '0.880 g 16K': the customer's own gold beyond the piece, each purity by itself. */
export const sebutEmas = (
  emas: PenjualanLengkap['emas_kembali'],
  sebut: (kadar: Persen) => string = formatPersen,
): string => emas.map(({ berat, kadar }) => `${formatGram(berat)} g ${sebut(kadar)}`).join(', ')
