/** What can be taken, as the till lists it. Pure. */
import type { PesananRingkas } from '#domain/calls/pesanan.ts'
import type { TitipanRingkas } from '#domain/calls/titipan.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Pilihan } from './diambil.ts'

export interface Siap extends Pilihan {
  nama_customer: string
  no_hp: string
  nama_barang: string
  dibayar: Rupiah
  /** null of money alone. */
  sisa: Rupiah | null
}

export const bisaDiambil = {
  TITIPAN: (t: TitipanRingkas): boolean =>
    t.status_valid === 'DONE' && t.menunggu === 0 && t.no_faktur_group === '-',
  DP: (p: PesananRingkas): boolean => p.status_pesanan === 'DONE' && p.no_faktur_group === '-',
}

const siapa = ({ nama_customer, no_hp, nama_barang }: PesananRingkas | TitipanRingkas) => ({
  nama_customer,
  no_hp,
  nama_barang,
})

export const titipanSiap = (t: TitipanRingkas): Siap => ({
  ...siapa(t),
  jenis: 'TITIPAN',
  no: t.no_titip_group,
  dibayar: t.titipan,
  sisa: t.total === 0 ? null : t.sisa,
})

export const pesananSiap = (p: PesananRingkas): Siap => ({
  ...siapa(p),
  jenis: 'DP',
  no: p.no_pesanan,
  dibayar: p.jumlah_bayar,
  sisa: p.sisa_bayar,
})
