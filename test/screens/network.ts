/**
 * The server as screens under test meet it: `fetch` is answered by what was recorded of a real one (test/tools/recorded.test.ts), or by
 * what a test says of one call. The client itself decodes every reply by its call's declaration, so a wrong one fails the test.
 */
import { commands } from 'vitest/browser'
import { z } from 'zod'
import { callPath, type CallDefinition, type CallReply } from '#domain/call.ts'
import { readBersama } from '#domain/calls/bersama.ts'
import { errors, Refusal } from '#domain/errors.ts'
import type { OtorisasiDiminta } from '#domain/rules/otorisasi.ts'
import { BASES } from '#server/http/alamat.ts'
import { setConfig } from '#client/net/config.ts'
import type { Exchange } from '#test/tools/recorded.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** test/tools/unanswered.ts */
    unanswered(world: string, user: string, asked: string, body: unknown): Promise<unknown>
  }
}

type Answered = Pick<Exchange, 'status' | 'reply'>

/** A test's own answer to one call, until it gives another. */
export interface Told {
  call: CallDefinition
  /** Limits it to this path, where the call has parameters. */
  params?: Record<string, string>
  /** Limits it to questions that say this: 'status_pesanan=OPEN'. */
  query?: string
  /** Given the body that was sent, and the key of a write. */
  answer: (body: unknown, key: string | null) => Answered | Promise<Answered>
  /** Said once: the next request is answered as before. */
  once?: boolean
}

const files = import.meta.glob<Exchange[]>('./recorded/*.json', { import: 'default' })

/** The replies of a world to one user. */
export const recordedFor = async (world: string, user: string): Promise<Exchange[]> =>
  (await files[`./recorded/${world}.${user}.json`]?.()) ?? []

let now: { world: string; user: string; recorded: Exchange[]; told: Told[] }
/** Every write and question since the screen was opened, in the order in which they were sent; `izin` is the otorisasi that came with it. */
export let sent: { asked: string; body: unknown; izin?: string }[] = []
/** Requests that nothing answers: a test that has one fails. */
export let unanswered: string[] = []

export function beginNetwork(world: string, user: string, recorded: Exchange[], told: readonly Told[]): void {
  setConfig({ ...BASES, version: 'WEB' })
  now = { world, user, recorded, told: [...told] }
  sent = []
  unanswered = []
}

/** From now on. */
export const tell = (...told: Told[]): void => void now.told.unshift(...told)

/** Went well, with this. */
export const replies = <const C extends CallDefinition>(
  call: C,
  data: CallReply<C>,
  more: Partial<Told> & { message?: string; beside?: Record<string, unknown> } = {},
): Told => ({
  call,
  ...more,
  answer: () => ({
    status: 200,
    reply: {
      data: z.encode(call.reply, data as never),
      message: more.message ?? call.message ?? '',
      ...more.beside,
    },
  }),
})

/** Refused, in the words of domain/errors. @param nomor of the request, where nobody expected it */
export const refuses = (
  call: CallDefinition,
  refusal: Refusal,
  { nomor, ...more }: Partial<Told> & { nomor?: string } = {},
): Told => {
  const { status, message, id, errors } = refusal
  const { otorisasi } = refusal as { otorisasi?: unknown }
  return { call, ...more, answer: () => ({ status, reply: { message, id, errors, otorisasi, nomor } }) }
}

/** Refused for want of these: one question for all of them. */
export const needs = (call: CallDefinition, ...diminta: readonly OtorisasiDiminta[]): Told => {
  const { id, status, message } = errors.perluOtorisasi(diminta[0]!)
  return refuses(call, new Refusal(id, status, message, [], diminta), { once: true })
}

/** There is no connection. */
export const unreachable = (call: CallDefinition, more: Partial<Told> = {}): Told => ({
  call,
  ...more,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
})

/** The answer is under way until `arrive` is called; then it is the one that it would have been. */
export function delayed(call: CallDefinition): Told & { arrive: () => void } {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const told: Told & { arrive: () => void } = {
    call,
    arrive: () => arrive(),
    answer: async () => {
      await arrived
      now.told = now.told.filter((one) => one !== told)
      return STAYS
    },
  }
  return told
}
const STAYS: Answered = { status: 0, reply: undefined }

const ours = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  if (!Object.values(BASES).some((base) => url.pathname.startsWith(`${base}/`))) return ours(input, init)
  const asked = `${init?.method ?? 'GET'} ${url.pathname}${url.search}`
  const body = typeof init?.body === 'string' ? withoutKey(JSON.parse(init.body) as object) : undefined
  const headers = new Headers(init?.headers)
  const izin = headers.get('x-authorization-id')
  if (!asked.startsWith('GET')) sent.push({ asked, body, ...(izin && { izin }) })
  const { status, reply } = await unlessAborted(
    isOf(readBersama, undefined, url.pathname)
      ? bersama(url.searchParams.get('jalur')!.split(','))
      : answerOf(asked, url.pathname, body, headers.get('x-id-trx')),
    init?.signal,
  )
  return Response.json(reply, { status })
}

/** A screen that no longer waits is told so at once; a recording is waited for however long it takes. */
const unlessAborted = (answer: Promise<Answered>, signal?: AbortSignal | null): Promise<Answered> =>
  new Promise((resolve, reject) => {
    answer.then(resolve, reject)
    signal?.addEventListener('abort', () => recording || reject(signal.reason as Error))
  })
let recording = 0

/** The key of a write is another one each time. */
const withoutKey = ({ id_trx: _, ...body }: { id_trx?: unknown }): unknown => body

/** Several reads at once are each what they are by themselves; what a test answers itself is asked for alone. */
async function bersama(lanes: readonly string[]): Promise<Answered> {
  const data: Record<string, unknown> = {}
  for (const path of lanes.map((one) => `${BASES.main}/${one}`)) {
    if (now.told.some(({ call, params }) => isOf(call, params, path))) continue
    const { status, reply } = await answerOf(`GET ${path}`, path, undefined, null)
    if (status === 200) data[path.slice(BASES.main.length + 1)] = (reply as { data: unknown }).data
  }
  return { status: 200, reply: { data, message: '' } }
}

async function answerOf(asked: string, path: string, body: unknown, key: string | null): Promise<Answered> {
  const told = now.told.find(
    ({ call, params, query = '' }) =>
      asked.startsWith(`${call.method} `) && asked.includes(query) && isOf(call, params, path),
  )
  if (told?.once) now.told = now.told.filter((one) => one !== told)
  const answer = await told?.answer(body, key)
  if (told && answer === STAYS) return answerOf(asked, path, body, key)
  if (answer) return answer
  const recorded = now.recorded.find(
    (one) => one.asked === asked && JSON.stringify(one.body) === JSON.stringify(body),
  )
  if (recorded) return recorded
  recording++
  const fresh = (await commands.unanswered(now.world, now.user, asked, body)) as Exchange | undefined
  recording--
  if (fresh) return fresh
  unanswered.push(asked)
  return { status: 404, reply: { message: `not recorded: ${asked}`, id: '', errors: [] } }
}

function isOf(call: CallDefinition, params: Record<string, string> | undefined, path: string): boolean {
  const base = BASES[call.base]
  if (params) return path === `${base}/${callPath(call, params)}`
  const pattern = call.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${base}/${pattern}$`).test(path)
}
