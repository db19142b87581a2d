/** By what the server knows this device again: made up here once, told at the sign-in only, and kept when a session ends. */
import { stored } from './store.ts'

const kept = stored<string>('perangkat')

/** 43 letters that nobody guesses. */
export function idPerangkat(): string {
  const known = kept.read()
  if (known) return known
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  kept.write(made)
  return made
}
