/** The drawer counted: once done it stands, and is mended by counting again (DOMAIN §O.5-4). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const nama = 'Hitung Kas'
export const hitungKas = defineDokumen({
  kind: 'HITUNG KAS',
  nama,
  nomor: 'HU',
  kunci: 'no',
  status: 'status_valid',
  berita: 'kas',
  batal: {
    tidakPernah: () => errors.tidakBisaDibatalkan({ nama }),
    hariLain: { aturan: 'sama' },
    sudah: () => errors.sudahDibatalkan(),
  },
})
