/** Tests which file is refused for taking long, and how a test is tried again. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { again } from '../../bin/again.mjs'
import { LONG, MACHINES, tooLong } from '../../bin/long-tests.mjs'
import { BY_NODE24 } from '../../bin/node24.mjs'

const took = (file: string, ms: number, sound = true) => ({ file, ms, sound })
/** A whole run of 450 seconds, on a quiet machine, however many files are known to be long. */
const RUN = [
  ...LONG.map((file) => took(file, 270_000 / LONG.length)),
  ...Array.from({ length: 120 }, (_, i) => took(`server/${i}.test.ts`, 1_500)),
]
const slower = (times: number) => RUN.map(({ file, ms }) => took(file, ms * times))

describe('a file that is not in the list is refused', () => {
  /** By name: of a run, and of the file alone afterwards. */
  const refused = async (files: typeof RUN, alone: number, factors: readonly number[] = [1]) => {
    const measured = factors.values()
    const found = await tooLong(
      files,
      (file) => took(file, alone),
      () => Promise.resolve(measured.next().value ?? factors.at(-1)!),
    )
    return found.map(({ name }) => name)
  }

  it('for more than ten seconds, also when it runs alone', async () => {
    expect(await refused([...RUN, took('x.test.ts', 15_000)], 11_000)).toEqual(['x.test.ts'])
    expect(await refused([...RUN, took('x.test.ts', 9_000)], 11_000)).toEqual([])
  })

  it('not when it was quick alone: a slow moment had met it', async () => {
    expect(await refused([...RUN, took('x.test.ts', 60_000)], 9_000)).toEqual([])
  })

  it('not on a machine that was measured as slow, before it ran alone or after', async () => {
    const files = [...slower(3), took('x.test.ts', 27_000)]
    expect(await refused(files, 27_000, [3])).toEqual([])
    expect(await refused([...RUN, took('x.test.ts', 15_000)], 15_000, [1, 1, 2])).toEqual([])
    expect(await refused([...RUN, took('x.test.ts', 15_000)], 15_000, [1, 2, 1])).toEqual([])
  })

  it('not on a machine whose slowness the measurement does not see: all files took long', async () => {
    expect(await refused([...slower(3), took('x.test.ts', 27_000)], 27_000)).toEqual([])
  })

  it('not for what failed on the way, which waits', async () => {
    expect(await refused([...RUN, took('x.test.ts', 90_000, false)], 90_000)).toEqual([])
  })
})

test('the list names files that are there', async () => {
  const [first, ...others] = RUN
  const found = await tooLong(
    others,
    () => undefined,
    () => Promise.resolve(1),
  )
  expect(found).toEqual([{ name: first!.file, why: 'bin/long-tests.mjs names it, and it is no test' }])
})

test('a test is tried again with its chance, by the very name it has', () => {
  const name = `a (b)? costs $5 [x] {y} it's`
  const command = again('a.test.ts', name, { KENCANA_ACAK: '7', KENCANA_TEST_ALL: '1', PATH: '/bin' })
  expect(command).toMatch(/^KENCANA_ACAK=7 KENCANA_TEST_ALL=1 npx vitest run a\.test\.ts -t '/)
  const pattern = execFileSync('/bin/sh', ['-c', `printf %s ${command.split(' -t ')[1]}`], {
    encoding: 'utf8',
  })
  expect(new RegExp(`^${pattern}$`).test(name)).toBe(true)
  expect(again('a.test.ts', '', {})).toBe('npx vitest run a.test.ts')
})

test('every test that is named by its file is there, or it would run elsewhere, or not at all, without a word', () => {
  const files = ['domain', 'server', 'test'].flatMap((side) =>
    readdirSync(side, { recursive: true, encoding: 'utf8' }).map((file) => `${side}/${file}`),
  )
  const tests = files.filter((file) => file.endsWith('.test.ts'))
  const named = [...MACHINES, ...BY_NODE24]
  expect(named.filter((name) => !tests.some((file) => file.startsWith(name)))).toEqual([])
})
