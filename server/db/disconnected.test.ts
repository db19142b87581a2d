import { describe, expect, it } from 'vitest'
import { berkabar, mungkinTersimpan, isDisconnected, untilConnected } from './disconnected.ts'

const wrong = (code: string, message = code): Error => Object.assign(new Error(message), { code })

describe('what is asked again in a moment', () => {
  it.each([
    ['57P01', true], // the database is being shut down
    ['57P03', true], // the database is starting
    ['25006', true], // the server takes no more writes
    ['08006', true],
    ['53100', true], // no room on its disk
    ['53300', true],
    ['58030', true],
    ['ECONNRESET', true],
    ['ECONNREFUSED', true],
    ['EPIPE', true],
    ['23505', false],
    ['40P01', false], // tried again by itself, and not for a quarter of a minute
    ['42P01', false],
    ['57014', false],
  ])('%s: %s', (code, ya) => expect(isDisconnected(wrong(code))).toBe(ya))

  it.each(['Connection terminated unexpectedly', 'timeout expired'])('%s', (text) =>
    expect(isDisconnected(new Error(text))).toBe(true),
  )
  it.each([undefined, null, 'text', new Error('something else')])('%s is nothing of the kind', (error) =>
    expect(isDisconnected(error)).toBe(false),
  )
})

describe('again', () => {
  /** Fails so often, and says how often it was asked. */
  const gagal = (kali: number, error = wrong('57P01')) => {
    let n = 0
    return { work: async () => (n++ < kali ? Promise.reject(error) : 'done'), ditanya: () => n }
  }

  it('until it works', async () => {
    const { work, ditanya } = gagal(4)
    expect(await untilConnected(work, { sekali: false })).toBe('done')
    expect(ditanya()).toBe(5)
  })

  it('not for a fault of what was asked', async () => {
    const { work, ditanya } = gagal(1, wrong('22003'))
    await expect(untilConnected(work, { sekali: true })).rejects.toMatchObject({ code: '22003' })
    expect(ditanya()).toBe(1)
  })

  it('not for ever', async () => {
    const { work, ditanya } = gagal(1_000)
    await expect(untilConnected(work, { sekali: true, sabarMs: 0 })).rejects.toMatchObject({
      code: '57P01',
    })
    expect(ditanya()).toBeLessThan(3)
  })

  it('not for somebody who has gone', async () => {
    const { work, ditanya } = gagal(1_000)
    await expect(untilConnected(work, { sekali: true, pergi: () => ditanya() === 3 })).rejects.toThrow(
      '57P01',
    )
    expect(ditanya()).toBe(3)
  })

  it('what was perhaps committed: only where twice is once', async () => {
    const error = wrong('57P01')
    await expect(berkabar(() => Promise.reject(error))).rejects.toBe(error)
    expect(mungkinTersimpan(error)).toBe(true)
    const dua = gagal(1, error)
    await expect(untilConnected(dua.work, { sekali: false })).rejects.toBe(error)
    expect(dua.ditanya()).toBe(1)
    expect(await untilConnected(gagal(1, error).work, { sekali: true })).toBe('done')
  })
})
