/** A draft as a screen's state: read when it opens, kept as it changes, removed while it is empty. */
import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import type { Stored } from './store.ts'

export function useTersimpan<T>(
  simpanan: Stored<T>,
  kosong: () => T,
  isKosong: (isi: T) => boolean,
): [T, Dispatch<SetStateAction<T>>] {
  const [isi, setIsi] = useState(() => simpanan.read() ?? kosong())
  const simpan = useEffectEvent((now: T) => {
    if (isKosong(now)) simpanan.remove()
    else simpanan.write(now)
  })
  useEffect(() => simpan(isi), [isi])
  return [isi, setIsi]
}
