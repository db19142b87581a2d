/** Deposits: how much at least, what a locked price means when the piece is taken, how money goes back (DOMAIN §B.2). */
import { errors, type Refusal } from '#domain/errors.ts'
import {
  rupiah,
  sumRupiah,
  tambahHari,
  type Milligram,
  type Rupiah,
  type TanggalSystem,
} from '#domain/units.ts'
import type { HargaGroup } from './harga.ts'
import type { Settings } from './para-system.ts'
import type { BarangJual } from './penjualan.ts'
import type { Bayar } from './postings/lines.ts'
import { boleh, type Status } from './status.ts'
import { bulatNaik, bulatTurun, persenDari } from './pembulatan.ts'
import { terlaluBesar } from './terlalu-besar.ts'

/** The least deposit on pieces that come to `total`: TITIP_MIN_PERSEN of it, up to the whole rupiah. */
export const titipanMinimal = (
  total: Rupiah,
  { TITIP_MIN_PERSEN }: Pick<Settings, 'TITIP_MIN_PERSEN'>,
): Rupiah => bulatNaik(persenDari(total, TITIP_MIN_PERSEN))

/**
 * Refuses a wrong deposit of `titipan` on pieces with a total of `total`. Money alone (`total` 0) has no least amount
 * but must be above 0.
 */
export function periksaTitipan(
  titipan: Rupiah,
  total: Rupiah,
  settings: Pick<Settings, 'TITIP_MIN_PERSEN'>,
): Refusal[] {
  const minimal = titipanMinimal(total, settings)
  return titipan > 0 && titipan >= minimal
    ? []
    : [errors.titipanKurang({ minimal: rupiah(Math.max(1, minimal)) }).at('pembayaran')]
}

/** A deposit outlives the visit: whoever left it must be found again, as a member or by a name and a phone. */
export function periksaPenitip({
  kode_customer,
  nama_customer,
  no_hp,
}: {
  kode_customer: string
  nama_customer: string
  no_hp: string
}): Refusal[] {
  if (kode_customer !== 'NONMEMBER') return []
  return [
    ...(['', '-', 'REGULER'].includes(nama_customer) ? [errors.customerTanpaNama().at('nama_customer')] : []),
    ...(no_hp.replace(/\D/g, '').length < 8 ? [errors.customerTanpaHp().at('no_hp')] : []),
  ]
}

/** Refuses more money on a deposit that already holds `held` when the sum is too large: together it is one document. */
export const periksaJumlahTitipan = (held: Rupiah, entries: readonly { nominal: Rupiah }[]): Refusal[] =>
  terlaluBesar([], sumRupiah([held, ...entries.map((e) => e.nominal)]), ['pembayaran', 'nominal'])

/** The last day of the agreed prices. */
export const tglKunciHarga = (
  tgl_system: TanggalSystem,
  { TITIP_MASA_HARI }: Pick<Settings, 'TITIP_MASA_HARI'>,
): TanggalSystem => tambahHari(tgl_system, TITIP_MASA_HARI)

/** Money that the shop keeps from a cancelled deposit, rounded down to the rupiah. */
export const potonganBatal = (
  saldo: Rupiah,
  { TITIP_POTONGAN_BATAL_PERSEN }: Pick<Settings, 'TITIP_POTONGAN_BATAL_PERSEN'>,
): Rupiah => bulatTurun(persenDari(saldo, TITIP_POTONGAN_BATAL_PERSEN))

/** A piece of a deposit as it was agreed on (table titip_detail). */
export interface BarangTitipan {
  kode_barcode: string
  berat: Milligram
  harga_gram: Rupiah
  harga_min_gram: Rupiah
  harga_max_gram: Rupiah
  harga_jual: Rupiah
  ongkos: Rupiah
  harga_atribut: Rupiah
}

/** A deposit that is to be taken. */
export interface TitipanDiambil {
  no_titip_group: string
  kode_member: string
  status_valid: string
  status_titipan: Status<'status_titipan'>
  /** The sale that takes it already; '-' for none. */
  no_faktur_group: string
  tgl_kunci_harga: TanggalSystem | null
  /** Money that the deposit holds. */
  saldo: Rupiah
  /** Additions that the cashier has not confirmed. */
  belum_validasi: number
  barang: readonly BarangTitipan[]
}

type AmbilLine = { kode_barcode: string; no_titip_group: string }

