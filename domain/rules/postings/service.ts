/** Repairs: E15 SERVICE, E16 SERVICE AMBIL, E17 BATAL SERVICE, with the customer's goods in SERVICE (DOMAIN §B.7). */
import { milligram, type Milligram, type Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import { lokasiSistem } from '../lokasi.ts'
import type { EmasTukang, GerakStok, Posting } from '../posting.ts'
import type { PpnMode } from '../ppn.ts'
import { debit, gerak, kredit, olehTukang, posting, uangKeluar, uangMasuk, type Bayar } from './lines.ts'
import { lepas, type BarangCustomer, type EmasLepas } from './pesanan.ts'

const SERVICE = lokasiSistem('SERVICE')
const head = (kategori: Posting['kategori'], no_faktur_service: string) => ({
  kategori,
  ref_type: 'SERVICE',
  ref_no: no_faktur_service,
})

/** E15: the down payment, and the goods come in (M22). */
export const postingService = (f: {
  no_faktur_service: string
  pembayaran: readonly Bayar[]
  barang: readonly BarangCustomer[]
}): Posting =>
  posting(head('SERVICE', f.no_faktur_service), {
    rupiah: [
      ...f.pembayaran.flatMap(uangMasuk),
      kredit(
        AKUN.UANG_MUKA_SERVICE,
        f.pembayaran.reduce((sum, p) => sum + p.nominal, 0),
        { sub_ref: f.no_faktur_service },
      ),
    ],
    stok: f.barang.map((b) => gerak('M22', lepas(b), 'V:CUSTOMER', SERVICE, b.berat, b.qty)),
  })

/** A line whose work is done: what it weighed, what it weighs now, and where gold that was added came from (§O.3-2). */
export interface BarangSelesai extends EmasLepas {
  berat_selesai: Milligram
  /** Source of the added gold: the amounts out of LEBUR, jenis by jenis, or the goldsmith who had it. */
  tambahan_dari: readonly Pick<EmasLepas, 'kode_group' | 'kode_dept' | 'berat'>[] | EmasTukang
  /** The group of what was added; of the line itself, where there is none. */
  group_tambahan: string
}

/** The work is done: gold was added out of the shop's, or some was lost. Post it only when a weight changed. */
export const postingServiceSelesai = (f: {
  /** Number of this finish alone: a finish can be undone and done again (§O.3-1). */
  no_selesai: string
  barang: readonly BarangSelesai[]
}): Posting => posting(head('SERVICE SELESAI', f.no_selesai), { stok: f.barang.flatMap(perubahan) })

function perubahan(b: BarangSelesai): GerakStok[] {
  const more = b.berat_selesai - b.berat
  if (more === 0) return []
  const grams = milligram(Math.abs(more))
  if (more < 0) return [gerak('M22', lepas(b), SERVICE, 'V:SUSUT', grams, 0)]
  const emas = lepas({ ...b, kode_group: b.group_tambahan })
  const dari = b.tambahan_dari
  return [
    ...('kode_tukang' in dari
      ? [olehTukang(dari, gerak('M09', emas, 'V:TUKANG', 'V:CUSTOMER', grams, 0))]
      : dari.map((e) =>
          gerak('M09', lepas({ ...b, ...e }), lokasiSistem('LEBUR'), 'V:CUSTOMER', e.berat, 0),
        )),
    gerak('M22', lepas(b), 'V:CUSTOMER', SERVICE, grams, 0),
  ]
}

/**
 * E16: the rest is paid, the down payment becomes income, the goods leave at the weight they have now. `total` includes
 * the tax only when INCLUDE. It can be undone and done again, so the books know it by its own number (§O.3-3).
 */
export const postingServiceAmbil = (f: {
  no_faktur_service: string
  /** no_faktur_service-02, and on. */
  no_setoran: string
  dp: Rupiah
  total: Rupiah
  ppn_rp: Rupiah
  ppn_mode: PpnMode
  pembayaran: readonly Bayar[]
  barang: readonly BarangCustomer[]
}): Posting =>
  posting(head('SERVICE AMBIL', f.no_setoran), {
    rupiah: [
      ...f.pembayaran.flatMap(uangMasuk),
      debit(AKUN.UANG_MUKA_SERVICE, f.dp, { sub_ref: f.no_faktur_service }),
      kredit(AKUN.PENDAPATAN_SERVICE, f.ppn_mode === 'INCLUDE' ? f.total - f.ppn_rp : f.total),
      kredit(AKUN.UTANG_PPN, f.ppn_rp),
    ],
    stok: f.barang.map(keluar),
  })

/** E17: the whole down payment back, the goods back. */
export const postingBatalService = (f: {
  no_faktur_service: string
  dp: Rupiah
  refund: readonly Pick<Bayar, 'jenis' | 'nominal' | 'no_rekening'>[]
  barang: readonly BarangCustomer[]
}): Posting =>
  posting(head('BATAL SERVICE', f.no_faktur_service), {
    rupiah: [
      debit(AKUN.UANG_MUKA_SERVICE, f.dp, { sub_ref: f.no_faktur_service }),
      ...f.refund.map(uangKeluar),
    ],
    stok: f.barang.map(keluar),
  })

const keluar = (b: BarangCustomer): GerakStok => gerak('M22', lepas(b), SERVICE, 'V:CUSTOMER', b.berat, b.qty)
