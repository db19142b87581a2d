/** Accepted data can be read: the largest that every call takes is written, and then everything is read. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CallDefinition } from '#domain/call.ts'
import { FORMATS, type Format } from '#domain/report/formats.ts'
import { paraSystem, type Setting } from '#domain/rules/para-system.ts'
import { routes } from '#server/routes.ts'
import { oneOf, oneWay } from '#test/tools/chance.ts'
import { askOf } from '#test/tools/ask.ts'
import { sampleInput, schemaOf } from '#test/tools/bad-values.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, urlOf, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { nameOf } from '#test/tools/good-input.ts'
import { addressOf, largestInputs, type Make } from '#test/tools/largest-input.ts'
import { downFrom, largest, largestAt, numberPaths, withNumber } from '#test/tools/largest.ts'
import { file, perLayout, reports, request, wireRows } from '#test/tools/reports.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowedIfAsked } from '#test/tools/till.ts'

/** A shop that is open takes no opening any more: server/pembukaan tries these. */
const OF_AN_OPENING = new Set([
  ...['PUT pembukaan/saldo', 'PUT pembukaan/aturan', 'POST pembukaan/sales-baki'],
  'PUT toko/nomor-server',
])

let server: TestServer
let owner: Client
let makeOf: (call: CallDefinition) => Make
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.client('OWN1')
  makeOf = await largestInputs(server, owner)
})
afterAll(() => server.close())

const hasNumbers = ({ body }: CallDefinition): boolean =>
  body !== undefined && /"type":"(number|integer)"/.test(JSON.stringify(schemaOf(body)))
const writes = routes
  .map(({ call }) => call)
  .filter((call) => call.write && hasNumbers(call) && !OF_AN_OPENING.has(nameOf(call)))

/** Written twice before that: every second one. */
const documents = oneOf(
  2,
  writes.filter(({ write }) => write?.day === 'today'),
  'settings',
)

/**
 * Sends every number by itself as large as it is taken, then all of them together. Returns whether anything was taken,
 * and what was not answered in words.
 */
async function writeLargest(call: CallDefinition, make: Make): Promise<{ taken: boolean; broken: string[] }> {
  let made = await make()
  let taken = false
  const broken: string[] = []
  const sent = async (body: unknown): Promise<boolean> => {
    const whole = made.follow ? made.follow(body as never) : body
    const address = addressOf(call, made.input)
    const { status, message } = await allowedIfAsked(owner, () => owner.send(call.method, address, whole))
    if (status >= 500 || !message) broken.push(`${JSON.stringify(whole)} → ${status} ${message}`)
    if (status !== 200) return false
    taken = true
    made = await make()
    return true
  }
  const found: [path: ReturnType<typeof numberPaths>[number], n: number][] = []
  for (const path of numberPaths(made.input.body))
    for (const n of downFrom(largestAt(call, made.input, path)))
      if (await sent(withNumber(made.input.body, path, n))) {
        found.push([path, n])
        break
      }
  for (const part of [1, 0.9, 0.5, 0.1, 0.01]) {
    const together = found.reduce(
      (body, [path, n]) => withNumber(body, path, Math.max(1, Math.floor(n * part))),
      made.input.body,
    )
    if (await sent(together)) break
  }
  await sent(made.input.body)
  return { taken, broken }
}

const written = new Set<string>()

/** Of each that is a number, the largest whole one that it takes. */
function largestSettings(): Record<string, string> {
  const numeric = Object.entries<Setting<unknown>>(paraSystem).filter(
    ([, { kind }]) => kind !== 'pilihan' && kind !== 'ya-tidak',
  )
  return Object.fromEntries(
    numeric.map(([key, { parse }]) => [key, String(largest((n) => parse(String(n)) !== undefined))]),
  )
}

/** A document has two of these ways, any other write one; which of them a run goes, its name says, unless all are gone. */
const WAYS = ['drafts', 'what is confirmed at once'] as const
const going = (way: (typeof WAYS)[number]) =>
  writes.filter((call) => oneWay(WAYS, nameOf(call)).includes(way))

describe.each([
  ['drafts', {}, going('drafts')],
  ['what is confirmed at once', { AUTO_VALIDASI: 'YA' }, going('what is confirmed at once')],
  ['documents, with every setting at its largest', largestSettings(), documents],
])('%s', (_, settings, calls) => {
  beforeAll(() => buildSettings(server, settings))
  test.each(calls.map((call) => [nameOf(call), call] as const))('%s', async (_name, call) => {
    const { taken, broken } = await writeLargest(call, makeOf(call))
    if (taken) written.add(nameOf(call))
    expect(broken).toEqual([])
  })
})

/** Values known by the name of a parameter: numbers of documents, codes, seen in what has been read. */
const known = new Map<string, Set<string>>()
function learn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string' || typeof item === 'number')
      known.set(key, (known.get(key) ?? new Set()).add(String(item)))
    else learn(item)
  }
}

const reading = routes.map(({ call }) => call).filter(({ method, write }) => method === 'GET' && !write)

