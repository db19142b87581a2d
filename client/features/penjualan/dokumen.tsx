/** Sales in the cashier's queue. */
import type { CallReply } from '#domain/call.ts'
import {
  batalPenjualan,
  daftarPenjualan,
  lihatPenjualan,
  validasiPenjualan,
} from '#domain/calls/penjualan.ts'
import { daftarPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { daftarTitipan, lihatTitipan } from '#domain/calls/titipan.ts'
import { sebutEmas } from '#domain/documents/nota-penjualan.ts'
import { WAJIB_LAPOR } from '#domain/rules/aml.ts'
import { formatRupiah } from '#domain/format.ts'
import { call } from '#client/net/api.ts'
import { didapat, type DokumenLayar } from '#client/kasir/dokumen.ts'
import { SEBUTAN } from './ambil/diambil.ts'
import { DetailPenjualan } from './DetailPenjualan.tsx'
import { notaJual } from './nota.ts'

/** Money that the cashier now hands back. */
const dikembalikan =
  (nama: string) =>
  ({ jenis, nama_bank, nominal }: CallReply<typeof validasiPenjualan>['kelebihan'][number]): string =>
    `kembalikan kelebihan ${nama} ${[jenis, nama_bank].filter((text) => text !== '-').join(' ')} ${formatRupiah(nominal)}`

export const penjualan: DokumenLayar = {
  validasi: async ({ no_faktur_group }, izin) => {
    const { dimuka, kelebihan, emas_kembali, lapor_ppatk, ...got } = await call(
      validasiPenjualan,
      { body: { jenis: 'PENJUALAN', no_faktur_group } },
      izin,
    )
    return [
      ...kelebihan.map(dikembalikan(SEBUTAN[dimuka ?? 'TITIPAN'].uang)),
      ...(emas_kembali.length ? [`serahkan emas customer ${sebutEmas(emas_kembali)}`] : []),
      ...(lapor_ppatk ? [WAJIB_LAPOR] : []),
      ...didapat(got),
    ]
  },
  serahkan: ({ qty }) => [`${qty} barang`, 'nota penjualan'],
  tolak: ({ no_faktur_group }, alasan) => call(batalPenjualan, { body: { no_faktur_group, alasan } }),
  calls: { lihat: lihatPenjualan, validasi: validasiPenjualan, batal: batalPenjualan },
  detail: ({ no_faktur_group }) => <DetailPenjualan no_faktur_group={no_faktur_group} />,
  nota: ({ no_faktur_group }) => notaJual(no_faktur_group),
  changes: [daftarPenjualan, lihatPenjualan, daftarTitipan, lihatTitipan, daftarPesanan, lihatPesanan],
}
