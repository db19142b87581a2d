/** A goldsmith's fee, out of the drawer (KK) or of an account (BK): E13 when it is saved, E39 when it is undone (DOMAIN §O.2-10). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const nama = 'Upah Tukang'
const upah = {
  nama,
  seri: 'KAS BANK',
  kunci: 'no_kas',
  status: 'status_valid',
  berita: 'tukang',
  batal: {
    otorisasi: 'BATAL KAS',
    hariLain: { aturan: 'tidak', tolak: () => errors.batalBedaHari({ nama }) },
    sudah: () => errors.sudahDibatalkan(),
  },
} as const

export const upahKas = defineDokumen({ kind: 'UPAH KAS', nomor: 'KK', ...upah })
export const upahBank = defineDokumen({ kind: 'UPAH BANK', nomor: 'BK', ...upah })

/** By how it was paid. */
export const dokumenUpah = { KAS: upahKas, BANK: upahBank } as const
