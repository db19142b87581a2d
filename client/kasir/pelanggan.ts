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
  /** The sales person was filled in by itself, not chosen (sales-terakhir.ts). */
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

/** True when nothing was entered. A sales person that was only proposed does not count. */
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
/** The name by which a list shows the customer. */
export const sebutanPelanggan = ({ nama_customer, kode_customer }: Pelanggan): string =>
  nama_customer || kode_customer || TANPA_NAMA

/** Checks that a customer who leaves money can be found again. */
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
  'jenis_pembeli',
  'npwp_pembeli',
  'bebas_pph22',
  'no_bebas',
  'tgl_bebas',
]
export const milikPelanggan = ({ field }: { field: string }): boolean => FIELDS.includes(field)
