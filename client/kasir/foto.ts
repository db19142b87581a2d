/** Photos of pieces as screens read them: which there are, and each picture once. */
import { useQuery } from '@tanstack/react-query'
import { listFoto, fotoProdukKe } from '#domain/calls/foto.ts'
import { callFile, type ApiError } from '#client/net/api.ts'
import { useCall } from '#client/net/query.ts'

export type Ukuran = 'besar' | 'kecil'

/** @param tahu the first photo's name where it is known already: then nothing is asked */
export function useFotoPertama(kode_barcode: string, tahu?: string | null) {
  const list = useCall(listFoto, { params: { kode_barcode } }, { enabled: tahu === undefined, quiet: true })
  return {
    foto: tahu === undefined ? list.data?.foto[0] : (tahu ?? undefined),
    error: list.error,
    refetch: list.refetch,
  }
}

/** The content policy lets a page show what it holds itself: the bytes as a data address. A name never means another picture. */
export const usePicture = (kode_barcode: string, foto: string | undefined, ukuran: Ukuran) =>
  useQuery<string, ApiError>({
    queryKey: ['foto', foto, ukuran],
    enabled: foto !== undefined,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { blob } = await callFile(
        fotoProdukKe,
        { params: { kode_barcode, foto: foto! }, query: { ukuran } },
        { signal, timeout: TIMEOUT_FOTO_MS, quiet: true },
      )
      return alamatData(blob)
    },
  })

/** A bucket may be far away. */
export const TIMEOUT_FOTO_MS = 20_000

export const alamatData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
