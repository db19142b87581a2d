/** The frame of each page: the chain's name, the search, the links to other pages. */
import { AWAL, CARI_MAKS, type Alamat } from './alamat.ts'
import { html, Html } from './html.ts'

const navPicture = (content: string) =>
  new Html(
    `<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">${content}</svg>`,
  )
const KACA = navPicture('<circle cx="11" cy="11" r="6"/><path d="m16 16 5 5"/>')
const TUJUAN = [
  ['beranda', 'Beranda', AWAL, navPicture('<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4z"/>')],
  ['harga', 'Harga', `${AWAL}/harga`, navPicture('<path d="M4 19h16M6 15l4-5 4 3 5-7"/>')],
  [
    'hadiah',
    'Hadiah',
    `${AWAL}/hadiah`,
    navPicture(
      '<path d="M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7c-5 0-5-4-2.5-4S12 7 12 7c0-4 5-4 5-2s-2 2-5 2"/>',
    ),
  ],
  ['toko', 'Toko', `${AWAL}/toko`, navPicture('<path d="M4 9h16l-1-5H5zM5 9v11h14V9M10 20v-6h4v6"/>')],
  [
    'member',
    'Member',
    `${AWAL}/member`,
    navPicture('<circle cx="12" cy="8" r="4"/><path d="M4 21c1-5 4-7 8-7s7 2 8 7"/>'),
  ],
] as const

export const kepala = (nama: string, alamat: Alamat | undefined): Html =>
  html` <a class="lewati" href="#isi">Langsung ke isi</a>
    <header class="kepala">
      <div class="lebar">
        <a class="nama" href="${AWAL}">${nama || 'Katalog'}</a>
        <form class="cari" role="search" action="${AWAL}/cari">
          <input
            name="q"
            type="search"
            aria-label="Cari perhiasan"
            placeholder="Cari perhiasan"
            maxlength="${CARI_MAKS}"
            autocomplete="off"
            enterkeyhint="search"
            value="${alamat?.jenis === 'cari' && alamat.cari}"
          />
          <button type="submit" aria-label="Cari">${KACA}</button>
        </form>
      </div>
    </header>`

export const tujuan = (alamat: Alamat | undefined): Html =>
  html`<nav class="tujuan" aria-label="Utama">
    <ul class="lebar">
      ${TUJUAN.map(
        ([jenis, kata, href, ikon]) =>
          html`<li>
            <a href="${href}" data-jenis="${jenis}" ${jenis === alamat?.jenis && html`aria-current="page"`}
              >${ikon}<span>${kata}</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>`
