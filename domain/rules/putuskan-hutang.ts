/** A loan as it is asked for, decided: what its goods are worth, how much is lent at most, when it is due (DOMAIN §B.8, §C.7). The counter and the server call it. */
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { sumMilligram, type Milligram, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import { tambahBulan } from './bulan.ts'
import type { KategoriOtorisasi } from './otorisasi.ts'
import type { Settings } from './para-system.ts'
import { maksPinjaman, taksiran, lineTaksiran, type PinjamanLimit } from './pinjaman.ts'
import { terlaluBesar } from './terlalu-besar.ts'
import { periksaPenitip } from './titipan.ts'

/** Goods as they were entered (calls/hutang.ts). */
export interface PledgedLine {
  kondisi: string
  /** kode_group. */
  kategori: string
  /** Of all pieces of the line. */
  berat: Milligram
}

export interface HutangDiminta<B extends PledgedLine> {
  kode_customer: string
  nama_customer: string
  no_hp: string
  detail_barang: readonly B[]
  /** Σ as the screen has it, where it says so. */
  berat_emas?: Milligram | undefined
  berat_bruto: Milligram
  kode_kondisi_pinjaman: string
  /** Months; without it the condition's own. */
  lama_pinjam?: number | undefined
  jumlah_hutang: Rupiah
}

export interface SyaratPinjaman extends PinjamanLimit {
  kode: string
  lama_bulan: number
}

/** Data for valuing and agreeing on a loan; only rows in use. */
export interface AcuanPinjaman<S extends SyaratPinjaman = SyaratPinjaman> {
  /** harga_beli_gram 0: there is no price. */
  groups: readonly { kode_group: string; harga_beli_gram: Rupiah }[]
  kondisi_pinjaman: readonly S[]
  kondisi: readonly string[]
}

export interface HutangDiputuskan<B, S> {
  baris: (B & { harga_beli_gram: Rupiah; taksiran: Rupiah })[]
  syarat: S
  berat_emas: Milligram
  taksiran: Rupiah
  maks_pinjaman: Rupiah
  lama_pinjam: number
  tgl_jatuh_tempo: TanggalSystem
  /** Otorisasi that somebody must give. */
  otorisasi: KategoriOtorisasi[]
}

/** Value of the goods, and the most that is lent on them; goods without a price have no value. */
export function nilaiJaminan<B extends PledgedLine>(
  lines: readonly B[],
  groups: AcuanPinjaman['groups'],
  syarat: PinjamanLimit | undefined,
  { PEMBULATAN }: Pick<Settings, 'PEMBULATAN'>,
): Pick<HutangDiputuskan<B, unknown>, 'baris' | 'berat_emas' | 'taksiran' | 'maks_pinjaman'> {
  const harga = new Map(groups.map((g) => [g.kode_group, g.harga_beli_gram]))
  const rows = lines.map((line) => {
    const harga_beli_gram = harga.get(line.kategori) ?? (0 as Rupiah)
    return { ...line, harga_beli_gram, taksiran: lineTaksiran({ berat: line.berat, harga_beli_gram }) }
  })
  const nilai = taksiran(rows)
  return {
    baris: rows,
    berat_emas: sumMilligram(lines.map(({ berat }) => berat)),
    taksiran: nilai,
    maks_pinjaman: syarat ? maksPinjaman(nilai, syarat, PEMBULATAN) : (0 as Rupiah),
  }
}

/**
 * @param identitas true when the borrower is known: by the data entered, or by the member's own NIK
 * @param lainnya the mistakes that only the server can know
 * @throws every mistake in customer, goods, weights and terms, at once
 */
export function putuskanHutang<B extends PledgedLine, S extends SyaratPinjaman>(
  diminta: HutangDiminta<B>,
  identitas: boolean,
  acuan: AcuanPinjaman<S>,
  settings: Pick<Settings, 'PEMBULATAN'>,
  tgl_system: TanggalSystem,
  lainnya: readonly Refusal[] = [],
): HutangDiputuskan<B, S> {
  const { detail_barang, jumlah_hutang, kode_kondisi_pinjaman } = diminta
  const syarat = acuan.kondisi_pinjaman.find(({ kode }) => kode === kode_kondisi_pinjaman)
  const nilai = nilaiJaminan(detail_barang, acuan.groups, syarat, settings)
  refuseAll([
    ...periksaPenitip(diminta),
    ...(identitas ? [] : [errors.identitasPeminjamKosong().at('identitas')]),
    ...detail_barang.flatMap((line, i) => checkLine(line, acuan).map((r) => r.under(`detail_barang.${i}`))),
    ...terlaluBesar(
      nilai.baris.map((b) => [b.taksiran]),
      nilai.taksiran,
      ['detail_barang', 'berat'],
    ),
    ...periksaBerat(diminta, nilai.berat_emas),
    ...(syarat
      ? periksaJumlah(jumlah_hutang, syarat)
      : [
          errors
            .pilihanTidakAda({ label: 'Kondisi Pinjaman', kode: kode_kondisi_pinjaman })
            .at('kode_kondisi_pinjaman'),
        ]),
    ...lainnya,
  ])
  const lama_pinjam = diminta.lama_pinjam ?? syarat!.lama_bulan
  return {
    ...nilai,
    syarat: syarat!,
    lama_pinjam,
    tgl_jatuh_tempo: tambahBulan(tgl_system, lama_pinjam),
    otorisasi: jumlah_hutang > nilai.maks_pinjaman ? ['PINJAMAN DI ATAS MAKSIMUM'] : [],
  }
}

function checkLine({ kategori, kondisi }: PledgedLine, acuan: AcuanPinjaman): Refusal[] {
  const group = acuan.groups.find((g) => g.kode_group === kategori)
  return [
    ...(acuan.kondisi.includes(kondisi)
      ? []
      : [errors.pilihanTidakAda({ label: 'Kondisi', kode: kondisi }).at('kondisi')]),
    ...(!group
      ? [errors.pilihanTidakAda({ label: 'Kategori', kode: kategori }).at('kategori')]
      : group.harga_beli_gram > 0
        ? []
        : [errors.hargaBeliBelumAda({ kode_group: kategori }).at('kategori')]),
  ]
}

/** The envelope weighs its gold and its plastic. */
const periksaBerat = (
  { berat_emas, berat_bruto }: Pick<HutangDiminta<never>, 'berat_emas' | 'berat_bruto'>,
  seharusnya: Milligram,
): Refusal[] => [
  ...(berat_emas === undefined || berat_emas === seharusnya
    ? []
    : [errors.beratEmasBerbeda({ berat: seharusnya }).at('berat_emas')]),
  ...(berat_bruto < seharusnya ? [errors.beratBrutoKurang({ berat: seharusnya }).at('berat_bruto')] : []),
]

const periksaJumlah = (jumlah_hutang: Rupiah, { min_rp }: Pick<PinjamanLimit, 'min_rp'>): Refusal[] =>
  jumlah_hutang < min_rp ? [errors.pinjamanKurang({ minimal: min_rp }).at('jumlah_hutang')] : []
