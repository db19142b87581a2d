/** Decides which rows of an opening stock may come into the shop, and adds them up. Pure. */
import { BERAT_WAJAR_MAKS, HARGA_GRAM_MAKS, RUPIAH_MAKS } from '#domain/limits.ts'
import { errors } from '#domain/errors.ts'
import { formatNumber, formatGram } from '#domain/format.ts'
import type { Alasan } from '#domain/impor/result.ts'
import type { StokAwalRow, StokAwalContent, StokAwalColumn } from '#domain/impor/stok-awal.ts'
import { gramToMilligram, rupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import { lokasiNyata } from './lokasi.ts'
import { bulatTerdekat, hargaBerat } from './pembulatan.ts'

export interface GroupDikenal {
  kadar: Persen
  kadar_cetak: string
  status_gold: string
  /** Today's price per gram; 0 when it has none yet. */
  harga: Rupiah
}

/** Data known to the shop and the chain: codes that are active and offered. */
export interface Dikenal {
  group: ReadonlyMap<string, GroupDikenal>
  jenis: ReadonlySet<string>
  gudang: ReadonlySet<string>
  /** By 'gudang/baki'. `kapasitas` 0: as many as will go in. */
  baki: ReadonlyMap<string, { kapasitas: number; isi: number; terkunci: boolean }>
  bandrol: ReadonlySet<string>
  /** Barcodes of the file that a piece of the chain bears already. */
  barcode: ReadonlySet<string>
}

/** A piece as it comes into the shop; kode_barcode null is drawn from the sequence. */
export interface BarangAwal extends StokAwalContent {
  no: number
  kadar: Persen
  kadar_cetak: string
  status_gold: string
  lokasi: string
  /** At today's price of its group, without ongkos and atribut. */
  nilai: Rupiah
}

/** A row of the file, and what is said of it. */
export interface WrongRow {
  no: number
  kode: string
  nama: string
  alasan: Alasan[]
}

export interface PutusanStokAwal {
  barang: BarangAwal[]
  wrong: WrongRow[]
}

/** The sequence goes on behind the highest barcode of a file: one near its end would use it up for the whole chain. */
const BARCODE_MAKS = 90_000_000

/** Name in the example row of the empty file: a row left with it is no piece. */
export const EXAMPLE_NAME = 'CONTOH, HAPUS BARIS INI'

/**
 * Prepares the judging of rows, one after another in the order of the file: each is a piece, or all reasons why it is
 * none.
 */
export function pemutusStokAwal(dikenal: Dikenal): (line: StokAwalRow) => BarangAwal | WrongRow {
  const pertama = new Map<string, number>()
  const terisi = new Map([...dikenal.baki].map(([lokasi, { isi: content }]) => [lokasi, content]))
  return ({ no, content, alasan }) => {
    const found = [
      ...alasan,
      ...exampleRow(content),
      ...wrongKode(content, dikenal),
      ...wrongBarcode(no, content, dikenal, pertama),
    ]
    const barang = found.length === 0 ? barangAwal(no, content as StokAwalContent, dikenal) : undefined
    if (barang) found.push(...terlaluBerharga(barang))
    if (found.length === 0) found.push(...fullBaki(content as StokAwalContent, dikenal, terisi))
    return barang && found.length === 0
      ? barang
      : { no, kode: content.kode_barcode ?? '', nama: content.nama_barang ?? '', alasan: found }
  }
}

/** All of it at once. */
export const putuskanStokAwal = (lines: readonly StokAwalRow[], dikenal: Dikenal): PutusanStokAwal =>
  kumpulkan(lines.map(pemutusStokAwal(dikenal)))

export const kumpulkan = (judged: readonly (BarangAwal | WrongRow)[]): PutusanStokAwal => ({
  barang: judged.filter((j) => !('alasan' in j)) as BarangAwal[],
  wrong: judged.filter((j) => 'alasan' in j),
})

const exampleRow = ({ nama_barang }: Partial<StokAwalContent>): Alasan[] =>
  nama_barang === EXAMPLE_NAME ? [{ column: 'nama_barang', alasan: errors.barisContoh().message }] : []

function wrongKode(
  { kode_group, kode_dept, kode_gudang, kode_baki, kode_bandrol }: Partial<StokAwalContent>,
  dikenal: Dikenal,
): Alasan[] {
  const tidakAda = (
    column: StokAwalColumn,
    label: string,
    kode: string | undefined,
    ada: boolean,
  ): Alasan[] =>
    kode === undefined || ada ? [] : [{ column, alasan: errors.pilihanTidakAda({ label, kode }).message }]
  const gudangAda = kode_gudang !== undefined && dikenal.gudang.has(kode_gudang)
  const baki =
    gudangAda && kode_baki !== undefined ? dikenal.baki.get(lokasiNyata(kode_gudang, kode_baki)) : undefined
  return [
    ...tidakAda('kode_group', 'Group', kode_group, dikenal.group.has(kode_group ?? '')),
    ...tidakAda('kode_dept', 'Jenis', kode_dept, dikenal.jenis.has(kode_dept ?? '')),
    ...tidakAda('kode_gudang', 'Gudang', kode_gudang, gudangAda),
    ...(gudangAda ? tidakAda('kode_baki', 'Baki', kode_baki, baki !== undefined) : []),
    ...(baki?.terkunci ? [{ column: 'kode_baki', alasan: `Baki ${kode_baki} Sedang Stock Opname` }] : []),
    ...(kode_bandrol === '-'
      ? []
      : tidakAda('kode_bandrol', 'Bandrol', kode_bandrol, dikenal.bandrol.has(kode_bandrol ?? ''))),
  ]
}

function wrongBarcode(
  no: number,
  { kode_barcode: kode }: Partial<StokAwalContent>,
  dikenal: Dikenal,
  pertama: Map<string, number>,
): Alasan[] {
  if (kode === null || kode === undefined) return []
  const because = (alasan: string): Alasan[] => [{ column: 'kode_barcode', alasan }]
  if (!/^\d{8}$/.test(kode) || Number(kode) === 0)
    return because(`Barcode ${kode} Harus 8 Angka, Misalnya 00000101`)
  if (Number(kode) > BARCODE_MAKS)
    return because(`Barcode ${kode} Terlalu Besar, Paling Besar ${BARCODE_MAKS}`)
  if (dikenal.barcode.has(kode)) return because(errors.masterSudahAda({ label: 'Barcode', kode }).message)
  const sebelum = pertama.get(kode)
  if (sebelum !== undefined)
    return because(errors.gandaDiBerkas({ label: 'Barcode', kode, no: sebelum }).message)
  pertama.set(kode, no)
  return []
}

/** Pieces that nobody weighs: most likely kilograms, or a point that was lost. They come in once somebody has agreed to them. */
export const peringatanBerat = (barang: readonly BarangAwal[]): WrongRow[] =>
  barang
    .filter(({ berat }) => berat > gramToMilligram(BERAT_WAJAR_MAKS))
    .map(({ no, kode_barcode, nama_barang, berat }) => ({
      no,
      kode: kode_barcode ?? '',
      nama: nama_barang,
      alasan: [
        {
          column: 'berat',
          alasan: `Berat ${formatGram(berat)} g, Lebih Dari ${formatNumber(BERAT_WAJAR_MAKS)} g Untuk Satu Barang`,
        },
      ],
    }))

/** A piece that no sale could hold, at today's price or by its ongkos per gram. */
function terlaluBerharga({ nilai, tipe_ongkos, ongkos }: BarangAwal): Alasan[] {
  const beyond = (column: StokAwalColumn, amount: number, maks: number): Alasan[] =>
    amount > maks ? [{ column, alasan: errors.jumlahTerlaluBesar({ maks }).message }] : []
  return [
    ...beyond('berat', nilai, RUPIAH_MAKS),
    ...(tipe_ongkos === 'PER_GRAM' ? beyond('ongkos', ongkos, HARGA_GRAM_MAKS) : []),
  ]
}

/** Pieces are laid in as the file has them, until the tray is full. */
function fullBaki(
  { kode_gudang, kode_baki }: StokAwalContent,
  dikenal: Dikenal,
  terisi: Map<string, number>,
): Alasan[] {
  const lokasi = lokasiNyata(kode_gudang, kode_baki)
  const { kapasitas } = dikenal.baki.get(lokasi)!
  const content = (terisi.get(lokasi) ?? 0) + 1
  if (kapasitas > 0 && content > kapasitas)
    return [{ column: 'kode_baki', alasan: `Baki ${kode_baki} Penuh, Kapasitas ${kapasitas} Barang` }]
  terisi.set(lokasi, content)
  return []
}

function barangAwal(no: number, content: StokAwalContent, dikenal: Dikenal): BarangAwal {
  const { kadar, kadar_cetak, status_gold, harga } = dikenal.group.get(content.kode_group)!
  return {
    ...content,
    no,
    kadar: content.kadar ?? kadar,
    kadar_cetak: content.kadar_cetak ?? kadar_cetak,
    status_gold,
    lokasi: lokasiNyata(content.kode_gudang, content.kode_baki),
    nilai: bulatTerdekat(hargaBerat(content.berat, harga)),
  }
}

export interface JumlahStok {
  qty: number
  berat: Milligram
  /** At today's prices. */
  nilai: Rupiah
  /** Sum of the cost prices that are known. */
  harga_modal: Rupiah
}

export interface RingkasanStokAwal extends JumlahStok {
  per_group: (JumlahStok & { kode: string })[]
  per_baki: (JumlahStok & { kode: string })[]
}

/** Pieces, grams and rupiah: of all, of each group and of each tray ('gudang/baki'). */
export function ringkasStokAwal(barang: readonly BarangAwal[]): RingkasanStokAwal {
  const per = (kode: (b: BarangAwal) => string) => {
    const sums = new Map<string, JumlahStok>()
    for (const b of barang) sums.set(kode(b), tambah(sums.get(kode(b)) ?? NOL, b))
    return [...sums].map(([key, sum]) => ({ kode: key, ...sum })).sort((a, b) => (a.kode < b.kode ? -1 : 1))
  }
  return {
    ...barang.reduce(tambah, NOL),
    per_group: per((b) => b.kode_group),
    per_baki: per((b) => b.lokasi),
  }
}

const NOL: JumlahStok = { qty: 0, berat: 0 as Milligram, nilai: rupiah(0), harga_modal: rupiah(0) }

const tambah = (sum: JumlahStok, b: BarangAwal): JumlahStok => ({
  qty: sum.qty + 1,
  berat: (sum.berat + b.berat) as Milligram,
  nilai: rupiah(sum.nilai + b.nilai),
  harga_modal: rupiah(sum.harga_modal + (b.harga_modal ?? 0)),
})
