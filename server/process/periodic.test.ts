/**
 * Work that the server does by itself runs one at a time, again when it was asked for meanwhile, and never after it has
 * stopped.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { periodically } from './periodic.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work whose every run is ended by hand. */
function work(segera?: true | Promise<unknown>) {
  const selesai: { baik: () => void; buruk: (error: Error) => void; signal: AbortSignal }[] = []
  const gagal = vi.fn<(error: unknown) => void>()
  const satu = periodically({
    setiapMs: 1_000,
    ...(segera && { segera }),
    gagal,
    kerjakan: (signal) =>
      new Promise<void>((baik, buruk) => {
        selesai.push({ baik, buruk, signal })
      }),
  })
  return { satu, selesai, gagal }
}
const habis = () => vi.advanceTimersByTimeAsync(0)

it('waits for its time unless it begins at once, and is skipped while it is under way', async () => {
  const { selesai } = work()
  expect(selesai).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(3_500)
  expect(selesai).toHaveLength(1)
  selesai[0]!.baik()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(selesai).toHaveLength(2)
  expect(work(true).selesai).toHaveLength(1)
})

it('begins once something else is over, however that went', async () => {
  const lain = work(true)
  const { selesai } = work(lain.satu.pertama)
  await habis()
  expect(selesai).toHaveLength(0)
  lain.selesai[0]!.buruk(new Error('no'))
  await habis()
  expect(selesai).toHaveLength(1)
})

it('asked for while it is under way it is done once more, however often it was asked', async () => {
  const { satu, selesai } = work(true)
  for (let i = 0; i < 3; i++) satu.jalankan()
  expect(selesai).toHaveLength(1)
  selesai[0]!.baik()
  await habis()
  expect(selesai).toHaveLength(2)
  selesai[1]!.baik()
  await habis()
  expect(selesai).toHaveLength(2)
  satu.jalankan()
  expect(selesai).toHaveLength(3)
})

it('that fails is told, and comes again', async () => {
  const { selesai, gagal } = work(true)
  selesai[0]!.buruk(new Error('away'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([gagal.mock.calls.length, selesai.length]).toEqual([1, 2])
})

it('stops when what is under way has ended, and begins nothing more', async () => {
  const { satu, selesai } = work(true)
  satu.jalankan()
  let ended = false
  const stop = satu.stop().then(() => (ended = true))
  await habis()
  expect([ended, selesai[0]!.signal.aborted]).toEqual([false, true])
  selesai[0]!.baik()
  await stop
  satu.jalankan()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(selesai).toHaveLength(1)
})
