/** A list of payments as it goes to the server. Pure. */
import type { JenisBayar, Pembayaran } from '#domain/rules/pembayaran.ts'

export const dibayar = (list: readonly Pembayaran[]) =>
  // Cash of which nothing pays any more goes back whole.
  list
    .filter(({ nominal }) => nominal > 0)
    .map(({ jenis, nominal, nama_bank, no_card, fee, keterangan, uang_diterima, id_otorisasi }) => ({
      jenis: jenis as JenisBayar,
      nominal,
      nama_bank,
      no_card,
      fee,
      keterangan,
      uang_diterima,
      ...(id_otorisasi ? { id_otorisasi } : {}),
    }))
