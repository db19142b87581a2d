/** A pool whose transactions are parts of one that its owner undoes: what works on it as on any other leaves nothing behind. */
import type pg from 'pg'

const BAGIAN = 'bagian'

/** @param client in a transaction, and lent to nobody else: whoever asks for a connection is given this one, one after the other */
export function poolBagian(client: pg.ClientBase): pg.Pool {
  const query = async (asked: string | pg.QueryConfig, values?: unknown[]): Promise<unknown> =>
    typeof asked === 'string' && !values?.length
      ? sepertiSendiri((await client.query(sebagaiBagian(asked))) as pg.QueryResult | pg.QueryResult[])
      : client.query(asked as string, values)
  const lent = { query, release() {}, getTransactionStatus: () => client.getTransactionStatus() }
  return { connect: async () => lent, query } as unknown as pg.Pool
}

/** The words that begin and end a transaction (transaction.ts, write.ts). A part is isolated as what it is part of, and may write. */
const sebagaiBagian = (text: string): string =>
  text
    .replace(/^BEGIN[^;]*/, `SAVEPOINT ${BAGIAN}`)
    .replace(/\bCOMMIT$/, `RELEASE ${BAGIAN}`)
    .replace(/^ROLLBACK$/, `ROLLBACK TO ${BAGIAN}; RELEASE ${BAGIAN}`)

/** Answers RELEASE as COMMIT: code that commits looks at what it is told (`commit`). */
function sepertiSendiri<R extends pg.QueryResult | pg.QueryResult[]>(answer: R): R {
  for (const one of [answer].flat() as pg.QueryResult[]) if (one.command === 'RELEASE') one.command = 'COMMIT'
  return answer
}
