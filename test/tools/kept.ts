/** The replies that screens are tested with, as their files keep them: a line for each, in an order that stays, so that the history shows a change. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Exchange } from './recorded.ts'

export const FOLDER = new URL('../screens/recorded/', import.meta.url)

/** @param file 'busy.OWN1.json' */
export const readKept = (file: string): Exchange[] => {
  const path = new URL(file, FOLDER)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Exchange[]) : []
}

export function writeKept(file: string, exchanges: readonly Exchange[]): void {
  const lines = exchanges.toSorted((a, b) => (a.asked < b.asked ? -1 : 1)).map((one) => JSON.stringify(one))
  writeFileSync(new URL(file, FOLDER), `[\n${lines.join(',\n')}\n]\n`)
}
