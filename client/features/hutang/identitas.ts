/** The borrower's identity: the card of the house's form, or the NIK of a member. */
import type { IdentitasDiisi } from '#client/kasir/identitas.ts'
import type { Pelanggan } from '#client/kasir/pelanggan.ts'

/** Fills fields that are left empty on the card with what the customer has said. */
export const identitasDiminta = (
  i: IdentitasDiisi,
  { nama_customer, alamat_customer }: Pick<Pelanggan, 'nama_customer' | 'alamat_customer'>,
): IdentitasDiisi => ({
  ...i,
  nama: i.nama || nama_customer,
  alamat: i.alamat || alamat_customer,
  pekerjaan: '-',
})

/** As the till names it: who borrows, or that it is not known yet. @param dikenal the member's own NIK is on file */
export function sebutanPeminjam(
  { jenis, nomor }: IdentitasDiisi,
  dikenal: boolean,
): { text: string; lengkap: boolean } {
  const lengkap = nomor.length >= (jenis === 'KTP' ? 16 : 5)
  if (lengkap) return { lengkap, text: `${jenis} ****${nomor.slice(-4)}` }
  return dikenal
    ? { lengkap: true, text: 'NIK member sudah ada' }
    : { lengkap: false, text: 'Identitas peminjam wajib diisi' }
}
