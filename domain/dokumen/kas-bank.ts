/** Money that is put in, taken out or moved, of drawer (KM, KK) and accounts (BM, BK): E25 to E29, E43 when it is saved, E30 when it is undone (DOMAIN §B.9). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'
import { JENIS_NOMOR } from '../rules/kode.ts'

const kas = <const N extends 'KM' | 'KK' | 'BM' | 'BK'>(nomor: N) =>
  defineDokumen({
    kind: JENIS_NOMOR[nomor].toUpperCase(),
    nama: JENIS_NOMOR[nomor],
    nomor,
    seri: 'KAS BANK',
    kunci: 'no_kas',
    status: 'status_valid',
    berita: 'kas',
    batal: {
      otorisasi: 'BATAL KAS',
      hariLain: { aturan: 'tidak', tolak: () => errors.batalBedaHari({ nama: JENIS_NOMOR[nomor] }) },
      sudah: () => errors.sudahDibatalkan(),
    },
  })

/** By the first two letters of their numbers. */
export const dokumenKasBank = { KM: kas('KM'), KK: kas('KK'), BM: kas('BM'), BK: kas('BK') } as const
export type NomorKas = keyof typeof dokumenKasBank
