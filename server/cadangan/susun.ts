/**
 * The bytes of a backup, in their order: rows of every table as of one moment, pictures, fingerprints of closed days, the
 * manifest, and the sealed hash of all of it. Nothing is kept but the part at hand, however much there is.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import type { Penyimpanan } from '../pictures/penyimpanan.ts'
import type { Rahasia } from '../process/rahasia.ts'
import { pastikanKunci, kunciDigest } from './kunci.ts'
import * as m from './manifest.ts'
import type { Bersandi } from './sandi.ts'
import { fillDigest } from './segel.ts'
import { r49Rows } from './r49.ts'
import { tableRows, mulaiSatuSaat, allTables, allOrders, type Table } from './snapshot.ts'
import { AKHIR, tarFile } from './tar.ts'

export interface Sumber extends Bersandi {
  /** Entered for this alone. */
  client: pg.ClientBase
  penyimpanan: Penyimpanan
  now: Date
}

const memampat = promisify(gzip)
const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** The files of an archive as they go out. */
class Arsip {
  readonly bagian: m.Manifest['bagian'] = []
  readonly #hash = createHash('sha256')
  readonly #time: number

  constructor(now: Date) {
    this.#time = Math.floor(now.getTime() / 1000)
  }

  file(nama: string, content: Buffer): Buffer {
    const bytes = tarFile(nama, content, this.#time)
    this.#hash.update(bytes)
    return bytes
  }

  tercatat(nama: string, content: Buffer): Buffer {
    this.bagian.push({ nama, bytes: content.length, sha256: sha256(content) })
    return this.file(nama, content)
  }

  akhir(rahasia: Rahasia): Buffer {
    const content = fillDigest(rahasia, this.#hash.digest('hex'))
    return Buffer.concat([tarFile(m.DIGEST, Buffer.from(content), this.#time), AKHIR])
  }
}

/** @param selesai is told the manifest, when its bytes are out */
export async function* susunCadangan(
  sumber: Sumber,
  selesai: (manifest: m.Manifest) => void,
): AsyncGenerator<Buffer> {
  const { penyimpanan, rahasia, now } = sumber
  const arsip = new Arsip(now)
  const kunci = kunciDigest(rahasia)
  yield arsip.tercatat(m.READ_MINE, Buffer.from(m.readMine(now.toISOString(), kunci)))
  const content = yield* dariDatabase(sumber, arsip)
  const picture = yield* dariPenyimpanan(penyimpanan, arsip)
  if (content.adaFoto && !picture.jumlah)
    throw new WithoutPicture(
      `data menyebut foto, tetapi tidak ada satu gambar pun di ${penyimpanan.tempat}: periksa KENCANA_PENYIMPANAN`,
    )
  const { adaFoto: _, ...database } = content
  const manifest = {
    format: m.FORMAT,
    dibuat: now.toISOString(),
    kunci,
    ...database,
    gambar: picture,
    bagian: arsip.bagian,
  }
  yield arsip.file(m.MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
  yield arsip.akhir(rahasia)
  selesai(manifest)
}

/** A disk that is not there, more likely than a shop without any. */
export class WithoutPicture extends Error {}

type Content = Pick<m.Manifest, 'postgres' | 'migrasi' | 'tabel' | 'urutan' | 'r49'> & { adaFoto: boolean }

/** Reads the database. The transaction ends with this generator; left before that, it ends with the connection. */
async function* dariDatabase({ client, rahasia }: Sumber, arsip: Arsip): AsyncGenerator<Buffer, Content> {
  await mulaiSatuSaat(client)
  await pastikanKunci(client, rahasia)
  const tables: m.Manifest['tabel'] = []
  for (const t of await allTables(client)) tables.push(yield* oneTable(client, arsip, t))
  const r49 = yield* hariDitutup(client, arsip)
  const { rows } = await client.query<Pick<Content, 'postgres' | 'migrasi' | 'adaFoto'>>(
    `SELECT current_setting('server_version') AS postgres, array(SELECT nama FROM migrasi ORDER BY nama) AS migrasi,
       EXISTS (SELECT 1 FROM barang WHERE foto <> '{}') AS "adaFoto"`,
  )
  const order = await allOrders(client)
  await client.query('COMMIT')
  return { ...rows[0]!, tabel: tables, urutan: order, r49 }
}

async function* oneTable(
  client: pg.ClientBase,
  arsip: Arsip,
  table: Table,
): AsyncGenerator<Buffer, m.Manifest['tabel'][number]> {
  const result = { baris: 0, sha256: '' }
  let no = 0
  for await (const bagian of tableRows(client, table, result))
    yield arsip.tercatat(m.tablePart(table.nama, ++no), await memampat(bagian))
  return { ...table, ...result }
}

/** Lines of one part. */
const HARI_SEKALIGUS = 10_000

async function* hariDitutup(client: pg.ClientBase, arsip: Arsip): AsyncGenerator<Buffer, m.Manifest['r49']> {
  const hash = createHash('sha256')
  let [hari, no] = [0, 0]
  for await (const rows of sekaligus(r49Rows(client), HARI_SEKALIGUS)) {
    const content = Buffer.from(rows.join(''))
    hari += rows.length
    hash.update(content)
    yield arsip.tercatat(m.bagianR49(++no), await memampat(content))
  }
  return { hari, sha256: hash.digest('hex') }
}

/** Pictures of one list. */
const PICTURES_AT_ONCE = 5_000
/** Asked for at the same time: a bucket takes a while to answer each. */
const BERSAMAAN = 8

async function* dariPenyimpanan(
  penyimpanan: Penyimpanan,
  arsip: Arsip,
): AsyncGenerator<Buffer, m.Manifest['gambar']> {
  let [jumlah, bytes, no] = [0, 0, 0]
  for await (const names of sekaligus(penyimpanan.list(), PICTURES_AT_ONCE)) {
    let list = ''
    for await (const pictures of sekaligus(names, BERSAMAAN)) {
      const content = await Promise.all(pictures.map((nama) => penyimpanan.ambil(nama)))
      for (const [i, nama] of pictures.entries()) {
        const satu = content[i]
        // Listed and gone: nothing of the moment spoke of it, or it would have been left (sapu.ts).
        if (!satu) continue
        list += `${sha256(satu)}  ${m.picturePart(nama)}\n`
        jumlah++
        bytes += satu.length
        yield arsip.file(m.picturePart(nama), satu)
      }
    }
    if (list) yield arsip.tercatat(m.pictureList(++no), Buffer.from(list))
  }
  return { jumlah, bytes }
}

async function* sekaligus<T>(items: AsyncIterable<T> | Iterable<T>, jumlah: number): AsyncGenerator<T[]> {
  let ada: T[] = []
  for await (const item of items)
    if (ada.push(item) === jumlah) {
      yield ada
      ada = []
    }
  if (ada.length) yield ada
}
