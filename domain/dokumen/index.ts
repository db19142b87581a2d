/** Every kind of document. */
import type { DokumenDefinition } from '../dokumen.ts'
import { bahanTukang } from './bahan-tukang.ts'
import { dokumenKasBank } from './kas-bank.ts'
import { upahBank, upahKas } from './upah-tukang.ts'
import { hitungKas } from './hitung-kas.ts'
import { koreksiBerat } from './koreksi-berat.ts'
import { bayarBunga, cicilPokok, hutang, hutangLunas, perpanjang, serahBarang } from './hutang.ts'
import { ambilHadiah, beliHadiah, tukarPoin } from './hadiah.ts'
import { opname, timbangBaki } from './opname.ts'
import { leburKeluar } from './lebur-keluar.ts'
import { dokumenStok } from './stok.ts'
import { pembelian, tukar } from './pembelian.ts'
import { penjualan } from './penjualan.ts'
import { pesanan } from './pesanan.ts'
import { service } from './service.ts'
import { titipan } from './titipan.ts'

/** Documents that wait for the cashier. */
export const divalidasi = [
  penjualan,
  titipan,
  pembelian,
  tukar,
  hutang,
  bayarBunga,
  perpanjang,
  cicilPokok,
  hutangLunas,
] as const
export type KindDivalidasi = (typeof divalidasi)[number]['kind']

/** The news of them. */
export const BERITA_DIVALIDASI: readonly string[] = [...new Set(divalidasi.map(({ berita }) => berita))]

export const allDokumen: readonly DokumenDefinition[] = [
  ...divalidasi,
  pesanan,
  service,
  serahBarang,
  beliHadiah,
  ambilHadiah,
  tukarPoin,
  koreksiBerat,
  timbangBaki,
  hitungKas,
  opname,
  ...dokumenStok,
  leburKeluar,
  bahanTukang,
  ...Object.values(dokumenKasBank),
  upahKas,
  upahBank,
]
