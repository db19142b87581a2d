/** Sales in the cashier's queue. */
import { batalPenjualan, listPenjualan, lihatPenjualan, validasiPenjualan } from '#domain/calls/penjualan.ts'
import { listPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { listTitipan, lihatTitipan } from '#domain/calls/titipan.ts'
import { WAJIB_LAPOR } from '#domain/rules/aml.ts'
import { call } from '#client/net/api.ts'
import type { ScreenDokumen } from '#client/kasir/dokumen.ts'
import { DetailPenjualan } from './DetailPenjualan.tsx'
import { namedResult } from './result.ts'
import { notaJual } from './nota.ts'

export const penjualan: ScreenDokumen = {
  validasi: async ({ no_faktur_group }) => {
    const { lapor_ppatk, ...result } = await call(validasiPenjualan, {
      body: { jenis: 'PENJUALAN', no_faktur_group },
    })
    return [...(lapor_ppatk ? [WAJIB_LAPOR] : []), ...namedResult(result)]
  },
  serahkan: ({ qty }) => [`${qty} barang`, 'nota penjualan'],
  tolak: ({ no_faktur_group }, alasan) => call(batalPenjualan, { body: { no_faktur_group, alasan } }),
  calls: { lihat: lihatPenjualan, validasi: validasiPenjualan, batal: batalPenjualan },
  detail: ({ no_faktur_group }) => <DetailPenjualan no_faktur_group={no_faktur_group} />,
  nota: ({ no_faktur_group }) => notaJual(no_faktur_group),
  changes: [listPenjualan, lihatPenjualan, listTitipan, lihatTitipan, listPesanan, lihatPesanan],
}
