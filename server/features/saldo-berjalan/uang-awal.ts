import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { persen, rupiah, type Rupiah } from '#domain/units.ts'

/** The way it was paid is no longer known. It counts as cash: a deposit that is given back is then given in cash. */
export const uangAwal = (nominal: Rupiah): (Pembayaran & { no_rekening: string })[] => [
  {
    jenis: 'CASH',
    nominal,
    nama_bank: '-',
    no_card: '-',
    no_rekening: '-',
    fee: persen(0),
    keterangan: 'SALDO AWAL',
    terkunci: false,
    uang_diterima: rupiah(0),
  },
]
