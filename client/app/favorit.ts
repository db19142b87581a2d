/** The screens that each user has marked, on this computer; they outlive the session (net/store.ts). */
import type { MenuPath } from '#domain/menus.ts'
import { observable, useObservable } from '#client/net/observable.ts'
import { stored } from '#client/net/store.ts'

type Ditandai = Partial<Record<string, readonly MenuPath[]>>

const kept = stored<Ditandai>('favorit')
const ditandai = observable<Ditandai>(kept.read() ?? {})

export const useFavorit = (user_id: string): readonly MenuPath[] => useObservable(ditandai)[user_id] ?? []

/** Marks a screen, or takes its mark away. */
export function tandai(user_id: string, path: MenuPath): void {
  const all = kept.read() ?? {}
  const mine = all[user_id] ?? []
  const next = mine.includes(path) ? mine.filter((one) => one !== path) : [...mine, path]
  kept.write({ ...all, [user_id]: next })
  ditandai.set({ ...all, [user_id]: next })
}
