import type { Sebutan } from './sebutan.ts'

/** A slip to be signed by both: of gifts, of stock (DOMAIN §F.5). */
export interface Slip {
  toko: { nama: string; alamat: string[] }
  title: string
  nomor: string
  /** The number, for the next screen to scan. */
  qr?: string
  /** 'BATAL' or 'COPY 1'; '' on an original. */
  tanda: string
  fakta: [label: string, text: string][]
  /** Heads of the columns; figures stand at the right. */
  columns: { title: string; kanan?: true }[]
  lines: string[][]
  jumlah: [label: string, text: string][]
  tandaTangan: [string, string]
}

export interface TokoSlip {
  nama_toko: string
  alamat_toko: string
  no_telp: string
  sebutan: Sebutan
}

/** The shop above it. */
export const kepalaSlip = ({ nama_toko, alamat_toko, no_telp }: TokoSlip): Pick<Slip, 'toko'> => ({
  toko: {
    nama: nama_toko,
    alamat: [alamat_toko, no_telp === '-' ? '-' : `Telp. ${no_telp}`].filter((t) => t !== '-'),
  },
})
