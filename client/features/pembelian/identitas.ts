/** Who sells, as entered. */
import { zIdentitas, type JENIS_IDENTITAS } from '#domain/calls/faktur.ts'

export interface IdentitasDiisi {
  jenis: (typeof JENIS_IDENTITAS)[number]
  nomor: string
  nama: string
  alamat: string
}
export const identitasKosong: IdentitasDiisi = { jenis: 'KTP', nomor: '', nama: '', alamat: '' }

/** As the till names it: who sells, or that it is not known yet. */
export function sebutanIdentitas(identitas: IdentitasDiisi): { text: string; lengkap: boolean } {
  const lengkap = zIdentitas.safeParse(identitas).success
  const { jenis, nomor, nama } = identitas
  return {
    lengkap,
    text: lengkap ? `${jenis} ****${nomor.slice(-4)} ${nama}` : 'Identitas penjual wajib diisi',
  }
}
