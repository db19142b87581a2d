import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fixedContent, loadRahasia, Rahasia } from './rahasia.ts'

it('keeps a text that only the same key opens, and never writes it the same way twice', () => {
  const rahasia = new Rahasia(randomBytes(32))
  const [one, two] = [rahasia.tutup('3404011505900001'), rahasia.tutup('3404011505900001')]
  expect(rahasia.buka(one)).toBe('3404011505900001')
  expect(one).not.toEqual(two)
  expect(one.toString('latin1')).not.toContain('3404')
  expect(() => new Rahasia(randomBytes(32)).buka(one)).toThrow()
  expect(() => rahasia.buka(Buffer.concat([one.subarray(0, -1), Buffer.from([one.at(-1)! ^ 1])]))).toThrow()
  expect(() => new Rahasia().tutup('x')).toThrow(/no key/)
})

it('makes the key of an installation once, for its owner’s eyes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kunci-'))
  try {
    const [one, two] = await Promise.all([loadRahasia(folder, undefined), loadRahasia(folder, undefined)])
    expect(two.buka(one.tutup('KTP'))).toBe('KTP')
    expect((await stat(join(folder, 'kunci-identitas'))).mode & 0o077).toBe(0)
    await expect(loadRahasia(folder, 'pendek')).rejects.toThrow(/64 angka/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** As on a disk without room: a file may be made, and nothing be written into it. */
const FULL = `
const { fixedContent } = await import(process.argv[1])
const { execFileSync } = await import('node:child_process')
const { readdirSync } = await import('node:fs')
const { dirname } = await import('node:path')
execFileSync('prlimit', ['--fsize=0', '--pid', String(process.pid)])
const gagal = await fixedContent(process.argv[2]).catch((error) => error.code)
console.log(gagal, readdirSync(dirname(process.argv[2])).length)
`

it.runIf(process.platform === 'linux')('leaves no half of it where there is no room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kunci-'))
  try {
    const [modul, kunci] = [join(import.meta.dirname, 'rahasia.ts'), join(folder, 'kunci-identitas')]
    const args = ['--import', 'tsx', '--input-type=module', '-e', FULL, modul, kunci]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    expect(stdout.trim()).toBe('EFBIG 0')
    expect(await fixedContent(kunci)).toMatch(/^[0-9a-f]{64}$/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
