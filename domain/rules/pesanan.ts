/** Price of an order, estimated and when it is taken (DOMAIN §C.8). */
import { errors, type Refusal } from '#domain/errors.ts'
import {
  rupiah,
  sumRupiah,
  type Milligram,
  type Persen,
  type Rupiah,
  type TanggalSystem,
} from '#domain/units.ts'
import { beratKena, type EmasCustomer } from './emas-customer.ts'
import { hargaTotal } from './harga.ts'
import type { Settings } from './para-system.ts'
import { bulatNaik, bulatTurun, kaliPecahan, pecahan, persenDari } from './pembulatan.ts'
import { boleh, type Status } from './status.ts'
import { terlaluBesar } from './terlalu-besar.ts'

/** harga_jual = RU(mg_kena × harga_gram / 1000) of a piece of `berat`; total with ongkos and atribut. */
export function hargaPesanan(
  berat: Milligram,
  emas: EmasCustomer,
  { harga_gram, ongkos, harga_atribut }: { harga_gram: Rupiah; ongkos: Rupiah; harga_atribut: Rupiah },
  { PEMBULATAN }: Pick<Settings, 'PEMBULATAN'>,
): { harga_jual: Rupiah; total: Rupiah } {
  const harga_jual = bulatNaik(kaliPecahan(beratKena(berat, emas), pecahan(harga_gram, 1000)), PEMBULATAN)
  return { harga_jual, total: hargaTotal({ harga_jual, ongkos, harga_atribut }) }
}

/** Total of an order: all lines except the dropped ones. Tax is added when the order is taken. */
export const totalPesanan = (lines: readonly { harga_total: Rupiah; status: string }[]): Rupiah =>
  sumRupiah(lines.filter((d) => d.status !== 'BATAL').map((d) => d.harga_total))

/** Amount still to be paid, as far as is known; a DP beyond the total leaves 0. */
export const sisaPesanan = (total: Rupiah, dibayar: Rupiah): Rupiah => rupiah(Math.max(0, total - dibayar))

/** An ordered line as it was entered (calls/pesanan.ts). */
export interface OrderedLine {
  kode_group: string
  kode_dept: string
  perkiraan_berat: Milligram
  /** As the screen showed it. */
  harga_gram: Rupiah
  ongkos: Rupiah
  harga_atribut: Rupiah
  berat_customer: Milligram
  kadar_customer: Persen
}

/** A group that is in use, with the shop's price of today: 0 where there is none. */
export interface GrupPesanan {
  kode_group: string
  kadar: Persen
  kadar_cetak: string
  harga: Rupiah
  harga_min_gram: Rupiah
  harga_max_gram: Rupiah
}

export interface AcuanPesanan {
  grup: ReadonlyMap<string, GrupPesanan>
  /** The jenis that are in use. */
  jenis: ReadonlySet<string>
}

/** A line with its price of the order's day, and what that was made of. */
export type AgreedPesananLine<B extends OrderedLine> = B & {
  grup: GrupPesanan
  harga_jual: Rupiah
  harga_total: Rupiah
}

/** Returns the mistakes in one line, each at its field. */
function lineErrors(line: OrderedLine, { grup, jenis }: AcuanPesanan): Refusal[] {
  const { kode_group, kode_dept, berat_customer, kadar_customer } = line
  const found = grup.get(kode_group)
  return [
    ...(found ? [] : [errors.pilihanTidakAda({ label: 'Group', kode: kode_group }).at('kode_group')]),
    ...(jenis.has(kode_dept)
      ? []
      : [errors.pilihanTidakAda({ label: 'Jenis', kode: kode_dept }).at('kode_dept')]),
    ...(found?.harga === 0 ? [errors.hargaGroupBelumAda({ kode_group }).at('kode_group')] : []),
    ...(found && found.harga !== 0 && found.harga !== line.harga_gram
      ? [errors.hargaBerubah().at('harga_gram')]
      : []),
    ...(found?.kadar === 0 && berat_customer > 0
      ? [errors.groupTanpaKadar({ kode_group }).at('berat_customer')]
      : []),
    ...(berat_customer > 0 && kadar_customer === 0
      ? [errors.kadarCustomerKosong().at('kadar_customer')]
      : []),
    ...(berat_customer === 0 && kadar_customer > 0
      ? [errors.beratCustomerKosong().at('berat_customer')]
      : []),
  ]
}

