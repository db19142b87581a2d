/** Answers of /katalog/v1, as they come over the line: grams and percent are numbers with a point. */
import type { CallJson } from '#domain/call.ts'
import type * as calls from '#domain/calls/katalog-umum.ts'

export interface Reply {
  toko: CallJson<typeof calls.tokoUmum>
  harga: CallJson<typeof calls.hargaUmum>
  kategori: CallJson<typeof calls.kategoriUmum>
  banner: CallJson<typeof calls.bannerUmum>
  info: CallJson<typeof calls.infoUmum>
  item: CallJson<typeof calls.itemUmum>
  satuItem: CallJson<typeof calls.satuItemUmum>
  hadiah: CallJson<typeof calls.hadiahUmum>
  kontak: CallJson<typeof calls.kontakUmum>
  splash: CallJson<typeof calls.splashUmum>
}
export type DataMember = CallJson<typeof calls.memberUmum>
export type Picture = Reply['kategori'][number]['gambar']
export type Item = Reply['item']['item'][number]

/** Below /katalog/v1/; of one item its address ends with its code. */
const ALAMAT = { satuItem: 'item' } as Partial<Record<keyof Reply, string>>
export const alamatApi = (nama: keyof Reply, kode = '', query: Record<string, string> = {}): string => {
  const tanya = new URLSearchParams(query).toString()
  return `/katalog/v1/${ALAMAT[nama] ?? nama}${kode && `/${encodeURIComponent(kode)}`}${tanya && `?${tanya}`}`
}

/** Reads data for a page: in the browser over the line, on the server past it. @throws ReadFailure */
export type Read = <K extends keyof Reply>(
  nama: K,
  diminta?: { kode?: string; query?: Record<string, string> },
) => Promise<Reply[K]>

/** No data came (`status` 0: there was no answer at all). */
export class ReadFailure extends Error {
  readonly status: number
  constructor(status: number, pesan = '') {
    super(pesan)
    this.status = status
  }
}
