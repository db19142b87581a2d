/** Items of one category, of one hashtag, or with a word in their name. */
import type { Alamat } from '../parts/alamat.ts'
import { html } from '../parts/html.ts'
import { hashtagList, itemList, lembaran } from '../parts/item.ts'
import type { Read } from '../parts/replies.ts'
import { kategoriList } from '../parts/kategori.ts'
import { tiada, type Page } from './page.ts'

export type ListAddress = Extract<Alamat, { page: number }>

/** Number of a list's items in sight at once. */
const DI_DEPAN = 4

export async function list(alamat: ListAddress, read: Read): Promise<Page> {
  const [kategori, item] = await Promise.all([
    read('kategori'),
    read('item', { query: { ...saring(alamat), halaman: String(alamat.page) } }),
  ])
  const title = listTitle(alamat, kategori)
  const ada = item.item.length > 0
  if (title === undefined || (!ada && alamat.jenis !== 'cari'))
    return tiada('Belum ada perhiasan di sini, atau sudah tidak ditampilkan lagi.')
  return {
    status: 200,
    title,
    deskripsi: `${title}: ${item.jumlah} perhiasan di katalog.`,
    ...(item.item[0]?.gambar[0] && { picture: item.item[0].gambar[0].besar }),
    ...(alamat.jenis === 'cari' && { tersembunyi: true as const }),
    content: html`<h1>${title}</h1>
      ${ada ? html`<p class="redup">${item.jumlah} perhiasan</p>` : noResults(alamat)}
      ${kategoriList(kategori, { chosen: alamat.jenis === 'kategori' ? alamat.kode : undefined, deret: true })}
      ${hashtagList(item.hashtag, alamat.jenis === 'hashtag' ? alamat.hashtag : undefined)}
      ${ada && itemList(item.item, DI_DEPAN)} ${lembaran(alamat, item)}`,
  }
}

function saring(alamat: ListAddress): Record<string, string> {
  if (alamat.jenis === 'kategori') return { kategori: alamat.kode }
  if (alamat.jenis === 'hashtag') return { hashtag: alamat.hashtag }
  return alamat.cari === '' ? {} : { cari: alamat.cari }
}

function listTitle(
  alamat: ListAddress,
  kategori: readonly { kode_kategori: string; nama_kategori: string }[],
): string | undefined {
  if (alamat.jenis === 'hashtag') return `#${alamat.hashtag}`
  if (alamat.jenis === 'cari') return alamat.cari === '' ? 'Semua Perhiasan' : `Hasil “${alamat.cari}”`
  return kategori.find(({ kode_kategori }) => kode_kategori === alamat.kode)?.nama_kategori
}

const noResults = (alamat: ListAddress) =>
  html`<p class="kosong">
    ${
      alamat.jenis === 'cari' && alamat.cari !== ''
        ? html`Tidak ada perhiasan dengan nama “${alamat.cari}”. Coba kata lain, atau pilih kategori di bawah.`
        : 'Belum ada perhiasan di katalog.'
    }
  </p>`
