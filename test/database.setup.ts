/** Once per vitest run: a PostgreSQL server with the migrated database that every test database is a copy of. */
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/db/migrate.ts'
import { throwAwayDatabase } from '#server/db/throwAwayDatabase.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The template; its server makes the copies. */
    testDatabaseUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await throwAwayDatabase({ durable: false })
  await migrate(server.url)
  project.provide('testDatabaseUrl', server.url)
  return () => server.stop()
}
