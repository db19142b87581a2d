/** Opening balance of a shop: E34 SALDO AWAL and M01 (DOMAIN §B.0.5, §B.0.6). */
import type { Milligram, Rupiah } from '#domain/units.ts'
import { AKUN, type Akun, type KodeAkun } from '../akun.ts'
import type { GerakHadiah, Posting } from '../posting.ts'
import { lokasiSistem } from '../lokasi.ts'
import { debit, gerak, kredit, posting, type Benda } from './lines.ts'
import { lepas, type BarangCustomer, type EmasLepas } from './pesanan.ts'

/** An opening balance, signed: debit +, credit −. */
export interface SaldoAwal {
  akun: Akun<KodeAkun>
  no_rekening?: string
  sub_ref?: string
  saldo: Rupiah
}

/** Contents of the running documents (§O.4-8): money owed, pieces, customers' gold of orders, goods of loans. */
export interface SaldoAwalContent {
  saldo: SaldoAwal[]
  barang: (Benda & { lokasi: string; berat: Milligram })[]
  emas: EmasLepas[]
  jaminan: BarangCustomer[]
}

/**
 * E34 against 3102, pieces from V:AWAL to their places ('gudang/baki'), gifts with their value (whose 1402 is added here),
 * and what customers brought before: gold of orders to SERVICE (M22), goods of loans to HUTANG (M23).
 */
export const postingSaldoAwal = (
  f: {
    ref_no: string
    saldo: readonly SaldoAwal[]
    barang: readonly (Benda & { lokasi: string; berat: Milligram })[]
    hadiah?: readonly { kode_hadiah: string; stock: number; nilai: Rupiah }[]
  } & Partial<Pick<SaldoAwalContent, 'emas' | 'jaminan'>>,
): Posting => {
  const gifts = f.hadiah ?? []
  const lines = [
    ...f.saldo.map((s) =>
      debit(s.akun, s.saldo, { no_rekening: s.no_rekening ?? '-', sub_ref: s.sub_ref ?? '-' }),
    ),
    ...gifts.map((h) => debit(AKUN.PERSEDIAAN_HADIAH, h.nilai)),
  ]
  return posting(
    { kategori: 'SALDO AWAL', ref_type: 'SALDO AWAL', ref_no: f.ref_no },
    {
      rupiah: [
        ...lines,
        kredit(
          AKUN.SALDO_AWAL,
          lines.reduce((sum, line) => sum + line.jumlah, 0),
        ),
      ],
      stok: [
        ...f.barang.map((b) => gerak('M01', b, 'V:AWAL', b.lokasi, b.berat)),
        ...(f.emas ?? []).map((e) =>
          gerak('M22', lepas(e), 'V:CUSTOMER', lokasiSistem('SERVICE'), e.berat, 0),
        ),
        ...(f.jaminan ?? []).map((b) =>
          gerak('M23', lepas(b), 'V:CUSTOMER', lokasiSistem('HUTANG'), b.berat, b.qty),
        ),
      ],
      hadiah: gifts.map((h): GerakHadiah => ({
        kode_hadiah: h.kode_hadiah,
        kategori: 'PEMBELIAN',
        stock_in: h.stock,
        stock_out: 0,
        nilai: h.nilai,
        keterangan: 'SALDO AWAL',
      })),
    },
  )
}
