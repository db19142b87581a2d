/** What a screen of its own asks for and has not saved: kept over a reload, as the draft of every stock document is. */
import { useEffect, useState } from 'react'
import { tempatDraf } from '#client/net/draf.ts'

/** @param name in the store. @param sebutan how staff call it. */
export function useTersimpan<T extends object>(name: string, sebutan: string, kosong: () => T) {
  const [kept] = useState(() => tempatDraf<T>(name, sebutan))
  const [isi, setIsi] = useState(() => kept.read() ?? kosong())
  const [awal, setAwal] = useState(() => (kept.read() ? undefined : isi))
  useEffect(() => {
    if (isi === awal) kept.remove()
    else kept.write(isi)
  }, [kept, isi, awal])
  const baru = () => {
    const next = kosong()
    setAwal(next)
    setIsi(next)
  }
  return {
    isi,
    ubah: (bagian: Partial<T>) => setIsi((before) => ({ ...before, ...bagian })),
    ganti: (next: (before: T) => T) => setIsi(next),
    baru,
  }
}
