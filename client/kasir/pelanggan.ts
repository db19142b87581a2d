import type { FieldError } from '#domain/errors.ts'
import { periksaPenitip } from '#domain/rules/titipan.ts'

/** The specification's local customer record (spec 000 §3), and what of it a document is given. */
export type JenisPelanggan = 'NONMEMBER' | 'MEMBER'
export interface Pelanggan {
  jenis_pelanggan: JenisPelanggan
  kode_customer: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
  kode_sales: string
  /** Nobody has chosen them: they stand there by themselves (sales-terakhir.ts). */
  sales_usulan?: boolean
}

export const emptyPelanggan: Pelanggan = {
  jenis_pelanggan: 'NONMEMBER',
  kode_customer: '',
  nama_customer: '',
  no_hp: '',
  alamat_customer: '',
  kode_sales: '',
}

/** Who sells is nobody's typing alone. */
export const isEmpty = ({
  kode_customer,
  nama_customer,
  no_hp,
  alamat_customer,
  kode_sales,
  sales_usulan,
}: Pelanggan): boolean =>
  [kode_customer, nama_customer, no_hp, alamat_customer, sales_usulan ? '' : kode_sales].every(
    (text) => text === '',
  )

/** The customer's part of a request: of a member the code alone. */
export function pelangganDiminta(pelanggan: Pelanggan) {
  const member = pelanggan.jenis_pelanggan === 'MEMBER'
  return {
    kode_sales: pelanggan.kode_sales,
    kode_customer: member ? pelanggan.kode_customer : 'NONMEMBER',
    nama_customer: member ? 'REGULER' : pelanggan.nama_customer || 'REGULER',
    no_hp: (!member && pelanggan.no_hp) || '-',
    alamat_customer: (!member && pelanggan.alamat_customer) || '-',
  }
}

/** A member without a code is nobody. */
export const periksaMember = ({ jenis_pelanggan, kode_customer }: Pelanggan) =>
  jenis_pelanggan === 'MEMBER' && kode_customer === ''
    ? [{ field: 'kode_customer', message: 'Kode Member Harus Diisi' }]
    : []

export const TANPA_NAMA = 'REGULER'
/** How a list says who it is for. */
export const sebutanPelanggan = ({ nama_customer, kode_customer }: Pelanggan): string =>
  nama_customer || kode_customer || TANPA_NAMA

/** Who leaves money must be found again. */
export const penitipError = (pelanggan: Pelanggan): FieldError[] =>
  periksaPenitip(pelangganDiminta(pelanggan)).flatMap((refusal) => refusal.errors)

/** Told beside a field of the customer's panel, or of the dialog behind it. */
const FIELDS = [
  'kode_sales',
  'kode_marketplace',
  'kode_customer',
  'nama_customer',
  'no_hp',
  'alamat_customer',
]
export const milikPelanggan = ({ field }: { field: string }): boolean => FIELDS.includes(field)
