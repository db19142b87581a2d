import { daftarBanner, daftarInfo } from '../bagian/banner.ts'
import { tabelHarga } from '../bagian/harga.ts'
import { html } from '../bagian/html.ts'
import { daftarHashtag, daftarItem, lembaran } from '../bagian/item.ts'
import type { Baca } from '../bagian/jawaban.ts'
import { daftarKategori } from '../bagian/kategori.ts'
import { tanyaToko } from '../bagian/wa.ts'
import type { Halaman } from './halaman.ts'

export async function beranda(baca: Baca): Promise<Halaman> {
  const [{ nama }, banner, harga, kategori, item, info, kontak] = await Promise.all([
    baca('toko'),
    baca('banner'),
    baca('harga'),
    baca('kategori'),
    baca('item', { query: { halaman: '1' } }),
    baca('info'),
    baca('kontak'),
  ])
  return {
    status: 200,
    judul: '',
    deskripsi: `Harga emas hari ini, perhiasan, dan hadiah member ${nama}.`,
    ...(banner[0] && { gambar: banner[0].gambar.besar }),
    isi: html` <h1 class="tak-terlihat">Katalog ${nama}</h1>
      ${daftarBanner(banner, true)}
      ${
        kategori.length > 0 &&
        html`<section aria-labelledby="judul-kategori">
          <h2 id="judul-kategori">Kategori</h2>
          ${daftarKategori(kategori)}
        </section>`
      }
      ${daftarHashtag(item.hashtag)}
      <section class="kartu" aria-labelledby="judul-harga">
        <h2 id="judul-harga">Harga emas hari ini</h2>
        ${tabelHarga(harga)}
      </section>
      <section aria-labelledby="judul-item">
        <h2 id="judul-item">Perhiasan</h2>
        ${item.item.length === 0 ? html`<p class="kosong">Belum ada perhiasan di katalog.</p>` : daftarItem(item.item)}
        ${lembaran({ jenis: 'cari', cari: '', halaman: 1 }, item)}
      </section>
      ${daftarInfo(info)}
      ${
        kontak.length > 0 &&
        html`<section class="kartu" aria-labelledby="judul-kontak">
          <h2 id="judul-kontak">Ada yang ingin ditanyakan?</h2>
          ${tanyaToko(kontak)}
        </section>`
      }`,
  }
}
