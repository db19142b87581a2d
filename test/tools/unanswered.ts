/**
 * A command of the browser that tests screens, for a request that nothing answers: with KENCANA_RECORD=1 a real server is asked (record.ts),
 * and what it says is kept.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { createInterface, type Interface } from 'node:readline'
import type { BrowserCommand } from 'vitest/node'
import { readKept, writeKept } from './kept.ts'
import type { Exchange } from './recorded.ts'

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
  const file = `${world}.${user}.json`
  const kept = readKept(file)
  const known = kept.find((one) => one.asked === asked && JSON.stringify(one.body) === JSON.stringify(body))
  if (known) return known
  program ??= start()
  program.asks.stdin!.write(`${JSON.stringify({ world, user, asked, body })}\n`)
  const { value } = (await program.answers.next()) as { value: string }
  const exchange = JSON.parse(value) as Exchange
  writeKept(file, [...kept, exchange])
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
