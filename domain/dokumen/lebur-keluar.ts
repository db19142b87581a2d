/** Melted gold that leaves the shop: grams to head office, or sold to a refinery (DOMAIN §O.1-4). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const nama = 'Keluar Lebur'

export const leburKeluar = defineDokumen({
  kind: 'LEBUR KELUAR',
  nama,
  nomor: 'LB',
  kunci: 'no',
  status: 'status_valid',
  berita: 'stok',
  batal: {
    otorisasi: 'HANCUR BARANG',
    hariLain: { aturan: 'tidak', tolak: () => errors.batalBedaHari({ nama }) },
    sudah: () => errors.sudahDibatalkan(),
  },
})
