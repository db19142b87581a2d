/** Vitest's and Playwright's global setup: the run's one PostgreSQL. */
import { startDatabases } from './database.ts'

export default startDatabases
