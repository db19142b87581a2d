/** A buy-back, and a trade-in: bought and sold in one (DOMAIN §B.3, §B.4). They share screens, queue and cancel. */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const dibeli = {
  kunci: 'no_faktur_group',
  status: 'status_valid',
  berita: 'pembelian',
  validasi: {
    menu: '/validasi-jual-beli',
    pengingat: 'Pembelian Dan Tukar Belum Di Validasi',
    belum: () => errors.pembelianBelumValidasi(),
    sudah: (no_faktur_group: string) => errors.sudahValidasi({ no_faktur_group }),
  },
  batal: {
    otorisasi: 'BATAL PEMBELIAN',
    hariLain: { aturan: 'pemilik', tolak: () => errors.batalBeliBedaTanggal() },
    sudah: () => errors.sudahDibatalkan(),
  },
} as const

export const pembelian = defineDokumen({ kind: 'PEMBELIAN', nama: 'Pembelian', nomor: 'BL', ...dibeli })
export const tukar = defineDokumen({ kind: 'TUKAR', nama: 'Tukar', nomor: 'TK', ...dibeli })
