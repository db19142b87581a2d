/** Gifts bought, given away, and exchanged for points: done when they are saved (DOMAIN §B.10). */
import { defineDokumen } from '../dokumen.ts'
import { errors } from '../errors.ts'

const hadiah = {
  kunci: 'no_ref',
  status: 'status_valid',
  berita: 'hadiah',
  batal: {
    otorisasi: 'BATAL HADIAH',
    hariLain: { aturan: 'tidak', tolak: () => errors.batalHadiahBedaTanggal() },
    sudah: () => errors.sudahDibatalkan(),
  },
} as const

export const beliHadiah = defineDokumen({ kind: 'BELI HADIAH', nama: 'Beli Hadiah', nomor: 'BH', ...hadiah })
export const ambilHadiah = defineDokumen({
  kind: 'AMBIL HADIAH',
  nama: 'Ambil Hadiah',
  nomor: 'AH',
  ...hadiah,
})
export const tukarPoin = defineDokumen({ kind: 'TUKAR POIN', nama: 'Tukar Poin', nomor: 'TP', ...hadiah })

/** By the jenis of the gift calls (domain/calls/hadiah.ts). */
export const dokumenHadiah = { BELI: beliHadiah, AMBIL: ambilHadiah, TUKAR: tukarPoin } as const
