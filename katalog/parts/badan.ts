/** A page whole: its head, and its body with the frame around what it shows. Drawn by the server; the browser changes `main` alone. */
import type { Halaman } from '../pages/page.ts'
import { readAddress } from './alamat.ts'
import { kepala, tujuan } from './bingkai.ts'
import { html, type Html } from './html.ts'
import type { Jawaban } from './replies.ts'
import { splash } from './splash.ts'

export const judulLengkap = (judul: string, nama: string): string =>
  [judul, nama || 'Katalog'].filter(Boolean).join(' · ')

/** @param asal where customers open the catalogue, 'https://emas.example'; '': nobody has said, and the head names no address */
export function kepalaHalaman(halaman: Halaman, nama: string, url: URL, asal: string): Html {
  const judul = judulLengkap(halaman.judul, nama)
  const tetap = asal && asal + url.pathname.replace(/\/$/, '') + url.search
  return html`<title>${judul}</title>
    ${halaman.deskripsi && html`<meta name="description" content="${halaman.deskripsi}" />`}
    ${
      halaman.tersembunyi
        ? html`<meta name="robots" content="noindex" />`
        : html`${tetap && html`<link rel="canonical" href="${tetap}" />`}
            <meta property="og:type" content="website" />
            <meta property="og:locale" content="id_ID" />
            <meta property="og:site_name" content="${nama}" />
            <meta property="og:title" content="${judul}" />
            <meta property="og:description" content="${halaman.deskripsi}" />
            ${tetap && html`<meta property="og:url" content="${tetap}" />`}
            ${asal && halaman.gambar && html`<meta property="og:image" content="${asal + halaman.gambar}" />`}`
    }`
}

export function badan(halaman: Halaman, nama: string, url: URL, layar: Jawaban['splash']): Html {
  const alamat = readAddress(url)
  return html`${kepala(nama, alamat)} ${tujuan(alamat)}
    <main id="isi" class="lebar" tabindex="-1" data-alamat="${url.pathname}${url.search}" data-nama="${nama}">
      ${halaman.isi}
    </main>
    <p class="luring" role="status" hidden></p>
    <footer class="lebar kaki">${nama}</footer>
    ${alamat?.jenis === 'beranda' && splash(layar, false)}`
}
