/** The gifts of the shop to pick from, and what is left of them. */
import { hadiah } from '#domain/masters/hadiah.ts'
import { useCall } from '#client/net/query.ts'
import type { Bacaan } from '#client/ui/bacaan.ts'

export interface Hadiah {
  kode_hadiah: string
  nama_hadiah: string
  poin: number
  stock: number
}

export function useHadiah(): {
  daftar: readonly Hadiah[]
  nama: (kode_hadiah: string) => string
  /** For Pilih. */
  pilihan: { options: { value: string; label: string }[]; dibaca: Bacaan }
} {
  const dibaca = useCall(hadiah.calls.semua, {}, { staleTime: 5_000 })
  const daftar: readonly Hadiah[] = dibaca.data ?? []
  const nama = (kode: string) => daftar.find((h) => h.kode_hadiah === kode)?.nama_hadiah ?? kode
  return {
    daftar,
    nama,
    pilihan: {
      options: daftar.map((h) => ({ value: h.kode_hadiah, label: `${h.nama_hadiah} · stock ${h.stock}` })),
      dibaca,
    },
  }
}
