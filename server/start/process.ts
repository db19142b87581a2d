/** The life of a serving process: a port that is free, a listener, a tidy end, and one sentence when something is in the way. */
import { createServer, type AddressInfo, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../app.ts'

/** Long enough for the last requests, short enough for whoever pressed Ctrl-C. */
const GRACE_MS = 10_000
/** A Ctrl-C arrives several times within this time: from the terminal, from npm, from bin/start.mjs. */
const SAME_PRESS_MS = 1_000
const PORT_PATIENCE_MS = 3_000
/** Ended over what nobody caught (EX_SOFTWARE of sysexits.h): whoever keeps the service begins it anew. */
const TAK_TERTANGKAP = 70

export interface Address {
  host: string
  port: number
}

/**
 * Listens there before anything else is started, so that a second start by mistake disturbs nobody.
 * Waits a little: what held the port may just be ending, as after a kill.
 * @throws in a sentence for the operator
 */
export async function dengarkan(server: Server, address: Address): Promise<void> {
  for (const patience = Date.now() + PORT_PATIENCE_MS; ; await pause(100)) {
    const error = await problem(server, address)
    if (!error) return
    if (error.code !== 'EADDRINUSE' || Date.now() > patience) throw portError(error, address)
  }
}

const problem = (server: Server, { host, port }: Address): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    const told = (error?: NodeJS.ErrnoException): void => {
      server.off('error', told).off('listening', open)
      resolve(error)
    }
    const open = (): void => told()
    server.on('error', told).on('listening', open).listen(port, host)
  })

/** For who listens there later. @throws as dengarkan */
export async function refuseTakenPort(address: Address): Promise<void> {
  const probe = createServer()
  await dengarkan(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}

/** @returns the address to open in a browser. */
export async function listen({ server }: App, { host, port }: Address, scheme = 'http'): Promise<string> {
  await server.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, { host, port })
  })
  return alamat(scheme, { host, port: (server.server.address() as AddressInfo).port })
}

/** As a browser on this computer opens it. */
export const alamat = (scheme: string, { host, port }: Address): string =>
  `${scheme}://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`

function portError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} sudah dipakai program lain; pilih yang lain, misalnya --port ${port + 1}`)
  if (error.code === 'EACCES')
    return new Error(`Port ${port} tidak boleh dipakai pengguna ini; pilih yang di atas 1023`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`Alamat ${host} bukan milik komputer ini`)
  return error
}

/**
 * Keeps what has been started, to stop it in reverse order: on Ctrl-C and the like, when the start itself fails, and
 * over an error that nobody caught, since it may have left anything half done. Requests under way are answered all the
 * same. A second Ctrl-C does not wait.
 */
export function lifetime(log: (line: string) => void, gagal: (line: string) => void = console.error) {
  const stops: { stop: () => Promise<void>; ms: number }[] = []
  let ending: Promise<void> | undefined

  const stopAll = async (): Promise<void> => {
    for (let one = stops.pop(); one; one = stops.pop())
      await within(one.ms, Promise.resolve().then(one.stop)).catch((error: Error) => log(error.message))
  }
  let kode = 0
  const end = (code: number): Promise<void> => {
    kode ||= code
    return (ending ??= stopAll().finally(() => process.exit(kode)))
  }

  let since = 0
  const onSignal = (): void => {
    if (ending && Date.now() - since > SAME_PRESS_MS) process.exit(1)
    if (ending) return
    since = Date.now()
    log('Kencana berhenti …')
    void end(0)
  }
  // The reader of the log has gone, as a terminal or a pipe does: the shop goes on unheard. As an error that
  // nobody caught it would be said into the same pipe, and again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  // A rejection that nobody awaits comes here too.
  process.on('uncaughtException', (error: unknown, asal) => {
    gagal(
      `Kesalahan yang tidak tertangkap (${asal}), Kencana berhenti: ${error instanceof Error ? error.stack : String(error)}`,
    )
    void end(TAK_TERTANGKAP)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  // Started by bin/start.mjs: gone when that is, even when it was killed.
  if (process.channel) process.on('disconnect', onSignal).channel?.unref()

  return {
    /** Takes over what was started; stops it at once when we are ending already. @param lagiMs what it takes on purpose, beside the grace */
    async keep(stop: () => Promise<void>, lagiMs = 0): Promise<void> {
      stops.push({ stop, ms: GRACE_MS + lagiMs })
      if (ending) await new Promise(() => {}) // the process is about to end: start nothing more
    },
    async fail(error: unknown): Promise<void> {
      if (ending) return
      gagal(sebabGagal(error))
      await end(1)
    },
  }
}

const sebabGagal = (error: unknown): string =>
  !(error instanceof Error)
    ? String(error)
    : process.env['DEBUG'] && error.stack
      ? error.stack
      : (error as NodeJS.ErrnoException).code === 'ENOSPC'
        ? `Disk penuh, Kencana tidak bisa mulai: beri ruang, lalu mulai lagi (${error.message})`
        : error.message

const within = (ms: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms).unref())])
