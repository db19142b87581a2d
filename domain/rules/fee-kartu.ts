/** The fee of a card at the till: at most what the master of its bank says, where it says one, else somebody must allow it (DOMAIN §B.0.9, §C.3). */
import { persen, type Persen, type Rupiah } from '../units.ts'
import type { KategoriOtorisasi } from './otorisasi.ts'
import { bayarFields, JENIS_BAYAR, type JenisBayar, type Pembayaran } from './pembayaran.ts'

export const IZIN_FEE: KategoriOtorisasi = 'FEE KARTU DI ATAS MASTER'

/** A bank as Master Bank has it. */
export interface FeeBank {
  nama_bank: string
  fee_kartu: Persen
}

/** The fee that is entered by itself, and the largest without an otorisasi; nothing where no fee is taken, or of a bank nobody knows. */
export const feeMaster = (jenis: JenisBayar, nama_bank: string, banks: readonly FeeBank[]): Persen =>
  bayarFields[jenis].fee
    ? (banks.find((bank) => bank.nama_bank === nama_bank)?.fee_kartu ?? persen(0))
    : persen(0)

/** A payment whose fee is more than its bank's. */
export interface FeeLebih {
  jenis: JenisBayar
  nama_bank: string
  fee_master: Persen
  fee: Persen
  nominal: Rupiah
}

type Dibayar = Pick<Pembayaran, 'jenis' | 'nama_bank' | 'fee' | 'nominal'>

/** undefined of a payment that needs nobody: a bank of which no fee is set (0) asks nothing. */
export function feeLebih(
  { jenis, nama_bank, fee, nominal }: Dibayar,
  banks: readonly FeeBank[],
): FeeLebih | undefined {
  const way = JENIS_BAYAR.find((j) => j === jenis)
  if (!way) return undefined
  const fee_master = feeMaster(way, nama_bank, banks)
  return bayarFields[way].fee && fee_master > 0 && fee > fee_master
    ? { jenis: way, nama_bank, fee_master, fee, nominal }
    : undefined
}
