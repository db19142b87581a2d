/** Gifts: E31 BELI HADIAH, E32 AMBIL HADIAH, E33 TUKAR POIN; undone by reversalOf as BATAL HADIAH (DOMAIN §B.10, §C.11). */
import { rupiah, type Rupiah } from '#domain/units.ts'
import { AKUN } from '../akun.ts'
import type { GerakHadiah, Posting } from '../posting.ts'
import { nilaiKeluar } from '../rata-rata.ts'
import { debit, kredit, posting, uangKeluar, type Bayar } from './lines.ts'

/** A gift as it is now, and how many of it go. */
export interface HadiahKeluar {
  kode_hadiah: string
  qty: number
  stock: number
  nilai: Rupiah
}

/** E31: gifts bought, for cash or from an account. */
export const postingBeliHadiah = (f: {
  no_pembelian: string
  supplier: string
  lines: readonly { kode_hadiah: string; qty: number; total_uang: Rupiah }[]
  pembayaran: readonly Bayar[]
}): Posting =>
  posting(
    { kategori: 'BELI HADIAH', ref_type: 'HADIAH', ref_no: f.no_pembelian, keterangan: f.supplier },
    {
      rupiah: [
        ...f.lines.map((b) => debit(AKUN.PERSEDIAAN_HADIAH, b.total_uang)),
        ...f.pembayaran.map(uangKeluar),
      ],
      hadiah: f.lines.map((b): GerakHadiah => ({
        kode_hadiah: b.kode_hadiah,
        kategori: 'PEMBELIAN',
        stock_in: b.qty,
        stock_out: 0,
        nilai: b.total_uang,
        keterangan: f.supplier,
      })),
    },
  )

const keluar = <L extends HadiahKeluar>(
  lines: readonly L[],
  kategori: GerakHadiah['kategori'],
  keterangan: (line: L) => string,
) => {
  const hadiah = lines.map((b): GerakHadiah => ({
    kode_hadiah: b.kode_hadiah,
    kategori,
    stock_in: 0,
    stock_out: b.qty,
    nilai: rupiah(-nilaiKeluar(b.qty, b.stock, b.nilai)),
    keterangan: keterangan(b),
  }))
  const cost = -hadiah.reduce((sum, g) => sum + g.nilai, 0)
  return { hadiah, rupiah: [debit(AKUN.BIAYA_HADIAH, cost), kredit(AKUN.PERSEDIAAN_HADIAH, cost)] }
}

/** E32: gifts given away, each for its own reason, at their average cost. */
export const postingAmbilHadiah = (f: {
  no_pengambilan: string
  lines: readonly (HadiahKeluar & { alasan: string })[]
}): Posting => {
  const keterangan = [...new Set(f.lines.map((b) => b.alasan))].join(', ')
  return posting(
    { kategori: 'AMBIL HADIAH', ref_type: 'HADIAH', ref_no: f.no_pengambilan, keterangan },
    keluar(f.lines, 'PENGAMBILAN', (b) => b.alasan),
  )
}

/** E33: gifts for points. @param poin what the member pays for all of them, positive */
export const postingTukarPoin = (f: {
  no_tukar_poin: string
  kode_member: string
  poin: number
  lines: readonly HadiahKeluar[]
}): Posting =>
  posting(
    { kategori: 'TUKAR POIN', ref_type: 'POIN', ref_no: f.no_tukar_poin },
    {
      ...keluar(f.lines, 'TUKAR POIN', () => f.kode_member),
      poin:
        f.poin === 0
          ? []
          : [
              {
                kode_member: f.kode_member,
                poin: -f.poin,
                kategori: 'TUKAR POIN',
                deskripsi: f.no_tukar_poin,
              },
            ],
    },
  )
