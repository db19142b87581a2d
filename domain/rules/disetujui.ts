/**
 * Lines shown to the person who gives an otorisasi, and approved by it (DOMAIN §B.0.7). The screen that asks and the
 * server that uses the otorisasi up write them with the same function from their own figures. Text that does not agree
 * to the letter was not approved.
 */
import { formatNumber, formatGram, formatPersen, formatRupiah } from '#domain/format.ts'
import { milligram, sumRupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import { sebutAsal, type Asal } from './dokumen-asal.ts'
import type { JumlahArsip } from './arsip.ts'
import type { FeeLebih } from './fee-kartu.ts'
import type { AgreedLine } from './harga.ts'
import { golongan, menjadi, type Menjadi } from './konversi.ts'
import type { TindakanOpname } from './opname.ts'
import type { Disetujui } from './otorisasi.ts'
import type { PembeliPajak } from './pajak.ts'
import { NAMA_RETENSI, sebutBulan, type JenisRetensi } from './retensi.ts'

const susun = (lines: Record<string, string | undefined>): Disetujui =>
  Object.entries(lines).flatMap(([nama, nilai]) => (nilai === undefined ? [] : [{ nama, nilai }]))

/** Tells whether the approved lines equal the present ones. */
export const samaDisetujui = (a: Disetujui, b: Disetujui): boolean =>
  a.length === b.length && a.every((line, i) => line.nama === b[i]!.nama && line.nilai === b[i]!.nilai)

/** Free text as the server keeps it: what was typed in small letters is the same. */
const text = (text: string): string => text.trim().toUpperCase()

const dariKe = (before: string, after: string): string =>
  before === after ? after : `${before} menjadi ${after}`

/** A piece sold or set aside for less, more, lighter or heavier than the shop's figures: the whole line, whichever of them it is. */
export const disetujuiJual = (
  barang: { kode_barcode: string; berat: Milligram; harga_atribut: Rupiah },
  berat: Milligram,
  { harga, harga_jual, ongkos, harga_total }: AgreedLine,
): Disetujui =>
  susun({
    Barang: barang.kode_barcode,
    Berat: `${dariKe(formatGram(barang.berat), formatGram(berat))} g`,
    'Emas Customer': harga.berat_customer > 0 ? `${formatGram(harga.berat_customer)} g` : undefined,
    'Batas Harga': `${formatRupiah(harga.harga_min)} - ${formatRupiah(harga.harga_max)}`,
    'Harga Jual': dariKe(formatRupiah(harga.harga_skrg), formatRupiah(harga_jual)),
    Ongkos: dariKe(formatRupiah(harga.ongkos), formatRupiah(ongkos)),
    Atribut: barang.harga_atribut > 0 ? formatRupiah(barang.harga_atribut) : undefined,
    Jumlah: formatRupiah(harga_total),
  })

/** A piece bought back, as it was described, weighed and priced. */
export interface BeliLineDisetujui {
  /** '-' without nota. */
  no_faktur_jual: string
  nama_barang: string
  kode_group: string
  kadar_cetak: string
  berat_nota: Milligram
  berat: Milligram
  kondisi: string
  harga_nota: Rupiah
  potongan_manual: Rupiah
  harga: Rupiah
  dokumen_asal: Asal['dokumen_asal']
  alasan_asal: string
}

export const disetujuiBeli = (b: BeliLineDisetujui): Disetujui => {
  const nota = b.no_faktur_jual !== '-'
  return susun({
    Nota: nota ? b.no_faktur_jual : 'TANPA NOTA',
    Barang: text(b.nama_barang),
    Group: `${b.kode_group} ${b.kadar_cetak}`,
    Berat: nota ? `${dariKe(formatGram(b.berat_nota), formatGram(b.berat))} g` : `${formatGram(b.berat)} g`,
    Kondisi: b.kondisi,
    'Dokumen Asal': b.dokumen_asal ? sebutAsal(b) : undefined,
    'Harga Nota': nota ? formatRupiah(b.harga_nota) : undefined,
    Potongan: b.potongan_manual > 0 ? formatRupiah(b.potongan_manual) : undefined,
    'Harga Beli': formatRupiah(b.harga),
  })
}

/** A document that is undone, or some lines of it. */
export interface BatalDisetujui {
  no: string
  tgl_system: string
  /** The total amount; absent where no money is involved. */
  jumlah?: Rupiah | undefined
  /** The lines, when not all of them. */
  lines?: readonly string[] | undefined
  /** Prizes that stay with the customer. */
  hadiah?: string | undefined
  /** Money that the shop keeps. */
  potongan?: Rupiah | undefined
  /** Tray for the pieces that were made for the document. */
  baki?: string | undefined
  alasan: string
}

export const disetujuiBatal = ({
  no,
  tgl_system,
  jumlah,
  lines,
  hadiah,
  potongan,
  baki,
  alasan,
}: BatalDisetujui): Disetujui =>
  susun({
    Nomor: no,
    Tanggal: tgl_system,
    Baris: lines?.toSorted().join(', '),
    Jumlah: jumlah === undefined ? undefined : formatRupiah(jumlah),
    Potongan: potongan === undefined ? undefined : formatRupiah(potongan),
    'Hadiah Tidak Kembali': hadiah,
    'Barang Jadi Ke': baki,
    Alasan: text(alasan),
  })

/** Pieces that are taken out of stock again, one by one. */
export const disetujuiHapus = (
  barang: readonly { kode_barcode: string; nama_barang: string; berat: Milligram }[],
  alasan: string,
): Disetujui => [
  ...barang
    .toSorted((a, b) => (a.kode_barcode < b.kode_barcode ? -1 : 1))
    .map((b) => ({ nama: b.kode_barcode, nilai: `${b.nama_barang}, ${formatGram(b.berat)} g` })),
  { nama: 'Alasan', nilai: text(alasan) },
]

/** Total of the sale lines that are undone. */
export const jumlahBatal = (lines: readonly { harga_total: Rupiah }[]): Rupiah =>
  sumRupiah(lines.map((line) => line.harga_total))

/**
 * Money that takes bank accounts below 0.
 * @param untuk the document, or the request that is to become one
 * @param keluar what leaves each account, by its number
 */
export const disetujuiBankMinus = (untuk: string, keluar: readonly [string, Rupiah][]): Disetujui => [
  { nama: 'Untuk', nilai: untuk },
  ...keluar.map(([no_rekening, jumlah]) => ({
    nama: `Rekening ${no_rekening}`,
    nilai: `keluar ${formatRupiah(jumlah)}`,
  })),
]

/** Money out of the drawer, or by a code that needs a word: all of the entry. */
export interface KasBankDisetujui {
  /** The code's name. */
  transaksi: string
  jumlah: Rupiah
  /** '-' where none is named. */
  no_rekening: string
  no_rekening_tujuan: string
  kode_sales: string
  keterangan: string
}
export const disetujuiKasBank = (k: KasBankDisetujui): Disetujui =>
  susun({
    Transaksi: k.transaksi,
    Jumlah: formatRupiah(k.jumlah),
    Rekening: k.no_rekening === '-' ? undefined : k.no_rekening,
    'Rekening Tujuan': k.no_rekening_tujuan === '-' ? undefined : k.no_rekening_tujuan,
    Sales: k.kode_sales === '-' ? undefined : k.kode_sales,
    Keterangan: text(k.keterangan),
  })
/** Money that leaves, where its document shows no more of itself. */
export const disetujuiUang = (transaksi: string, untuk: string, jumlah: Rupiah): Disetujui =>
  susun({ Transaksi: transaksi, Untuk: text(untuk), Jumlah: formatRupiah(jumlah) })

/** A document that takes cash, and what its maker has taken out of the drawer before on that day. */
export const disetujuiAmbilKas = (dokumen: Disetujui, sudah: Rupiah, limit: Rupiah): Disetujui => [
  ...dokumen,
  ...susun({ 'Sudah Diambil Hari Ini': formatRupiah(sudah), 'Limit Sehari': formatRupiah(limit) }),
]

/** Gifts that are bought: from whom, how many of each for how much, and where the money comes from. */
export const disetujuiBeliHadiah = (f: {
  supplier: string
  lines: readonly { kode_hadiah: string; qty: number; total_uang: Rupiah }[]
  total: Rupiah
  jenis_bayar: string
}): Disetujui => [
  ...susun({ Supplier: text(f.supplier) }),
  ...f.lines.map((b) => ({
    nama: b.kode_hadiah,
    nilai: `${formatNumber(b.qty)} buah, ${formatRupiah(b.total_uang)}`,
  })),
  ...susun({ Jumlah: formatRupiah(f.total), Dibayar: f.jenis_bayar }),
]

/** A goldsmith's fee: whose, for what, and what the customer was told that the work costs. */
export const disetujuiUpah = (f: {
  kode_tukang: string
  ref_type: string
  ref_no: string
  ongkos: Rupiah
  sudah: Rupiah
  jumlah: Rupiah
  no_rekening: string
  keterangan: string
}): Disetujui =>
  susun({
    Tukang: f.kode_tukang,
    Untuk: `${f.ref_type} ${f.ref_no}`,
    'Ongkos Disepakati': formatRupiah(f.ongkos),
    'Upah Sudah Dibayar': formatRupiah(f.sudah),
    Upah: formatRupiah(f.jumlah),
    Dibayar: f.no_rekening === '-' ? 'CASH' : `TRANSFER ${f.no_rekening}`,
    Keterangan: f.keterangan === '-' ? undefined : text(f.keterangan),
  })

/** A piece whose weight the scale says otherwise. */
export const disetujuiKoreksiBerat = (k: {
  id: number
  kode_barcode: string
  nama_barang: string
  dari: Milligram
  ke: Milligram
  alasan: string
}): Disetujui =>
  susun({
    Barang: `${sebutBarang(k)} ${k.nama_barang}`,
    Berat: `${dariKe(formatGram(k.dari), formatGram(k.ke))} g`,
    Alasan: text(k.alasan),
  })

export const disetujuiPoin = (k: { kode_member: string; poin: number; alasan: string }): Disetujui =>
  susun({ Member: k.kode_member, Poin: k.poin > 0 ? `+${k.poin}` : String(k.poin), Alasan: text(k.alasan) })

/** A card's fee above that of its bank. */
export const disetujuiFee = ({ jenis, nama_bank, fee_master, fee, nominal }: FeeLebih): Disetujui =>
  susun({
    Pembayaran: `${jenis} ${nama_bank}`,
    Fee: dariKe(formatPersen(fee_master), formatPersen(fee)),
    Nominal: formatRupiah(nominal),
  })

/** Prices per gram that move far, by their name. */
export const disetujuiHarga = (moved: readonly { nama: string; lama: Rupiah; baru: Rupiah }[]): Disetujui =>
  moved.map(({ nama, lama, baru }) => ({ nama, nilai: dariKe(formatRupiah(lama), formatRupiah(baru)) }))

/** A tray that does not weigh what it should. */
export const disetujuiTimbang = (t: {
  no: string
  kode_baki: string
  berat_seharusnya: Milligram
  berat_timbang: Milligram
  selisih: Milligram
  keterangan: string
}): Disetujui =>
  susun({
    Nomor: t.no,
    Baki: t.kode_baki,
    Seharusnya: `${formatGram(t.berat_seharusnya)} g`,
    Timbang: `${formatGram(t.berat_timbang)} g`,
    Selisih: `${formatGram(t.selisih)} g`,
    Keterangan: t.keterangan,
  })

/** A drawer that does not hold what it should: the books are to say what was counted. */
export const disetujuiSelisihKas = (h: {
  no: string
  seharusnya: Rupiah
  dihitung: Rupiah
  selisih: Rupiah
  keterangan: string
}): Disetujui =>
  susun({
    Nomor: h.no,
    Seharusnya: formatRupiah(h.seharusnya),
    Dihitung: formatRupiah(h.dihitung),
    Selisih: formatRupiah(h.selisih),
    Keterangan: text(h.keterangan),
  })

interface Jumlah {
  qty: number
  berat: Milligram
}
const jumlah = ({ qty, berat }: Jumlah): string => `${formatNumber(qty)} barang, ${formatGram(berat)} g`

/** As many barcodes as a line takes. */
const SEBARIS = 250
const TINDAKAN = { HILANG: 'Barang Hilang', PINDAH: 'Pindah Ke', KETEMU: 'Ketemu Lagi Di' } as const

/** The pieces that a count takes out of stock, puts elsewhere or brings back: one that weighs the same is another. */
function barangOpname(lines: readonly OpnameLineDisetujui[]): Disetujui {
  const lists = new Map<string, string[]>()
  for (const { kode_barcode, di, tindakan } of lines) {
    if (tindakan === '-' || tindakan === 'DICATAT') continue
    const nama = tindakan === 'HILANG' ? TINDAKAN.HILANG : `${TINDAKAN[tindakan]} ${di}`
    const list = lists.get(nama) ?? []
    list.push(kode_barcode)
    lists.set(nama, list)
  }
  return [...lists].flatMap(([nama, codes]) =>
    Array.from({ length: Math.ceil(codes.length / SEBARIS) }, (_, i) => ({
      nama: i === 0 ? nama : `${nama} (${i + 1})`,
      nilai: codes.slice(i * SEBARIS, (i + 1) * SEBARIS).join(', '),
    })),
  )
}

interface OpnameLineDisetujui {
  kode_barcode: string
  /** Place of the scan. */
  di: string | null
  tindakan: TindakanOpname
}

/** Result of a count. */
export const disetujuiOpname = (o: {
  no: string
  tempat: string
  ketemu: Jumlah
  hilang: Jumlah
  lebih: Jumlah
  keluar: Jumlah
  lines: readonly OpnameLineDisetujui[]
}): Disetujui => [
  ...susun({
    Nomor: o.no,
    Tempat: o.tempat,
    Ketemu: jumlah(o.ketemu),
    Hilang: jumlah(o.hilang),
    Lebih: jumlah(o.lebih),
    'Keluar Selama Dihitung': o.keluar.qty > 0 ? jumlah(o.keluar) : undefined,
  }),
  ...barangOpname(o.lines),
]

/** A lost piece that is in the shop's stock again. */
export const disetujuiKetemu = (b: {
  kode_barcode: string
  nama_barang: string
  berat: Milligram
  kode_baki: string
  keterangan: string
}): Disetujui =>
  susun({
    Barang: b.kode_barcode,
    Nama: b.nama_barang,
    Berat: `${formatGram(b.berat)} g`,
    'Ke Baki': b.kode_baki,
    Keterangan: b.keterangan,
  })

/** A coupon of a draw: a named one, or one at random. */
export const disetujuiUndian = (kode_undian: string, kode_kupon?: string): Disetujui =>
  susun({ Undian: kode_undian, Kupon: kode_kupon ?? 'ACAK' })

/** Names a piece without barcode by its id: another piece of the same name and weight is a different one. */
export const sebutBarang = ({ id, kode_barcode }: { id: number; kode_barcode: string }): string =>
  kode_barcode === '-' ? `Tanpa Barcode ${id}` : kode_barcode

/** A piece of a stock document, as it is named to whoever allows it. */
export interface BarangDisetujui {
  id: number
  /** '-' while it has none. */
  kode_barcode: string
  nama_barang: string
  berat: Milligram
  kode_group: string
  kode_dept: string
}
export const perBarang = (b: BarangDisetujui, lalu = ''): Disetujui[number] => ({
  nama: sebutBarang(b),
  nilai: `${b.nama_barang} ${formatGram(b.berat)} g, ${golongan(b)}${lalu}`,
})

/** Lists each piece as it is and as it will be. */
export const disetujuiKonversi = (
  barang: readonly BarangDisetujui[],
  tujuan: Menjadi,
  alasan: string,
): Disetujui => [
  ...susun({ Alasan: text(alasan), Jumlah: `${barang.length} barang` }),
  ...barang.map((b) => perBarang(b, ` menjadi ${golongan(menjadi(b, tujuan))}`)),
]

/** Lists each piece of a draft that is to be destroyed. */
export const disetujuiHancur = (
  no: string,
  barang: readonly BarangDisetujui[],
  alasan: string,
): Disetujui => [
  ...susun({ Nomor: no, Alasan: text(alasan), Jumlah: `${barang.length} barang` }),
  ...barang.map((b) => perBarang(b)),
]

/** Result of a melting, which is never undone. */
export const disetujuiLeburResult = (f: {
  no: string
  berat: Milligram
  berat_hasil: Milligram
  kadar_hasil: Persen | null
}): Disetujui =>
  susun({
    Nomor: f.no,
    Dilebur: `${formatGram(f.berat)} g`,
    Hasil: `${formatGram(f.berat_hasil)} g`,
    Susut: `${formatGram(milligram(f.berat - f.berat_hasil))} g`,
    Kadar: f.kadar_hasil === null ? undefined : formatPersen(f.kadar_hasil),
  })

/** Lists each piece that a wash made lighter than the shop expects. */
export const disetujuiSusutCuci = (
  barang: readonly (BarangDisetujui & { berat_kembali: Milligram; sudah_susut: Milligram })[],
): Disetujui =>
  barang.map((b) =>
    perBarang(
      b,
      ` menjadi ${formatGram(b.berat_kembali)} g${b.sudah_susut > 0 ? `, sebelumnya susut ${formatGram(b.sudah_susut)} g` : ''}`,
    ),
  )

/** Lists each piece that never came back from washing. */
export const disetujuiCuciHilang = (barang: readonly BarangDisetujui[], alasan: string): Disetujui => [
  ...susun({ Alasan: text(alasan), Jumlah: `${barang.length} barang` }),
  ...barang.map((b) => perBarang(b)),
]

/** Melted gold that leaves: to whom, how much of each group, for how much money. */
export const disetujuiLeburKeluar = (
  f: PembeliPajak & {
    tujuan: string
    penerima: string
    emas: readonly { kode_group: string; berat: Milligram }[]
    harga: Rupiah
    jenis_bayar: string
    nama_bank: string
  },
): Disetujui => [
  ...susun({ Tujuan: f.tujuan, Penerima: text(f.penerima) }),
  ...f.emas.map((e) => ({ nama: `Lebur ${e.kode_group}`, nilai: `${formatGram(e.berat)} g` })),
  ...susun({
    Harga: f.tujuan === 'PEMURNI' ? formatRupiah(f.harga) : undefined,
    Pembeli:
      f.tujuan === 'PEMURNI' && f.jenis_pembeli !== 'KONSUMEN'
        ? [f.jenis_pembeli, f.bebas_pph22 && `BEBAS ${f.bebas_pph22}`].filter(Boolean).join(' ')
        : undefined,
    Dibayar:
      f.tujuan === 'PEMURNI'
        ? f.jenis_bayar === 'CASH'
          ? 'CASH'
          : `TRANSFER ${text(f.nama_bank)}`
        : undefined,
  }),
]

/** 'SUSUT' → 'Susut'. */
const sebutJenis = (jenis: string): string => jenis.charAt(0) + jenis.slice(1).toLowerCase()

/** Gold that a goldsmith has lost, or that is said to be of another purity than its group's: whose, how much of it, how pure. */
export const disetujuiBahanTukang = (f: {
  /** 'SUSUT'. */
  jenis: string
  kode_tukang: string
  no_pesanan: string
  lines: readonly {
    pemilik: string
    no_baris: number
    kode_group: string
    kadar: Persen
    berat: Milligram
  }[]
}): Disetujui => [
  ...susun({ Tukang: f.kode_tukang, Pesanan: f.no_pesanan === '-' ? undefined : f.no_pesanan }),
  ...f.lines.map((e) => ({
    nama:
      e.pemilik === 'CUSTOMER'
        ? `${sebutJenis(f.jenis)} Emas Customer Barang Ke ${e.no_baris}`
        : `${sebutJenis(f.jenis)} Emas Toko ${e.kode_group}`,
    nilai: `${formatGram(e.berat)} g kadar ${formatPersen(e.kadar)}`,
  })),
]

/** Interest on a loan that is paid for less than is due. */
export const disetujuiBunga = (f: {
  no_faktur_hutang: string
  nama_customer: string
  jenis: string
  sisa_pokok: Rupiah
  bunga_seharusnya: Rupiah
  bunga: Rupiah
}): Disetujui =>
  susun({
    Hutang: f.no_faktur_hutang,
    Customer: f.nama_customer,
    Pembayaran: sebutJenis(f.jenis),
    'Sisa Pokok': formatRupiah(f.sisa_pokok),
    Bunga: dariKe(formatRupiah(f.bunga_seharusnya), formatRupiah(f.bunga)),
  })

/** An envelope that has become lighter while the shop kept it. */
export const disetujuiAmplop = (f: {
  no_faktur_hutang: string
  nama_customer: string
  no_amplop: string
  berat_bruto: Milligram
  berat_timbang: Milligram
  kurang: Milligram
  catatan: string
}): Disetujui =>
  susun({
    Hutang: f.no_faktur_hutang,
    Customer: text(f.nama_customer),
    Amplop: f.no_amplop,
    'Berat Waktu Diterima': `${formatGram(f.berat_bruto)} g`,
    'Berat Sekarang': `${formatGram(f.berat_timbang)} g`,
    Kurang: `${formatGram(f.kurang)} g`,
    Catatan: f.catatan === '-' ? undefined : text(f.catatan),
  })

/** The goods of a loan that the shop buys, each at its price, and what of the debt that pays. */
export const disetujuiSerah = (f: {
  no_faktur_hutang: string
  nama_customer: string
  jaminan: readonly { no: number; nama_barang: string; jumlah: number; berat: Milligram }[]
  barang: readonly {
    no: number
    nama_barang: string
    kode_group: string
    kode_dept: string
    kadar_cetak: string
    kondisi: string
    berat: Milligram
    harga: Rupiah
  }[]
  harga: Rupiah
  pokok: Rupiah
  bunga: Rupiah
  dihapus: Rupiah
  kelebihan: Rupiah
  catatan: string
}): Disetujui => [
  ...susun({ Hutang: f.no_faktur_hutang, Customer: f.nama_customer }),
  ...f.jaminan.map((j) => ({
    nama: `Jaminan ${j.no}`,
    nilai: `${j.nama_barang} ${j.jumlah} buah ${formatGram(j.berat)} g`,
  })),
  ...f.barang.map((b, i) => ({
    nama: `Barang ${i + 1}`,
    nilai: `Jaminan ${b.no} ${text(b.nama_barang)}, ${golongan(b)} ${b.kadar_cetak}, ${b.kondisi}, ${formatGram(b.berat)} g, ${formatRupiah(b.harga)}`,
  })),
  ...susun({
    'Harga Serah': formatRupiah(f.harga),
    'Sisa Pokok': formatRupiah(f.pokok),
    Bunga: formatRupiah(f.bunga),
    'Bunga Dihapus': f.dihapus > 0 ? formatRupiah(f.dihapus) : undefined,
    Kelebihan: formatRupiah(f.kelebihan),
    Catatan: f.catatan === '-' ? undefined : text(f.catatan),
  }),
]

/** Goods lent on, as they were described. */
interface JaminanDisetujui {
  nama_barang: string
  kondisi: string
  kategori: string
  jumlah: number
  berat: Milligram
}

/** More is lent on goods than the shop's own rule lends on them. */
export const disetujuiPinjaman = (f: {
  nama_customer: string
  detail_barang: readonly JaminanDisetujui[]
  kode_kondisi_pinjaman: string
  lama_pinjam: number
  taksiran: Rupiah
  maks_pinjaman: Rupiah
  jumlah_hutang: Rupiah
}): Disetujui => [
  ...susun({ Customer: text(f.nama_customer) }),
  ...f.detail_barang.map((b, i) => ({
    nama: `Barang ${i + 1}`,
    nilai: `${b.jumlah} ${text(b.nama_barang)} ${text(b.kondisi)} ${b.kategori}, ${formatGram(b.berat)} g`,
  })),
  ...susun({
    Taksiran: formatRupiah(f.taksiran),
    'Pinjaman Maksimal': formatRupiah(f.maks_pinjaman),
    'Jumlah Hutang': formatRupiah(f.jumlah_hutang),
    Syarat: `${f.kode_kondisi_pinjaman}, ${f.lama_pinjam} bulan`,
  }),
]

const nilaiArsip = ({ qty, berat, total }: JumlahArsip): string =>
  `${formatNumber(qty)} baris, ${formatGram(berat)} g, ${formatRupiah(total)}`
/** As many numbers of lines as a line takes. */
const NOMOR_SEBARIS = 100

/** Lines that leave the operational lists: each by its number, what they come to, and the file they stand in. */
export const disetujuiArsip = (a: {
  jenis: string
  tgl_from: string
  tgl_to: string
  nomor: readonly string[]
  gold: JumlahArsip
  non_gold: JumlahArsip
  hash: string
}): Disetujui => [
  ...susun({
    Transaksi: a.jenis,
    Tanggal: a.tgl_from === a.tgl_to ? a.tgl_from : `${a.tgl_from} s/d ${a.tgl_to}`,
    Jumlah: `${formatNumber(a.nomor.length)} baris`,
    Gold: nilaiArsip(a.gold),
    'Non Gold': nilaiArsip(a.non_gold),
    'Sidik Berkas': a.hash,
  }),
  ...Array.from({ length: Math.ceil(a.nomor.length / NOMOR_SEBARIS) }, (_, i) => ({
    nama: i === 0 ? 'Nomor' : `Nomor (${i + 1})`,
    nilai: a.nomor.slice(i * NOMOR_SEBARIS, (i + 1) * NOMOR_SEBARIS).join(', '),
  })),
]

/** Personal data that is forgotten: which kind, how long it is kept, and how many at most. */
export const disetujuiRetensi = (r: {
  jenis: JenisRetensi
  bulan_min: number
  bulan_maks: number
  jumlah: number
}): Disetujui =>
  susun({
    Data: NAMA_RETENSI[r.jenis],
    Disimpan: sebutBulan(r.bulan_min, r.bulan_maks),
    Dihapus: formatNumber(r.jumlah),
  })

/** One member who is forgotten as they asked; without their name, which the log would keep. */
export const disetujuiLupakan = (kode_member: string, alasan: string): Disetujui =>
  susun({ Data: NAMA_RETENSI.MEMBER, 'Kode Member': kode_member, Alasan: text(alasan) })
