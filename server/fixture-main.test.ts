import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programOf, type Program } from '#test/tools/program.ts'

let temporary: string
let program: Program
beforeAll(async () => {
  program = await programOf('server/fixture-main.ts')
  temporary = await mkdtemp(join(tmpdir(), 'kencana-uji-'))
  await chmod(temporary, 0o755)
})
afterAll(async () => {
  await rm(temporary, { recursive: true })
  await program.remove()
})
const databases = async () => (await readdir(temporary)).filter((name) => name.startsWith('kencana-'))

const running = new Set<ChildProcess>()
afterEach(() => running.forEach((child) => child.kill('SIGKILL')))

/** As it is started by hand, which reads a thousand sources first. */
const bySources = (): string[] => ['--import', 'tsx', 'server/fixture-main.ts']
const compiled = (): string[] => [program.file]

function fixture(how: () => string[], ...args: string[]) {
  const child = spawn(process.execPath, [...how(), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', TMPDIR: temporary },
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

test.each([
  ['SIGTERM', bySources],
  ['SIGKILL', compiled],
] as const)('lives on its date, moves on demand, and takes its database along at %s', async (signal, how) => {
  const child = fixture(how, '--date', '2025-01-15', '--port', '0')
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
  expect(await exit).toEqual(signal === 'SIGTERM' ? [0, null] : [null, 'SIGKILL'])
  await expect.poll(databases).toEqual([])
})

test('a taken port is one sentence', async () => {
  const taken = createServer()
  await once(taken.listen(0, '127.0.0.1'), 'listening')
  const { port } = taken.address() as { port: number }
  const child = fixture(compiled, '--port', String(port))
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = await once(child, 'exit')
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: `Port ${port} sudah dipakai program lain; pilih yang lain, misalnya --port ${port + 1}`,
  })
  taken.close()
})
