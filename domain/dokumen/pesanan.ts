/** An order; the payments on it carry its number (DOMAIN §B.6). It is posted when it is saved. */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

export const pesanan = defineDokumen({
  kind: 'PESANAN',
  nama: 'Pesanan',
  nomor: 'PS',
  kunci: 'no_pesanan',
  status: 'status_pesanan',
  berita: 'pesanan',
  batal: {
    akhir: 'CLOSE',
    otorisasi: 'BATAL PESANAN',
    hariLain: { aturan: 'sama' },
    sudah: (no_pesanan) => errors.pesananSelesai({ no_pesanan }),
  },
})
