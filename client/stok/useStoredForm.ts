/** What a screen of its own asks for and has not saved, kept over a reload; empty while it says what it began with. */
import { useState } from 'react'
import { tempatDraf } from '#client/net/draft.ts'
import { useTersimpan } from '#client/net/useTersimpan.ts'

/** @param name in the store. @param sebutan how staff call it. @param kosong what it begins with, under an id_trx of its own */
export function useIsianTersimpan<T extends { id_trx: string }>(
  name: string,
  sebutan: string,
  kosong: () => T,
) {
  const [simpanan] = useState(() => tempatDraf<T>(name, sebutan))
  const [isi, setIsi] = useTersimpan(simpanan, kosong, (now) => isinya(now) === isinya(kosong()))
  return {
    isi,
    ubah: (bagian: Partial<T>) => setIsi((before) => ({ ...before, ...bagian })),
    ganti: (next: (before: T) => T) => setIsi(next),
    baru: () => setIsi(kosong()),
  }
}

const isinya = (isi: { id_trx: string }): string => JSON.stringify({ ...isi, id_trx: '' })
