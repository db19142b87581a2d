import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Antrean, Cache } from './cache.ts'

describe('what is the same for all', () => {
  test('is made once for a hundred who ask at once, anew when forgotten or old', async () => {
    let kali = 0
    const cache = new Cache<number>({ lama: 1_000 })
    const of = (now: number) => cache.of('a', async () => (await sleep(5), ++kali), now)
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => of(0))))).toEqual(new Set([1]))
    expect(await of(999)).toBe(1)
    expect(await of(1_000)).toBe(2)
    cache.lupa()
    expect(await of(1_000)).toBe(3)
    expect(await of(-5_000)).toBe(4)
  })
  test('what was begun before a change is given to nobody who asks after it', async () => {
    let content = 'lama'
    const cache = new Cache<string>()
    const of = () =>
      cache.of('a', async () => {
        const reading = content
        await sleep(10)
        return reading
      })
    const sebelum = of()
    content = 'baru'
    // Nobody knows yet whether it is one of these.
    cache.lupa(() => false)
    const sesudah = of()
    expect([await sebelum, await sesudah, await of()]).toEqual(['lama', 'baru', 'baru'])
  })
  test('a failure is told to who waited, and tried again', async () => {
    let kali = 0
    const cache = new Cache<string>()
    const of = () =>
      cache.of('a', async () => {
        if (++kali === 1) throw new Error('putus')
        return 'ada'
      })
    await expect(of()).rejects.toThrow('putus')
    expect(await of()).toBe('ada')
  })
})

test('a question that never comes back holds nobody who asks after it', async () => {
  const cache = new Cache<string>({ alone: true })
  void cache.of('a', () => new Promise(() => {}))
  expect(await cache.of('a', async () => 'ada')).toBe('ada')
  expect(await cache.of('a', async () => 'lagi')).toBe('ada')
})

test('what is forgotten is what is named', async () => {
  const cache = new Cache<number>()
  const of = (name: string, n: number) => cache.of(name, async () => n)
  await Promise.all([of('a', 1), of('b', 2)])
  cache.lupa((_, name) => name === 'a')
  expect([await of('a', 3), await of('b', 4)]).toEqual([3, 2])
  cache.lupa((n) => n === 2)
  expect([await of('a', 5), await of('b', 6)]).toEqual([3, 6])
})

test('what was not asked for longest goes first, and there is never more than there may be', async () => {
  const cache = new Cache<string>({ maks: 10, besar: (text) => text.length })
  const simpan = (name: string, text: string) => cache.of(name, async () => text)
  /** Looks without changing anything: what fails is not remembered. */
  const ambil = (name: string) =>
    cache.of(name, () => Promise.reject(new Error('gone'))).catch(() => undefined)
  await simpan('a', '12345')
  await simpan('b', '12345')
  expect(await ambil('a')).toBe('12345')
  await simpan('c', '123')
  expect([await ambil('a'), await ambil('b'), await ambil('c')]).toEqual(['12345', undefined, '123'])
  await simpan('d', '12345678901')
  expect([cache.bytes, await ambil('d')]).toEqual([0, undefined])
})

test('so many at a time, the others in line, and who finds it full is told', async () => {
  const antrean = new Antrean(2, 3)
  let [jalan, paling] = [0, 0]
  const satu = () =>
    antrean.lewat(
      async () => {
        paling = Math.max(paling, ++jalan)
        await sleep(5)
        jalan--
      },
      () => new Error('penuh'),
    )
  const results = await Promise.allSettled(Array.from({ length: 6 }, satu))
  expect(results.map((h) => h.status).filter((s) => s === 'rejected')).toHaveLength(1)
  expect(paling).toBe(2)
  await satu()
})
