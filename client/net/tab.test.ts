/** Two tabs keep two drafts: each by its number, which a reload keeps and a copy of the tab does not get. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

/** As much of the browser's locks as a tab uses. */
class Locks {
  readonly held = new Set<string>()
  async request(
    name: string,
    how: LockOptions,
    work: (lock: object | null) => Promise<unknown> | undefined,
  ): Promise<unknown> {
    if (this.held.has(name)) {
      if (how.ifAvailable) return work(null)
      throw new DOMException('', 'TimeoutError')
    }
    this.held.add(name)
    return work({})
  }
}

let locks: Locks
beforeEach(() => {
  locks = new Locks()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

/** A page: its modules are its own, its session storage that of its tab. */
async function buka(sessionStorage: Storage) {
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.resetModules()
  const { tabBerisi, draftPlace } = await import('./draft.ts')
  const { ambilNomorTab } = await import('./tab.ts')
  await ambilNomorTab(tabBerisi())
  return draftPlace<string>('data_penjualan_tmp', 'Penjualan')
}

test('each tab has its own draft, a reload finds it, a copied tab begins empty', async () => {
  const [satu, dua] = [memoryStorage(), memoryStorage()]
  const first = await buka(satu)
  first.write('A')
  const second = await buka(dua)
  expect(second.read()).toBeUndefined()
  second.write('B')
  expect(first.read()).toBe('A')

  locks.held.delete('kencana-tab-2')
  expect((await buka(dua)).read()).toBe('B')
  expect((await buka(Object.assign(memoryStorage(), satu))).read()).toBeUndefined()
})

test('what a closed tab left is gone on with in the next that is opened', async () => {
  await buka(memoryStorage())
  const second = await buka(memoryStorage())
  second.write('B')
  locks.held.clear()
  expect((await buka(memoryStorage())).read()).toBe('B')
})

test('without locks all tabs are one', async () => {
  vi.stubGlobal('navigator', {})
  const first = await buka(memoryStorage())
  first.write('A')
  expect((await buka(memoryStorage())).read()).toBe('A')
})
