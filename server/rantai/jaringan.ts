/** Who shares an address: one of IPv4, and of IPv6 the /64 that every household is given whole. */
import { isIPv6 } from 'node:net'

/** '10.0.0.7' → the same; '::ffff:10.0.0.7' → '10.0.0.7'; '2001:db8::7' → '2001:db8:0:0::/64'. */
export function jaringan(alamat: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(alamat)
  if (mapped) return mapped[1]!
  if (!isIPv6(alamat)) return alamat
  const [head = '', tail] = alamat.split('%')[0]!.toLowerCase().split('::')
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const given = [...parts(head)]
  if (tail !== undefined) {
    const behind = parts(tail).length + (tail.includes('.') ? 1 : 0)
    while (given.length + behind < 8) given.push('0')
    given.push(...parts(tail))
  }
  return `${given
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
