import { expect, it } from 'vitest'
import { jarang } from './jarang.ts'

/** Waits until everything that was settled has been heard. */
const didengar = () => new Promise((resolve) => setTimeout(resolve))

/** Work and pauses that last until they are ended, and how often each was begun. */
function berlangsung() {
  const open: (() => void)[] = []
  let begun = 0
  return {
    begin: () => {
      begun++
      return new Promise<void>((resolve) => open.push(resolve))
    },
    begun: () => begun,
    end: async () => {
      for (const resolve of open.splice(0)) resolve()
      await didengar()
    },
  }
}

it('the first news is worked on at once, what comes meanwhile once, after the pause', async () => {
  const [work, pause] = [berlangsung(), berlangsung()]
  const { minta } = jarang(work.begin, pause.begin)
  for (let i = 0; i < 10; i++) minta()
  expect(work.begun()).toBe(1)
  await work.end()
  minta()
  expect(work.begun()).toBe(1)
  await pause.end()
  expect(work.begun()).toBe(2)
  await work.end()
  await pause.end()
  expect(work.begun()).toBe(2)
  minta()
  expect(work.begun()).toBe(3)
})

it('work that fails is done again when it is asked for', async () => {
  let failed = 0
  const { minta } = jarang(
    () => Promise.reject(new Error(`no connection, ${++failed} times`)),
    () => Promise.resolve(),
  )
  for (const times of [1, 2]) {
    minta()
    await didengar()
    expect(failed).toBe(times)
  }
})

it('a screen that has gone asks no more', async () => {
  const [work, pause] = [berlangsung(), berlangsung()]
  const { minta, henti } = jarang(work.begin, pause.begin)
  minta()
  minta()
  henti()
  await work.end()
  await pause.end()
  minta()
  expect(work.begun()).toBe(1)
})
