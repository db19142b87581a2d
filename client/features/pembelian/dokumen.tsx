/** Purchases and trade-ins in the cashier's queue. */
import {
  batalPembelian,
  daftarPembelian,
  lihatPembelian,
  validasiPembelian,
} from '#domain/calls/pembelian.ts'
import { call } from '#client/api.ts'
import { didapat, type DokumenLayar } from '#client/dokumen/layar.ts'
import { DetailPembelian } from '#client/ui/beli/DetailPembelian.tsx'
import { notaBeli } from '#client/ui/beli/useCetakBeli.ts'

const beli = (jenis: 'PEMBELIAN' | 'TUKAR'): DokumenLayar => ({
  validasi: async ({ no_faktur_group }, izin) =>
    didapat(await call(validasiPembelian, { body: { jenis, no_faktur_group } }, izin)),
  tolak: ({ no_faktur_group }, alasan) => call(batalPembelian, { body: { jenis, no_faktur_group, alasan } }),
  calls: { validasi: validasiPembelian, batal: batalPembelian },
  detail: ({ no_faktur_group }) => <DetailPembelian no_faktur_group={no_faktur_group} />,
  nota: ({ no_faktur_group }) => notaBeli(no_faktur_group),
  changes: [daftarPembelian, lihatPembelian],
})

export const pembelian = beli('PEMBELIAN')
export const tukar = beli('TUKAR')
