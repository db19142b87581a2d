/** Categories, each with its icon on its colour. A fill, because the content policy lets no style stand in the page. */
import { alamatKategori } from './alamat.ts'
import { html, EMPTY, type Html } from './html.ts'
import type { Reply } from './replies.ts'

export const kategoriList = (
  kategori: Reply['kategori'],
  { chosen, deret = false }: { chosen?: string | undefined; deret?: boolean } = {},
): Html =>
  kategori.length === 0
    ? EMPTY
    : html`<nav aria-label="Kategori">
        <ul class="kategori ${deret && 'deret'}">
          ${kategori.map(
            ({ kode_kategori, nama_kategori, warna: color, gambar: picture, jumlah_item }) =>
              html`<li>
                <a
                  href="${alamatKategori(kode_kategori)}"
                  ${kode_kategori === chosen && html`aria-current="page"`}
                >
                  <span class="kategori-ikon">
                    <svg viewBox="0 0 8 8" aria-hidden="true">
                      <rect width="8" height="8" fill="${color}" />
                    </svg>
                    <img
                      src="${picture.kecil}"
                      alt=""
                      width="72"
                      height="72"
                      loading="lazy"
                      decoding="async"
                    />
                  </span>
                  <span>${nama_kategori}</span>
                  <span class="redup kecil">${jumlah_item} item</span>
                </a>
              </li>`,
          )}
        </ul>
      </nav>`
