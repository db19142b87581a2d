/** A copy of files that lies in the archive is laid out whole, or said to be broken. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MAJOR } from '#server/db/embedded/cluster.ts'
import { tempatFolder } from '../tempat-folder.ts'
import { arsipTempat } from './arsip-tempat.ts'
import { BAGIAN_WAL, baseRecord, baseContent, baseName } from './nama.ts'

const NAMA = baseName('7312000000000000001', new Date('2025-01-15T01:00:00Z'))
/** More than any pipe holds: tar's writer is not done with it when tar has read what it needs. */
const SISA = Buffer.alloc(8 << 20)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kencana-dasar-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true }))

/** Puts one file there, packed as a copy is, with `SISA` after the end that tar sees. */
async function letakkan(broken = false): Promise<string> {
  await mkdir(join(folder, 'asal'))
  await writeFile(join(folder, 'asal', 'PG_VERSION'), MAJOR)
  const tar = spawnSync('tar', ['-c', '-C', join(folder, 'asal'), '-f', '-', 'PG_VERSION']).stdout
  const content = Buffer.concat([tar, SISA])
  const tempat = tempatFolder(join(folder, 'cadangan'), BAGIAN_WAL)
  await tempat.siapkan()
  const file = gzipSync(content)
  await writeFile(join(tempat.tempat, baseContent(NAMA)), file)
  const sekarang = new Date().toISOString()
  const catatan = {
    nama: NAMA,
    versi: MAJOR,
    mulai: sekarang,
    selesai: sekarang,
    wal: '000000010000000000000001',
    label: 'LABEL: kencana\n',
    sha256: createHash('sha256')
      .update(broken ? 'lain' : file)
      .digest('hex'),
  }
  await writeFile(join(tempat.tempat, baseRecord(NAMA)), JSON.stringify(catatan))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await arsipTempat(tempat, () => {}).letakkan(
    { nama: NAMA, selesai: new Date() },
    { dataDir, folder, account: undefined },
  )
  return dataDir
}

it('is read to its last byte, though tar has found its end long before', async () => {
  const dataDir = await letakkan()
  expect(await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).toBe(MAJOR)
  expect(await readFile(join(dataDir, 'backup_label'), 'utf8')).toBe('LABEL: kencana\n')
})

it('is broken when it is not what was written', async () => {
  await expect(letakkan(true)).rejects.toThrow(`salinan dasar ${NAMA} tidak bisa dibuka: rusak`)
})
