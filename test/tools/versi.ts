/** Servers of two versions: the sources of the one before come out of this repository's history, and run as they were. */
import { execFile, fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { io } from 'socket.io-client'
import { login } from '#domain/calls/sesi.ts'
import { SEBELUM } from '#server/db/versi.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { clientOf, type Client } from './client.ts'
import type { FreshDatabase } from './database.ts'
import type { Dokumen } from './openapi.ts'
import { programOf, type Program } from './program.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAM = 'test/whole/versi-server.ts'
const run = promisify(execFile)

export interface Sumber {
  folder: string
  program: Program
  remove(): Promise<unknown>
}

export async function sumberKini(): Promise<Sumber> {
  const program = await programOf(PROGRAM)
  return { folder: ROOT, program, remove: () => program.remove() }
}

/** Tells whether this copy of the repository has its history, as every clone has that was not told to leave it out. */
export const adaRiwayat = (): boolean => {
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return stdout?.trim() === 'false'
}

/** @throws in words when the history is another one */
export async function sumberSebelum(): Promise<Sumber> {
  const { commit, versi } = SEBELUM
  await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).catch((cause: Error) => {
    throw new Error(
      `the sources of ${versi} (commit ${commit}) are not in this copy of the repository: fetch its history (git fetch --unshallow), then run this test again`,
      { cause },
    )
  })
  const folder = await mkdtemp(join(tmpdir(), 'kencana-versi-'))
  const tar = join(folder, 'sumber.tar')
  const wanted = ['server', 'domain', 'katalog', 'test', 'package.json', 'tsconfig.base.json']
  await run('git', ['archive', '-o', tar, commit, ...wanted], { cwd: ROOT })
  await run('tar', ['-xf', tar, '-C', folder])
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await copyFile(join(ROOT, PROGRAM), join(folder, PROGRAM))
  const program = await programOf(PROGRAM, folder)
  return {
    folder,
    program,
    remove: () => Promise.all([program.remove(), rm(folder, { recursive: true, force: true })]),
  }
}

/** Migrations of the version before that are other files now, or none: those of a released version never change. */
export const changedMigration = async (): Promise<string[]> =>
  (
    await run(
      'git',
      ['diff', '--name-only', '--diff-filter=DMR', SEBELUM.commit, '--', 'server/db/migrations'],
      { cwd: ROOT },
    )
  ).stdout
    .split('\n')
    .filter(Boolean)

interface Opened {
  url: string
  /** The prepared statements of the version, by their names. */
  statements: Record<string, string>
  openApi: Dokumen
}

export interface ServerVersi extends Opened {
  client(user_id: string, kode_toko?: string): Promise<Client>
  /** A session that was opened at another server. */
  dengan(client: Client): Client
  jam(tanggal: string): void
  /** In good order. */
  berhenti(): Promise<void>
  /** Killed, as by a power cut. */
  dead(): Promise<void>
}

const alive = new Set<ChildProcess>()

/** On a database as it is found: empty, it gets the fixture of that day. @throws when it does not start */
export async function mulai(
  { folder, program }: Sumber,
  { url, urlServer }: FreshDatabase,
  tanggal: string,
  kunci: string,
): Promise<ServerVersi> {
  const child = fork(program.file, [url, urlServer, tanggal, kunci], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  alive.add(child)
  const gone = once(child, 'exit').then(([code]) => {
    alive.delete(child)
    return code as number | null
  })
  const [opened] = (await Promise.race([
    once(child, 'message'),
    gone.then((code) => {
      throw new Error(`the server of ${folder} did not start: ${code}`)
    }),
  ])) as [Opened]
  return {
    ...opened,
    async client(user_id, kode_toko = 'TK01') {
      const { token } = await clientOf(opened.url, '').call(login, {
        body: { user_id, password: PASSWORD, kode_toko },
      })
      return clientOf(opened.url, token)
    },
    dengan: ({ token }) => clientOf(opened.url, token),
    jam: (hari) => void child.send({ tanggal: hari }),
    async berhenti() {
      child.send({ berhenti: true })
      await gone
    },
    async dead() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Kills every server that a failed test has left running. */
export async function killAll(): Promise<void> {
  await Promise.all(
    [...alive].map((child) => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      return gone
    }),
  )
}

/** Hears what this session is told from now on, by name. */
export async function dengar(
  { url }: ServerVersi,
  { token }: Client,
): Promise<{ kata: string[]; henti: () => void }> {
  const kata: string[] = []
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  socket.onAny((event: string) => void kata.push(event))
  await new Promise<void>((done, fail) => socket.on('connect', done).on('connect_error', fail))
  return { kata, henti: () => socket.disconnect() }
}

/**
 * Asks everything that an owner can look at without naming something: returns the addresses, and the status of each
 * answer.
 */
export async function readable(
  { openApi }: ServerVersi,
  owner: Client,
  hari: string,
): Promise<Record<string, number>> {
  const paths = Object.entries(openApi.paths)
    .filter(([path, methods]) => methods['get'] && !path.includes('{'))
    .map(([path]) => path)
  const status: Record<string, number> = {}
  for (const path of paths)
    status[path] = (
      await owner.file(`${path}?tgl_awal=${hari}&tgl_akhir=${hari}&tanggal=${hari}&kode_toko=TK01`)
    ).status
  return status
}
