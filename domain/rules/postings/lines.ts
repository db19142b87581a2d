/** The parts that postings are made of. */
import { rupiah, type Milligram } from '#domain/units.ts'
import { AKUN, type Akun, type KodeAkun } from '../akun.ts'
import { MUTASI, type KodeMutasi } from '../mutasi.ts'
import type { Settings } from '../para-system.ts'
import { feeRp, type Pembayaran } from '../pembayaran.ts'
import { gabungRupiah, type RupiahRow, type EmasTukang, type GerakStok, type Posting } from '../posting.ts'

type Rincian = Partial<Pick<RupiahRow, 'no_rekening' | 'sub_ref' | 'jenis_bayar' | 'keterangan'>>

const line = (account: Akun<KodeAkun>, jumlah: number, detail: Rincian): RupiahRow => ({
  kode_akun: account.kode,
  no_rekening: '-',
  sub_ref: '-',
  jenis_bayar: '-',
  keterangan: '-',
  ...detail,
  jumlah: rupiah(jumlah),
})
export const debit = (account: Akun<KodeAkun>, jumlah: number, detail: Rincian = {}): RupiahRow =>
  line(account, jumlah, detail)
export const kredit = (account: Akun<KodeAkun>, jumlah: number, detail: Rincian = {}): RupiahRow =>
  line(account, -jumlah, detail)

/** A payment as stored (table pembayaran), its rekening resolved. */
export interface Bayar extends Pick<Pembayaran, 'jenis' | 'nominal' | 'fee'> {
  no_rekening: string
  fee_mode: Settings['FEE_KARTU_MODE']
  /** no_titip_group of a TITIPAN line, no_pesanan of a DP line; '-' else. */
  sub_ref: string
}

/** A customer's payment on the debit side; the fee of a card stands beside it: the shop's cost, or its income (§B.0.9). */
export function uangMasuk(p: Bayar): RupiahRow[] {
  switch (p.jenis) {
    case 'CASH':
      return [debit(AKUN.KAS, p.nominal, { jenis_bayar: p.jenis })]
    case 'TITIPAN':
      return [debit(AKUN.TITIPAN_PELANGGAN, p.nominal, { sub_ref: p.sub_ref, jenis_bayar: p.jenis })]
    case 'DP':
      return [debit(AKUN.DP_PESANAN, p.nominal, { sub_ref: p.sub_ref, jenis_bayar: p.jenis })]
    case 'TUKAR':
      return [] // the old piece itself, on 5101
    default: {
      const detail = { no_rekening: p.no_rekening, jenis_bayar: p.jenis }
      const fee = feeRp(p.nominal, p.fee)
      return p.fee_mode === 'TOKO'
        ? [debit(AKUN.BANK, p.nominal - fee, detail), debit(AKUN.BIAYA_KARTU, fee)]
        : [debit(AKUN.BANK, p.nominal + fee, detail), kredit(AKUN.PENDAPATAN_FEE_KARTU, fee)]
    }
  }
}

/** Money the shop pays out, on the credit side: cash, or from one of its accounts. */
export const uangKeluar = (p: Pick<Bayar, 'jenis' | 'nominal' | 'no_rekening'>): RupiahRow =>
  p.jenis === 'CASH'
    ? kredit(AKUN.KAS, p.nominal, { jenis_bayar: p.jenis })
    : kredit(AKUN.BANK, p.nominal, { no_rekening: p.no_rekening, jenis_bayar: p.jenis })

/** Facts of the piece in a move. */
export interface Benda {
  barang_id: number | null
  kode_barcode: string
  kode_group: string
  kode_dept: string
  ref_line: string
}

/** Makes a move of a piece, or of grams alone (qty 0); the mutation determines the owner. */
export const gerak = (
  kode_mutasi: KodeMutasi,
  { barang_id, kode_barcode, kode_group, kode_dept, ref_line }: Benda,
  dari: string,
  ke: string,
  berat: Milligram,
  qty = 1,
): GerakStok => ({
  kode_mutasi,
  barang_id,
  kode_barcode,
  kode_group,
  kode_dept,
  ref_line,
  dari,
  ke,
  qty,
  berat,
  pemilik: MUTASI[kode_mutasi].pemilik,
})

/** The same, to a goldsmith or from one. */
export const olehTukang = ({ kode_tukang, kadar }: EmasTukang, move: GerakStok): GerakStok => ({
  ...move,
  tukang: { kode_tukang, kadar },
})

/** A posting with its rupiah merged per account. */
export const posting = (
  head: Pick<Posting, 'kategori' | 'ref_type' | 'ref_no'> & { keterangan?: string },
  parts: Partial<Pick<Posting, 'rupiah' | 'stok' | 'poin' | 'hadiah' | 'membalik'>>,
): Posting => ({
  keterangan: '-',
  stok: [],
  poin: [],
  hadiah: [],
  ...head,
  ...parts,
  rupiah: gabungRupiah(parts.rupiah ?? []),
})
