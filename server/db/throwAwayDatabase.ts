/** A database server for an hour: in a temporary folder, gone with whoever asked for it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountFor, canEnter } from './embedded/account.ts'
import { startEmbedded, type Embedded } from './embedded.ts'

/**
 * Waits until its input ends, which even a killed parent cannot prevent, then ends the server and removes the folder.
 * PostgreSQL removes its pid file last; the process itself may stay in the table where nobody collects the dead.
 */
const UNDERTAKER = `
cat >/dev/null
file="$0/postgres/postmaster.pid"
pid=$(head -n 1 "$file" 2>/dev/null)
[ -z "$pid" ] || kill -QUIT "$pid" 2>/dev/null
tries=0
while [ -e "$file" ] && kill -0 "$pid" 2>/dev/null && [ $tries -lt 200 ]; do sleep 0.05; tries=$((tries + 1)); done
until rm -rf "$0" 2>/dev/null; do sleep 0.2; done`

/** A folder with bin/ of another PostgreSQL that tests run on: /usr/lib/postgresql/15 (CONTRIBUTING). */
const PROGRAMS = 'KENCANA_TEST_POSTGRES'
export interface TemporaryPlace {
  /** A PostgreSQL in its `postgres/` is ended before it goes. */
  folder: string
  remove(): Promise<void>
}

/** A folder that goes with this process, however that ends. */
export async function temporaryPlace(durable = true): Promise<TemporaryPlace> {
  const folder = await temporaryFolder(durable)
  const undertaker = spawn('/bin/sh', ['-c', UNDERTAKER, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  undertaker.unref()
  const buried = once(undertaker, 'exit')
  return {
    folder,
    async remove() {
      undertaker.ref()
      undertaker.stdin.end()
      await buried
    },
  }
}

export interface ThrowAway extends Embedded {
  /** Folder for other files, which goes with the server. */
  folder: string
}

/**
 * An empty database server of its own. `stop()` ends it and removes its folder; so does the death of this process, however it comes.
 * @param durable as a real one (the default); false makes a unit test's database quicker.
 */
export async function throwAwayDatabase({
  durable = true,
  log,
  wal,
}: {
  durable?: boolean
  log?: (line: string) => void
  wal?: boolean
} = {}): Promise<ThrowAway> {
  const { folder, remove } = await temporaryPlace(durable)
  try {
    const server = await startEmbedded({
      dataDir: join(folder, 'postgres'),
      durable,
      programs: process.env[PROGRAMS] || undefined,
      ...(log ? { log } : {}),
      ...(wal === undefined ? {} : { wal }),
    })
    return { ...server, folder, stop: () => server.stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

const MEMORY = '/dev/shm'
const MEMORY_BYTES_MIN = 2_000_000_000

/**
 * Data that need not be durable lives in memory if there is plenty: a test's database is then copied in 10 ms instead
 * of 200.
 */
async function temporaryFolder(durable: boolean): Promise<string> {
  const account = await accountFor()
  const free = durable
    ? 0
    : await statfs(MEMORY).then(
        (fs) => fs.bavail * fs.bsize,
        () => 0,
      )
  const places = [...(free > MEMORY_BYTES_MIN ? [MEMORY] : []), tmpdir(), '/tmp']
  const folder = await mkdtemp(join(places.find((place) => canEnter(place, account)) ?? '/tmp', 'kencana-'))
  await chmod(folder, 0o755)
  return folder
}
