/** A migrated, empty database for one test file or one test: `const { url, drop } = await freshDatabase()`. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface FreshDatabase {
  url: string
  /** Removes it, also under connections that were left open. */
  drop(): Promise<void>
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const template = new URL(inject('testDatabaseUrl'))
  const name = `uji_${randomBytes(6).toString('hex')}`
  // Files are copied, not logged: the quicker way on a server that need not survive a crash.
  await onServer(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)} STRATEGY FILE_COPY`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/** Beside the template: a database cannot be copied while somebody is connected to it. */
async function onServer(template: URL, sql: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
