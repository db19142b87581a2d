/** Sketches and photos of what is ordered: held while the order is typed, sent when it is saved, tried again by the queue of photos. */
import { useQuery } from '@tanstack/react-query'
import { fotoPesanan, lihatFotoPesanan } from '#domain/calls/foto-pesanan.ts'
import { lihatPesanan } from '#domain/calls/pesanan.ts'
import { call, callFile, type ApiError } from '#client/net/api.ts'
import { observable } from '#client/net/observable.ts'
import { invalidate } from '#client/net/query.ts'
import { antrikan } from '#client/kasir/antrian-foto.ts'
import { alamatData, TIMEOUT_FOTO_MS, type Ukuran } from '#client/kasir/foto.ts'

/** By the line's kunci. In memory alone: a picture is too large for the browser's store. */
export const fotoDraf = observable<ReadonlyMap<string, Blob>>(new Map())

export const taruhFotoDraf = (kunci: string, foto: Blob): void =>
  fotoDraf.set(new Map([...fotoDraf.get(), [kunci, foto]]))

export const buangFotoDraf = (...kunci: readonly string[]): void =>
  fotoDraf.set(new Map([...fotoDraf.get()].filter(([one]) => !kunci.includes(one))))

/** @param kunci of its lines, in their order */
export function kirimFotoPesanan(no_pesanan: string, kunci: readonly string[]): void {
  kunci.forEach((one, i) => {
    const foto = fotoDraf.get().get(one)
    if (foto) kirimFotoBaris(no_pesanan, i + 1, foto)
  })
  buangFotoDraf(...kunci)
}

/** How the queue calls the picture of a line. */
export const tentangBaris = (no_pesanan: string, no: number): string => `${no_pesanan} ${no}`

/** Of one line of an order that stands. */
export const kirimFotoBaris = (no_pesanan: string, no: number, foto: Blob): void =>
  antrikan(tentangBaris(no_pesanan, no), [foto], async (gambar, options) => {
    await call(fotoPesanan, { body: { no_pesanan, no, gambar } }, options)
    void invalidate(lihatPesanan)
  })

/** A picture's name never means another picture. */
export const useGambarBaris = (no_pesanan: string, no: number, foto: string | null, ukuran: Ukuran) =>
  useQuery<string, ApiError>({
    queryKey: ['foto', foto, ukuran],
    enabled: foto !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { blob } = await callFile(
        lihatFotoPesanan,
        { params: { no_pesanan, no: String(no) }, query: { ukuran } },
        { signal, timeout: TIMEOUT_FOTO_MS, quiet: true },
      )
      return alamatData(blob)
    },
  })
