/** The page of an item: its pictures, its weight and price, and whom to ask. */
import { alamatKategori } from '../parts/alamat.ts'
import { writeGram, writeRupiah } from '../parts/numbers.ts'
import { bannerList, infoList, tautanLuar } from '../parts/banner.ts'
import { largePicture } from '../parts/pictures.ts'
import { html, type Html } from '../parts/html.ts'
import { hashtagList } from '../parts/item.ts'
import type { Read, Item } from '../parts/replies.ts'
import { tanyaItem } from '../parts/wa.ts'
import type { Page } from './page.ts'

export async function item(kode: string, read: Read, asal: string): Promise<Page> {
  const [satu, kontak] = await Promise.all([read('satuItem', { kode }), read('kontak')])
  const { nama_barang, nama_kategori, kode_kategori, berat, harga_jual, direct_url, banner, info } = satu
  const hashtag = [...new Set([...satu.hashtag_jenis, ...satu.hashtag_kadar, ...satu.hashtag_lm])]
  return {
    status: 200,
    title: nama_barang,
    deskripsi: `${nama_barang}, ${writeGram(berat)}, ${writeRupiah(harga_jual)}. ${nama_kategori}.`,
    ...(satu.gambar[0] && { picture: satu.gambar[0].besar }),
    content: html` <article class="satu-item">
        ${galeri(satu)}
        <div>
          <p><a href="${alamatKategori(kode_kategori)}">${nama_kategori}</a></p>
          <h1>${nama_barang}</h1>
          <p class="harga-besar">${writeRupiah(harga_jual)}</p>
          <dl>
            <div>
              <dt>Berat</dt>
              <dd>${writeGram(berat)}</dd>
            </div>
            <div>
              <dt>Kode</dt>
              <dd>${satu.kode_barang}</dd>
            </div>
          </dl>
          ${tanyaItem(kontak, satu, asal)} ${tautanLuar(direct_url, 'Buka tautan perhiasan ini', 'tombol')}
          ${hashtagList(hashtag)}
        </div>
      </article>
      ${infoList(info)} ${bannerList(banner)}`,
  }
}

const galeri = ({ nama_barang, gambar: all }: Item): Html =>
  html`<section class="galeri geser" aria-label="Gambar ${nama_barang}" data-geser>
    <ul tabindex="0">
      ${all.map(
        (satu, i) =>
          html`<li>
            ${largePicture(satu, {
              alt: all.length > 1 ? `${nama_barang}, gambar ${i + 1} dari ${all.length}` : nama_barang,
              class: 'galeri-gambar',
              width: 720,
              height: 720,
              utama: i === 0,
            })}
          </li>`,
      )}
    </ul>
  </section>`
