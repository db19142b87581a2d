/**
 * The seal of a backup: who has no key of the chain makes none that is believed. Hashes prove that nothing was damaged; whoever changes a
 * row can make them anew. The last file says both: the hash of every byte before it, and what only the key makes of that hash.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Rahasia } from '../process/rahasia.ts'
import type { Bersandi } from './sandi.ts'
import { Broken } from './tar.ts'

/** Holds the key of identities, of which the seal's is derived, and opens what is encrypted. */
export interface Pembuka extends Bersandi {
  /** A file of before 0.2.0, which has none, is taken as it is. */
  tanpaSegel?: boolean | undefined
}

const segelDari = (rahasia: Rahasia, hash: string): string =>
  createHmac('sha256', rahasia.turunkan('segel cadangan 1')).update(hash, 'hex').digest('hex')

/** The content of a backup's last file. @param hash SHA-256 of every byte before it */
export const fillDigest = (rahasia: Rahasia, hash: string): string => `${hash} ${segelDari(rahasia, hash)}\n`

/**
 * @returns true if it has a seal @throws Rusak when the bytes before it are others; SegelLain when its seal is not of
 * this key
 */
export function matchDigest(content: string, hash: string, { rahasia, tanpaSegel }: Pembuka): boolean {
  const [, digest, segel] = /^([0-9a-f]{64})(?: ([0-9a-f]{64}))?\n$/.exec(content) ?? []
  if (digest !== hash) throw new Broken('berubah isinya (sidik tidak cocok)')
  if (segel === undefined) {
    if (tanpaSegel) return false
    throw new SegelLain(
      'tidak bersegel: dibuat Kencana sebelum 0.2.0, atau segelnya dilepas orang, sehingga tidak terbukti bahwa isinya tidak diubah. Bila berkas ini terjaga sejak dibuat, ulangi dengan --tanpa-segel',
    )
  }
  if (!timingSafeEqual(Buffer.from(segel), Buffer.from(segelDari(rahasia, hash))))
    throw new SegelLain(
      'bukan buatan rantai ini: segelnya tidak cocok dengan kunci identitas di sini. Isinya diubah orang, atau kuncinya lain; tidak ada yang dipulihkan darinya',
    )
  return true
}

/** The seal is missing or of another key: the content may be read for words, and for nothing else. */
export class SegelLain extends Broken {}
