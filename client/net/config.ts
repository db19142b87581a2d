/**
 * Settings that the server tells the browser before anything else: the addresses of its two services, and the build it
 * serves.
 */
import { z } from 'zod'

/** A path of this server: the session it was opened with is sent nowhere else, whatever the file says. */
const zPath = z.string().regex(/^(\/\w+)+\/?$/)
const zConfig = z.object({
  main: zPath,
  second: zPath,
  katalog: zPath.default('/katalog/v1'),
  version: z.string(),
  build: z.string().optional(),
})
export type Config = z.output<typeof zConfig>

let known: Config | undefined

export const config = (): Config => {
  if (!known) throw new Error('config() before loadConfig()')
  return known
}

/** Reads the server's present settings. @throws when it cannot be reached or answers something else */
export async function readConfig(): Promise<Config> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(5_000), cache: 'no-cache' })
  return zConfig.parse(await response.json())
}

/** @throws when the server cannot be reached or answers something else */
export const loadConfig = async (): Promise<Config> => (known = await readConfig())

/** The addresses, given instead of asked for. */
export const setConfig = (given: Config): void => {
  known = given
}

/** The address of the live socket: the server that the page came from. */
export const socketRoot = (): string => location.origin
