/** Goldsmiths: E13 UPAH TUKANG, and gold that they are given, bring back or lose (DOMAIN §B.6, §O.2-2). */
import type { Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import type { KodeMutasi } from '../mutasi.ts'
import { lokasiSistem } from '../lokasi.ts'
import type { EmasTukang, Posting } from '../posting.ts'
import { debit, gerak, olehTukang, posting, uangKeluar, type Bayar } from './lines.ts'
import { lepas, type EmasLepas } from './pesanan.ts'

export const JENIS_BAHAN = ['SERAH', 'KEMBALI', 'SUSUT'] as const
export type JenisBahan = (typeof JENIS_BAHAN)[number]
export type Pemilik = 'TOKO' | 'CUSTOMER'

const [LEBUR, SERVICE] = [lokasiSistem('LEBUR'), lokasiSistem('SERVICE')]
/** Of the shop's gold, and of a customer's: by which mutation, from where, to where. */
const JALAN: Record<JenisBahan, Record<Pemilik, readonly [KodeMutasi, string, string]>> = {
  SERAH: { TOKO: ['M09', LEBUR, 'V:TUKANG'], CUSTOMER: ['M22', SERVICE, 'V:TUKANG'] },
  KEMBALI: { TOKO: ['M09', 'V:TUKANG', LEBUR], CUSTOMER: ['M22', 'V:TUKANG', SERVICE] },
  SUSUT: { TOKO: ['M14', 'V:TUKANG', 'V:SUSUT'], CUSTOMER: ['M22', 'V:TUKANG', 'V:SUSUT'] },
}

/** Grams to a goldsmith (SERAH), back from him (KEMBALI), or lost in his work (SUSUT). @param no_bahan BT-… */
export const postingBahanTukang = (
  no_bahan: string,
  jenis: JenisBahan,
  emas: readonly (EmasLepas & EmasTukang & { pemilik: Pemilik })[],
): Posting =>
  posting(
    { kategori: 'BAHAN TUKANG', ref_type: 'BAHAN TUKANG', ref_no: no_bahan },
    {
      stok: emas.map((e) => {
        const [kode, dari, ke] = JALAN[jenis][e.pemilik]
        return olehTukang(e, gerak(kode, lepas(e), dari, ke, e.berat, 0))
      }),
    },
  )

/** E13: the goldsmith's fee. @param f.untuk the order or the repair it is for */
export const postingUpahTukang = (f: {
  no_kas: string
  untuk: string
  upah: Rupiah
  pembayaran: readonly Bayar[]
}): Posting =>
  posting(
    { kategori: 'UPAH TUKANG', ref_type: 'UPAH TUKANG', ref_no: f.no_kas, keterangan: f.untuk },
    { rupiah: [debit(AKUN.ONGKOS_TUKANG, f.upah), ...f.pembayaran.map(uangKeluar)] },
  )
