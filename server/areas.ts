/** Every area that has documents. Close and books read this list; queue, reminders, histories and trays are handed it (routes.ts, app.ts). None names a kind. */
import { barang } from './features/barang/dokumen.ts'
import { hadiah } from './features/hadiah/dokumen.ts'
import { kas } from './features/kas/dokumen.ts'
import { hutang } from './features/hutang/dokumen.ts'
import { bayarHutang } from './features/hutang/dokumen-bayar.ts'
import { kirim } from './features/kirim/dokumen.ts'
import { cucian } from './features/cucian/dokumen.ts'
import { hancur } from './features/hancur/dokumen.ts'
import { konversi } from './features/konversi/dokumen.ts'
import { pembelian } from './features/pembelian/dokumen.ts'
import { penjualan } from './features/penjualan/dokumen.ts'
import { tambah } from './features/tambah/dokumen.ts'
import { pesanan } from './features/pesanan/dokumen.ts'
import { service } from './features/service/dokumen.ts'
import { titipan } from './features/titipan/dokumen.ts'
import { opname } from './features/opname/dokumen.ts'
import { penahanDi } from './features/opname/tertahan.ts'
import { hitungKas } from './features/hitung-kas/dokumen.ts'
import { timbang } from './features/timbang-baki/dokumen.ts'
import { tukang } from './features/tukang/dokumen.ts'
import { stok } from './stok/dokumen.ts'
import type { DokumenArea } from './dokumen/area.ts'

export const areaDokumen: readonly DokumenArea[] = [
  penjualan,
  pembelian,
  titipan,
  pesanan,
  service,
  hutang,
  bayarHutang,
  hadiah,
  stok,
  barang,
  tambah,
  kirim,
  opname,
  timbang,
  hitungKas,
  konversi,
  hancur,
  cucian,
  tukang,
  kas,
]

/** What holds a piece that a count does not find. */
export const penahanBarang = penahanDi(areaDokumen)
