/** The page's addresses: what each shows, and how each is written. */

export const AWAL = '/katalog'

const TETAP = ['harga', 'hadiah', 'toko', 'member'] as const
export type Alamat =
  | { jenis: 'beranda' | (typeof TETAP)[number] }
  | { jenis: 'item'; kode: string }
  | { jenis: 'kategori'; kode: string; page: number }
  | { jenis: 'hashtag'; hashtag: string; page: number }
  | { jenis: 'cari'; cari: string; page: number }

/** @returns undefined for an address that shows nothing */
export function readAddress(url: URL): Alamat | undefined {
  const bagian = potong(url.pathname)
  const [jenis, content, lebih] = bagian ?? []
  if (!bagian || lebih !== undefined) return undefined
  const page = Math.min(Math.max(Math.trunc(Number(url.searchParams.get('halaman')) || 1), 1), 1_000)
  if (jenis === undefined) return { jenis: 'beranda' }
  if (jenis === 'cari' && content === undefined)
    return { jenis, cari: (url.searchParams.get('q') ?? '').trim().slice(0, CARI_MAKS), page }
  const tetap = TETAP.find((nama) => nama === jenis)
  if (tetap) return content === undefined ? { jenis: tetap } : undefined
  if (content === undefined) return undefined
  if (jenis === 'hashtag') return { jenis, hashtag: content, page }
  if (jenis === 'item') return { jenis, kode: content.toUpperCase() }
  return jenis === 'kategori' ? { jenis, kode: content.toUpperCase(), page } : undefined
}

export const CARI_MAKS = 60

function potong(path: string): string[] | undefined {
  if (path !== AWAL && !path.startsWith(`${AWAL}/`)) return undefined
  try {
    return path.slice(AWAL.length).split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** The address of a page of a list; the first needs no number. */
export function listAddress(alamat: Alamat, page: number): string {
  const query = new URLSearchParams()
  if (alamat.jenis === 'cari') query.set('q', alamat.cari)
  if (page > 1) query.set('halaman', String(page))
  const tanya = query.toString()
  return `${base(alamat)}${tanya && `?${tanya}`}`
}

function base(alamat: Alamat): string {
  if (alamat.jenis === 'item') return alamatItem(alamat.kode)
  if (alamat.jenis === 'kategori') return alamatKategori(alamat.kode)
  if (alamat.jenis === 'hashtag') return alamatHashtag(alamat.hashtag)
  return alamat.jenis === 'beranda' ? AWAL : `${AWAL}/${alamat.jenis}`
}

export const alamatItem = (kode: string): string => `${AWAL}/item/${encodeURIComponent(kode)}`
export const alamatKategori = (kode: string): string => `${AWAL}/kategori/${encodeURIComponent(kode)}`
export const alamatHashtag = (hashtag: string): string => `${AWAL}/hashtag/${encodeURIComponent(hashtag)}`
