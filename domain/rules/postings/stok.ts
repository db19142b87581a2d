/** Stock operations, in pieces and grams alone: M02, M09 to M20, M24, M25 (DOMAIN §B.13 to §B.18). */
import { milligram, type Milligram, type Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import { lokasiSistem } from '../lokasi.ts'
import type { EmasTukang, GerakStok, KategoriStok, Posting } from '../posting.ts'
import { debit, gerak, kredit, olehTukang, posting, type Benda } from './lines.ts'
import { koreksiBerat } from './penjualan.ts'
import { lepas, type EmasLepas } from './pesanan.ts'

/** A piece and the place ('gudang/baki') where it lies, or is going to. */
export interface BarangDi extends Benda {
  lokasi: string
  berat: Milligram
}
type Sumber = 'V:PEMASOK' | 'V:TUKANG' | 'V:PUSAT'
/** A new piece; kode_tukang is '-' of one that no goldsmith made. */
type BarangBaru = BarangDi & EmasTukang
const dariSumber = (sumber: Sumber, b: BarangBaru, move: GerakStok): GerakStok =>
  sumber === 'V:TUKANG' ? olehTukang(b, move) : move

const stok = (kategori: KategoriStok, ref_type: string, ref_no: string, moves: GerakStok[]): Posting =>
  posting({ kategori, ref_type, ref_no }, { stok: moves })

/** M02: new pieces into their trays. */
export const postingTambahBarang = (
  no_tambah: string,
  sumber: Sumber,
  barang: readonly BarangBaru[],
): Posting =>
  stok(
    'TAMBAH BARANG',
    'TAMBAH',
    no_tambah,
    barang.map((b) => dariSumber(sumber, b, gerak('M02', b, sumber, b.lokasi, b.berat))),
  )

/** M25: what was added in error the same day. */
export const postingHapusBarang = (
  no_tambah: string,
  sumber: Sumber,
  barang: readonly BarangBaru[],
): Posting =>
  stok(
    'HAPUS BARANG',
    'TAMBAH',
    no_tambah,
    barang.map((b) => dariSumber(sumber, b, gerak('M25', b, b.lokasi, sumber, b.berat))),
  )

/** M09: to another tray. */
export const postingPindah = (no_pindah: string, ke: string, barang: readonly BarangDi[]): Posting =>
  stok(
    'PINDAH BARANG',
    'PINDAH',
    no_pindah,
    barang.map((b) => gerak('M09', b, b.lokasi, ke, b.berat)),
  )

/** M10: on the way to another shop, or to head office. */
export const postingKirim = (
  no_kirim: string,
  tujuan: 'V:TRANSIT' | 'V:PUSAT',
  barang: readonly BarangDi[],
): Posting =>
  stok(
    'KIRIM BARANG',
    'KIRIM',
    no_kirim,
    barang.map((b) => gerak('M10', b, b.lokasi, tujuan, b.berat)),
  )

/** M11: arrived; `lokasi` is the tray here, `dari` whether it left a shop of this database. */
export const postingTerima = (
  no_terima: string,
  barang: readonly BarangDi[],
  dari: 'V:TRANSIT' | 'V:CABANG' = 'V:TRANSIT',
): Posting =>
  stok(
    'TERIMA BARANG',
    'TERIMA',
    no_terima,
    barang.map((b) => gerak('M11', b, dari, b.lokasi, b.berat)),
  )

/** M11 of the sender: it has arrived in a shop on another server (§O.7-3). */
export const postingSampaiDiLuar = (no_kirim: string, barang: readonly Omit<BarangDi, 'lokasi'>[]): Posting =>
  stok(
    'TERIMA BARANG',
    'KIRIM',
    no_kirim,
    barang.map((b) => gerak('M11', b, 'V:TRANSIT', 'V:CABANG', b.berat)),
  )

/** M12: back before anything was received. */
export const postingBatalKirim = (
  no_kirim: string,
  tujuan: 'V:TRANSIT' | 'V:PUSAT',
  barang: readonly BarangDi[],
): Posting =>
  stok(
    'BATAL KIRIM',
    'KIRIM',
    no_kirim,
    barang.map((b) => gerak('M12', b, tujuan, b.lokasi, b.berat)),
  )

/** M19: lost on the way. */
export const postingHilangDiJalan = (
  no_hilang: string,
  barang: readonly Omit<BarangDi, 'lokasi'>[],
): Posting =>
  stok(
    'BATAL KIRIM',
    'KIRIM',
    no_hilang,
    barang.map((b) => gerak('M19', b, 'V:TRANSIT', 'V:HILANG', b.berat)),
  )

/** M13: the piece is no more. */
export const postingHancur = (no_hancur: string, barang: readonly BarangDi[]): Posting =>
  stok(
    'HANCUR BARANG',
    'HANCUR',
    no_hancur,
    barang.map((b) => gerak('M13', b, b.lokasi, 'V:HANCUR', b.berat)),
  )

/** M14: what melting gave (berat_hasil, into LEBUR) and what it lost; `berat` is what was destroyed. */
export const postingLebur = (
  no_hancur: string,
  results: readonly (EmasLepas & { berat_hasil: Milligram })[],
): Posting =>
  stok(
    'LEBUR',
    'HANCUR',
    no_hancur,
    results.flatMap((h) => [
      ...gram('M14', lepas(h), 'V:HANCUR', lokasiSistem('LEBUR'), h.berat_hasil),
      ...gram('M14', lepas(h), 'V:HANCUR', 'V:SUSUT', h.berat - h.berat_hasil),
    ]),
  )

/** M15: another group or jenis, in the same place. */
export const postingKonversi = (
  no_konversi: string,
  barang: readonly (BarangDi & { menjadi: { kode_group: string; kode_dept: string } })[],
): Posting =>
  stok(
    'KONVERSI BARANG',
    'KONVERSI',
    no_konversi,
    barang.map((b) => ({ ...gerak('M15', b, b.lokasi, b.lokasi, b.berat), menjadi: b.menjadi })),
  )

/** M16: off to be washed. */
export const postingCuciKeluar = (no_cuci: string, barang: readonly BarangDi[]): Posting =>
  stok(
    'CUCI KELUAR',
    'CUCI',
    no_cuci,
    barang.map((b) => gerak('M16', b, b.lokasi, lokasiSistem('CUCI'), b.berat)),
  )

/** M17 with M14: back from washing into a tray (`lokasi`), lighter by what was washed off. */
export const postingCuciMasuk = (
  no_cuci: string,
  barang: readonly (BarangDi & { berat_kembali: Milligram })[],
): Posting =>
  stok(
    'CUCI MASUK',
    'CUCI',
    no_cuci,
    barang.flatMap((b) => [
      ...gram('M14', b, lokasiSistem('CUCI'), 'V:SUSUT', b.berat - b.berat_kembali),
      gerak('M17', b, lokasiSistem('CUCI'), b.lokasi, b.berat_kembali),
    ]),
  )

/** M19: never back from washing. */
export const postingCuciHilang = (no_cuci: string, barang: readonly BarangDi[]): Posting =>
  stok(
    'STOCK OPNAME',
    'CUCI',
    no_cuci,
    barang.map((b) => gerak('M19', b, b.lokasi, 'V:HILANG', b.berat)),
  )

/** M10: melted gold to head office, which is this chain's (`V:TRANSIT`) or another's (`V:PUSAT`) (§O.1-4). */
export const postingLeburPusat = (
  no_lebur: string,
  tujuan: 'V:TRANSIT' | 'V:PUSAT',
  emas: readonly EmasLepas[],
): Posting =>
  stok(
    'LEBUR KELUAR',
    'LEBUR KELUAR',
    no_lebur,
    emas.map((e) => gerak('M10', lepas(e), lokasiSistem('LEBUR'), tujuan, e.berat, 0)),
  )

/** E44 with M03: melted gold sold to a refinery, paid in cash or into an account; no PPN (§O.1-4). */
export const postingJualLebur = (f: {
  no_lebur: string
  emas: readonly EmasLepas[]
  harga: Rupiah
  /** PPh 22 on top of it. */
  pph_rp: Rupiah
  jenis_bayar: 'CASH' | 'TRANSFER'
  /** '-' in cash. */
  no_rekening: string
}): Posting =>
  posting(
    { kategori: 'JUAL LEBUR', ref_type: 'LEBUR KELUAR', ref_no: f.no_lebur },
    {
      rupiah: [
        debit(f.jenis_bayar === 'CASH' ? AKUN.KAS : AKUN.BANK, f.harga + f.pph_rp, {
          no_rekening: f.no_rekening,
          jenis_bayar: f.jenis_bayar,
        }),
        kredit(AKUN.PENJUALAN_EMAS, f.harga),
        kredit(AKUN.UTANG_PPH22, f.pph_rp),
      ],
      stok: f.emas.map((e) => gerak('M03', lepas(e), lokasiSistem('LEBUR'), 'V:CUSTOMER', e.berat, 0)),
    },
  )

/** M18: from BELI, or SORTIR where it waits, to where the sorter says; `dari` is where it lies. */
export const postingSortir = (no_sortir: string, barang: readonly (BarangDi & { dari: string })[]): Posting =>
  stok(
    'SORTIR',
    'SORTIR',
    no_sortir,
    barang.map((b) => gerak('M18', b, b.dari, b.lokasi, b.berat)),
  )

/** M19, M20, M09: what was not found, what was found again, and what lay in another tray (`dari`). */
export const postingOpname = (
  no_opname: string,
  f: {
    hilang: readonly BarangDi[]
    ketemu: readonly BarangDi[]
    pindah: readonly (BarangDi & { dari: string })[]
  },
): Posting =>
  stok('STOCK OPNAME', 'OPNAME', no_opname, [
    ...f.hilang.map((b) => gerak('M19', b, b.lokasi, 'V:HILANG', b.berat)),
    ...f.ketemu.map((b) => gerak('M20', b, 'V:HILANG', b.lokasi, b.berat)),
    ...f.pindah.map((b) => gerak('M09', b, b.dari, b.lokasi, b.berat)),
  ])

/** M24: the scale says otherwise. Post it only when it does. */
export const postingKoreksiBerat = (ref_no: string, b: BarangDi, scale: Milligram): Posting =>
  stok('KOREKSI BERAT', 'KOREKSI', ref_no, koreksiBerat(b, b.lokasi, b.berat, scale))

const gram = (mutasi: 'M14', b: Benda, dari: string, ke: string, grams: number): GerakStok[] =>
  grams === 0 ? [] : [gerak(mutasi, b, dari, ke, milligram(grams), 0)]
