/** Banners side by side, which a finger or the arrow keys move without a line of script; and blocks of information. */
import { largePicture, smallPicture } from './pictures.ts'
import { html, EMPTY, type Html } from './html.ts'
import type { Reply } from './replies.ts'

type Banner = Reply['banner'][number]
type Info = Reply['info'][number]
type BannerContent = Omit<Banner, 'kode_banner'>

/** @param utama the first of them is what is seen first of the page */
export const bannerList = (banner: readonly Banner[], utama = false): Html =>
  banner.length === 0
    ? EMPTY
    : html`<section class="banner geser" aria-label="Banner" data-geser>
        <ul tabindex="0">
          ${banner.map((satu, i) => html`<li>${satuBanner(satu, utama && i === 0)}</li>`)}
        </ul>
      </section>`

const satuBanner = (banner: Banner, utama: boolean) =>
  html` ${largePicture(banner.gambar, {
      alt: '',
      class: 'banner-gambar',
      width: 720,
      height: 405,
      utama,
    })}
    <div class="banner-teks">
      <h2>${banner.title}</h2>
      ${row(banner.sub_title, 'banner-sub')} ${row(banner.info, 'tebal')} ${row(banner.sub_info, 'redup')}
      ${row(banner.deskripsi)} ${button(banner)}
    </div>`

export const infoList = (info: readonly Info[]): Html =>
  info.length === 0
    ? EMPTY
    : html`<section aria-label="Informasi">
        <ul class="info">
          ${info.map(
            (satu) =>
              html`<li>
                ${smallPicture(satu.gambar, { alt: '', class: 'info-gambar', width: 180, height: 180 })}
                <div>
                  <h2>${satu.title}</h2>
                  ${row(satu.sub_title, 'redup')} ${row(satu.info, 'tebal')} ${row(satu.sub_info)}
                  ${row(satu.deskripsi)} ${button(satu)}
                </div>
              </li>`,
          )}
        </ul>
      </section>`

/** A text that was left out is one blank (spec 002 §5). */
export const row = (text: string, kelas = ''): Html =>
  text.trim() === '' ? EMPTY : html`<p class="${kelas}">${text}</p>`

const button = ({ url_pendukung, nama_tombol }: BannerContent) =>
  tautanLuar(url_pendukung, nama_tombol, 'tombol')

/** Leads away from the page, or nowhere when it is no address of the web. */
export const tautanLuar = (url: string, text: string, kelas: string): Html =>
  /^https?:\/\//i.test(url)
    ? html`<a class="${kelas}" href="${url}" target="_blank" rel="noopener noreferrer">${text}</a>`
    : EMPTY
