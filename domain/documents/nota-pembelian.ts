/** Contents of the nota of a purchase or trade-in (DOMAIN §F.5), in the shape of a sale's nota. */
import type { PembelianLengkap } from '#domain/calls/pembelian.ts'
import { formatNumber, formatGram, formatPersen, formatRupiah } from '#domain/format.ts'
import { sebutAsal } from '#domain/rules/dokumen-asal.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { terbilangRupiah } from '#domain/rules/terbilang.ts'
import { uangBatalPembelian } from '#domain/rules/uang-batal.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import {
  ada,
  bagianNota,
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
  type NotaColumns,
  type NotaLine,
  type NotaPenjualan,
  type TokoNota,
} from './nota.ts'
import { sebutAtribut } from './atribut.ts'
import type { PengaturanNota } from '../rules/pengaturan-nota.ts'
import { sebutKadar, sebutUser, type Sebutan } from './sebutan.ts'
import { tandaCetak } from './tanda.ts'

export const BELI_COLUMNS: NotaColumns = {
  harga: 'Dasar',
  ongkos: 'Rugi Nota',
  atribut: 'Potongan',
  total: 'Harga Beli',
  rincian: 'NAMA',
}

/**
 * @param ketentuan the text about buying back the pieces sold in it; '' for a purchase; @param qr '' where no piece was
 * sold
 */
export function notaPembelian(
  f: PembelianLengkap,
  toko: TokoNota,
  pengaturan: PengaturanNota,
  { ketentuan, qr }: { ketentuan: string; qr: string },
): NotaPenjualan {
  const tukar = f.kind === 'TUKAR'
  return {
    ...bagianNota(toko, pengaturan),
    title: tukar ? 'NOTA TUKAR' : 'NOTA PEMBELIAN',
    columns: tukar ? JUAL_COLUMNS : BELI_COLUMNS,
    penanda: tukar ? 'Customer' : 'Penjual',
    nomor: nomorPendek(f.no_faktur_group),
    tanda: tandaCetak(f.status_valid === 'CANC', f.cetak, f.status_valid === 'OPEN'),
    transaksi: filled([
      ['Tanggal', sebutSaat(f)],
      ['No Faktur', f.no_faktur_group],
      ['Sales', sebutSales(f)],
      ['Kasir', sebutUser(toko.sebutan, f.valid_by)],
      timbanganNota(f, pengaturan),
    ]),
    pelanggan: penjual(f),
    lines: tukar
      ? [...f.detail_barang.map(dijual), ...f.detail_beli.map((d) => ditukar(d, toko.sebutan))]
      : f.detail_beli.map((d) => dibeli(d, toko.sebutan)),
    content: tukar
      ? `Keluar ${describeContent(f.detail_barang.length, f.berat_jual)}. Masuk ${describeContent(f.detail_beli.length, f.berat)}.`
      : describeContent(f.detail_beli.length, f.berat),
    jumlah: jumlah(f),
    // Pieces that came back stand among the lines and are already off the total: listed as a payment, they would be
    // taken off twice.
    pembayaran: [...f.pembayaran.filter((p) => p.jenis !== 'TUKAR').flatMap(pembayaran), ...dibatalkan(f)],
    terbilang: terbilangRupiah(rupiah(Math.abs(f.total_bayar))),
    kupon: f.kupon,
    poin: poinNota(f),
    ...pernyataan(f),
    ketentuan,
    // money received: of what the shop pays out, the customer signs
    materai: f.total_bayar > MATERAI_LIMIT,
    qr: pengaturan.qr ? qr : '',
    pindai: PINDAI_ASLI,
  }
}

/** The customer, and the identity where it was asked for. */
function penjual({
  nama_customer,
  kode_customer,
  no_hp,
  alamat_customer,
  identitas,
  kind,
}: PembelianLengkap): [string, string][] {
  return filled([
    [kind === 'TUKAR' ? 'Kepada' : 'Dari', identitas?.nama ?? nama_customer],
    ['Member', kode_customer === 'NONMEMBER' ? '-' : kode_customer],
    [identitas?.jenis ?? 'KTP', identitas?.nomor ?? '-'],
    ['No HP', no_hp],
    ['Alamat', identitas?.alamat ?? alamat_customer],
  ])
}

/** The seller's word for what came without nota (DOMAIN §P.3). Goods handed over for a loan have its papers. */
function pernyataan({ detail_beli, no_faktur_hutang }: PembelianLengkap): { pernyataan?: string } {
  const tanpa = detail_beli.filter((d) => d.no_faktur_jual === '-')
  if (tanpa.length === 0 || no_faktur_hutang !== '-') return {}
  const barang = tanpa.map((d) => `${d.nama_barang} ${formatGram(d.berat)} g`).join('; ')
  return {
    pernyataan: `Pernyataan penjual: barang tanpa nota (${barang}) adalah milik saya sendiri, tidak sedang dijaminkan atau disengketakan, dan bukan hasil kejahatan. Bila kemudian terbukti lain, saya bertanggung jawab penuh dan mengembalikan uang yang saya terima.`,
  }
}

type Beli = PembelianLengkap['detail_beli'][number]

