/** The context of a piece of work on its transaction. */
import type { Tx } from './transaction.ts'

export const nothing = (): void => {}

/** Kysely stays unmade until somebody asks for it. */
export const contextOn = <T extends object>(tx: Tx, rest: T) => ({
  ...rest,
  sql: tx.sql,
  send: tx.send,
  sendLast: tx.sendLast,
  get db() {
    return tx.db
  },
})
