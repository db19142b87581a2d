/** A page whole: its head, and its body with the frame around what it shows. Drawn by the server; the browser changes `main` alone. */
import type { Page } from '../pages/page.ts'
import { readAddress } from './alamat.ts'
import { kepala, tujuan } from './bingkai.ts'
import { html, type Html } from './html.ts'
import type { Reply } from './replies.ts'
import { splash } from './splash.ts'

export const wholeTitle = (title: string, nama: string): string =>
  [title, nama || 'Katalog'].filter(Boolean).join(' · ')

/**
 * @param asal the address at which customers open the catalogue, 'https://emas.example'; '': none is set, and the head
 * names no address
 */
export function pageHead(page: Page, nama: string, url: URL, asal: string): Html {
  const title = wholeTitle(page.title, nama)
  const tetap = asal && asal + url.pathname.replace(/\/$/, '') + url.search
  return html`<title>${title}</title>
    ${page.deskripsi && html`<meta name="description" content="${page.deskripsi}" />`}
    ${
      page.tersembunyi
        ? html`<meta name="robots" content="noindex" />`
        : html`${tetap && html`<link rel="canonical" href="${tetap}" />`}
            <meta property="og:type" content="website" />
            <meta property="og:locale" content="id_ID" />
            <meta property="og:site_name" content="${nama}" />
            <meta property="og:title" content="${title}" />
            <meta property="og:description" content="${page.deskripsi}" />
            ${tetap && html`<meta property="og:url" content="${tetap}" />`}
            ${asal && page.picture && html`<meta property="og:image" content="${asal + page.picture}" />`}`
    }`
}

export function badan(page: Page, nama: string, url: URL, screens: Reply['splash']): Html {
  const alamat = readAddress(url)
  return html`${kepala(nama, alamat)} ${tujuan(alamat)}
    <main id="isi" class="lebar" tabindex="-1" data-alamat="${url.pathname}${url.search}" data-nama="${nama}">
      ${page.content}
    </main>
    <p class="luring" role="status" hidden></p>
    <footer class="lebar kaki">${nama}</footer>
    ${alamat?.jenis === 'beranda' && splash(screens, false)}`
}
