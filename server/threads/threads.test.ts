import { readdirSync, readlinkSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Contoh } from '#test/tools/example-thread.ts'
import { lepas, utuh } from './content.ts'
import { inOtherThread } from './pool.ts'

const CONTOH = new URL('../../test/tools/example-thread.ts', import.meta.url)
const kerja = (contoh: Contoh) => inOtherThread<Contoh, number>(CONTOH, contoh, 'ringan')
const JALUR = ['ringan', 'berkas'] as const

test('what another thread writes comes here whole, be it little or much', async () => {
  const part = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(60_000))
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const write = parts.map(([text, times]) => text.repeat(times))
      const { kabar, panjang, ...isi } = await kerja({ write })
      const bytes = await utuh({ panjang, ...isi })
      expect(kabar).toBe(write.length)
      expect(bytes.toString()).toBe(Buffer.from(write.join('')).toString())
      expect(bytes.length).toBe(panjang)
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
        return false // it was the one by which the folder was read
      }
    }).length
  if (process.platform !== 'linux') return
  const write = ['x'.repeat(3_000_000)]
  const before = open()
  const [read, left] = [await kerja({ write }), await kerja({ write })]
  expect(open()).toBe(before + 2)
  await utuh(read)
  lepas(left)
  await expect(kerja({ write, tolak: true })).rejects.toThrow()
  await expect.poll(open).toBe(before)
})

test('a refusal comes through with its field, a failure as what it was', async () => {
  await expect(kerja({ tolak: true })).rejects.toMatchObject({
    name: 'Refusal',
    id: 'laporanTerlaluPanjang',
    status: 400,
    errors: [{ field: 'tgl_akhir' }],
  })
  await expect(kerja({ gagal: 'tak terduga' })).rejects.toThrow('tak terduga')
})

test('what nobody waits for any more ends where it is, and what it wrote is gone', async () => {
  const menanti = new SharedArrayBuffer(4)
  const tanda = new Int32Array(menanti)
  const pergi = new AbortController()
  const jawaban = inOtherThread<Contoh, number>(
    CONTOH,
    { write: ['x'.repeat(3_000_000)], menanti },
    'ringan',
    pergi.signal,
  )
  await expect.poll(() => Atomics.load(tanda, 0)).toBe(1)
  pergi.abort()
  await expect(jawaban).rejects.toMatchObject({ id: 'sedangSibuk' })
  expect(Atomics.load(tanda, 0)).toBe(2)
  await expect(inOtherThread(CONTOH, {}, 'ringan', pergi.signal)).rejects.toMatchObject({ id: 'sedangSibuk' })
})

test('who leaves while it waits for a thread is no fault of ours', async () => {
  const pergi = new AbortController()
  const sibuk = Array.from({ length: 4 }, () => kerja({ tunggu: 200 }))
  const antre = inOtherThread<Contoh, number>(CONTOH, {}, 'ringan', pergi.signal)
  pergi.abort()
  await expect(antre).rejects.toMatchObject({ id: 'sedangSibuk' })
  await Promise.all(sibuk)
})

test('only so many wait; the next is told to come again, and nobody else is disturbed', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 80 }, () => kerja({ tunggu: 1 })))
  const refused = asked.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  expect(refused.length).toBeGreaterThan(0)
  expect(asked.length - refused.length).toBeGreaterThanOrEqual(64)
  for (const { reason } of refused) expect(reason).toMatchObject({ id: 'sedangSibuk' })
})

test.each(JALUR)(
  'what ends a thread ends what it was asked for, alone, and another thread goes on: %s',
  async (jalur) => {
    const minta = (contoh: Contoh) => inOtherThread<Contoh, number>(CONTOH, contoh, jalur)
    for (const mati of ['panggilan', 'keluar'] as const) {
      const [jatuh, beside] = await Promise.allSettled([minta({ mati }), minta({ tunggu: 50 })])
      expect([jatuh.status, beside.status]).toEqual(['rejected', 'fulfilled'])
      expect((await minta({ write: ['lagi'] })).kabar).toBe(1)
    }
  },
)

test('a thread that dies when it has answered takes nobody along', async () => {
  expect((await inOtherThread<Contoh, number>(CONTOH, { mati: 'nanti' }, 'berkas')).kabar).toBe(0)
  await new Promise((ok) => setTimeout(ok, 100))
  expect((await inOtherThread<Contoh, number>(CONTOH, { write: ['lagi'] }, 'berkas')).kabar).toBe(1)
})

test('of a stranger’s file it is said what was wrong with it: it took too much, or nobody can read it', async () => {
  const minta = (contoh: Contoh, batal?: AbortSignal) =>
    inOtherThread<Contoh, number>(CONTOH, contoh, 'berkas', batal)
  await expect(minta({ berputar: true }, AbortSignal.timeout(500))).rejects.toMatchObject({
    id: 'berkasTerlaluBerat',
    status: 413,
  })
  await expect(minta({ mati: 'panggilan' })).rejects.toMatchObject({ id: 'berkasRusak', status: 400 })
  expect((await minta({ write: ['lagi'] })).kabar).toBe(1)
})
