/** Puts together what is seen of a server from outside (docs/decisions/43-ukur.md). */
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../http/deps.ts'
import { LOOPBACK, fence } from '../process/pagar.ts'
import { pantau } from './pantau.ts'
import { Papan } from './papan.ts'
import { countWait, pasangHitungan } from './pasang.ts'
import { answerState } from './rute.ts'
import { Kesiapan } from './siap.ts'
import { poolTanya } from './tanya.ts'

export interface Diukur {
  /** By what calls may be counted: every route there is. */
  dikenal: ReadonlySet<string>
  papan: Papan
  /** Takes the count of screens that hear news, once there are any. */
  screens(banyak: () => number): void
  /** The server is about to end. */
  pamit(): void
  close(): Promise<void>
}

/** Before the first route. @param jaringan those that may see the figures */
export function installMetrics(
  server: FastifyInstance,
  { pool, database, laporan, clock, ruang }: Deps,
  networks: readonly string[],
): Diukur {
  const papan = new Papan()
  const tanya = poolTanya(database.url)
  const kesiapan = new Kesiapan(tanya, ruang)
  let screen = (): number => 0
  const dikenal = pasangHitungan(server, papan)
  countWait(pool, papan)
  answerState(server, {
    papan,
    kesiapan,
    number: pantau({ papan, pool, tanya, laporan, clock, screen: () => screen() }),
    boleh: fence(networks.length ? networks : LOOPBACK),
  })
  return {
    dikenal,
    papan,
    screens: (banyak) => void (screen = banyak),
    pamit: () => kesiapan.pamit(),
    close: () => tanya.end(),
  }
}
