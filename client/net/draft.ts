/**
 * Keeps everything typed and not saved yet, by a single mechanism: in the browser's store under the specification's
 * names (spec 000 §3), separately for every tab. A reload loses nothing, and when a session ends the drafts are put by
 * for their user (ditinggal.ts).
 */
import { stored, type Stored } from './store.ts'
import { namaDiTab, nomorTab } from './tab.ts'

interface Tercatat {
  /** The name that staff use: 'Penjualan'. */
  sebutan: string
  /** The tab that owns it; absent for data that all tabs share. */
  tab?: number
}

/** The drafts kept at the moment, by their names in the store. */
const list = stored<Record<string, Tercatat>>('draf')

/**
 * A draft of this tab. It is removed when it is empty.
 * @param sebutan how staff call it; of a draft in several parts one has it
 */
export function draftPlace<T>(name: string, sebutan?: string): Stored<T> {
  const place = stored<T>(() => namaDiTab(name))
  if (sebutan === undefined) return place
  return {
    read: place.read,
    write(value) {
      place.write(value)
      record(namaDiTab(name), { sebutan, tab: nomorTab() })
    },
    remove() {
      place.remove()
      record(namaDiTab(name), undefined)
    },
  }
}

/** Records that this name of the store holds unsaved data, or no longer does. */
export function record(name: string, kept: Tercatat | undefined): void {
  const { [name]: before, ...others } = list.read() ?? {}
  if (before?.sebutan === kept?.sebutan) return
  const next = kept ? { ...others, [name]: kept } : others
  if (Object.keys(next).length) list.write(next)
  else list.remove()
}

const all = (): Tercatat[] => Object.values(list.read() ?? {})

/** Names the signed-in user's unsaved drafts in this browser: ['Penjualan', 'Pindah Barang']. */
export const belumDisimpan = (): string[] => [...new Set(all().map(({ sebutan }) => sebutan))]

/** Tabs of which something is kept, whether they are open or not. */
export const tabBerisi = (): number[] =>
  [...new Set(all().flatMap(({ tab }) => tab ?? []))].toSorted((a, b) => a - b)
