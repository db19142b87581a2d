/** Servers that start together take turns. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const LAGI_MS = 50

/**
 * Asks until the lock is had. Waiting for it in the database would be a statement under way, and an index that is made while
 * everybody works waits for each of those: the one who makes it and the one who waits for him would wait for each other for ever.
 * @param minta a statement that tries it, and says `dapat`
 */
export async function waitForTurn(client: pg.ClientBase, minta: string): Promise<void> {
  while (!(await client.query<{ dapat: boolean }>(minta)).rows[0]!.dapat) await pause(LAGI_MS)
}
