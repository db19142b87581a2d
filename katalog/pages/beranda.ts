import { bannerList, infoList } from '../parts/banner.ts'
import { hargaTable } from '../parts/harga.ts'
import { html } from '../parts/html.ts'
import { hashtagList, itemList, lembaran } from '../parts/item.ts'
import type { Read } from '../parts/replies.ts'
import { kategoriList } from '../parts/kategori.ts'
import { tanyaToko } from '../parts/wa.ts'
import type { Page } from './page.ts'

export async function beranda(read: Read): Promise<Page> {
  const [{ nama }, banner, harga, kategori, item, info, kontak] = await Promise.all([
    read('toko'),
    read('banner'),
    read('harga'),
    read('kategori'),
    read('item', { query: { halaman: '1' } }),
    read('info'),
    read('kontak'),
  ])
  return {
    status: 200,
    title: '',
    deskripsi: `Harga emas hari ini, perhiasan, dan hadiah member ${nama}.`,
    ...(banner[0] && { picture: banner[0].gambar.besar }),
    content: html` <h1 class="tak-terlihat">Katalog ${nama}</h1>
      ${bannerList(banner, true)}
      ${
        kategori.length > 0 &&
        html`<section aria-labelledby="judul-kategori">
          <h2 id="judul-kategori">Kategori</h2>
          ${kategoriList(kategori)}
        </section>`
      }
      ${hashtagList(item.hashtag)}
      <section class="kartu" aria-labelledby="judul-harga">
        <h2 id="judul-harga">Harga emas hari ini</h2>
        ${hargaTable(harga)}
      </section>
      <section aria-labelledby="judul-item">
        <h2 id="judul-item">Perhiasan</h2>
        ${item.item.length === 0 ? html`<p class="kosong">Belum ada perhiasan di katalog.</p>` : itemList(item.item)}
        ${lembaran({ jenis: 'cari', cari: '', page: 1 }, item)}
      </section>
      ${infoList(info)}
      ${
        kontak.length > 0 &&
        html`<section class="kartu" aria-labelledby="judul-kontak">
          <h2 id="judul-kontak">Ada yang ingin ditanyakan?</h2>
          ${tanyaToko(kontak)}
        </section>`
      }`,
  }
}
