/** A deposit; additions to it carry its number (DOMAIN §B.2). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

export const titipan = defineDokumen({
  kind: 'TITIPAN',
  nama: 'Titipan',
  nomor: 'TT',
  kunci: 'no_titip_group',
  status: 'status_valid',
  berita: 'titipan',
  validasi: {
    menu: '/validasi-titipan',
    pengingat: 'Titipan Belum Di Validasi',
    belum: () => errors.penjualanBelumValidasi(),
    sudah: (no_titip_group) => errors.titipanSudahValidasi({ no_titip_group }),
  },
  batal: {
    otorisasi: 'BATAL TITIPAN',
    hariLain: { aturan: 'sama' },
    sudah: (no_titip_group) => errors.titipanDibatalkan({ no_titip_group }),
  },
})
