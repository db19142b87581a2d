import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Antrean, Cache, BoundedCache } from './cache.ts'

describe('what is the same for all', () => {
  test('is made once for a hundred who ask at once, anew when forgotten or old', async () => {
    let kali = 0
    const cache = new Cache(async () => (await sleep(5), ++kali), 1_000)
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => cache.of(0))))).toEqual(new Set([1]))
    expect(await cache.of(999)).toBe(1)
    expect(await cache.of(1_000)).toBe(2)
    cache.lupa()
    expect(await cache.of(1_000)).toBe(3)
    expect(await cache.of(-5_000)).toBe(4)
  })
  test('what was begun before a change is given to nobody who asks after it', async () => {
    let content = 'lama'
    const cache = new Cache(async () => {
      const reading = content
      await sleep(10)
      return reading
    }, 1_000)
    const sebelum = cache.of(0)
    content = 'baru'
    cache.lupa()
    const sesudah = cache.of(0)
    expect([await sebelum, await sesudah, await cache.of(0)]).toEqual(['lama', 'baru', 'baru'])
  })
  test('a failure is told to who waited, and tried again', async () => {
    let kali = 0
    const cache = new Cache(async () => {
      if (++kali === 1) throw new Error('putus')
      return 'ada'
    }, 1_000)
    await expect(cache.of(0)).rejects.toThrow('putus')
    expect(await cache.of(0)).toBe('ada')
  })
})

test('what was not asked for longest goes first, and there is never more than there may be', () => {
  const cache = new BoundedCache<string>(10, (text) => text.length)
  cache.simpan('a', '12345')
  cache.simpan('b', '12345')
  expect(cache.ambil('a')).toBe('12345')
  cache.simpan('c', '123')
  expect(['a', 'b', 'c'].map((nama) => cache.ambil(nama))).toEqual(['12345', undefined, '123'])
  cache.simpan('d', '12345678901')
  expect([cache.bytes, cache.ambil('d')]).toEqual([0, undefined])
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
