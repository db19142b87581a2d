/** Asking the server. What the service worker had kept says when it was read. */
import { alamatApi, ReadFailure, type Read } from '../parts/replies.ts'

const LIMIT_MS = 20_000

/** Asked each time, and answered shortly when nothing has changed: a price is of now. @throws ReadFailure */
export async function minta(
  alamat: string,
  content: RequestInit = {},
): Promise<{ data: unknown; disimpan?: Date }> {
  const response = await fetch(alamat, {
    cache: 'no-cache',
    ...content,
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => {
    throw new ReadFailure(0)
  })
  const { data, message } = (await response.json().catch(() => ({}))) as { data?: unknown; message?: string }
  if (!response.ok) throw new ReadFailure(response.status, message)
  const disimpan = response.headers.get('x-disimpan')
  return { data, ...(disimpan && { disimpan: new Date(Number(disimpan)) }) }
}

/** For one page: how it reads, and of when the oldest of what it was given is, when that is not now. */
export function reader(): { read: Read; disimpan: () => Date | undefined } {
  let tertua: Date | undefined
  const read: Read = async (nama, { kode, query } = {}) => {
    const { data, disimpan } = await minta(alamatApi(nama, kode, query))
    if (disimpan && (!tertua || disimpan < tertua)) tertua = disimpan
    return data as never
  }
  return { read, disimpan: () => tertua }
}
