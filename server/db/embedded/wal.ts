/** WAL of the embedded PostgreSQL, kept for whoever ships it: copied durably into a folder of its own, file by file as they are full. */
import { chown, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { replace } from './replace.ts'

/** Included by the settings while it is there: it outlives commands that start the server without knowing of archives. */
export const WAL_SETTINGS = 'kencana-wal.conf'
/** In the data folder: archive_command works there, so that no path of the operator's is ever part of a command. */
export const KELUAR = 'wal-keluar'
/** In it: since when nothing is missing. */
const SEJAK = 'SEJAK'

/**
 * Under its name only when it is on the disk, whole; a file that is there already must be the same. Packed: a minute of a quiet
 * shop is 16 MB of zeros, and one that a place does not take for a day must not fill the disk.
 */
const COMMANDS = `f="${KELUAR}/%f"; if test -e "$f"; then gzip -dc "$f" | cmp -s - "%p"; else gzip -n -1 < "%p" > "$f.sementara" && sync "$f.sementara" && mv "$f.sementara" "$f" && sync ${KELUAR}; fi`

const SETTINGS = `# Written by Kencana where KENCANA_CADANGAN names a place. Commits never wait for it.
archive_mode = on
archive_command = '${COMMANDS}'
# A minute is what is lost with the whole machine; a file is closed only when something was written.
archive_timeout = 60s
`

/** Counts from PostgreSQL's next start on. What is not shipped yet stays where it is switched off. */
export async function aturWal(dataDir: string, account: Account | undefined, ya: boolean): Promise<void> {
  const path = join(dataDir, WAL_SETTINGS)
  if (!ya) return rm(path, { force: true })
  const keluar = join(dataDir, KELUAR)
  if (await mkdir(keluar, { recursive: true, mode: 0o700 }))
    if (account) await chown(keluar, account.uid, account.gid)
  const ada = await readFile(path, 'utf8').catch(() => undefined)
  // While it was off nothing was kept: a new beginning.
  if (ada === undefined) await recordSince(dataDir, account)
  if (ada !== SETTINGS) await replace(path, SETTINGS, account)
}

/** Notes that the WAL written before is not whole any more. */
export const recordSince = (dataDir: string, account: Account | undefined): Promise<void> =>
  replace(join(dataDir, KELUAR, SEJAK), new Date().toISOString(), account)

/** Since when nothing is missing. @returns undefined where nothing is kept */
export const walSejak = (dataDir: string): Promise<Date | undefined> =>
  readFile(join(dataDir, KELUAR, SEJAK), 'utf8').then(
    (text) => new Date(text),
    () => undefined,
  )
