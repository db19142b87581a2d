/** The server as `npm start` runs it: a process of its own, of what was built. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ofServer } from '../../bin/build.mjs'
import { freePort } from '#server/db/embedded/postmaster.ts'

export const ROOT = join(import.meta.dirname, '../..')

export interface ServerNpm {
  alamat: string
  /** Returns its output until now. */
  kata(): string
  /** Waits until this path is answered with this status. */
  menjawab(path: string, status: number): Promise<void>
  berhenti(): Promise<void>
}

/** @param env beside what any process needs: nothing of this run's own */
export async function mulaiServer(env: Record<string, string>, args: string[] = []): Promise<ServerNpm> {
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const { flags, file } = ofServer('server/main.ts')
  const server = spawn(process.execPath, [...flags, file, '--port', String(port), ...args], {
    cwd: ROOT,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let kata = ''
  server.stdout!.setEncoding('utf8').on('data', (text: string) => (kata += text))
  const berakhir = once(server, 'exit')
  const alamat = `http://127.0.0.1:${port}`
  const dijawab = (path: string): Promise<number> =>
    fetch(`${alamat}${path}`).then(
      (r) => r.status,
      () => 0,
    )
  return {
    alamat,
    kata: () => kata,
    async menjawab(path, status) {
      while ((await dijawab(path)) !== status) await pause(50)
    },
    async berhenti() {
      server.kill('SIGTERM')
      await berakhir
    },
  }
}
