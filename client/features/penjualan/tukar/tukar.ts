/** A trade-in at the till: what came back, and who owes whom the difference. Pure. */
import type { FieldError } from '#domain/errors.ts'
import {
  susunPembayaran,
  type ArahBayar,
  type JenisBayar,
  type Pembayaran,
} from '#domain/rules/pembayaran.ts'
import { dimukaLine } from '#domain/rules/penjualan.ts'
import { selisihTukar } from '#domain/rules/tukar.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { HitunganBeli } from '#client/features/pembelian/keranjang-beli.ts'
import { belumLunas, bayarError } from '#client/kasir/periksa.ts'
import { pembayaranLengkap, type DibayarDimuka } from '#client/features/penjualan/ambil/diambil.ts'

export const TANPA_BELI: HitunganBeli = {
  lines: [],
  berat: 0 as never,
  total: rupiah(0),
  identitas: false,
  lapor: undefined,
}

export interface Tagihan {
  /** KELUAR: the shop pays. */
  arah: ArahBayar
  /** The amount that the payments of `list` must come to. */
  total: Rupiah
  /** The payments as the server will see them, locked lines first. */
  list: Pembayaran[]
}

/** @param total_bayar the price of what the customer takes, tax included */
export function tagihan(draft: DibayarDimuka, total_bayar: Rupiah, total_beli: Rupiah): Tagihan {
  const { selisih, arah } = selisihTukar(total_bayar, total_beli)
  if (arah === 'KELUAR') return { arah, total: selisih, list: draft.pembayaran }
  if (total_beli === 0) return { arah, total: total_bayar, list: pembayaranLengkap(draft, total_bayar) }
  return {
    arah,
    total: total_bayar,
    list: [...dimukaLine([{ jenis: 'TUKAR', saldo: total_beli }], total_bayar), ...draft.pembayaran],
  }
}

/** Returns what keeps the sale from being validated: not paid, or paid in a way that the shop cannot pay. */
export const tagihanError = ({ arah, total, list }: Tagihan): FieldError[] => {
  const found = belumLunas(list, total)
  // entered while the customer still owed: by a card the shop cannot pay
  return found.length > 0 || arah !== 'KELUAR'
    ? found
    : bayarError(() =>
        susunPembayaran(
          [],
          list.map((p) => ({ ...p, jenis: p.jenis as JenisBayar })),
          total,
          'KELUAR',
        ),
      )
}