/** Returns the reasons against using a deposit's contents; empty when they may be used. */
export function titipanTerpakai({
  no_titip_group,
  status_valid,
  status_titipan,
  no_faktur_group,
  belum_validasi,
}: Omit<TitipanDiambil, 'barang' | 'saldo' | 'tgl_kunci_harga' | 'kode_member'>): Refusal[] {
  // A deposit ends when it is taken or given back: neither is possible twice.
  if (!boleh('status_titipan', status_titipan, 'FINISH'))
    return [
      status_titipan === 'FINISH'
        ? errors.titipanSudahDiambil({ no_titip_group, no_faktur_group })
        : errors.titipanDibatalkan({ no_titip_group }),
    ]
  if (no_faktur_group !== '-') return [errors.titipanSedangDiambil({ no_titip_group, no_faktur_group })]
  return status_valid === 'OPEN' || belum_validasi > 0
    ? [errors.titipanBelumValidasi({ no_titip_group })]
    : []
}

/**
 * Returns every obstacle to a sale taking this deposit, each at its line. A deposit is taken once and whole: all its
 * pieces in one sale. For a deposit of money alone, the naming line may be of any piece.
 */
export function periksaAmbil(
  titipan: TitipanDiambil,
  lines: readonly AmbilLine[],
  kode_member: string,
): Refusal[] {
  const { no_titip_group, barang } = titipan
  const naming = lines.findIndex((line) => line.no_titip_group === no_titip_group)
  const at = (i: number) => `detail_barang.${i}.no_titip_group`
  const used = titipanTerpakai(titipan)
  if (used.length) return used.map((refusal) => refusal.at(at(naming)))
  if (titipan.kode_member !== 'NONMEMBER' && titipan.kode_member !== kode_member)
    return [
      errors.titipanCustomerLain({ no_titip_group, kode_member: titipan.kode_member }).at('kode_customer'),
    ]
  if (barang.length === 0) return []
  const own = new Set(barang.map((b) => b.kode_barcode))
  const foreign = lines.flatMap((line, i) =>
    line.no_titip_group === no_titip_group && !own.has(line.kode_barcode)
      ? [errors.barangBukanTitipan({ kode_barcode: line.kode_barcode, no_titip_group }).at(at(i))]
      : [],
  )
  const named = new Set(
    lines.filter((line) => line.no_titip_group === no_titip_group).map((line) => line.kode_barcode),
  )
  const missing = [...own].filter((kode_barcode) => !named.has(kode_barcode))
  return [
    ...foreign,
    ...(missing.length
      ? [errors.titipanHarusSemua({ kode_barcode: missing.join(', ') }).at(at(naming))]
      : []),
  ]
}

export const hargaMasihTerkunci = (
  tgl_kunci_harga: TanggalSystem | null,
  tgl_system: TanggalSystem,
): boolean => tgl_kunci_harga !== null && tgl_system <= tgl_kunci_harga

/** A piece set aside as it is sold: at the weight agreed on, at the agreed prices until the lock ends, at today's after it. */
export function hargaTitipan<
  B extends HargaGroup & Pick<BarangJual, 'ongkos' | 'tipe_ongkos' | 'harga_atribut'>,
>(barang: B, agreed: BarangTitipan, terkunci: boolean): B & { berat_titip: Milligram; harga_titip?: Rupiah } {
  const {
    berat: berat_titip,
    harga_gram: harga,
    harga_min_gram,
    harga_max_gram,
    harga_jual: harga_titip,
    ongkos,
    harga_atribut,
  } = agreed
  return terkunci
    ? {
        ...barang,
        berat_titip,
        harga,
        harga_min_gram,
        harga_max_gram,
        harga_titip,
        ongkos,
        tipe_ongkos: 'NOMINAL',
        harga_atribut,
      }
    : { ...barang, berat_titip }
}

export type CaraUang = Pick<Bayar, 'jenis' | 'nominal' | 'no_rekening'> & { nama_bank: string }

/**
 * Decides how `jumlah` of the money paid goes back. CASH: all of it in cash. ASAL: the way it came, the last payment
 * first, so that the part the shop keeps comes from the first payments. At most the amount paid; one line for each way
 * and account.
 */
export function caraKembali(
  dibayar: readonly CaraUang[],
  jumlah: Rupiah,
  cara: Settings['REFUND_CARA'],
): CaraUang[] {
  if (jumlah <= 0) return []
  if (cara === 'CASH') return [{ jenis: 'CASH', nominal: jumlah, no_rekening: '-', nama_bank: '-' }]
  let left: number = jumlah
  const back = new Map<string, CaraUang>()
  for (const p of dibayar.toReversed()) {
    const nominal = Math.min(left, p.nominal)
    if (nominal === 0) break
    const key = `${p.jenis} ${p.no_rekening}`
    back.set(key, {
      jenis: p.jenis,
      no_rekening: p.no_rekening,
      nama_bank: p.nama_bank,
      nominal: rupiah((back.get(key)?.nominal ?? 0) + nominal),
    })
    left -= nominal
  }
  if (left > 0) throw new Error(`${jumlah} is more than was paid`)
  return [...back.values()]
}