/** The lines of a new order priced, their total, and everything that is wrong with them; what is wrong has no price. */
export function putuskanPesanan<B extends OrderedLine>(
  lines: readonly B[],
  acuan: AcuanPesanan,
  settings: Pick<Settings, 'PEMBULATAN'>,
): { lines: AgreedPesananLine<B>[]; total: Rupiah; wrong: Refusal[] } {
  const wrong = lines.flatMap((line, i) =>
    lineErrors(line, acuan).map((refusal) => refusal.under(`detail_barang.${i}`)),
  )
  const rows = lines.flatMap((line): AgreedPesananLine<B>[] => {
    const grup = acuan.grup.get(line.kode_group)
    if (!grup) return []
    const emas = { berat: line.berat_customer, kadar: line.kadar_customer, kadar_pesanan: grup.kadar }
    const usable = line.berat_customer > 0 && line.kadar_customer > 0 && grup.kadar > 0
    const { harga_jual, total } = hargaPesanan(
      line.perkiraan_berat,
      usable ? emas : { ...emas, berat: 0 as Milligram },
      { ...line, harga_gram: grup.harga },
      settings,
    )
    return [{ ...line, grup, harga_jual, harga_total: total }]
  })
  const total = sumRupiah(rows.map((b) => b.harga_total))
  const besar =
    wrong.length > 0
      ? []
      : terlaluBesar(
          rows.map((b) => [b.harga_jual, b.ongkos, b.harga_atribut, b.harga_total]),
          total,
          ['detail_barang', 'perkiraan_berat'],
        )
  return { lines: rows, total, wrong: [...wrong, ...besar] }
}

/** No order is promised for a day that is past. */
export const periksaEstimasi = (estimasi_tanggal: TanggalSystem, tgl_system: TanggalSystem): Refusal[] =>
  estimasi_tanggal < tgl_system ? [errors.estimasiLampau().at('estimasi_tanggal')] : []

/** Part of the DP that a cancel keeps by the setting, rounded down to the rupiah. */
export const potonganPesanan = (
  dp: Rupiah,
  { PESANAN_POTONGAN_BATAL_PERSEN }: Pick<Settings, 'PESANAN_POTONGAN_BATAL_PERSEN'>,
): Rupiah => bulatTurun(persenDari(dp, PESANAN_POTONGAN_BATAL_PERSEN))

interface State {
  no_pesanan: string
  status_pesanan: Status<'status_pesanan'>
  /** The sale that takes it already; '-' for none. */
  no_faktur_group: string
}

/** Refuses any further action on an order that has ended, or that a sale waiting for the cashier takes. */
export function pesananTerpakai({ no_pesanan, status_pesanan, no_faktur_group }: State): Refusal[] {
  if (!boleh('status_pesanan', status_pesanan, 'CLOSE')) return [errors.pesananSelesai({ no_pesanan })]
  return no_faktur_group === '-' ? [] : [errors.pesananSedangDiambil({ no_pesanan, no_faktur_group })]
}

/** Status of an order with these lines: DONE when every line that was not dropped has its piece (§O.2-9). */
export const statusDari = (
  sekarang: Status<'status_pesanan'>,
  lines: readonly { status: Status<'baris_pesanan'> }[],
): Status<'status_pesanan'> => {
  const left = lines.filter((line) => line.status !== 'BATAL')
  if (left.length > 0 && left.every((line) => line.status === 'JADI')) return 'DONE'
  return sekarang === 'DONE' ? 'PROSES' : sekarang
}