/** Old nota, what it weighed and cost, and in what condition the piece came back. */
const asal = (d: Beli): string =>
  d.no_faktur_jual === '-'
    ? ['Tanpa nota', d.kondisi, d.dokumen_asal === null ? '' : sebutAsal(d)].filter(Boolean).join(', ')
    : `Nota ${d.no_faktur_jual}, ${formatGram(d.berat_nota)} g, ${formatRupiah(d.harga_nota)}, ${d.kondisi}`

/** A purity that was tested is kept as its percent. */
const kadarBeli = ({ kadar, kadar_cetak }: Beli, sebutan: Sebutan): string =>
  kadar_cetak === formatPersen(kadar) ? sebutKadar(sebutan, kadar) : kadar_cetak

const potonganKondisi = (d: Beli): Rupiah => rupiah(d.potongan_kondisi_rp + d.potongan_manual)
/** The rounding of the price, so that the figures on the line add up to it. */
const pembulatan = (d: Beli): string => {
  const rp = d.harga - (d.basis_rp - d.rugi_nota_rp - potonganKondisi(d))
  return rp === 0 ? '' : `Pembulatan ${formatNumber(rp)}`
}

const empty = { ongkos: rupiah(0), harga_atribut: rupiah(0), batal: false }

const dibeli = (d: Beli, sebutan: Sebutan): NotaLine => ({
  kode_barcode: d.kode_barcode,
  nama_barang: d.nama_barang,
  atribut: [asal(d), pembulatan(d)].filter(Boolean).join(', '),
  kadar_cetak: kadarBeli(d, sebutan),
  berat: d.berat,
  harga_gram: d.harga_rata,
  harga_jual: d.basis_rp,
  ongkos: d.rugi_nota_rp,
  harga_atribut: potonganKondisi(d),
  harga_total: d.harga,
  batal: false,
})

/** The bought side of a trade-in stands among the sold pieces, below zero. */
const ditukar = (d: Beli, sebutan: Sebutan): NotaLine => ({
  ...empty,
  kode_barcode: d.kode_barcode,
  nama_barang: `TUKAR ${d.nama_barang}`,
  kadar_cetak: kadarBeli(d, sebutan),
  berat: d.berat,
  harga_gram: d.harga_rata,
  harga_jual: rupiah(-d.harga),
  harga_total: rupiah(-d.harga),
  atribut: [
    asal(d),
    d.basis_rp === d.harga_nota ? '' : `dasar ${formatNumber(d.basis_rp)}`,
    d.rugi_nota_rp > 0 ? `rugi ${formatNumber(d.rugi_nota_rp)}` : '',
    potonganKondisi(d) > 0 ? `potongan ${formatNumber(potonganKondisi(d))}` : '',
    pembulatan(d),
  ]
    .filter(Boolean)
    .join(', '),
})

const dijual = (d: PembelianLengkap['detail_barang'][number]): NotaLine => ({
  ...d,
  batal: false,
  atribut: sebutAtribut(d),
})

function jumlah({
  kind,
  total,
  total_jual,
  ppn_rp,
  ppn_mode,
  pph_rp,
  total_bayar,
  no_faktur_hutang,
}: PembelianLengkap): Jumlah[] {
  if (no_faktur_hutang !== '-')
    return [
      { label: 'Harga', nilai: total },
      { label: `Untuk Hutang ${no_faktur_hutang}`, nilai: rupiah(-total - total_bayar) },
      { label: 'Total Dibayar', nilai: rupiah(-total_bayar), utama: true },
    ]
  if (kind === 'PEMBELIAN') return [{ label: 'Total Dibayar', nilai: total, utama: true }]
  const tax: Jumlah[] = [
    ...(ppn_mode === 'OFF'
      ? []
      : [{ label: ppn_mode === 'INCLUDE' ? 'PPN (termasuk)' : 'PPN', nilai: ppn_rp }]),
    ...(pph_rp > 0 ? [{ label: 'PPh 22', nilai: pph_rp }] : []),
  ]
  const due: Jumlah = {
    label: total_bayar < 0 ? 'Dibayar Toko' : 'Total Bayar',
    nilai: Math.abs(total_bayar) as Rupiah,
    utama: true,
  }
  return [
    { label: 'Penjualan', nilai: total_jual },
    ...tax,
    { label: 'Pembelian', nilai: rupiah(-total) },
    due,
  ]
}

/** Of one that was undone after money had moved: what came back and went back, each way by itself. */
function dibatalkan({ status_valid, valid_by, pembayaran: moved }: PembelianLengkap): Jumlah[] {
  if (status_valid !== 'CANC' || valid_by === '-') return []
  const { kembalikan, terima } = uangBatalPembelian(moved)
  return [...kembalikan, ...terima].map(kembaliBatal)
}

function pembayaran(p: PembelianLengkap['pembayaran'][number]): Jumlah[] {
  const about =
    p.arah === 'KELUAR' && p.jenis === 'TRANSFER' ? [p.nama_bank, p.keterangan] : [p.nama_bank, p.no_card]
  return lineBayar([p.jenis, ...about.filter(ada)].join(' '), p)
}
