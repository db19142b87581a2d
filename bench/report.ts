/** Prints a measurement: method, machine, figures, and every aim with what is missing to it. */
import { write } from './figures.ts'
import { machine } from './machine.ts'

export async function introduce(title: string, method: string, url: string): Promise<void> {
  console.log(`\n${title}\n${'='.repeat(title.length)}\n${method.trim()}\n\n${await machine(url)}\n`)
}

export interface Aim {
  what: string
  measured: number
  unit: string
  decimals?: number
}

/** 'p50 with one client: 4.1 ms (aim at most 5 ms: reached)' */
export function atMost(limit: number, aim: Aim): string {
  return verdict(aim, `at most ${limit} ${aim.unit}`, aim.measured / limit - 1)
}

/** The figure should be this or more. */
export function atLeast(limit: number, aim: Aim): string {
  return verdict(aim, `at least ${limit} ${aim.unit}`, 1 - aim.measured / limit)
}

/** @param missing as a share of the aim; 0 or less when it is reached */
function verdict({ what, measured, unit, decimals = 1 }: Aim, aim: string, missing: number): string {
  if (!Number.isFinite(measured)) throw new Error(`${what}: nothing was measured`)
  write(what, measured)
  const outcome = missing <= 0 ? 'reached' : `MISSED by ${Math.max(1, Math.round(missing * 100))} %`
  return `${what}: ${measured.toFixed(decimals)} ${unit} (aim: ${aim}; ${outcome})`
}
