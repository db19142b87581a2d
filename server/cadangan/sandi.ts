/**
 * Encrypts everything that leaves this machine, in the format of age (age-encryption.org): bytes in parts, each proved
 * before it is handed on, so that no cut goes unseen. The passphrase is made of the key of identities, so whoever has
 * that key has all; after a rotation it is a passphrase of its own, and the earlier ones go on opening what they
 * closed.
 */
import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Decrypter, Encrypter } from 'age-encryption'
import type { Rahasia } from '../process/rahasia.ts'
import { Broken } from './tar.ts'

export interface Bersandi {
  rahasia: Rahasia
  /** Of this machine, the newest first; without any, the one that is made of the key of identities. */
  sandi?: readonly string[] | undefined
}

/** The first closes, each opens. 64 hexadecimal digits each, which nobody guesses. */
export const allSandi = ({ rahasia, sandi = [] }: Bersandi): [string, ...string[]] => {
  const [baru, ...lama] = [...sandi, rahasia.turunkan('sandi cadangan 1').toString('hex')]
  return [baru!, ...lama]
}

/** A passphrase of words is stretched for a second; ours has nothing that could be tried. */
const RENTANG = 10

export async function* tersandi(content: AsyncIterable<Buffer>, kunci: Bersandi): AsyncGenerator<Buffer> {
  const penutup = new Encrypter()
  penutup.setPassphrase(allSandi(kunci)[0])
  penutup.setScryptWorkFactor(RENTANG)
  yield* sebagaiBuffer(await penutup.encrypt(ReadableStream.from(content)))
}

const KEPALA = Buffer.from('age-encryption.org/v1\n')

/**
 * Decrypts a file. A file written before there was encryption comes as it is.
 * @param wajib true: an unencrypted file is refused
 * @throws Rusak in words that follow "berkas cadangan"
 */
export async function* opened(
  chunks: AsyncIterable<Buffer>,
  kunci: Bersandi,
  wajib = false,
): AsyncGenerator<Buffer> {
  const asal = new Asal(chunks)
  try {
    if ((await asal.awal(KEPALA.length)).equals(KEPALA)) yield* didekripsi(asal, kunci)
    else if (wajib)
      throw new BukanKunci(
        'tidak bersandi: ditulis Kencana sebelum 0.2.0, atau ditaruh orang. Bila tempatnya terjaga sejak itu, ulangi dengan --tanpa-segel',
      )
    else yield* asal.all()
  } finally {
    await asal.tutup()
  }
}

async function* didekripsi(asal: Asal, kunci: Bersandi): AsyncGenerator<Buffer> {
  const pembuka = new Decrypter()
  for (const sandi of allSandi(kunci)) pembuka.addPassphrase(sandi)
  try {
    yield* sebagaiBuffer(await pembuka.decrypt(ReadableStream.from(asal.all())))
  } catch (error) {
    if (asal.gagal) throw asal.gagal
    throw /no identity matched/.test((error as Error).message)
      ? new BukanKunci(
          'tidak terbuka dengan kunci yang ada di sini: dibuat dengan kunci identitas atau kunci cadangan lain. Pasang kunci yang dulu (KENCANA_KUNCI dan KENCANA_KUNCI_CADANGAN, atau kunci-identitas dan kunci-cadangan di folder data)',
        )
      : new Broken('terpotong atau berubah isinya (sandinya tidak cocok)')
  }
}

async function* sebagaiBuffer(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const b of bytes) yield Buffer.from(b.buffer, b.byteOffset, b.byteLength)
}

/** Closed by no key of ours, or not at all: of another chain, of before, or put there by somebody. */
export class BukanKunci extends Broken {}

/** Bytes from where they lie; what is in the way there is told as it is. */
class Asal {
  gagal: Error | undefined
  readonly #chunks: AsyncIterator<Buffer>
  #ada: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** The first ones, which come again. */
  async awal(size: number): Promise<Buffer> {
    while (this.#ada.length < size) {
      const { done, value } = await this.#chunks.next()
      if (done) break
      this.#ada = Buffer.concat([this.#ada, value])
    }
    return this.#ada.subarray(0, size)
  }

  async *all(): AsyncGenerator<Buffer> {
    try {
      if (this.#ada.length) yield this.#ada
      for (;;) {
        const { done, value } = await this.#chunks.next()
        if (done) return
        yield value
      }
    } catch (error) {
      this.gagal = error as Error
      throw error
    }
  }

  /** Also where nobody read it to its end: a file is open until then. */
  async tutup(): Promise<void> {
    await this.#chunks.return?.()
  }
}

const FILE = 'kunci-cadangan'
const SANDI = /^[0-9a-f]{64}$/i

/** @param given KENCANA_KUNCI_CADANGAN: several behind one another, the newest first @throws in a sentence for the operator */
export async function loadSandi(folder: string, given: string | undefined): Promise<string[]> {
  const text = given ?? (await readFile(join(folder, FILE), 'utf8').catch(() => ''))
  const all = text.split(/[\s,]+/).filter(Boolean)
  if (!all.every((sandi) => SANDI.test(sandi)))
    throw new Error(
      `${given === undefined ? join(folder, FILE) : 'KENCANA_KUNCI_CADANGAN'} harus berisi 64 angka heksadesimal per kunci`,
    )
  return all.map((sandi) => sandi.toLowerCase())
}

/** A new one before those that are there. @returns where it stands now, or what the environment must say */
export async function gantiSandi(folder: string, given: string | undefined): Promise<string> {
  const all = [randomBytes(32).toString('hex'), ...(await loadSandi(folder, given))]
  if (given !== undefined) return `KENCANA_KUNCI_CADANGAN=${all.join(',')}`
  const path = join(folder, FILE)
  await writeFile(`${path}.baru`, `${all.join('\n')}\n`, { mode: 0o600 })
  await rename(`${path}.baru`, path)
  return path
}
