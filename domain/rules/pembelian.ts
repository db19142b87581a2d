/**
 * Price that the shop pays for a piece it buys back, and the parts of it that somebody must allow (DOMAIN §B.3, §C.4,
 * §C.5).
 */
import { rupiah, type Milligram, type Persen, type Rupiah } from '#domain/units.ts'
import type { NotaDibawa, RugiNota, ParameterRugiNota, Dibeli, HargaBeli } from './dibeli.ts'
import { asalHargaBeli } from './asal-harga-beli.ts'
import type { KategoriOtorisasi } from './otorisasi.ts'
import type { Settings } from './para-system.ts'
import {
  bulatNaik,
  bulatTerdekat,
  bulatTurun,
  hargaBerat,
  kaliPecahan,
  kurangPecahan,
  lebihBesar,
  pecahan,
  persenPecahan,
  type Pecahan,
} from './pembulatan.ts'
import { hargaPerGram } from './rata-rata.ts'

export type SettingHargaBeli = Pick<
  Settings,
  | 'PEMBULATAN'
  | 'PEMBULATAN_BELI'
  | 'BASIS_BELI'
  | 'BELI_DENGAN_ATRIBUT'
  | 'BELI_DENGAN_ONGKOS'
  | 'TOLERANSI_BERAT_BELI'
>

/**
 * Value of a nota for buying back: its gold, plus attachments and ongkos if the shop says so. Gold that the customer
 * brought counts like gold that was paid for.
 */
export const hargaNota = (nota: NotaDibawa, settings: SettingHargaBeli): Rupiah =>
  rupiah(
    hargaEmasNota(nota, settings) +
      (settings.BELI_DENGAN_ATRIBUT ? nota.harga_atribut : 0) +
      (settings.BELI_DENGAN_ONGKOS ? nota.ongkos : 0),
  )

const hargaEmasNota = (
  { berat, berat_customer, harga_gram, harga_jual }: NotaDibawa,
  { PEMBULATAN }: SettingHargaBeli,
): Rupiah => (berat_customer > 0 ? bulatNaik(hargaBerat(berat, harga_gram), PEMBULATAN) : harga_jual)

/** The deduction for a nota of this age; none when no range holds it. */
export const rugiUntuk = (
  parameters: readonly ParameterRugiNota[],
  kode_group: string,
  umur_hari: number,
): RugiNota | undefined =>
  parameters.find(
    (p) => p.kode_group === kode_group && p.hari_dari <= umur_hari && umur_hari <= p.hari_sampai,
  )

/** Tells whether there is a price at all: a shop that has not set the buy-back price it needs buys nothing at it. */
export function hargaBeliAda(
  { nota, kadar, group }: Pick<Dibeli, 'nota' | 'kadar' | 'group'>,
  { BASIS_BELI }: Pick<Settings, 'BASIS_BELI'>,
): boolean {
  if (nota) return BASIS_BELI !== 'HARI_INI' || group.harga_beli_gram > 0
  return kadar === undefined ? group.harga_beli_gram > 0 : group.harga_beli_24k > 0
}

/** The price of one piece (§C.4 with its nota, §C.5 without). Percents of rugi and kondisi are both taken from the basis. */
export function hargaBeli(d: Dibeli, settings: SettingHargaBeli): HargaBeli {
  const harga_nota = d.nota ? hargaNota(d.nota, settings) : rupiah(0)
  const full = fullBasis(d, harga_nota, settings)
  const basis = basisDibeli(d, full, settings)
  const rugi = d.nota ? potongan(d.rugi, basis, d.berat) : NOL
  const kondisi = potongan(
    { tipe: d.kondisi.tipe, nilai: d.kondisi.tipe === 'RP' ? d.kondisi.potongan : d.kondisi.persentase },
    basis,
    d.berat,
  )
  const rest = kurangPecahan(kurangPecahan(kurangPecahan(basis, rugi), kondisi), pecahan(d.potongan_manual))
  const round = settings.PEMBULATAN_BELI === 'NAIK' ? bulatNaik : bulatTurun
  const harga = lebihBesar(rest, NOL) ? round(rest, settings.PEMBULATAN) : rupiah(0)
  const amounts = {
    harga_nota,
    basis_rp: bulatTerdekat(basis),
    rugi_nota_rp: bulatTerdekat(rugi),
    potongan_kondisi_rp: bulatTerdekat(kondisi),
    potongan_manual: d.potongan_manual,
    harga,
  }
  return {
    ...amounts,
    harga_rata: hargaPerGram(harga, d.berat),
    asal: asalHargaBeli(d, { ...amounts, penuh_rp: bulatTerdekat(full) }, settings.BASIS_BELI),
    otorisasi: otorisasiBeli(d, amounts, settings),
  }
}

const NOL = pecahan(0)

/** The basis as if nothing of the piece were missing. */
function fullBasis(
  { nota, kadar, berat, group }: Dibeli,
  harga_nota: Rupiah,
  { BASIS_BELI }: SettingHargaBeli,
): Pecahan {
  if (!nota)
    return kadar === undefined
      ? hargaBerat(berat, group.harga_beli_gram)
      : persenPecahan(hargaBerat(berat, group.harga_beli_24k), kadar)
  const today = hargaBerat(nota.berat, group.harga_beli_gram)
  if (BASIS_BELI === 'HARI_INI') return today
  return BASIS_BELI === 'TERTINGGI' && lebihBesar(today, pecahan(harga_nota)) ? today : pecahan(harga_nota)
}

/** A piece lighter than its nota by more than the tolerance counts for what is left of it; a heavier one for no more than its nota. */
const basisDibeli = (
  { nota, berat }: Dibeli,
  full: Pecahan,
  { TOLERANSI_BERAT_BELI }: SettingHargaBeli,
): Pecahan =>
  nota && berat < nota.berat - TOLERANSI_BERAT_BELI ? kaliPecahan(full, pecahan(berat, nota.berat)) : full

const potongan = (rule: RugiNota | undefined, basis: Pecahan, berat: Milligram): Pecahan => {
  if (!rule) return NOL
  return rule.tipe === 'RP'
    ? hargaBerat(berat, rupiah(rule.nilai))
    : persenPecahan(basis, rule.nilai as Persen)
}

function otorisasiBeli(
  { nota, berat }: Dibeli,
  { harga, harga_nota }: Pick<HargaBeli, 'harga' | 'harga_nota'>,
  settings: SettingHargaBeli,
): KategoriOtorisasi[] {
  if (!nota) return ['PEMBELIAN TANPA BARCODE']
  return [
    ...(berat > nota.berat + settings.TOLERANSI_BERAT_BELI ? (['BERAT BELI DILUAR TOLERANSI'] as const) : []),
    ...(harga > harga_nota ? (['PEMBELIAN DI ATAS NOTA'] as const) : []),
  ]
}
