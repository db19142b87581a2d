/**
 * Keeps the unsaved input of a screen with its own form over a reload; the store is empty while the input equals the
 * initial values.
 */
import { useState } from 'react'
import { draftPlace } from '#client/net/draft.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'

/** @param name in the store. @param sebutan how staff call it. @param empty what it begins with, under an id_trx of its own */
export function useStoredForm<T extends { id_trx: string }>(name: string, sebutan: string, empty: () => T) {
  const [simpanan] = useState(() => draftPlace<T>(name, sebutan))
  const [content, setContent] = useTersimpan(simpanan, empty, (now) => isinya(now) === isinya(empty()))
  return {
    content,
    ubah: (bagian: Partial<T>) => setContent((before) => ({ ...before, ...bagian })),
    ganti: (next: (before: T) => T) => setContent(next),
    baru: () => setContent(empty()),
  }
}

const isinya = (content: { id_trx: string }): string => JSON.stringify({ ...content, id_trx: '' })
