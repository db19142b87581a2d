/** Loans, and payments on them: opened by their number, and in the cashier's queue. */
import { batalBayarHutang, validasiBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { batalHutang, listHutang, lihatHutang, validasiHutang } from '#domain/calls/hutang.ts'
import { call } from '#client/net/api.ts'
import type { QueueDokumen } from '#client/kasir/dokumen.ts'
import { DetailHutang } from './DetailHutang.tsx'
import { notaBayarKe, notaHutangKe } from './nota.ts'

const changes = [listHutang, lihatHutang]

const opened = {
  Detail: ({ no }: { no: string }) => <DetailHutang no_faktur_hutang={no} />,
  screen: '/lihat-hutang',
} as const

export const hutang: QueueDokumen = {
  ...opened,
  validasi: async ({ no_faktur_group: no_faktur_hutang }) => {
    await call(validasiHutang, { body: { no_faktur_hutang } })
    return []
  },
  serahkan: () => ['uang pinjaman', 'nota hutang'],
  sebutan: ({ kind, keterangan }) => (keterangan === '-' ? kind : `${kind}, amplop ${keterangan}`),
  tolak: ({ no_faktur_group: no_faktur_hutang }, alasan) =>
    call(batalHutang, { body: { no_faktur_hutang, alasan } }),
  calls: { validasi: validasiHutang, batal: batalHutang },
  nota: ({ no_faktur_group }) => notaHutangKe(no_faktur_group),
  changes,
}

/** A payment: its number is its own, and shows its loan; that of the loan stands beside it. */
export const bayarHutang: QueueDokumen = {
  ...opened,
  validasi: async ({ no_faktur_group: no_transaksi }) => {
    await call(validasiBayarHutang, { body: { no_transaksi } })
    return []
  },
  serahkan: ({ qty }) => (qty > 0 ? [`${qty} barang`, 'nota lunas'] : ['kwitansi']),
  tolak: ({ no_faktur_group: no_transaksi }, alasan) =>
    call(batalBayarHutang, { body: { no_transaksi, alasan } }),
  calls: { validasi: validasiBayarHutang, batal: batalBayarHutang },
  sebutan: ({ kind, keterangan }) => `${kind} ${keterangan}`,
  nota: ({ no_faktur_group }) => notaBayarKe(no_faktur_group),
  changes,
}
