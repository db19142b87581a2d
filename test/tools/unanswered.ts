/**
 * A command of the browser that tests screens, for a request that nothing answers: with KENCANA_RECORD=1 a real server is asked (record.ts),
 * and what it says is kept.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { createInterface, type Interface } from 'node:readline'
import type { BrowserCommand } from 'vitest/node'

let program: { asks: ChildProcess; answers: AsyncIterator<string> } | undefined
let turn: Promise<unknown> = Promise.resolve()

export const unanswered: BrowserCommand<[world: string, user: string, asked: string, body: unknown]> = (
  _context,
  world,
  user,
  asked,
  body,
) => {
  if (process.env['KENCANA_RECORD'] !== '1') return undefined
  const recorded = turn.then(() => record(world, user, asked, body))
  turn = recorded
  return recorded
}

async function record(world: string, user: string, asked: string, body: unknown): Promise<unknown> {
  const file = new URL(`../screens/recorded/${world}.${user}.json`, import.meta.url)
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { asked: string; body?: unknown }[])
    : []
  const known = kept.find((one) => one.asked === asked && JSON.stringify(one.body) === JSON.stringify(body))
  if (known) return known
  program ??= start()
  program.asks.stdin!.write(`${JSON.stringify({ world, user, asked, body })}\n`)
  const { value } = (await program.answers.next()) as { value: string }
  const exchange = JSON.parse(value) as { asked: string }
  // A line for each exchange, in an order that stays: a change is seen in the history.
  const lines = [...kept, exchange]
    .toSorted((a, b) => (a.asked < b.asked ? -1 : 1))
    .map((one) => JSON.stringify(one))
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`)
  return exchange
}

function start(): NonNullable<typeof program> {
  const path = new URL('record.ts', import.meta.url).pathname
  const asks = spawn(process.execPath, ['--import', 'tsx', path], { stdio: ['pipe', 'pipe', 'inherit'] })
  // The run ends without waiting for it; it ends with the run.
  asks.unref()
  ;(asks.stdout as Socket).unref()
  const lines: Interface = createInterface({ input: asks.stdout })
  return { asks, answers: lines[Symbol.asyncIterator]() }
}
