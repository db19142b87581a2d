/** Gold to a goldsmith, back from him, or lost in his work: done when it is saved (DOMAIN §O.2-2). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const nama = 'Bahan Tukang'

export const bahanTukang = defineDokumen({
  kind: 'BAHAN TUKANG',
  nama,
  nomor: 'BT',
  kunci: 'no',
  status: 'status_valid',
  berita: 'tukang',
  batal: {
    hariLain: { aturan: 'tidak', tolak: () => errors.batalBedaHari({ nama }) },
    sudah: () => errors.sudahDibatalkan(),
  },
})
