/**
 * Output of a thread. Little of it stays in memory; much goes to a file that has no name any more, so that nobody else
 * opens it and it is gone when it is closed, however this process ends. The thread is free as soon as the work is done,
 * however slowly the answer is taken; and nothing of it leaves before it is whole.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Beyond so many bytes it is a file. */
const IN_MEMORY = 1 << 20

export type Written = { length: number } & ({ bytes: Uint8Array } | { fd: number })

export class Output {
  readonly #bagian: Uint8Array[] = []
  #length = 0
  #fd: number | undefined

  write(bagian: string | Uint8Array): void {
    const bytes = typeof bagian === 'string' ? Buffer.from(bagian) : bagian
    this.#length += bytes.length
    if (this.#fd !== undefined) return writeAll(this.#fd, bytes)
    this.#bagian.push(bytes)
    if (this.#length > IN_MEMORY) this.#toFile()
  }

  selesai(): Written {
    const length = this.#length
    return this.#fd === undefined ? { length, bytes: Buffer.concat(this.#bagian) } : { length, fd: this.#fd }
  }

  /** Too large to stay in memory. */
  get besar(): boolean {
    return this.#fd !== undefined
  }

  /** Throws the output away. */
  buang(): void {
    if (this.#fd !== undefined) closeSync(this.#fd)
  }

  #toFile(): void {
    const path = join(tmpdir(), `kencana-${randomBytes(16).toString('hex')}`)
    this.#fd = openSync(path, 'wx+', 0o600)
    unlinkSync(path)
    for (const bytes of this.#bagian.splice(0)) writeAll(this.#fd, bytes)
  }
}

function writeAll(fd: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at)
}
