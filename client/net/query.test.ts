/** Data that a change makes stale is read again, also while a read of it is under way. */
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { listPenjualan } from '#domain/calls/penjualan.ts'
import { invalidate, queryClient } from './query.ts'

afterEach(() => queryClient.clear())

const { base, method, path } = listPenjualan

/** A list that is on a screen; each reading is answered by hand, and ends when it is no longer wanted. */
function reading(tandai: (signal: AbortSignal) => void = () => {}) {
  const answers: ((rows: string) => void)[] = []
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: [base, method, path, {}],
    queryFn: ({ signal }) => {
      tandai(signal)
      return new Promise((resolve, reject) => {
        answers.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    },
  })
  const stop = observer.subscribe(() => {})
  return { answers, observer, stop }
}

it('a first reading that began before the change does not answer after it', async () => {
  const signals: AbortSignal[] = []
  const { answers, observer, stop } = reading((signal) => signals.push(signal))
  const read = invalidate(listPenjualan)
  expect([answers.length, signals[0]!.aborted]).toEqual([2, true])
  answers[0]!('from before')
  answers[1]!('with it')
  await read
  expect(observer.getCurrentResult().data).toBe('with it')
  stop()
})

it('what has been read stays in sight until it is read again', async () => {
  const { answers, observer, stop } = reading()
  answers[0]!('from before')
  await queryClient.fetchQuery({
    queryKey: [base, method, path, {}],
    queryFn: () => 'unused',
    staleTime: Infinity,
  })
  const read = invalidate(listPenjualan)
  expect(observer.getCurrentResult().data).toBe('from before')
  answers[1]!('with it')
  await read
  expect(observer.getCurrentResult().data).toBe('with it')
  stop()
})
