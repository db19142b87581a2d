/** A repair; what is paid on it carries its number (DOMAIN §B.7). It is posted when it is saved. */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

export const service = defineDokumen({
  kind: 'SERVICE',
  nama: 'Service',
  nomor: 'SV',
  kunci: 'no_faktur_service',
  status: 'status_service',
  berita: 'service',
  batal: {
    otorisasi: 'BATAL SERVICE',
    hariLain: { aturan: 'sama' },
    sudah: (no_faktur_service) => errors.serviceBerakhir({ no_faktur_service }),
  },
})
