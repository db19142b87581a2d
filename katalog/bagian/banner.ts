/** Banners side by side, which a finger or the arrow keys move without a line of script; and blocks of information. */
import { gambarBesar, gambarKecil } from './gambar.ts'
import { html, KOSONG, type Html } from './html.ts'
import type { Jawaban } from './jawaban.ts'

type Banner = Jawaban['banner'][number]
type Info = Jawaban['info'][number]
type IsiBanner = Omit<Banner, 'kode_banner'>

/** @param utama the first of them is what is seen first of the page */
export const daftarBanner = (banner: readonly Banner[], utama = false): Html =>
  banner.length === 0
    ? KOSONG
    : html`<section class="banner geser" aria-label="Banner" data-geser>
        <ul tabindex="0">
          ${banner.map((satu, i) => html`<li>${satuBanner(satu, utama && i === 0)}</li>`)}
        </ul>
      </section>`

const satuBanner = (banner: Banner, utama: boolean) =>
  html` ${gambarBesar(banner.gambar, {
      alt: '',
      class: 'banner-gambar',
      lebar: 720,
      tinggi: 405,
      utama,
    })}
    <div class="banner-teks">
      <h2>${banner.title}</h2>
      ${baris(banner.sub_title, 'banner-sub')} ${baris(banner.info, 'tebal')}
      ${baris(banner.sub_info, 'redup')} ${baris(banner.deskripsi)} ${tombol(banner)}
    </div>`

export const daftarInfo = (info: readonly Info[]): Html =>
  info.length === 0
    ? KOSONG
    : html`<section aria-label="Informasi">
        <ul class="info">
          ${info.map(
            (satu) =>
              html`<li>
                ${gambarKecil(satu.gambar, { alt: '', class: 'info-gambar', lebar: 180, tinggi: 180 })}
                <div>
                  <h2>${satu.title}</h2>
                  ${baris(satu.sub_title, 'redup')} ${baris(satu.info, 'tebal')} ${baris(satu.sub_info)}
                  ${baris(satu.deskripsi)} ${tombol(satu)}
                </div>
              </li>`,
          )}
        </ul>
      </section>`

/** A text that was left out is one blank (spec 002 §5). */
export const baris = (teks: string, kelas = ''): Html =>
  teks.trim() === '' ? KOSONG : html`<p class="${kelas}">${teks}</p>`

const tombol = ({ url_pendukung, nama_tombol }: IsiBanner) => tautanLuar(url_pendukung, nama_tombol, 'tombol')

/** Leads away from the page, or nowhere when it is no address of the web. */
export const tautanLuar = (url: string, teks: string, kelas: string): Html =>
  /^https?:\/\//i.test(url)
    ? html`<a class="${kelas}" href="${url}" target="_blank" rel="noopener noreferrer">${teks}</a>`
    : KOSONG
