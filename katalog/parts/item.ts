/** Items in a list, the hashtags beside them, and the pages of a long one. */
import type { ITEM_SEHALAMAN } from '#domain/calls/katalog-umum.ts'
import { listAddress, alamatHashtag, alamatItem, type Alamat } from './alamat.ts'
import { writeGram, writeRupiah } from './numbers.ts'
import { smallPicture } from './pictures.ts'
import { html, EMPTY, type Html } from './html.ts'
import type { Item, Reply } from './replies.ts'

/** The contract's own number: its type is all of it that is loaded here. */
const SEHALAMAN: typeof ITEM_SEHALAMAN = 24

/** @param utama the number of items in sight at once */
export const itemList = (item: readonly Item[], utama = 0): Html =>
  html`<ul class="item">
    ${item.map((satu, i) => kartu(satu, i < utama))}
  </ul>`

const kartu = ({ kode_barang, nama_barang, berat, harga_jual, gambar: [depan] }: Item, utama: boolean) =>
  html`<li>
    <a href="${alamatItem(kode_barang)}">
      ${
        depan
          ? smallPicture(depan, {
              alt: '',
              class: 'item-gambar',
              width: 360,
              height: 360,
              utama,
            })
          : html`<span class="item-gambar"></span>`
      }
      <span class="item-nama">${nama_barang}</span>
      <span class="item-berat">${writeGram(berat)}</span>
      <span class="item-harga">${writeRupiah(harga_jual)}</span>
    </a>
  </li>`

export const hashtagList = (hashtag: readonly string[], chosen?: string): Html =>
  hashtag.length === 0
    ? EMPTY
    : html`<nav class="hashtag" aria-label="Hashtag">
        <ul>
          ${hashtag.map(
            (satu) =>
              html`<li>
                <a href="${alamatHashtag(satu)}" ${satu === chosen && html`aria-current="page"`}>#${satu}</a>
              </li>`,
          )}
        </ul>
      </nav>`

export function lembaran(alamat: Alamat, { jumlah, halaman: page }: Reply['item']): Html {
  const akhir = Math.max(Math.ceil(jumlah / SEHALAMAN), 1)
  if (akhir === 1) return EMPTY
  const ke = (nomor: number, kata: string, rel: string) =>
    nomor >= 1 && nomor <= akhir
      ? html`<a class="tombol" rel="${rel}" href="${listAddress(alamat, nomor)}">${kata}</a>`
      : html`<span></span>`
  return html`<nav class="lembaran" aria-label="Halaman">
    ${ke(page - 1, 'Sebelumnya', 'prev')}
    <span>Halaman ${page} dari ${akhir}</span>
    ${ke(page + 1, 'Berikutnya', 'next')}
  </nav>`
}
