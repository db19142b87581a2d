/**
 * Tells which network an address stands for: an IPv4 address for itself, an IPv6 address for the /64 that every
 * household is given whole; a business is given a /48.
 */
import { isIPv6 } from 'node:net'

/** '10.0.0.7' → the same; '::ffff:10.0.0.7' → '10.0.0.7'; '2001:db8::7' → '2001:db8:0:0::/64'. */
export function network(alamat: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(alamat)
  return mapped ? mapped[1]! : isIPv6(alamat) ? awalan(alamat, 4) : alamat
}

/**
 * The network of a holder who may have many of these: '2001:db8::7' → '2001:db8:0::/48', as providers hand it out;
 * undefined for IPv4.
 */
export function wideNetwork(alamat: string): string | undefined {
  const sendiri = network(alamat)
  return sendiri.endsWith('::/64') ? awalan(alamat, 3) : undefined
}

/** @param bagian the number of groups that are kept, of eight */
function awalan(alamat: string, bagian: number): string {
  const [head = '', tail] = alamat.split('%')[0]!.toLowerCase().split('::')
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const given = [...parts(head)]
  if (tail !== undefined) {
    const behind = parts(tail).length + (tail.includes('.') ? 1 : 0)
    while (given.length + behind < 8) given.push('0')
    given.push(...parts(tail))
  }
  return `${given
    .slice(0, bagian)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/${bagian * 16}`
}
