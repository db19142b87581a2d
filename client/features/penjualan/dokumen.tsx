/** Sales: opened by their number, and in the cashier's queue. */
import { batalPenjualan, listPenjualan, lihatPenjualan, validasiPenjualan } from '#domain/calls/penjualan.ts'
import { cetakPenjualan } from '#domain/calls/nota-penjualan.ts'
import { listPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { listTitipan, lihatTitipan } from '#domain/calls/titipan.ts'
import { WAJIB_LAPOR } from '#domain/rules/aml.ts'
import { call } from '#client/net/api.ts'
import type { QueueDokumen } from '#client/kasir/dokumen.ts'
import { DetailPenjualan } from './DetailPenjualan.tsx'
import { namedResult } from './result.ts'
import { notaJual } from './nota.ts'

export const penjualan: QueueDokumen = {
  Detail: ({ no }) => <DetailPenjualan no_faktur_group={no} />,
  paper: { cetak: cetakPenjualan, nota: notaJual },
  validasi: async ({ no_faktur_group }) => {
    const { lapor_ppatk, ...result } = await call(validasiPenjualan, {
      body: { jenis: 'PENJUALAN', no_faktur_group },
    })
    return [...(lapor_ppatk ? [WAJIB_LAPOR] : []), ...namedResult(result)]
  },
  serahkan: ({ qty }) => [`${qty} barang`, 'nota penjualan'],
  tolak: ({ no_faktur_group }, alasan) => call(batalPenjualan, { body: { no_faktur_group, alasan } }),
  calls: { validasi: validasiPenjualan, batal: batalPenjualan },
  nota: ({ no_faktur_group }) => notaJual(no_faktur_group),
  changes: [listPenjualan, lihatPenjualan, listTitipan, lihatTitipan, listPesanan, lihatPesanan],
}
