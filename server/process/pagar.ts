/** Networks that the settings name as a list of CIDR: those whose proxies are believed, those that may see the figures. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Addresses of this computer, always one's own. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1/128']

/** Widest networks that may be named: a wider one is no network of a shop but half of the internet. */
const TERLEBAR = { 4: 8, 6: 7 } as const
const LENGTH = { 4: 32, 6: 128 } as const

/** '10.0.0.0/24, fd00::/8, 10.1.2.3' → each with its length. @throws in a sentence for the operator */
export const networkList = (nama: string, text: string | undefined): string[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map((one) => networkOf(nama, one))

function networkOf(nama: string, text: string): string {
  const [alamat = '', bit, lebih] = text.split('/')
  const jenis = isIP(alamat) as 0 | 4 | 6
  if (jenis === 0 || lebih !== undefined || (bit !== undefined && !/^\d{1,3}$/.test(bit)))
    throw new Error(`${nama} ${text}: bukan alamat atau jaringan; contoh: ${nama}=10.0.0.0/24,10.1.2.3`)
  const length = bit === undefined ? LENGTH[jenis] : Number(bit)
  if (length > LENGTH[jenis])
    throw new Error(`${nama} ${text}: panjang jaringan ${length} lebih dari ${LENGTH[jenis]}`)
  if (length < TERLEBAR[jenis])
    throw new Error(
      `${nama} ${text}: jaringan selebar itu bukan jaringan sendiri; paling lebar /${TERLEBAR[jenis]}`,
    )
  return `${alamat}/${length}`
}

/**
 * Makes a test whether an address is of one of these networks; an IPv4 address counts also as IPv6 writes it
 * (::ffff:10.0.0.7).
 */
export function fence(networks: readonly string[]): (alamat: string | undefined) => boolean {
  const list = new BlockList()
  for (const one of networks) {
    const [alamat = '', length] = one.split('/')
    list.addSubnet(alamat, Number(length), isIP(alamat) === 6 ? 'ipv6' : 'ipv4')
  }
  return (alamat = '') => {
    const jenis = isIP(alamat)
    return jenis !== 0 && list.check(alamat, jenis === 6 ? 'ipv6' : 'ipv4')
  }
}

const JEJAK_PROKSI = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]
/** Tells whether a request came through a proxy: its sender is then not the one that the connection says. */
export const lewatProksi = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  JEJAK_PROKSI.some((nama) => headers[nama] !== undefined)
