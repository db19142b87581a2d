/** Pictures of a document's lines: held while it is typed, sent when it is saved, tried again by the queue of photos. */
import { useQuery } from '@tanstack/react-query'
import type { CallDefinition } from '#domain/call.ts'
import type { ApiError, CallOptions } from '#client/net/api.ts'
import { observable } from '#client/net/observable.ts'
import { invalidate } from '#client/net/query.ts'
import { antrikan } from './antrian-foto.ts'
import { alamatData, TIMEOUT_FOTO_MS, type Ukuran } from './foto.ts'

/** A line of a document that is saved. */
export interface LineWithFoto {
  /** The document's number. */
  dokumen: string
  no: number
}

/** A kind of document whose lines have pictures. */
export interface FotoDokumen {
  kirim: (line: LineWithFoto, picture: string, options: CallOptions) => Promise<unknown>
  lihat: (line: LineWithFoto, ukuran: Ukuran, options: CallOptions) => Promise<{ blob: Blob }>
  /** True when the signed-in user may put a picture there. */
  boleh: () => boolean
  /** Calls whose answers it changes. */
  changes: readonly CallDefinition[]
}

/** By the line's kunci. In memory alone: a picture is too large for the browser's store. */
export const draftFoto = observable<ReadonlyMap<string, Blob>>(new Map())

export const putDraftFoto = (kunci: string, foto: Blob): void =>
  draftFoto.set(new Map([...draftFoto.get(), [kunci, foto]]))

export const dropDraftFoto = (...kunci: readonly string[]): void =>
  draftFoto.set(new Map([...draftFoto.get()].filter(([one]) => !kunci.includes(one))))

/** @param kunci of its lines, in their order */
export function kirimDraftFoto(dari: FotoDokumen, dokumen: string, kunci: readonly string[]): void {
  kunci.forEach((one, i) => {
    const foto = draftFoto.get().get(one)
    if (foto) kirimLineFoto(dari, { dokumen, no: i + 1 }, foto)
  })
  dropDraftFoto(...kunci)
}

/** The name of a line's picture in the queue. */
export const aboutLine = ({ dokumen, no }: LineWithFoto): string => `${dokumen} ${no}`

/** Of one line of a document that stands. */
export const kirimLineFoto = (dari: FotoDokumen, line: LineWithFoto, foto: Blob): void =>
  antrikan(aboutLine(line), [foto], async (picture, options) => {
    await dari.kirim(line, picture, options)
    void invalidate(...dari.changes)
  })

/** A picture's name never means another picture. */
export const useLinePicture = (dari: FotoDokumen, line: LineWithFoto, foto: string | null, ukuran: Ukuran) =>
  useQuery<string, ApiError>({
    queryKey: ['foto', foto, ukuran],
    enabled: foto !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { blob } = await dari.lihat(line, ukuran, { signal, timeout: TIMEOUT_FOTO_MS, quiet: true })
      return alamatData(blob)
    },
  })
