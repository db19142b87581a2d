/**
 * A tar archive (POSIX ustar) as a stream: what any system unpacks. Written here, for every byte of it must be known: the
 * last file of a backup is the hash of all before it, and nothing may follow.
 */
import { strict } from 'node:assert'

const BLOK = 512
/** Names are of our making: ASCII, short, at most one folder deep below 100 letters. */
const NAMA_MAKS = 100

const pengisi = (size: number): Buffer => Buffer.alloc((BLOK - (size % BLOK)) % BLOK)
/** The end of a tar archive. */
export const AKHIR = Buffer.alloc(2 * BLOK)

/** The block before a file. @param waktu whole seconds */
function kepala(nama: string, size: number, time: number): Buffer {
  const at = nama.lastIndexOf('/')
  const [folder, file] = nama.length > NAMA_MAKS ? [nama.slice(0, at), nama.slice(at + 1)] : ['', nama]
  strict(file.length <= NAMA_MAKS && folder.length <= 155 && /^[\x21-\x7e]+$/.test(nama), nama)
  const block = Buffer.alloc(BLOK)
  const write = (text: string, offset: number) => block.write(text, offset, 'latin1')
  const oktal = (n: number, digits: number): string => n.toString(8).padStart(digits, '0')
  write(file, 0)
  write(`${oktal(0o600, 7)}\0`, 100)
  write(`${oktal(0, 7)}\0${oktal(0, 7)}\0`, 108)
  write(`${oktal(size, 11)}\0${oktal(time, 11)}\0`, 124)
  write(' '.repeat(8), 148)
  write('0', 156)
  write('ustar\x0000', 257)
  write(folder, 345)
  const sum = block.reduce((n, byte) => n + byte, 0)
  write(`${oktal(sum, 6)}\0 `, 148)
  return block
}

/** A file as it stands in the archive. */
export const tarFile = (nama: string, content: Buffer, time: number): Buffer =>
  Buffer.concat([kepala(nama, content.length, time), content, pengisi(content.length)])

export interface TarFile {
  nama: string
  content: Buffer
  /** Whole seconds. */
  time: number
  /** The file's bytes in the archive, including head and filling. */
  mentah: Buffer
}

/** No file of ours is larger: what says so is damaged, and takes no memory. */
const MAX_CONTENT = 256 * 1_048_576

/** The files of an archive, one in memory at a time, to its very end. @throws when it is cut, or no archive of ours */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const sumber = new Sumber(chunks)
  for (;;) {
    const head = await sumber.ambil(BLOK)
    if (head.equals(AKHIR.subarray(BLOK))) break
    const text = (from: number, to: number): string =>
      head.toString('latin1', from, to).replace(/[\0 ].*$/s, '')
    const [folder, file] = [text(345, 500), text(0, 100)]
    const [size, time] = [Number.parseInt(text(124, 136), 8), Number.parseInt(text(136, 148), 8)]
    const nama = folder ? `${folder}/${file}` : file
    if (!(size >= 0 && size <= MAX_CONTENT && time >= 0) || !nama) throw new Broken('bukan berkas cadangan')
    const content = await sumber.ambil(size)
    const sisa = await sumber.ambil((BLOK - (size % BLOK)) % BLOK)
    const mentah = Buffer.concat([head, content, sisa])
    if (!mentah.equals(safeFile(nama, content, time))) throw new Broken(`rusak di ${nama}`)
    yield { nama, content, time, mentah }
  }
  const akhir = await sumber.ambil(BLOK)
  if (!akhir.equals(AKHIR.subarray(BLOK)) || (await sumber.masihAda())) throw new Broken('rusak di akhirnya')
}

/** Written anew, it is the very same: nothing of a head or a filling can be changed unseen. */
function safeFile(nama: string, content: Buffer, time: number): Buffer {
  try {
    return tarFile(nama, content, time)
  } catch {
    return Buffer.alloc(0)
  }
}

/** A fault of a file, in words that follow "berkas cadangan". */
export class Broken extends Error {}

/** So many bytes at a time from chunks as they come. */
class Sumber {
  readonly #chunks: AsyncIterator<Buffer>
  #ada: Buffer[] = []
  #jumlah = 0

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async ambil(size: number): Promise<Buffer> {
    while (this.#jumlah < size) if (!(await this.#lagi())) throw new Broken('terpotong')
    const all = this.#ada.length === 1 ? this.#ada[0]! : Buffer.concat(this.#ada)
    this.#ada = [all.subarray(size)]
    this.#jumlah = all.length - size
    return all.subarray(0, size)
  }

  async masihAda(): Promise<boolean> {
    while (this.#jumlah === 0) if (!(await this.#lagi())) return false
    return true
  }

  async #lagi(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    if (done) return false
    this.#ada.push(value)
    this.#jumlah += value.length
    return true
  }
}
