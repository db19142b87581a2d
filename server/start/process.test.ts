/** An error that nobody caught: said, what is being asked is answered, and the process ends so that it is begun anew (a whole server: fixture-main.test.ts). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test, type ExpectStatic } from 'vitest'
import { setengahDiminta } from '#test/tools/setengah.ts'
import type { Wrong } from '#test/tools/umur.ts'

const PROGRAM = join(import.meta.dirname, '../../test/tools/umur.ts')
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

async function mulai(wrong: Wrong, expect: ExpectStatic) {
  const child = spawn(process.execPath, ['--import', TSX, PROGRAM, wrong], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()))
  await expect.poll(() => said.out, { timeout: 8_000 }).toMatch(/^\d+$/m)
  return { child, said, port: Number(/^\d+$/m.exec(said.out)![0]) }
}

test.concurrent.for([
  ['panggilan', 'uncaughtException', 'Error: jatuh'],
  ['janji', 'unhandledRejection', 'Error: jatuh'],
  ['bukan-error', 'uncaughtException', 'jatuh'],
  ['penutup', 'uncaughtException', 'Error: jatuh'],
] as const)('%s', async ([wrong, asal, apa], { expect }) => {
  const { child, said, port } = await mulai(wrong, expect)
  const diminta = await setengahDiminta(port)
  const exit = once(child, 'exit')
  child.kill('SIGUSR2')
  await expect
    .poll(() => said.err)
    .toContain(`Kesalahan yang tidak tertangkap (${asal}), Kencana berhenti: ${apa}`)
  diminta.sisanya()
  expect(await diminta.reply).toMatch(/HTTP\/1\.1 200 [^]*dijawab/)
  expect(await exit).toEqual([70, null])
  expect(said.out).toContain('pertama dihentikan')
})

test('a server whose log nobody reads any more serves on, and ends when it must', async ({ expect }) => {
  const { child, port } = await mulai('panggilan', expect)
  child.stdout.destroy()
  child.stderr.destroy()
  const diminta = await setengahDiminta(port)
  const exit = once(child, 'exit')
  child.kill('SIGUSR2')
  diminta.sisanya()
  expect(await diminta.reply).toMatch(/HTTP\/1\.1 200 [^]*dijawab/)
  expect(await exit).toEqual([70, null])
})
