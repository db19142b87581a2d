import { readdirSync, readlinkSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Example } from '#test/tools/example-thread.ts'
import { lepas, whole } from './content.ts'
import { inOtherThread } from './pool.ts'

const EXAMPLE = new URL('../../test/tools/example-thread.ts', import.meta.url)
const work = (example: Example) => inOtherThread<Example, number>(EXAMPLE, example, 'ringan')
const LANES = ['ringan', 'berkas'] as const

test('what another thread writes comes here whole, be it little or much', async () => {
  const part = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(60_000))
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const write = parts.map(([text, times]) => text.repeat(times))
      const { kabar, length, ...content } = await work({ write })
      const bytes = await whole({ length, ...content })
      expect(kabar).toBe(write.length)
      expect(bytes.toString()).toBe(Buffer.from(write.join('')).toString())
      expect(bytes.length).toBe(length)
    }),
    { numRuns: 30 },
  )
})

test('much of it is in no folder, and gone once it was read or given up', async () => {
  const open = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return /kencana-[0-9a-f]{32} \(deleted\)$/.test(readlinkSync(`/proc/self/fd/${fd}`))
      } catch {
        return false // the descriptor by which the folder itself was read
      }
    }).length
  if (process.platform !== 'linux') return
  const write = ['x'.repeat(3_000_000)]
  const before = open()
  const [read, left] = [await work({ write }), await work({ write })]
  expect(open()).toBe(before + 2)
  await whole(read)
  lepas(left)
  await expect(work({ write, tolak: true })).rejects.toThrow()
  await expect.poll(open).toBe(before)
})

test('a refusal comes through with its field, a failure as what it was', async () => {
  await expect(work({ tolak: true })).rejects.toMatchObject({
    name: 'Refusal',
    id: 'laporanTerlaluPanjang',
    status: 400,
    errors: [{ field: 'tgl_akhir' }],
  })
  await expect(work({ gagal: 'tak terduga' })).rejects.toThrow('tak terduga')
})

test('what nobody waits for any more ends where it is, and what it wrote is gone', async () => {
  const menanti = new SharedArrayBuffer(4)
  const tanda = new Int32Array(menanti)
  const pergi = new AbortController()
  const reply = inOtherThread<Example, number>(
    EXAMPLE,
    { write: ['x'.repeat(3_000_000)], menanti },
    'ringan',
    pergi.signal,
  )
  await expect.poll(() => Atomics.load(tanda, 0)).toBe(1)
  pergi.abort()
  await expect(reply).rejects.toMatchObject({ id: 'sedangSibuk' })
  expect(Atomics.load(tanda, 0)).toBe(2)
  await expect(inOtherThread(EXAMPLE, {}, 'ringan', pergi.signal)).rejects.toMatchObject({
    id: 'sedangSibuk',
  })
})

test('who leaves while it waits for a thread is no fault of ours', async () => {
  const pergi = new AbortController()
  const sibuk = Array.from({ length: 4 }, () => work({ wait: 200 }))
  const antre = inOtherThread<Example, number>(EXAMPLE, {}, 'ringan', pergi.signal)
  pergi.abort()
  await expect(antre).rejects.toMatchObject({ id: 'sedangSibuk' })
  await Promise.all(sibuk)
})

test('only so many wait; the next is told to come again, and nobody else is disturbed', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 80 }, () => work({ wait: 1 })))
  const refused = asked.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(refused.length).toBeGreaterThan(0)
  expect(asked.length - refused.length).toBeGreaterThanOrEqual(64)
  for (const { reason } of refused) expect(reason).toMatchObject({ id: 'sedangSibuk' })
})

test.each(LANES)(
  'what ends a thread ends what it was asked for, alone, and another thread goes on: %s',
  async (lane) => {
    const minta = (example: Example) => inOtherThread<Example, number>(EXAMPLE, example, lane)
    for (const dead of ['panggilan', 'keluar'] as const) {
      const [jatuh, beside] = await Promise.allSettled([minta({ dead }), minta({ wait: 50 })])
      expect([jatuh.status, beside.status]).toEqual(['rejected', 'fulfilled'])
      expect((await minta({ write: ['lagi'] })).kabar).toBe(1)
    }
  },
)

test('a thread that dies when it has answered takes nobody along', async () => {
  expect((await inOtherThread<Example, number>(EXAMPLE, { dead: 'nanti' }, 'berkas')).kabar).toBe(0)
  await new Promise((ok) => setTimeout(ok, 100))
  expect((await inOtherThread<Example, number>(EXAMPLE, { write: ['lagi'] }, 'berkas')).kabar).toBe(1)
})

test('of a stranger’s file it is said what was wrong with it: it took too much, or nobody can read it', async () => {
  const minta = (example: Example, batal?: AbortSignal) =>
    inOtherThread<Example, number>(EXAMPLE, example, 'berkas', batal)
  await expect(minta({ berputar: true }, AbortSignal.timeout(500))).rejects.toMatchObject({
    id: 'berkasTerlaluBerat',
    status: 413,
  })
  await expect(minta({ dead: 'panggilan' })).rejects.toMatchObject({ id: 'berkasRusak', status: 400 })
  expect((await minta({ write: ['lagi'] })).kabar).toBe(1)
})
