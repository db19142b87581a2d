/** `npm run db:types`: makes anew all that is generated from the migrations and the statements. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { renderTypes } from '#server/db/generate-types.ts'
import { migrate } from '#server/db/migrate.ts'
import { throwAwayDatabase } from '#server/db/throwAwayDatabase.ts'
import { ROOT } from './sources.ts'
import { FOLDER, writeStatements } from './written.ts'

const server = await throwAwayDatabase({ durable: false })
try {
  await migrate(server.url)
  await writeFile(`${ROOT}server/db/schema.ts`, await renderTypes(server.url))
  const { files, wrong } = await writeStatements(server)
  await rm(FOLDER, { recursive: true, force: true })
  for (const [name, text] of files) {
    await mkdir(dirname(`${FOLDER}/${name}`), { recursive: true })
    await writeFile(`${FOLDER}/${name}`, text)
  }
  for (const one of wrong) console.error(one)
  if (wrong.length) process.exitCode = 1
} finally {
  await server.stop()
}
