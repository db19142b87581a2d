/** Orders: E10 PESANAN, E11 TAMBAH DP, E12 BATAL PESANAN, the pieces that fill them, and the customer's own gold (DOMAIN §B.6, §O.2). */
import type { Milligram, Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import { lokasiNyata, lokasiSistem } from '../lokasi.ts'
import type { EmasTukang, GerakStok, Posting } from '../posting.ts'
import {
  debit,
  gerak,
  kredit,
  olehTukang,
  posting,
  uangKeluar,
  uangMasuk,
  type Bayar,
  type Benda,
} from './lines.ts'

/** Grams without a piece. */
export interface EmasLepas extends Pick<Benda, 'kode_group' | 'kode_dept' | 'ref_line'> {
  berat: Milligram
}
/** A line of goods that belong to a customer: `qty` pieces of `berat` together. */
export interface BarangCustomer extends EmasLepas {
  qty: number
}
export const lepas = (e: EmasLepas): Benda => ({
  barang_id: null,
  kode_barcode: '-',
  kode_group: e.kode_group,
  kode_dept: e.kode_dept,
  ref_line: e.ref_line,
})

const PESANAN = lokasiSistem('PESANAN')
const SERVICE = lokasiSistem('SERVICE')
const LEBUR = lokasiSistem('LEBUR')
const head = (kategori: Posting['kategori'], no_pesanan: string) => ({
  kategori,
  ref_type: 'PESANAN',
  ref_no: no_pesanan,
})

/**
 * E10, the first down payment, or E11, more of it. Each is undone by itself (E38), so the books know it by its own
 * number; the liability stands under the order.
 */
export const postingDp = (f: {
  kategori: 'PESANAN' | 'TAMBAH DP PESANAN'
  no_pesanan: string
  /** no_pesanan-01, -02 … */
  no_setoran: string
  pembayaran: readonly Bayar[]
}): Posting =>
  posting(head(f.kategori, f.no_setoran), {
    rupiah: [
      ...f.pembayaran.flatMap(uangMasuk),
      kredit(
        AKUN.DP_PESANAN,
        f.pembayaran.reduce((sum, p) => sum + p.nominal, 0),
        { sub_ref: f.no_pesanan },
      ),
    ],
  })

/** The customer's own gold comes in: it stays theirs, so it lies in SERVICE (M22, §O.2-1). */
export const postingEmasCustomer = (no_pesanan: string, emas: readonly EmasLepas[]): Posting =>
  posting(head('EMAS CUSTOMER', no_pesanan), {
    stok: emas.map((e) => gerak('M22', lepas(e), 'V:CUSTOMER', SERVICE, e.berat, 0)),
  })

/** A customer's gold that goes home: what lies in SERVICE, and out of LEBUR what is there no more. */
export interface EmasPulang {
  dari_service: readonly EmasLepas[]
  dari_lebur: readonly EmasLepas[]
}
const pulang = ({ dari_service, dari_lebur }: EmasPulang): GerakStok[] => [
  ...dari_service.map((e) => gerak('M22', lepas(e), SERVICE, 'V:CUSTOMER', e.berat, 0)),
  ...dari_lebur.map((e) => gerak('M09', lepas(e), LEBUR, 'V:CUSTOMER', e.berat, 0)),
]

/** Gold beyond the finished piece, handed over with it (§O.2-3). @param no the sale that takes the order */
export const postingEmasKembali = (no: string, emas: EmasPulang): Posting =>
  posting(head('EMAS CUSTOMER', no), { stok: pulang(emas) })

/** E12: DP back but for `potongan`; a finished piece goes to a tray, the customer's gold goes home. */
export const postingBatalPesanan = (
  f: {
    no_pesanan: string
    saldo: Rupiah
    potongan: Rupiah
    refund: readonly Pick<Bayar, 'jenis' | 'nominal' | 'no_rekening'>[]
    barang_jadi?: readonly (Benda & { kode_gudang: string; kode_baki: string; berat: Milligram })[]
  } & Partial<EmasPulang>,
): Posting =>
  posting(head('BATAL PESANAN', f.no_pesanan), {
    rupiah: [
      debit(AKUN.DP_PESANAN, f.saldo, { sub_ref: f.no_pesanan }),
      ...f.refund.map(uangKeluar),
      kredit(AKUN.PENDAPATAN_LAIN, f.potongan),
    ],
    stok: [
      ...(f.barang_jadi ?? []).map((b) =>
        gerak('M09', b, PESANAN, lokasiNyata(b.kode_gudang, b.kode_baki), b.berat),
      ),
      ...pulang({ dari_service: f.dari_service ?? [], dari_lebur: f.dari_lebur ?? [] }),
    ],
  })

/**
 * A customer's gold as far as it was worked into the piece: paid for by what is taken off its price, it is the shop's
 * from then on, wherever it lies.
 */
export interface EmasTerpakai {
  di_tukang: readonly (EmasLepas & EmasTukang)[]
  di_service: readonly EmasLepas[]
}
const terpakai = ({ di_tukang, di_service }: EmasTerpakai): GerakStok[] => [
  ...di_tukang.flatMap((e) => [
    olehTukang(e, gerak('M22', lepas(e), 'V:TUKANG', 'V:CUSTOMER', e.berat, 0)),
    olehTukang(e, gerak('M09', lepas(e), 'V:CUSTOMER', 'V:TUKANG', e.berat, 0)),
  ]),
  ...di_service.flatMap((e) => [
    gerak('M22', lepas(e), SERVICE, 'V:CUSTOMER', e.berat, 0),
    gerak('M09', lepas(e), 'V:CUSTOMER', LEBUR, e.berat, 0),
  ]),
]

/** The finished pieces arrive (M21). @param no the TA that brings them */
export const postingPesananJadi = (
  no: string,
  barang: readonly (Benda & EmasTukang & { berat: Milligram })[],
  emas: EmasTerpakai,
): Posting =>
  posting(head('PESANAN JADI', no), {
    stok: [
      ...barang.map((b) => olehTukang(b, gerak('M21', b, 'V:TUKANG', PESANAN, b.berat))),
      ...terpakai(emas),
    ],
  })

/** Pieces of the shop's own fill it (§O.2-8): from their trays to PESANAN (M09). @param no the document that says so */
export const postingPesananDariStok = (
  no: string,
  barang: readonly (Benda & { lokasi: string; berat: Milligram })[],
  emas: EmasTerpakai,
): Posting =>
  posting(head('PESANAN JADI', no), {
    stok: [...barang.map((b) => gerak('M09', b, b.lokasi, PESANAN, b.berat)), ...terpakai(emas)],
  })
