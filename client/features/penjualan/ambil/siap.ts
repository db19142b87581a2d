/** The deposits and orders that can be taken, as the till lists them. Pure. */
import type { PesananRingkas } from '#domain/calls/pesanan.ts'
import type { TitipanRingkas } from '#domain/calls/titipan.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import type { Rupiah } from '#domain/units.ts'
import { sebutStatus } from '#client/features/pesanan/status.tsx'
import type { Choice } from './diambil.ts'

export interface Siap extends Choice {
  nama_customer: string
  no_hp: string
  nama_barang: string
  dibayar: Rupiah
  /** null of money alone. */
  sisa: Rupiah | null
  /** The reason why it cannot be taken yet; '' when it can. */
  belum: string
}

const bisaDiambil = {
  TITIPAN: (t: TitipanRingkas): boolean =>
    t.status_valid === 'DONE' && t.menunggu === 0 && t.no_faktur_group === '-',
  DP: (p: PesananRingkas): boolean => p.status_pesanan === 'DONE' && p.no_faktur_group === '-',
}

const siapa = ({ nama_customer, no_hp, nama_barang }: PesananRingkas | TitipanRingkas) => ({
  nama_customer,
  no_hp,
  nama_barang,
})

const belum = ({ no_faktur_group }: { no_faktur_group: string }, sebab: string): string =>
  no_faktur_group === '-' ? sebab : nomorPendek(no_faktur_group)

export const titipanSiap = (t: TitipanRingkas): Siap => ({
  ...siapa(t),
  jenis: 'TITIPAN',
  no: t.no_titip_group,
  dibayar: t.titipan,
  sisa: t.total === 0 ? null : t.sisa,
  belum: bisaDiambil.TITIPAN(t) ? '' : belum(t, 'BELUM DIVALIDASI'),
})

export const pesananSiap = (p: PesananRingkas): Siap => ({
  ...siapa(p),
  jenis: 'DP',
  no: p.no_pesanan,
  dibayar: p.jumlah_bayar,
  sisa: p.sisa_bayar,
  belum: bisaDiambil.DP(p) ? '' : belum(p, sebutStatus(p.status_pesanan)),
})
