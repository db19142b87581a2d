/** The gifts of the shop to pick from, and what is left of them. */
import { hadiah } from '#domain/masters/hadiah.ts'
import { useCall } from '#client/net/query.ts'
import type { Reading } from '#client/ui/reading.ts'

export interface Hadiah {
  kode_hadiah: string
  nama_hadiah: string
  poin: number
  stock: number
}

export function useHadiah(): {
  list: readonly Hadiah[]
  nama: (kode_hadiah: string) => string
  /** For Pilih. */
  choice: { options: { value: string; label: string }[]; reading: Reading }
} {
  const reading = useCall(hadiah.calls.semua, {}, { staleTime: 5_000 })
  const list: readonly Hadiah[] = reading.data ?? []
  const nama = (kode: string) => list.find((h) => h.kode_hadiah === kode)?.nama_hadiah ?? kode
  return {
    list,
    nama,
    choice: {
      options: list.map((h) => ({ value: h.kode_hadiah, label: `${h.nama_hadiah} · stock ${h.stock}` })),
      reading,
    },
  }
}
