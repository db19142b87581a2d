/** A sale (DOMAIN §B.1). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

export const penjualan = defineDokumen({
  kind: 'PENJUALAN',
  nama: 'Penjualan',
  nomor: 'JL',
  kunci: 'no_faktur_group',
  status: 'status_valid',
  berita: 'penjualan',
  validasi: {
    menu: '/validasi-penjualan',
    pengingat: 'Penjualan Belum Di Validasi',
    belum: () => errors.penjualanBelumValidasi(),
    sudah: (no_faktur_group) => errors.sudahValidasi({ no_faktur_group }),
  },
  batal: {
    otorisasi: 'BATAL PENJUALAN',
    hariLain: { aturan: 'pemilik', tolak: () => errors.batalBedaTanggal() },
    sudah: () => errors.sudahDibatalkan(),
  },
})
