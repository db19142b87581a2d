/** WAL that PostgreSQL has written leaves for the archive, the oldest first: verified there, and only then removed here. */
import { createHash } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { open, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { accountFor } from '../../db/embedded/account.ts'
import { replace } from '../../db/embedded/replace.ts'
import { recordSince, KELUAR } from '../../db/embedded/wal.ts'
import type { Tempat } from '../tempat.ts'
import { isWal, namaWal } from './nama.ts'

export interface Pengiriman {
  dataDir: string
  tempat: Tempat
  /** The number of the database server. */
  sistem: string
}

/**
 * Beside a file that is being sent. Where the line broke nobody knows what has arrived: what lies under its name then may be a half, and is
 * ours to write again. Without it what is there is another's.
 */
const DIKIRIM = '.dikirim'

/** @returns how many have arrived @throws what is in the way of the next one */
export async function kirimWal(
  { dataDir, tempat, sistem }: Pengiriman,
  berhenti: AbortSignal,
): Promise<number> {
  let terkirim = 0
  for (const file of await menunggu(dataDir)) {
    if (berhenti.aborted) break
    const path = join(dataDir, KELUAR, file)
    const nama = namaWal(sistem, file)
    const digest = await digestOf(readWal(path))
    const samakan = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
      if ((await digestOf(chunks)) !== digest) throw new Error(`WAL ${file} di ${tempat.tempat} lain isinya`)
    }
    const tanda = `${path}${DIKIRIM}`
    if (existsSync(tanda) || (await tempat.ukuran(nama)) === undefined) {
      await replace(tanda, '', await accountFor(dataDir))
      await tempat.write(nama, readWal(path), samakan)
    } else await samakan(tempat.read(nama))
    await rm(path)
    await rm(tanda, { force: true })
    terkirim++
  }
  return terkirim
}

/** Never through a link: the folder is another account's, and root reads everything. */
async function* readWal(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  yield* file.createReadStream() as AsyncIterable<Buffer>
}

/** By name is by age, within a timeline. */
const menunggu = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, KELUAR))).filter(isWal).sort()

async function digestOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

/** Less than this left on the disk, and the shop comes first. */
const SISA_BYTES = 2 ** 30

/**
 * Lets go of files that cannot be shipped before they fill the disk: a full disk stops the tills. That is told, for no
 * moment from there to the next whole copy can be reached.
 * @returns the number of files that are gone
 */
export async function releaseIfFull(dataDir: string, sisaBytes = SISA_BYTES): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= sisaBytes) return 0
  const files = await menunggu(dataDir)
  if (!files.length) return 0
  await recordSince(dataDir, await accountFor(dataDir))
  for (const file of files)
    for (const ini of [file, `${file}${DIKIRIM}`]) await rm(join(dataDir, KELUAR, ini), { force: true })
  return files.length
}
