/**
 * Identities (NIK, SIM, passport) are kept encrypted, so that a copy of the database alone tells none of them (DOMAIN §G-6).
 * The key lives beside the database, never in it: KENCANA_KUNCI (64 hexadecimal digits), or a file of the data folder.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const IV = 12
const TAG = 16

export class Rahasia {
  readonly #key: Buffer | undefined

  /** @param key 32 bytes; without one nothing secret can be kept or read. */
  constructor(key?: Buffer) {
    this.#key = key
  }

  /** AES-256-GCM: the same text never looks the same twice. */
  tutup(text: string): Buffer {
    const iv = randomBytes(IV)
    const cipher = createCipheriv('aes-256-gcm', this.#given(), iv)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body])
  }

  /** @throws when the bytes were made with another key, or changed */
  buka(bytes: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#given(), bytes.subarray(0, IV))
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
    return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
  }

  /** The same text always gives the same, and nobody without the key can try which one it is: what is secret is found again by it. */
  sidik(text: string): string {
    return createHmac('sha256', this.#given()).update(`sidik ${text}`).digest('hex')
  }

  /** 32 bytes for one purpose, which tell nothing of the key, nor of those for another. */
  turunkan(untuk: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#given(), '', `kencana ${untuk}`, 32))
  }

  /** As it is given to another machine, and printed for the safe. */
  written(): string {
    return this.#given().toString('hex')
  }

  #given(): Buffer {
    if (!this.#key) throw new Error('no key for identities: KENCANA_KUNCI or the data folder')
    return this.#key
  }
}

const FILE = 'kunci-identitas'

/** The installation's key; made at the first start when none is given. @throws in a sentence for the operator */
export const loadRahasia = async (folder: string, given: string | undefined): Promise<Rahasia> =>
  rahasiaDari(given ?? (await fixedContent(join(folder, FILE))))

/** The key that is there: for work in which a new one would stand for the wrong one. @throws in a sentence for the operator */
export async function loadExistingRahasia(folder: string, given: string | undefined): Promise<Rahasia> {
  const path = join(folder, FILE)
  const text = given ?? (await readFile(path, 'utf8').catch(() => undefined))
  if (text === undefined)
    throw new Error(`kunci identitas tidak ada: isi KENCANA_KUNCI, atau taruh salinannya di ${path}`)
  return rahasiaDari(text.trim())
}

export function rahasiaDari(text: string): Rahasia {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new Error('KENCANA_KUNCI harus 64 angka heksadesimal')
  return new Rahasia(Buffer.from(text, 'hex'))
}

/**
 * 64 hexadecimal digits that nobody guesses: made when first asked for, and the same ever after. There under its name only whole and on
 * the disk: what is closed with them may be there already when the power goes. Two servers that start together agree.
 */
export async function fixedContent(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const ada = await readFile(path, 'utf8').catch(bila('ENOENT'))
  if (ada !== undefined) return ada.trim()
  const baru = `${path}.baru-${randomBytes(4).toString('hex')}`
  try {
    await writeFile(baru, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
    await link(baru, path).catch(bila('EEXIST'))
  } finally {
    await rm(baru, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}

/** @throws what is none of this kind */
const bila =
  (kode: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== kode) throw error
  }
