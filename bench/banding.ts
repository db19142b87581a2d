/** `npm run bench -- banding NAME`: one measurement in two trees, in turn: what a change made of its figures. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median, type Catatan } from './figures.ts'

/** The last state before the aims of speed were raised. */
const DAHULU = 'f55b0562'
const SINI = fileURLToPath(new URL('..', import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lawan: { type: 'string', default: DAHULU },
    putaran: { type: 'string', default: '3' },
  },
})
const [nama, ...flags] = positionals
if (!nama) throw new Error('npm run bench -- banding checkout --putaran 3 -- --clients 1,4,8')

const METHOD = `
bench/${nama}.ts, run ${values.putaran} times in each of two trees, in turn: the sources of commit ${values.lawan}, and these. Both are measured by
the same code: this tree's bench/ is laid over the other's, with this tree's packages. The ratio is that of the medians, after by before.`

const folder = mkdtempSync(join(tmpdir(), 'kencana-banding-'))
const lawan = join(folder, 'lawan')
process.on('exit', takeDown)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

git('worktree', 'add', '--detach', '--quiet', lawan, values.lawan)
cpSync(join(SINI, 'bench'), join(lawan, 'bench'), { recursive: true })
symlinkSync(join(SINI, 'node_modules'), join(lawan, 'node_modules'))

console.log(METHOD.trim())
const [before, after]: Catatan[][] = [[], []]
for (let i = 1; i <= Number(values.putaran); i++) {
  before!.push(...(await measure(lawan, `${i}, before`)))
  after!.push(...(await measure(SINI, `${i}, after`)))
}
tell()

function git(...args: string[]): void {
  const { status } = spawnSync('git', args, { cwd: SINI, stdio: 'inherit' })
  if (status !== 0) throw new Error(`git ${args[0]} failed`)
}

function takeDown(): void {
  spawnSync('git', ['worktree', 'remove', '--force', lawan], { cwd: SINI })
  rmSync(folder, { recursive: true, force: true })
}

async function measure(tree: string, round: string): Promise<Catatan[]> {
  const number = join(folder, 'angka')
  writeFileSync(number, '')
  console.log(`\n--- round ${round}`)
  const child = spawn(process.execPath, ['--import', 'tsx', join('bench', `${nama}.ts`), ...flags], {
    cwd: tree,
    stdio: 'inherit',
    env: { ...process.env, BENCH_ANGKA: number },
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`bench/${nama}.ts ended with ${code} in the tree ${round}`)
  return readFileSync(number, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Catatan)
}

/**
 * Prints the table of both trees. A figure that only one tree has, or an empty table, compares with no counterpart.
 * @throws after the table, when there is such a figure or none at all
 */
function tell(): void {
  const names = new Set([...before!, ...after!].map(({ what }) => what))
  const width = Math.max(0, ...[...names].map((name) => name.length))
  console.log(`\n${''.padEnd(width)}  ${'before'.padStart(10)}${'after'.padStart(10)}${'ratio'.padStart(8)}`)
  for (const name of names) {
    const [a, b] = [before!, after!].map((all) => ofName(all, name))
    const times = a && b ? (b / a).toFixed(2) : '-'
    console.log(`${name.padEnd(width)}  ${say(a).padStart(10)}${say(b).padStart(10)}${times.padStart(8)}`)
  }
  const alone = [...names].filter((name) => [before!, after!].some((all) => ofName(all, name) === undefined))
  if (names.size === 0 || alone.length > 0)
    throw new Error(
      `nothing was compared${alone.length ? ` of what one tree alone has told: ${alone.join('; ')}` : ''}`,
    )
}

function ofName(all: readonly Catatan[], name: string): number | undefined {
  const values = all.filter(({ what }) => what === name).map(({ value }) => value)
  return values.length ? median(values) : undefined
}

function say(n: number | undefined): string {
  if (n === undefined) return '-'
  return n >= 100 ? n.toFixed(0) : n.toPrecision(3)
}
