import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Turn } from './turns.ts'

/** Work that ends when it is told to; what was begun, in order. */
function bengkel(turn: Turn) {
  const mulai: string[] = []
  const selesai = new Map<string, () => void>()
  const kirim = (kunci: string, nama: string) =>
    turn.pakai(kunci, () => {
      mulai.push(nama)
      return new Promise<void>((ok) => selesai.set(nama, ok))
    })
  const akhiri = async (nama: string) => {
    selesai.get(nama)!()
    selesai.delete(nama)
    await new Promise(setImmediate)
  }
  return { mulai, selesai, kirim, akhiri }
}

test('whoever sent much waits behind their own, and the others come between', async () => {
  const { mulai, kirim, akhiri } = bengkel(new Turn({ sekaligus: 1, menunggu: 5 }))
  const all = ['A1', 'A2', 'A3', 'B1', 'C1', 'B2'].map((nama) => kirim(nama[0]!, nama))
  for (const nama of ['A1', 'B1', 'C1', 'A2', 'B2', 'A3']) {
    await new Promise(setImmediate)
    expect(mulai.at(-1)).toBe(nama)
    await akhiri(nama)
  }
  await Promise.all(all)
})

test('one that never ends keeps nobody but its own', async () => {
  const { mulai, kirim, akhiri } = bengkel(new Turn({ sekaligus: 2, menunggu: 5 }))
  const lama = kirim('A', 'A1')
  const lagi = kirim('A', 'A2')
  for (const nama of ['B1', 'C1', 'B2']) {
    const one = kirim(nama[0]!, nama)
    await new Promise(setImmediate)
    expect(mulai.at(-1)).toBe(nama)
    await akhiri(nama)
    await one
  }
  await akhiri('A1')
  expect(mulai).toEqual(['A1', 'B1', 'C1', 'B2', 'A2'])
  await akhiri('A2')
  await Promise.all([lama, lagi])
})

test('only so many of one key wait; a failure gives its turn on', async () => {
  const turn = new Turn({ sekaligus: 1, menunggu: 1 })
  const gagal = turn.pakai('A', async () => {
    throw new Error('gagal')
  })
  const menunggu = turn.pakai('A', async () => 'lalu')
  await expect(turn.pakai('A', async () => 'ditolak')).rejects.toMatchObject({ id: 'sedangSibuk' })
  await expect(gagal).rejects.toThrow('gagal')
  expect(await menunggu).toBe('lalu')
})

test('all is done once, never two of a key, never more than so many at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 30 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
      async (kunci, sekaligus, choose) => {
        const { mulai, selesai, kirim, akhiri } = bengkel(new Turn({ sekaligus, menunggu: 30 }))
        const all = kunci.map((k, i) => kirim(k, `${k}${i}`))
        await new Promise(setImmediate)
        for (const n of choose.slice(0, kunci.length)) {
          const berjalan = [...selesai.keys()]
          const milik = berjalan.map((nama) => nama[0])
          expect(new Set(milik).size).toBe(milik.length)
          expect(berjalan.length).toBeLessThanOrEqual(sekaligus)
          await akhiri(berjalan[n % berjalan.length]!)
        }
        await Promise.all(all)
        expect(mulai.toSorted()).toEqual(kunci.map((k, i) => `${k}${i}`).toSorted())
      },
    ),
    { numRuns: 60 },
  )
})
