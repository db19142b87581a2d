/** A piece whose weight the scale says otherwise: M24 (DOMAIN §O.1-13). Another correction is the way back. */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const nama = 'Koreksi Berat'
export const koreksiBerat = defineDokumen({
  kind: 'KOREKSI BERAT',
  nama,
  nomor: 'KO',
  kunci: 'no',
  status: 'status_valid',
  berita: 'stok',
  batal: {
    tidakPernah: () => errors.tidakBisaDibatalkan({ nama }),
    hariLain: { aturan: 'tidak', tolak: () => errors.batalBedaHari({ nama }) },
    sudah: () => errors.sudahDibatalkan(),
  },
})
