/** `npm run serve:fixture`: its database lives as long as it does, and no longer, however it ends. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, test } from 'vitest'
import { programOf, type Program } from '#test/tools/program.ts'
import { setengahDiminta } from '#test/tools/setengah.ts'

let program: Program
beforeAll(async () => void (program = await programOf('server/fixture-main.ts')))
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await Promise.all([program.remove(), ...folders.map((folder) => rm(folder, { recursive: true }))])
})
const running = new Set<ChildProcess>()
const folders: string[] = []

/** Makes the folder where a fixture puts its database, and lists the databases in it. */
async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-uji-'))
  folders.push(folder)
  await chmod(folder, 0o755)
  const databases = async () => (await readdir(folder)).filter((name) => name.startsWith('kencana-'))
  return { folder, databases }
}

function fixture(folder: string, args: string[], node: string[] = []) {
  const child = spawn(process.execPath, [...node, program.file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', TMPDIR: folder },
  })
  running.add(child)
  return child
}

async function addressOf(child: ReturnType<typeof fixture>): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+?(?=,)/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error('did not open')
}

const DIBUKA = ['--date', '2025-01-15', '--port', '0']

// The tests mostly wait, for a process that starts.
test.concurrent.for([
  ['SIGTERM', [0, null]],
  ['SIGKILL', [null, 'SIGKILL']],
] as const)(
  'lives on its date, moves on demand, and takes its database along at %s',
  async ([signal, ended], { expect }) => {
    const { folder, databases } = await place()
    const child = fixture(folder, DIBUKA)
    const url = await addressOf(child)
    expect(await databases()).toHaveLength(1)

    const move = (tanggal: string) =>
      fetch(`${url}/uji/jam`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tanggal }),
      })
    expect((await move('2025-01-16')).status).toBe(200)
    expect((await move('2025-01-32')).status).toBe(400)

    const exit = once(child, 'exit')
    child.kill(signal)
    expect(await exit).toEqual(ended)
    await expect.poll(databases).toEqual([])
  },
)

/** Loaded before the server: at a signal it does what a fault of ours might do at any time. */
const JATUH = `data:text/javascript,process.on('SIGUSR2', () => setImmediate(() => { throw new Error('jatuh') }))`

test.concurrent('over an error that nobody caught it answers what is being asked, ends, and takes its database along', async ({
  expect,
}) => {
  const { folder, databases } = await place()
  const child = fixture(folder, DIBUKA, ['--import', JATUH])
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const { port } = new URL(await addressOf(child))
  const masuk = JSON.stringify({ user_id: 'OWN1', password: 'salah sekali', kode_toko: 'TK01' })
  const diminta = await setengahDiminta(Number(port), '/api/v1/users/login', masuk)
  const exit = once(child, 'exit')
  child.kill('SIGUSR2')
  await expect
    .poll(() => said)
    .toContain('Kesalahan yang tidak tertangkap (uncaughtException), Kencana berhenti: Error: jatuh')
  diminta.sisanya()
  expect(await diminta.reply).toMatch(/HTTP\/1\.1 401 [^]*"message":"User Id Atau Password Salah"/)
  expect(await exit).toEqual([70, null])
  expect(await databases()).toEqual([])
})

test.concurrent('a taken port is one sentence', async ({ expect }) => {
  const taken = createServer()
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  const { port } = taken.address() as { port: number }
  const child = fixture((await place()).folder, ['--port', String(port)])
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = await once(child, 'exit')
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: `Port ${port} sudah dipakai program lain; pilih yang lain, misalnya --port ${port + 1}`,
  })
  taken.close()
})
