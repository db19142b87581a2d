/** The archive of the embedded PostgreSQL, beside its backups: read, and laid out again. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { postgresPrograms } from '../../db/embedded/binaries.ts'
import { MAJOR, OWNER } from '../../db/embedded/cluster.ts'
import { runAs } from '../../db/embedded/account.ts'
import { replace } from '../../db/embedded/replace.ts'
import type { Tempat } from '../tempat.ts'
import type { Arsip, Tujuan } from './arsip.ts'
import { allBases, type BaseRecord } from './base.ts'
import { baseContent, walDari } from './nama.ts'

/** Asked for at the same time: a bucket takes a while to answer each. */
const BERSAMAAN = 8

/** @param log told where the programs had to be copied to */
export const arsipTempat = (tempat: Tempat, log: (line: string) => void): Arsip => ({
  nama: `arsip WAL di ${tempat.tempat}`,
  async base() {
    let asing: Error | undefined
    const all = await allBases(tempat, (sebab) => (asing = sebab))
    if (!all.length && asing) throw asing
    return all.map(({ nama, selesai }) => ({ nama, selesai: new Date(selesai) }))
  },
  async letakkan({ nama }, tujuan) {
    const base = (await allBases(tempat)).find((d) => d.nama === nama)!
    if (base.versi !== MAJOR)
      throw new Error(
        `arsip itu ditulis PostgreSQL ${base.versi}, Kencana ini membawa versi ${MAJOR}: pakai versi Kencana yang dulu`,
      )
    const programs = await postgresPrograms(tujuan.account, tujuan.folder, log)
    await openBase(tempat, base, tujuan)
    await ambilWal(tempat, base, tujuan)
    return {
      programs,
      pemilik: OWNER,
      // Beside the data, where it works: no path is part of the command.
      restore_command: `test -e ../${WAL}/%f.gz && gzip -dc ../${WAL}/%f.gz > "%p"`,
    }
  },
})

const WAL = 'wal'

async function openBase(tempat: Tempat, { nama, label, sha256 }: BaseRecord, ke: Tujuan): Promise<void> {
  const { dataDir, account } = ke
  // Without -i it leaves at the end it was told, before we have given it all: sometimes a whole copy counted as broken.
  const tar = spawn('tar', ['-x', '-i', '-C', dataDir, '-f', '-'], {
    ...runAs(account),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let kata = ''
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (kata = (kata + text).slice(-2_000)))
  const berakhir = once(tar, 'close') as Promise<[number | null]>
  const hash = createHash('sha256')
  async function* dihitung(): AsyncGenerator<Buffer> {
    for await (const chunk of tempat.read(baseContent(nama))) {
      hash.update(chunk)
      yield chunk
    }
  }
  const broken = await pipeline(Readable.from(dihitung()), createGunzip(), tar.stdin).then(
    () => undefined,
    (error: Error) => error,
  )
  const [code] = await berakhir
  if (broken || code !== 0 || hash.digest('hex') !== sha256)
    throw new Error(`salinan dasar ${nama} tidak bisa dibuka: ${kata.trim() || broken?.message || 'rusak'}`)
  await replace(join(dataDir, 'backup_label'), label, account)
  await replace(join(dataDir, 'recovery.signal'), '', account)
}

/** Packed as they are; PostgreSQL opens one after the other. */
async function ambilWal(tempat: Tempat, base: BaseRecord, { folder, account }: Tujuan): Promise<void> {
  const ke = join(folder, WAL)
  await mkdir(ke, { recursive: true, mode: 0o700 })
  if (account) await chown(ke, account.uid, account.gid)
  const [sistem = ''] = base.nama.split('-')
  const perlu = (await tempat.list()).flatMap((nama) => {
    const file = walDari(sistem, nama)
    return file && (file.endsWith('.history') || file >= base.wal) ? [{ nama, file }] : []
  })
  for (let at = 0; at < perlu.length; at += BERSAMAAN)
    await Promise.all(
      perlu
        .slice(at, at + BERSAMAAN)
        .map(({ nama, file }) => writeFile(join(ke, `${file}.gz`), tempat.read(nama), { mode: 0o644 })),
    )
}
