/** Trade-in: E08 TUKAR, undone by reversalOf as E09 BATAL TUKAR (DOMAIN §B.4). */
import { AKUN } from '../akun.ts'
import type { Posting } from '../posting.ts'
import { debit, posting, uangKeluar, uangMasuk, type Bayar } from './lines.ts'
import { gerakBeli, type BeliLine } from './pembelian.ts'
import { gerakJual, gerakPoin, pendapatan, type FaktaPenjualan } from './penjualan.ts'

/**
 * E08: old pieces on 5101, new ones as in a sale. `arah` MASUK: the customer pays the difference (a TUKAR line among the
 * payments is the old pieces themselves, and posts nothing more). KELUAR: the shop does, TUKAR KURANG.
 */
export const postingTukar = (
  f: FaktaPenjualan & { beli: readonly BeliLine[]; arah: 'MASUK' | 'KELUAR' },
): Posting =>
  posting(
    { kategori: 'TUKAR', ref_type: 'TUKAR', ref_no: f.no_faktur_group },
    {
      rupiah: [
        ...f.beli.map((b) => debit(AKUN.PEMBELIAN_EMAS, b.harga)),
        ...(f.arah === 'MASUK'
          ? f.pembayaran.flatMap(uangMasuk)
          : f.pembayaran.filter((p) => p.jenis !== 'TUKAR').map(kurang)),
        ...f.lines.flatMap((b) => pendapatan(b, f.ppn_mode)),
      ],
      stok: [...f.beli.map(gerakBeli), ...f.lines.flatMap(gerakJual)],
      poin: gerakPoin(f.poin?.kode_member, f.poin?.poin ?? 0, 'PENJUALAN', f.no_faktur_group),
    },
  )

const kurang = (p: Bayar) => ({ ...uangKeluar(p), keterangan: 'TUKAR KURANG' })
