/**
 * Keeps on this device what is typed while a shop is being opened, until the opening is done, for every shop by itself;
 * never a password.
 */
import { useState } from 'react'
import { currentSession } from '#client/net/session.ts'
import { stored } from '#client/net/store.ts'

const kept = stored<Record<string, unknown>>('pembukaan')

/** Before there is a shop: '/awal'. */
const own = (name: string): string => `${currentSession()?.userdata.kode_toko ?? ''}/${name}`

/** Like useState, but it survives a reload. */
export function useDraft<T>(name: string, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.read()?.[own(name)] as T | undefined) ?? initial)
  const write = (next: T) => {
    setValue(next)
    kept.write({ ...kept.read(), [own(name)]: next })
  }
  return [value, write]
}

const keep = (wanted: (key: string) => boolean): void =>
  kept.write(Object.fromEntries(Object.entries(kept.read() ?? {}).filter(([key]) => wanted(key))))

/** Forgets a step that is saved: the server knows it from here on. */
export const lupakan = (name: string): void => keep((key) => key !== own(name))

/** The shop is open. What was typed before there was one goes too. */
export const forgetAll = (): void => keep((key) => !key.startsWith(own('')) && !key.startsWith('/'))
