/** A draft as a screen's state: read when it opens, kept as it changes, removed while it is empty. */
import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import type { Stored } from './store.ts'

export function useTersimpan<T>(
  simpanan: Stored<T>,
  empty: () => T,
  isEmpty: (content: T) => boolean,
): [T, Dispatch<SetStateAction<T>>] {
  const [content, setContent] = useState(() => simpanan.read() ?? empty())
  const simpan = useEffectEvent((now: T) => {
    if (isEmpty(now)) simpanan.remove()
    else simpanan.write(now)
  })
  useEffect(() => simpan(content), [content])
  return [content, setContent]
}
