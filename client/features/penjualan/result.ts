/**
 * Says in words what a validated sale gives and hands back: at the cashier's queue, and at the till that validates with
 * its save.
 */
import type { ValidasiResult } from '#domain/calls/penjualan.ts'
import { sebutEmas } from '#domain/documents/nota-penjualan.ts'
import { formatRupiah } from '#domain/format.ts'
import { didapat } from '#client/kasir/dokumen.ts'
import { SEBUTAN } from './ambil/diambil.ts'

/** Money that the cashier now hands back. */
const dikembalikan =
  (nama: string) =>
  ({ jenis, nama_bank, nominal }: ValidasiResult['kelebihan'][number]): string =>
    `kembalikan kelebihan ${nama} ${[jenis, nama_bank].filter((text) => text !== '-').join(' ')} ${formatRupiah(nominal)}`

export const namedResult = ({ dimuka, kelebihan, emas_kembali, ...got }: ValidasiResult): string[] => [
  ...kelebihan.map(dikembalikan(SEBUTAN[dimuka ?? 'TITIPAN'].uang)),
  ...(emas_kembali.length ? [`serahkan emas customer ${sebutEmas(emas_kembali)}`] : []),
  ...didapat(got),
]
