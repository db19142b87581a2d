/** Random numbers for codes that nobody must guess: a whole number from 0 up to, not including, `below`. */
import { randomInt } from 'node:crypto'

export const random = (below: number): number => randomInt(below)
