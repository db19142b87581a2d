import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Antrean, Ingatan, IngatanTerbatas } from './ingatan.ts'

describe('what is the same for all', () => {
  test('is made once for a hundred who ask at once, anew when forgotten or old', async () => {
    let kali = 0
    const ingatan = new Ingatan(async () => (await sleep(5), ++kali), 1_000)
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => ingatan.of(0))))).toEqual(new Set([1]))
    expect(await ingatan.of(999)).toBe(1)
    expect(await ingatan.of(1_000)).toBe(2)
    ingatan.lupa()
    expect(await ingatan.of(1_000)).toBe(3)
    expect(await ingatan.of(-5_000)).toBe(4)
  })
  test('what was begun before a change is given to nobody who asks after it', async () => {
    let isi = 'lama'
    const ingatan = new Ingatan(async () => {
      const dibaca = isi
      await sleep(10)
      return dibaca
    }, 1_000)
    const sebelum = ingatan.of(0)
    isi = 'baru'
    ingatan.lupa()
    const sesudah = ingatan.of(0)
    expect([await sebelum, await sesudah, await ingatan.of(0)]).toEqual(['lama', 'baru', 'baru'])
  })
  test('a failure is told to who waited, and tried again', async () => {
    let kali = 0
    const ingatan = new Ingatan(async () => {
      if (++kali === 1) throw new Error('putus')
      return 'ada'
    }, 1_000)
    await expect(ingatan.of(0)).rejects.toThrow('putus')
    expect(await ingatan.of(0)).toBe('ada')
  })
})

test('what was not asked for longest goes first, and there is never more than there may be', () => {
  const ingatan = new IngatanTerbatas<string>(10, (text) => text.length)
  ingatan.simpan('a', '12345')
  ingatan.simpan('b', '12345')
  expect(ingatan.ambil('a')).toBe('12345')
  ingatan.simpan('c', '123')
  expect(['a', 'b', 'c'].map((nama) => ingatan.ambil(nama))).toEqual(['12345', undefined, '123'])
  ingatan.simpan('d', '12345678901')
  expect([ingatan.bytes, ingatan.ambil('d')]).toEqual([0, undefined])
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
  const hasil = await Promise.allSettled(Array.from({ length: 6 }, satu))
  expect(hasil.map((h) => h.status).filter((s) => s === 'rejected')).toHaveLength(1)
  expect(paling).toBe(2)
  await satu()
})
