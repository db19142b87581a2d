/** Purchases and trade-ins: opened by their number, and in the cashier's queue. */
import { batalPembelian, listPembelian, lihatPembelian, validasiPembelian } from '#domain/calls/pembelian.ts'
import { cetakPembelian } from '#domain/calls/nota-pembelian.ts'
import { WAJIB_LAPOR } from '#domain/rules/aml.ts'
import { call } from '#client/net/api.ts'
import { didapat, type QueueDokumen } from '#client/kasir/dokumen.ts'
import { DetailPembelian } from './DetailPembelian.tsx'
import { notaBeli } from './nota.ts'

const beli = (jenis: 'PEMBELIAN' | 'TUKAR'): QueueDokumen => ({
  Detail: ({ no }) => <DetailPembelian no_faktur_group={no} />,
  paper: { cetak: cetakPembelian, nota: notaBeli },
  validasi: async ({ no_faktur_group }) => {
    const { lapor_ppatk, ...got } = await call(validasiPembelian, { body: { jenis, no_faktur_group } })
    return [...(lapor_ppatk ? [WAJIB_LAPOR] : []), ...didapat(got)]
  },
  serahkan: ({ qty }) => (jenis === 'TUKAR' ? [`${qty} barang`, 'nota tukar'] : ['nota pembelian']),
  tolak: ({ no_faktur_group }, alasan) => call(batalPembelian, { body: { jenis, no_faktur_group, alasan } }),
  calls: { validasi: validasiPembelian, batal: batalPembelian },
  nota: ({ no_faktur_group }) => notaBeli(no_faktur_group),
  changes: [listPembelian, lihatPembelian],
})

export const pembelian = beli('PEMBELIAN')
export const tukar = beli('TUKAR')
