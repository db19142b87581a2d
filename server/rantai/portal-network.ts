/**
 * Limits where another server of the chain may be: anywhere on the internet, and in those of one's own networks that
 * the operator of this computer has named (KENCANA_PORTAL). An address is typed in a browser, and a name leads wherever
 * its owner says: neither may make this server ask a machine behind the shop's router, or itself.
 */
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { errors } from '#domain/errors.ts'
import { networkList, fence } from '../process/pagar.ts'

/** Loopback, private, link-local, shared by a provider, of nobody, of many; and IPv6 that says one of IPv4. */
const SENDIRI = fence([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/128', '::1/128', 'fc00::/7', 'fe80::/10', 'ff00::/8', '64:ff9b::/96', '2002::/16'],
])

const VARIABEL = 'KENCANA_PORTAL'
/** The named networks are read from the environment, which threads share. */
const boleh = (alamat: string): boolean =>
  !SENDIRI(alamat) || fence(networkList(VARIABEL, process.env[VARIABEL]))(alamat)

const tanpaKurung = (host: string): string => host.replace(/^\[(.*)\]$/, '$1')
/** As far as the address itself tells: what a name leads to is known when it is asked. */
const tersebut = (asal: string): string => {
  const host = tanpaKurung(new URL(asal).hostname)
  return /(^|\.)localhost\.?$/i.test(host) ? '127.0.0.1' : host
}

/** @param asal 'https://toko2.example' */
export const bolehPortal = (asal: string): boolean => boleh(tersebut(asal))

/** For a connection to `asal`: it is made to an address that was looked at, not to what the name says a moment later. */
export const cariAlamat =
  (asal: string): LookupFunction =>
  (host, options, beri) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return beri(error, '')
      const luar = found.filter(({ address }) => boleh(address))
      const [satu] = luar
      if (!satu) return beri(errors.portalJaringanSendiri({ asal }), '')
      return options.all ? beri(null, luar) : beri(null, satu.address, satu.family)
    })
