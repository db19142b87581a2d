import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { muatRahasia, Rahasia } from './rahasia.ts'

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
    const [one, two] = await Promise.all([muatRahasia(folder, undefined), muatRahasia(folder, undefined)])
    expect(two.buka(one.tutup('KTP'))).toBe('KTP')
    expect((await stat(join(folder, 'kunci-identitas'))).mode & 0o077).toBe(0)
    await expect(muatRahasia(folder, 'pendek')).rejects.toThrow(/64 angka/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
