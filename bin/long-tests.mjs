/** Test files that may take long, and how one that should not is found out without ever mistaking a slow machine for a slow file. */
import { kelambatan } from './laju.mjs'

/**
 * Tests that kill machines mostly wait until these are there again: `npm test` runs them one by one in a worker of their
 * own, beside all others. Each starts the program as it was built, and two at once would be in each other's way.
 */
export const MACHINES = [
  'test/mesin/mesin-singkat.test.ts',
  'test/whole/crash.test.ts',
  'test/whole/crash-stok.test.ts',
  'test/whole/dua-versi.test.ts',
  'test/whole/empty-machine.test.ts',
  'test/whole/pendatang.test.ts',
  'server/fixture-main.test.ts',
  'server/cadangan/wal/arsip-tempat.test.ts',
  'server/cadangan/wal/pgbackrest.test.ts',
  'server/db/pindah.test.ts',
]

/** Begun first, in this order: begun last, one worker would wait for the other. */
export const LONG = [
  'test/whole/crash.test.ts',
  'test/mesin/mesin-singkat.test.ts',
  'test/whole/dua-versi.test.ts',
  'server/http/bad-input.test.ts',
  'test/whole/crash-stok.test.ts',
  'test/whole/mixed-days.test.ts',
  'test/whole/random-days.test.ts',
  'test/whole/races.test.ts',
  'server/fixture-main.test.ts',
  'test/whole/empty-machine.test.ts',
  'test/whole/pendatang.test.ts',
  'server/cadangan/wal/arsip-tempat.test.ts',
  'server/cadangan/wal/pgbackrest.test.ts',
  'server/http/terbesar.test.ts',
  'server/http/routes.test.ts',
  'server/reports/reports.test.ts',
  'server/close/reconcile.test.ts',
  'server/reports/figures.test.ts',
  'test/whole/lembar-hari.test.ts',
  'server/cadangan/jadwal.test.ts',
  'server/db/pindah.test.ts',
  // The compiler reads the server, and PostgreSQL describes all that is sent to it.
  'test/statements/statements.test.ts',
  // Tries every one of many screens, by keys.
  'test/screens/katalog.test.tsx',
  'test/screens/laporan.test.tsx',
  'test/screens/master.test.tsx',
  // The fields of the screen look up typed text only after a pause in typing.
  'test/screens/hadiah.test.tsx',
  // All readings of a shop, twice.
  'server/features/arsip/arsip.test.ts',
  // A server for each of many tests.
  'server/features/aml/aml.test.ts',
  'server/features/aml/semua-toko.test.ts',
  'server/katalog/katalog.test.ts',
  'server/features/titipan/titipan.test.ts',
  'server/features/kirim/kirim.test.ts',
  'server/features/import-pusat/import-pusat.test.ts',
  'server/features/pembelian/pembelian.test.ts',
  'server/features/penjualan/ambil-pesanan.test.ts',
  'server/features/otorisasi/otorisasi.test.ts',
]

/** The time that any other file may take on a quiet machine, with its hooks. */
const MOST_MS = 10_000
/** And of all files together: of a machine that is slow as a whole, in whatever, no file takes a greater part. */
const MOST_SHARE = 1 / 40

/**
 * A file is refused when three things come together. It took more than its time, multiplied by how slow this machine was at the start
 * of the run; it took more than its share of the time of all files, whatever that time was; and it took more than its time once
 * more, alone, by the slower of two measurements, before and after.
 * @param files of a whole run @param measure runs one file alone, and says how long it took
 * @returns those that are refused, with why
 */
export async function tooLong(files, measure, slowness = kelambatan) {
  const all = files.reduce((sum, { ms }) => sum + ms, 0)
  const most = Math.max(MOST_MS * (await slowness()), all * MOST_SHARE)
  const refused = LONG.filter((name) => !files.some(({ file }) => file === name)).map((name) => ({
    name,
    why: 'bin/long-tests.mjs names it, and it is no test',
  }))
  for (const { file, ms } of files.filter((one) => one.sound && one.ms > most && !LONG.includes(one.file))) {
    const before = await slowness({ again: true })
    const alone = await measure(file)
    const factor = Math.max(before, await slowness({ again: true }))
    if (alone?.sound && alone.ms > MOST_MS * factor)
      refused.push({ name: file, why: why(ms, alone.ms, factor) })
  }
  return refused
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const why = (ms, alone, factor) =>
  `It took ${seconds(ms)}, and ${seconds(alone)} alone; ${seconds(MOST_MS)} are the most here, on a quiet machine (this one: ${factor} ×).
Share one server among tests that only look (beforeAll), build less, divide it, or try a part of its cases (test/tools/chance.ts).
When it must take long, name it in bin/long-tests.mjs: it is begun first then.`
