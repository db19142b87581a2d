/** Printers of papers: what they are, how they are reached, and why one brings nothing (DOMAIN §P.5). Pure. */

/** Rolls of 80 and 58 mm in ESC/POS, a roll of 80 mm in StarPRNT. */
export const JENIS_PRINTER = ['80 MM', '58 MM', '80 MM STAR'] as const
export type RollPrinter = (typeof JENIS_PRINTER)[number]

/** JARINGAN: this server writes to its address. USB, SERIAL: the browser of the computer it hangs on does. */
export const CARA_PRINTER = ['USB', 'SERIAL', 'JARINGAN'] as const
export type CaraPrinter = (typeof CARA_PRINTER)[number]

/** Raw printing is spoken at 9100, and at the ports behind it by print servers with several plugs. */
const PORT = { raw: 9100, last: 9199 }

export interface PrinterAddress {
  host: string
  port: number
}

/** '192.168.1.50' or '192.168.1.50:9101'; undefined of what is neither an IPv4 address nor a name, or at another port. */
export function printerAddress(text: string): PrinterAddress | undefined {
  const found = /^([a-z0-9](?:[a-z0-9.-]{0,60}[a-z0-9])?)(?::(\d{1,5}))?$/i.exec(text)
  if (!found) return undefined
  const port = found[2] === undefined ? PORT.raw : Number(found[2])
  if (port < PORT.raw || port > PORT.last) return undefined
  return { host: found[1]!.toLowerCase(), port }
}

/** Reasons why a paper did not come out, and what the user at the printer is told of each. */
export const SEBAB_GAGAL = {
  MATI: 'Printer Tidak Menjawab. Periksa Listrik Dan Jaringannya',
  'KERTAS HABIS': 'Kertas Printer Habis',
  'TUTUP TERBUKA': 'Tutup Printer Terbuka',
  TERPUTUS: 'Printer Terputus Di Tengah. Periksa Yang Keluar, Lalu Cetak Lagi',
  LAMBAT: 'Printer Terlalu Lambat Atau Macet',
  KOMPUTER: 'Komputer Tidak Sampai Ke Printernya',
} as const
export type SebabGagal = keyof typeof SEBAB_GAGAL

/** A printer's answers to DLE EOT 2 and 4 (ESC/POS): undefined while nothing is in its way. */
export function troubleOf(offline: number, paper: number): SebabGagal | undefined {
  if (offline & 0x04) return 'TUTUP TERBUKA'
  return offline & 0x20 || (paper & 0x60) === 0x60 ? 'KERTAS HABIS' : undefined
}

/** A paper by its address; every payment of a deposit has one of its own at the same, told by `urut`. */
export interface ShopPaper {
  /** 'penjualan/JL-001-250115-0004/nota' */
  path: string
  urut?: number
}

/** 'titipan/TT-001-250115-0001/nota#2': by which the prints of a paper are found. */
export const paperKey = ({ path, urut }: { path: string; urut?: number | undefined }): string =>
  urut === undefined ? path : `${path}#${urut}`

export function paperOfKey(key: string): ShopPaper {
  const [path, urut] = key.split('#') as [string, string?]
  return urut === undefined ? { path } : { path, urut: Number(urut) }
}
