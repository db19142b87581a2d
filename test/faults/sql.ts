/** Faults in statements of SQL: they stand in texts, and are found by what they look like. */
import type { Change } from './fault.ts'

const COMPARED: Record<string, string> = { '=': '<>', '<>': '=', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const SIGNED: Record<string, string> = { '+': '-', '-': '+' }
/** A comparison follows one of these: elsewhere "=" sets a value. */
const CONDITION = /\b(?:WHERE|AND|OR|ON|WHEN|HAVING)\b[^,'()]*$/

export function sqlChanges(text: string): Change[] {
  const code = withoutInterpolations(text)
  return [...comparisons(code), ...signs(code), ...joined(code), ...words(code)]
}

/** Blanks out interpolations and comments, keeping the length. */
const withoutInterpolations = (text: string): string =>
  text.replaceAll(/\$\{[^}]*\}|--.*/g, (found) => found.replaceAll(/\S/g, ' '))

function comparisons(code: string): Change[] {
  return found(code, / (=|<>|<=?|>=?) /g)
    .filter(({ start }) => CONDITION.test(code.slice(0, start)))
    .map(({ word, start }) => ({ kind: 'comparison', ...span(start, word), text: COMPARED[word]! }))
}

const signs = (code: string): Change[] =>
  found(code, /(?<=[\w)]) ([+-]) (?=[\w(:])/g).map(({ word, start }) => ({
    kind: 'sign',
    ...span(start, word),
    text: SIGNED[word]!,
  }))

/** Not the AND of BETWEEN. */
const joined = (code: string): Change[] =>
  found(code, / (AND|OR) /g)
    .filter(({ start }) => !/\bBETWEEN\s+\S+\s*$/.test(code.slice(0, start)))
    .map(({ word, start }) => ({
      kind: 'boolean',
      ...span(start, word),
      text: word === 'AND' ? 'OR' : 'AND',
    }))

/** A status or a kind, as the tables spell it. */
const words = (code: string): Change[] =>
  found(code, /'([A-Z]{3,}[A-Z ]*)'/g).map(({ word, start }) => ({
    kind: 'text',
    start: start + word.length - 1,
    end: start + word.length,
    text: '',
  }))

interface Found {
  word: string
  start: number
}

/** Every match's first group, and where it begins. */
const found = (code: string, pattern: RegExp): Found[] =>
  [...code.matchAll(pattern)].map((match) => ({
    word: match[1]!,
    start: match.index + match[0].indexOf(match[1]!),
  }))

const span = (start: number, word: string): { start: number; end: number } => ({
  start,
  end: start + word.length,
})
