/** Who sells, as entered. */
import type { JENIS_IDENTITAS } from '#domain/calls/faktur.ts'

export interface IdentitasDiisi {
  jenis: (typeof JENIS_IDENTITAS)[number]
  nomor: string
  nama: string
  alamat: string
}
export const identitasKosong: IdentitasDiisi = { jenis: 'KTP', nomor: '', nama: '', alamat: '' }
