/**
 * A fault: a line that is replaced by another. Found by its text, so that a list of faults outlives lines that move.
 */
import { readFileSync, writeFileSync } from 'node:fs'

export const KINDS = ['comparison', 'sign', 'limit', 'field', 'text', 'await', 'check', 'boolean'] as const
export type Kind = (typeof KINDS)[number]

/** A change: the text from `start` to `end` becomes `text`. */
export interface Change {
  kind: Kind
  start: number
  end: number
  text: string
}

export interface Fault {
  file: string
  kind: Kind
  before: string
  after: string
  /** Position among the lines with that very text, from 1. */
  nth: number
  /** The reason why nobody could notice it, in the words of the person who looked: such a fault is not planted. */
  equivalent?: string
}

/** A fault is the same one in another list by what it does. */
export const faultKey = ({ file, before, after, nth }: Fault): string =>
  JSON.stringify([file, before, after, nth])

/** Finds where the line is, from 0; -1 where it is gone. */
export function lineOf(source: string, { before, nth }: Pick<Fault, 'before' | 'nth'>): number {
  const lines = source.split('\n')
  let seen = 0
  return lines.findIndex((line) => line === before && ++seen === nth)
}

/** @returns the source with the fault in it; undefined where its line is gone. */
export function planted(source: string, fault: Fault): string | undefined {
  const at = lineOf(source, fault)
  return at < 0 ? undefined : source.split('\n').with(at, fault.after).join('\n')
}

export const readFaults = (path: string): Fault[] => JSON.parse(readFileSync(path, 'utf8')) as Fault[]

export const saveFaults = (path: string, faults: readonly Fault[]): void =>
  writeFileSync(path, `${JSON.stringify(faults, undefined, 2)}\n`)
