/** The nota of a purchase or trade-in on paper: counted and printed (DOMAIN §F.5). */
import { defineCall } from '../call.ts'
import { callsNota, ON_PAPER } from './nota.ts'
import { zCetak } from './faktur.ts'

const { cetak, nota } = callsNota('pembelian', 'no_faktur_group', {
  may: {
    menus: ['/lihat-pembelian', '/transaksi-pembelian', '/transaksi-penjualan', '/validasi-jual-beli'],
    action: 'lihat',
  },
  counts: 'the nota',
  summary: `The nota ${ON_PAPER}`,
})
export const cetakPembelian = defineCall({ ...cetak, body: zCetak.optional() })
export const notaPembelian = nota
