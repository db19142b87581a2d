/** Requests to the main API as one of the fixture's users, for tests that look at statuses and texts. */
import type { Client, Reply } from './client.ts'
import type { TestServer } from './server.ts'

export interface Ask {
  /** @param user null: without a token; `path` is below /api/v1/; `key` is the x-id-trx of a write that is sent again. */
  (user: string | null, method: string, path: string, body?: unknown, key?: string): Promise<Reply>
  /** The same user's session, for what takes a client. */
  as(user: string): Promise<Client>
  /** Signs this user in again before their next request: a right of theirs was changed in the database. */
  forget(user: string): void
}

export function askOf(server: TestServer): Ask {
  const signedIn = new Map<string, Promise<Client>>()
  const as = (user: string): Promise<Client> => {
    const client = signedIn.get(user) ?? server.client(user)
    signedIn.set(user, client)
    return client
  }
  const ask = async (
    user: string | null,
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Reply> => (user === null ? server.anonymous : await as(user)).send(method, path, body, key)
  return Object.assign(ask, { as, forget: (user: string) => void signedIn.delete(user) })
}

/** Straight to the database as its owner, in every shop. */
export async function inDatabase<R>(server: TestServer, text: string, values: unknown[] = []): Promise<R[]> {
  const client = await server.pemilik.connect()
  try {
    await client.query("BEGIN; SELECT set_config('app.kode_toko', '*', true)")
    const { rows } = await client.query(text, values)
    await client.query('COMMIT')
    return rows as R[]
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
