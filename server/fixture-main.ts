/** `npm run serve:fixture`: the fixture of DOMAIN §C on a database that ends with this process, with a clock that can be moved. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { movableClock } from './process/clock.ts'
import { LOOPBACK } from './process/pagar.ts'
import { diFolder } from './pictures/folder.ts'
import { migrate } from './db/migrate.ts'
import { throwAwayDatabase } from './db/throwAwayDatabase.ts'
import { PASSWORD, users } from './fixture/data.ts'
import { loadFixture } from './fixture/load.ts'
import { prepareDatabase } from './start/demo.ts'
import { fixtureRoutes } from './fixture/routes.ts'
import { fixtureOptions } from './settings/options.ts'
import { Rahasia } from './process/rahasia.ts'
import { lifetime, listen, refuseTakenPort } from './start/process.ts'

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url))
const KATALOG = fileURLToPath(new URL('../dist/katalog', import.meta.url))
/** Scenario checks sign in far more often than people do. */
const LOGIN_PER_MINUTE = 10_000

// Servers of a chain that are tried with it are on this computer.
process.env['KENCANA_PORTAL'] ??= LOOPBACK.join(',')

const log = (line: string): void => console.log(line)
const life = lifetime(log)

async function main(): Promise<void> {
  const options = fixtureOptions(process.argv.slice(2), process.env)
  await refuseTakenPort(options)
  const database = await throwAwayDatabase({ log })
  await life.keep(database.stop)
  const kode = options.kosong
    ? await prepareDatabase(database.url, log)
    : await fixture(database.url, options.tanggal)
  const clock = movableClock(options.tanggal)
  const app = await buildApp({
    url: database.urlServer,
    clock,
    rahasia: new Rahasia(randomBytes(32)),
    penyimpanan: diFolder(join(database.folder, 'gambar')),
    loginPerMinute: LOGIN_PER_MINUTE,
    extra: fixtureRoutes(clock, database.url),
    ...(existsSync(CLIENT) ? { clientDir: CLIENT } : {}),
    katalogDir: KATALOG,
  })
  await life.keep(app.close)
  log(
    `Fixture terbuka di ${await listen(app, options)}, tanggal ${options.tanggal}${kode ? `, kode pembukaan ${kode}` : ''}`,
  )
  if (!kode)
    log(
      `  Masuk     ${users.map((u) => `${u.user_id} (${u.level})`).join(', ')} di toko TK01; kata sandi ${PASSWORD}`,
    )
  log(`  Tanggal   POST /uji/jam {"tanggal":"2025-01-16"}`)
  log('  Database  sementara, hilang bersama proses ini')
}

async function fixture(url: string, tanggal: string): Promise<undefined> {
  await migrate(url)
  await loadFixture(url, tanggal)
}

main().catch(life.fail)
