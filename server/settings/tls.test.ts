/** The server answers https itself, and what is wrong with the files is said before anything is started. */
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { io } from 'socket.io-client'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { startTestServer } from '#test/tools/server.ts'
import { listen } from '../start/process.ts'
import { readTls } from './tls.ts'
import { peringatan, saranNode } from '../start/welcome.ts'

/** Made for these tests, until 2120: it opens nothing. */
const CERT = join(import.meta.dirname, '../../test/tools/tls/cert.pem')
const KEY = join(import.meta.dirname, '../../test/tools/tls/key.pem')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tls-'))
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  await writeFile(join(folder, 'catatan.txt'), 'bukan pem')
  await writeFile(join(folder, 'lain.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
})
afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['a certificate that is not there', 'tidak-ada.pem', KEY, /^Sertifikat .*tidak-ada\.pem tidak ada$/],
  ['a key that is not there', CERT, 'tidak-ada.pem', /^Kunci .*tidak-ada\.pem tidak ada$/],
  ['a folder', '.', KEY, /^Sertifikat .* adalah folder$/],
  ['no PEM', 'catatan.txt', KEY, /catatan\.txt bukan sertifikat PEM$/],
  ['a key that is none', CERT, 'catatan.txt', /^Kunci .*catatan\.txt tidak dapat dipakai \(/],
  ['the key of another', CERT, 'lain.pem', /^Kunci .*lain\.pem bukan kunci dari sertifikat .*cert\.pem$/],
])('%s is said in a sentence', async (_, cert, key, said) => {
  await expect(readTls({ cert: resolve(folder, cert), key: resolve(folder, key) })).rejects.toThrow(said)
})

test('pages, calls and news go over https, and browsers are told to come that way only', async () => {
  const server = await startTestServer()
  const { berlakuSampai, ...tls } = await readTls({ cert: CERT, key: KEY })
  expect(berlakuSampai.getUTCFullYear()).toBe(2120)
  const app = await buildApp({
    url: server.app.deps.database.url,
    clock: server.clock,
    logLevel: 'silent',
    tls,
  })
  const ca = readFileSync(CERT)
  const dispatcher = new Agent({ connect: { ca } })
  try {
    const url = await listen(app, { host: '127.0.0.1', port: 0 }, 'https')
    expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
    const { token } = await server.client('KSR1')
    const me = await request(`${url}/api/v1/users/me`, { dispatcher, headers: { 'x-auth-token': token } })
    expect([me.statusCode, me.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
    await me.body.dump()
    const news = io(url, { auth: { token }, ca: ca.toString(), reconnection: false })
    await new Promise<void>((done, fail) => news.on('connect', done).on('connect_error', fail))
    news.disconnect()
    // A plain http request is not answered, and the server goes on.
    await expect(fetch(url.replace('https', 'http'))).rejects.toThrow()
    const again = await request(`${url}/config.json`, { dispatcher })
    expect(again.statusCode).toBe(200)
    await again.body.dump()
  } finally {
    await dispatcher.destroy()
    await app.close()
    await server.close()
  }
})

const DAY_MS = 86_400_000

it.each([
  ['127.0.0.1', undefined, true, []],
  ['0.0.0.0', undefined, false, [/tanpa TLS/]],
  ['192.168.1.5', undefined, true, [/tanpa TLS/, /kata sandi contoh/]],
  ['0.0.0.0', 400, true, [/kata sandi contoh/]],
  ['0.0.0.0', 400, false, []],
  ['127.0.0.1', 5, false, [/^Sertifikat hanya berlaku sampai /]],
  ['127.0.0.1', -5, false, [/^Sertifikat sudah tidak berlaku sejak /]],
] as const)(
  'at %s, certificate for %s days, demonstration passwords %s: warned of %s',
  (host, days, example, said) => {
    const sekarang = new Date('2025-01-15T03:00:00Z')
    const berlakuSampai = days === undefined ? undefined : new Date(sekarang.getTime() + days * DAY_MS)
    const lines = peringatan({ host, berlakuSampai, example, sekarang })
    expect(lines).toHaveLength(said.length)
    said.forEach((words, i) => expect(lines[i]).toMatch(words))
  },
)

test('whoever runs it by an older Node is told once of the one that is recommended', () => {
  expect(saranNode('20.20.2')).toEqual([expect.stringContaining('disarankan 24')])
  expect(saranNode('22.12.0')).toHaveLength(1)
  expect(saranNode('24.0.0')).toEqual([])
})
