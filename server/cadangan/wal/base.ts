/** A whole copy of the embedded PostgreSQL's files while it works, as one stream into the archive; WAL goes on from it. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { KELUAR } from '../../db/embedded/wal.ts'
import { LOCK } from '../../db/locks.ts'
import { connected } from '../../settings/database.ts'
import { BukanKunci } from '../sandi.ts'
import type { Tempat } from '../tempat.ts'
import { baseRecord, baseFrom, baseContent, baseName, walDari, namaWal } from './nama.ts'

export const zBase = z.object({
  nama: z.string(),
  /** Of PostgreSQL: '18'. */
  versi: z.string(),
  mulai: z.iso.datetime(),
  selesai: z.iso.datetime(),
  /** The first file of WAL that it needs. */
  wal: z.string(),
  /** The label that PostgreSQL is to find beside the files, so that it knows them for a copy. */
  label: z.string(),
  sha256: z.string(),
})
export type BaseRecord = z.infer<typeof zBase>

export interface Pendasaran {
  /** The database as its owner: the server's login may not do this. */
  url: string
  dataDir: string
  tempat: Tempat
  /** Number of copies that are kept. */
  simpan: number
}

/** @returns undefined: another process makes one @throws what is in the way; what is left of it goes with the next one */
export async function makeBase({ url, dataDir, tempat, simpan }: Pendasaran): Promise<string | undefined> {
  const client = await connected(url)
  try {
    const { rows } = await client.query<{ dapat: boolean; sistem: string; versi: string; arsip: string }>(
      `SELECT pg_try_advisory_lock(${LOCK.wal}, 1) AS dapat, system_identifier::text AS sistem,
         (current_setting('server_version_num')::int / 10000)::text AS versi, current_setting('archive_mode') AS arsip
       FROM pg_control_system()`,
    )
    const { dapat, sistem, versi, arsip } = rows[0]!
    if (!dapat) return undefined
    if (arsip === 'off') throw new Error('PostgreSQL belum dijalankan dengan arsip WAL: mulai ulang Kencana')
    const { rows: mulai } = await client.query<{ pada: Date; wal: string }>(
      `SELECT clock_timestamp() AS pada, pg_walfile_name(pg_backup_start('kencana', true)) AS wal`,
    )
    const { pada, wal } = mulai[0]!
    const nama = baseName(sistem, pada)
    const sha256 = await salin(dataDir, tempat, baseContent(nama))
    const { rows: akhir } = await client.query<{ label: string; pada: Date }>(
      'SELECT labelfile AS label, clock_timestamp() AS pada FROM pg_backup_stop(true)',
    )
    const { label, pada: selesai } = akhir[0]!
    const catatan: BaseRecord = {
      nama,
      versi,
      mulai: pada.toISOString(),
      selesai: selesai.toISOString(),
      wal,
      label,
      sha256,
    }
    await tempat.write(baseRecord(nama), satu(JSON.stringify(catatan)), async () => {})
    await buangYangLama(tempat, sistem, simpan)
    return nama
  } finally {
    await client.end().catch(() => {})
  }
}

async function* satu(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

/**
 * Files left out of a copy: those that are the running server's own, and those that are made anew at a start. WAL comes
 * by the archive; passwords and the log are no matter of a copy.
 */
const TANPA = [
  './pg_wal/*',
  ...['replslot', 'dynshmem', 'notify', 'serial', 'snapshots', 'stat_tmp', 'subtrans'].map(
    (f) => `./pg_${f}/*`,
  ),
  './postmaster.*',
  './postgres.log*',
  './*.password*',
  `./${KELUAR}`,
  'pgsql_tmp*',
]

/** Read again, it is what was written. @returns its SHA-256 */
async function salin(dataDir: string, tempat: Tempat, nama: string): Promise<string> {
  let written = ''
  await tempat.write(
    nama,
    digest(arsipFiles(dataDir), (hash) => (written = hash)),
    async (chunks) => {
      let reading = ''
      for await (const _ of digest(chunks, (hash) => (reading = hash)));
      if (reading !== written) throw new Error('yang terbaca kembali bukan yang ditulis')
    },
  )
  return written
}

async function* digest(
  chunks: AsyncIterable<Buffer>,
  selesai: (hash: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  selesai(hash.digest('hex'))
}

/** tar bears that files grow, shrink and vanish under it, and says so by 1: WAL puts right what is wrong in them. */
async function* arsipFiles(dataDir: string): AsyncGenerator<Buffer> {
  const tar = spawn(
    'tar',
    ['-c', '-C', dataDir, ...TANPA.map((pola) => `--exclude=${pola}`), '-f', '-', '.'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    },
  )
  let kata = ''
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (kata = (kata + text).slice(-2_000)))
  const berakhir = once(tar, 'close') as Promise<[number | null]>
  try {
    yield* tar.stdout.pipe(createGzip({ level: 3 })) as AsyncIterable<Buffer>
    const [code] = await berakhir
    if (code !== 0 && code !== 1) throw new Error(`tar: ${kata.trim()}`)
  } finally {
    tar.kill()
    await berakhir.catch(() => {})
  }
}

/** Every whole copy there that a key of ours opens, of any server, the oldest first. @param asing told what is in the way of the others */
export async function allBases(
  tempat: Tempat,
  asing: (sebab: Error) => void = () => {},
): Promise<BaseRecord[]> {
  const ada: BaseRecord[] = []
  for (const nama of await tempat.list()) {
    if (!baseFrom(nama)) continue
    const content = await contentFrom(tempat, nama).catch((error: Error) => {
      if (!(error.cause instanceof BukanKunci)) throw error
      asing(error)
    })
    if (!content) continue
    const catatan = zBase.parse(JSON.parse(content.toString()))
    // A note under the name of another copy is somebody's doing.
    if (catatan.nama !== baseFrom(nama))
      throw new Error(`${nama} di ${tempat.tempat} bukan catatan salinan itu`)
    ada.push(catatan)
  }
  return ada.toSorted((a, b) => a.selesai.localeCompare(b.selesai))
}

async function contentFrom(tempat: Tempat, nama: string): Promise<Buffer> {
  const bagian: Buffer[] = []
  for await (const chunk of tempat.read(nama)) bagian.push(chunk)
  return Buffer.concat(bagian)
}

/** Of this server alone: the newest copies stay, and the WAL from the oldest of them on. */
async function buangYangLama(tempat: Tempat, sistem: string, simpan: number): Promise<void> {
  const all = (await allBases(tempat)).filter(({ nama }) => nama.startsWith(`${sistem}-`))
  const tinggal = all.slice(-Math.max(1, simpan))
  const [tertua] = tinggal
  if (!tertua) return
  const disimpan = new Set(tinggal.flatMap(({ nama }) => [baseContent(nama), baseRecord(nama)]))
  for (const nama of await tempat.list()) {
    if (!nama.startsWith(`${sistem}-`) || disimpan.has(nama)) continue
    const file = walDari(sistem, nama)
    // The note goes before its copy: a copy without a note is none. A history of timelines is small, and stays.
    if (file ? !file.endsWith('.history') && nama < namaWal(sistem, tertua.wal) : true)
      await tempat.hapus(nama)
  }
}