/** As a screen asks that just opened: what must be said, with each choice there is. */
function queriesOf(call: CallDefinition): Record<string, string>[] {
  if (!call.query) return [{}]
  const { properties = {}, required = [] } = schemaOf(call.query)
  const all = sampleInput(call).query
  const asked = Object.fromEntries(
    Object.entries(all).filter(([name]) => properties[name]?.format === 'date' || required.includes(name)),
  )
  const choices = required.flatMap((name) =>
    (properties[name]?.enum ?? []).map((option) => ({ ...asked, [name]: String(option) })),
  )
  return choices.length ? choices : [asked]
}

/** For the last two that are known by the name of its parameter. */
const addressesOf = (call: CallDefinition): string[] => {
  const [, name] = /\{(\w+)\}/.exec(call.path) ?? []
  const values = name === undefined ? [''] : [...(known.get(name) ?? ['UJI'])].slice(-2)
  return values.flatMap((value) =>
    queriesOf(call).map((query) => urlOf(call, name === undefined ? {} : { [name]: value }, query)),
  )
}

async function readOne(call: CallDefinition): Promise<string[]> {
  const addresses = addressesOf(call)
  if (call.file) {
    const files = await Promise.all(addresses.map((url) => owner.file(url)))
    return files.flatMap(({ status }, i) => (status >= 500 ? [`${addresses[i]} → ${status}`] : []))
  }
  const replies = await owner.sendAll(
    'GET',
    addresses.map((path) => ({ path })),
  )
  return replies.flatMap(({ status, message, data }, i) => {
    if (status !== 200) return status >= 500 ? [`${addresses[i]} → ${status} ${message}`] : []
    learn(data)
    const { error } = z.safeDecode(call.reply, data as never)
    return error ? [`${addresses[i]} → ${error.message}`] : []
  })
}

async function readReports(): Promise<string[]> {
  const problems: string[] = []
  for (const report of reports)
    for (const asked of perLayout(report)) {
      const reply = await request(owner, report, asked)
      if (reply.status !== 200) problems.push(`${report.title} → ${reply.status} ${reply.message}`)
      else if (!wireRows(reply.data, report).every(isExact)) problems.push(`${report.title} → lost a digit`)
    }
  return problems
}
const isExact = (row: object): boolean =>
  Object.values(row).every((value) => typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER)

/** @param every so manieth call */
const everything = async (every = 1): Promise<string[]> => {
  const problems: string[] = []
  const first = reading.filter(({ path }) => !path.includes('{'))
  const all = [...first, ...reading.filter((call) => !first.includes(call))]
  for (const call of oneOf(every, all, 'everything')) problems.push(...(await readOne(call)))
  return [...problems, ...(await readReports())]
}

/** Confirms all that waits, as the cashier goes through the queue. */
async function confirmAll(): Promise<void> {
  for (const { dokumen, no_faktur_group, urut } of (await owner.request('GET', 'validasi')).data) {
    const [path, body] =
      dokumen === 'TITIPAN'
        ? ['titipan', { no_titip_group: no_faktur_group, urut }]
        : [dokumen === 'PENJUALAN' ? 'penjualan' : 'pembelian', { no_faktur_group, jenis: dokumen }]
    must(await owner.send('POST', `${path}/validasi`, body))
  }
  // Loans stand in a queue of their own; the drawer cannot pay them all out.
  for (const { dokumen, no_faktur_group } of must(await owner.request('GET', 'validasi?layar=hutang')).data) {
    const [path, body] =
      dokumen === 'HUTANG'
        ? ['hutang/batal', { no_faktur_hutang: no_faktur_group }]
        : ['hutang/bayar/batal', { no_transaksi: no_faktur_group }]
    must(await owner.send('POST', path, { ...body, alasan: 'UJI' }))
  }
  const drafts = must(await owner.request('GET', 'hancurbarang/dokumen')).data as Record<string, string>[]
  for (const { no, status_valid } of drafts)
    if (status_valid === 'OPEN') must(await owner.send('POST', 'hancurbarang/batal', { no, alasan: 'UJI' }))
}

describe('afterwards', () => {
  test('every call has taken something', async () => {
    // What lacked points or gifts when its turn came has them by now.
    for (const call of writes.filter((one) => !written.has(nameOf(one)))) {
      const { taken, broken } = await writeLargest(call, makeOf(call))
      if (taken) written.add(nameOf(call))
      expect(broken).toEqual([])
    }
    expect(writes.map(nameOf).filter((name) => !written.has(name))).toEqual([])
  })
  test('everything is read', async () => {
    expect(await everything()).toEqual([])
  })
  test.each(Object.keys(FORMATS) as Format[])('every report is a file as %s', async (format) => {
    for (const report of oneOf(3, reports, format))
      for (const asked of perLayout(report))
        expect([report.title, (await file(owner, report, format, asked)).status]).toEqual([report.title, 200])
  })
  test('the day is closed, the books agree, and everything is read again', async () => {
    await expectBooksAgree(server.pool)
    await confirmAll()
    const ask = await closeDay(server, askOf(server), '2025-01-16')
    owner = await ask.as('OWN1')
    expect(await everything(3)).toEqual([])
    await expectBooksAgree(server.pool)
  })
})
