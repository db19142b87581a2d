/** Today's price of a piece, and the otorisasi that an agreed line needs (DOMAIN §C.1, §B.1). */
import { milligram, rupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import { beratDitanggung, beratKena, type EmasCustomer } from './emas-customer.ts'
import type { KategoriOtorisasi } from './otorisasi.ts'
import type { Settings } from './para-system.ts'
import {
  bulatNaik,
  bulatTerdekat,
  bulatTurun,
  hargaBerat,
  kaliPecahan,
  lebihBesar,
  pecahan,
  persenDari,
} from './pembulatan.ts'

/** Today's prices of a group in the shop, per gram (table harga_group). */
export interface HargaGroup {
  harga: Rupiah
  harga_min_gram: Rupiah
  harga_max_gram: Rupiah
}

/**
 * Facts of a piece that determine its price (columns of table barang). `ongkos` is per gram when tipe_ongkos is
 * PER_GRAM.
 */
export interface BarangDihargai {
  berat: Milligram
  berat_atribut: Milligram
  harga_atribut: Rupiah
  ongkos: Rupiah
  tipe_ongkos: 'NOMINAL' | 'PER_GRAM'
  /** Agreed when the piece was set aside: taken at this price it needs nobody and is not rounded anew (§B.2). */
  harga_titip?: Rupiah | undefined
  /** Agreed then too: who allowed that it differs from the books is not asked again. */
  berat_titip?: Milligram | undefined
  /** Made with the customer's own gold: that much of it is not paid by the gram (§C.8). */
  emas?: EmasCustomer | undefined
}

export interface HargaBarang {
  /** Weight that counts for the price, and the part of it paid with the customer's own gold, down to the milligram. */
  berat_timbang: Milligram
  berat_customer: Milligram
  harga_gram: Rupiah
  /** The metal before it is rounded up. */
  emas: Rupiah
  harga_skrg: Rupiah
  harga_min: Rupiah
  harga_max: Rupiah
  /** Ongkos of this piece in rupiah. */
  ongkos: Rupiah
  harga_atribut: Rupiah
  total: Rupiah
}

export type SettingHarga = Pick<Settings, 'PEMBULATAN' | 'BATU_IKUT_TIMBANG'>

/** Price of a piece at today's prices of its group, unrounded parts exact; only harga_jual is rounded up (§C.1). */
export function hargaBarang(barang: BarangDihargai, group: HargaGroup, settings: SettingHarga): HargaBarang {
  const berat_timbang = settings.BATU_IKUT_TIMBANG
    ? milligram(barang.berat + barang.berat_atribut)
    : barang.berat
  const kena = barang.emas ? beratKena(berat_timbang, barang.emas) : pecahan(berat_timbang)
  const exact = (per_gram: Rupiah) => kaliPecahan(kena, pecahan(per_gram, 1000))
  const at = (per_gram: Rupiah) => bulatNaik(exact(per_gram), settings.PEMBULATAN)
  const harga_skrg = at(group.harga)
  const ongkos =
    barang.tipe_ongkos === 'NOMINAL' ? barang.ongkos : bulatTerdekat(hargaBerat(berat_timbang, barang.ongkos))
  return {
    berat_timbang,
    berat_customer: barang.emas ? beratDitanggung(barang.berat, barang.emas) : milligram(0),
    harga_gram: group.harga,
    emas: bulatTurun(exact(group.harga)),
    harga_skrg,
    harga_min: at(group.harga_min_gram),
    harga_max: at(group.harga_max_gram),
    ongkos,
    harga_atribut: barang.harga_atribut,
    total: hargaTotal({ harga_jual: harga_skrg, ongkos, harga_atribut: barang.harga_atribut }),
  }
}

/** harga_jual + ongkos + harga_atribut (spec 000 §9). */
export const hargaTotal = (line: { harga_jual: Rupiah; ongkos: Rupiah; harga_atribut: Rupiah }): Rupiah =>
  rupiah(line.harga_jual + line.ongkos + line.harga_atribut)

/** Agreement of buyer and seller on one piece: its weight on the scale, and the figures typed. */
export interface Sepakat {
  berat: Milligram
  harga_jual: Rupiah
  ongkos: Rupiah
}

export interface AgreedLine {
  /** The proposal at the agreed weight; the bounds at the weight in the books. */
  harga: HargaBarang
  /** As typed, rounded up. */
  harga_jual: Rupiah
  ongkos: Rupiah
  harga_total: Rupiah
  /** Otorisasi that a user with the right must give before this line can be saved. */
  otorisasi: KategoriOtorisasi[]
}

export type SettingSepakat = SettingHarga & Pick<Settings, 'TOLERANSI_BERAT_JUAL' | 'HARGA_LANTAI_PERSEN'>

/**
 * The line that comes of an agreement, and which otorisasi it needs: a price outside [min, max], ongkos below the
 * master's, or a weight further from the books' than TOLERANSI_BERAT_JUAL (§B.1 steps 2-3). The bounds are those of the
 * weight in the books: a weight that is typed makes no piece cheap.
 */
export function sepakati(
  barang: BarangDihargai,
  group: HargaGroup,
  sepakat: Sepakat,
  settings: SettingSepakat,
): AgreedLine {
  const weighed = hargaBarang({ ...barang, berat: sepakat.berat }, group, settings)
  const titip = sepakat.berat === barang.berat_titip
  const booked = titip ? weighed : hargaBarang(barang, group, settings)
  const beda = !titip && Math.abs(sepakat.berat - barang.berat) > settings.TOLERANSI_BERAT_JUAL
  const usual: HargaBarang = { ...weighed, harga_min: booked.harga_min, harga_max: booked.harga_max }
  const kept = barang.harga_titip !== undefined && sepakat.harga_jual === barang.harga_titip
  const harga_jual = kept ? sepakat.harga_jual : bulatNaik(pecahan(sepakat.harga_jual), settings.PEMBULATAN)
  const harga = kept
    ? {
        ...usual,
        harga_min: rupiah(Math.min(usual.harga_min, harga_jual)),
        harga_max: rupiah(Math.max(usual.harga_max, harga_jual)),
      }
    : usual
  const otorisasi: KategoriOtorisasi[] = []
  const diluar = outsideLimits(harga_jual, harga, settings.HARGA_LANTAI_PERSEN)
  if (diluar) otorisasi.push(diluar)
  if (sepakat.ongkos < harga.ongkos) otorisasi.push('ONGKOS TURUN')
  if (beda) otorisasi.push('KOREKSI BERAT')
  return {
    harga,
    harga_jual,
    ongkos: sepakat.ongkos,
    harga_total: hargaTotal({ harga_jual, ongkos: sepakat.ongkos, harga_atribut: barang.harga_atribut }),
    otorisasi,
  }
}

/**
 * Returns the otorisasi that a price outside its bounds needs. Far below them, only a person who answers for the gold
 * can give it.
 */
function outsideLimits(
  harga_jual: Rupiah,
  { harga_min, harga_max }: Pick<HargaBarang, 'harga_min' | 'harga_max'>,
  lantai: Persen,
): KategoriOtorisasi | undefined {
  if (lebihBesar(persenDari(harga_min, lantai), pecahan(harga_jual))) return 'HARGA JUAL DIBAWAH LANTAI'
  return harga_jual < harga_min || harga_jual > harga_max ? 'HARGA JUAL DILUAR BATAS' : undefined
}
