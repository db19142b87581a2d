/** Prices, gifts and shops, each on a page of its own. */
import { formatNumber } from '#domain/format.ts'
import { row } from '../parts/banner.ts'
import { smallPicture } from '../parts/pictures.ts'
import { hargaTable } from '../parts/harga.ts'
import { html } from '../parts/html.ts'
import type { Read, Reply } from '../parts/replies.ts'
import { tanyaToko } from '../parts/wa.ts'
import type { Page } from './page.ts'

export const harga = async (read: Read): Promise<Page> => ({
  status: 200,
  title: 'Harga Emas Hari Ini',
  deskripsi: 'Harga emas per gram hari ini, menurut kadarnya.',
  content: html`<h1>Harga emas hari ini</h1>
    ${hargaTable(await read('harga'))}`,
})

export async function hadiah(read: Read): Promise<Page> {
  const all = await read('hadiah')
  return {
    status: 200,
    title: 'Hadiah Member',
    deskripsi: 'Hadiah yang bisa ditukar dengan poin member.',
    content: html`<h1>Hadiah Member</h1>
      <p class="redup">Tukarkan poin Anda di toko kami.</p>
      ${
        all.length === 0
          ? html`<p class="kosong">Belum ada hadiah.</p>`
          : html`<ul class="item">
              ${all.map(satuHadiah)}
            </ul>`
      }`,
  }
}

const satuHadiah = (satu: Reply['hadiah'][number], i: number) =>
  html`<li>
    ${smallPicture(satu.gambar, { alt: '', class: 'item-gambar', width: 360, height: 360, utama: i < 2 })}
    <h2 class="item-nama">${satu.nama_hadiah}</h2>
    <p class="item-harga">${formatNumber(satu.point)} poin</p>
    ${row(satu.info)} ${row(satu.sub_info, 'redup')} ${row(satu.deskripsi, 'redup')}
  </li>`

export async function toko(read: Read): Promise<Page> {
  const [{ nama, toko: all }, kontak] = await Promise.all([read('toko'), read('kontak')])
  return {
    status: 200,
    title: 'Toko Kami',
    deskripsi: `Alamat dan telepon toko ${nama}.`,
    content: html`<h1>Toko Kami</h1>
      ${
        all.length === 0
          ? html`<p class="kosong">Belum ada toko.</p>`
          : html`<ul class="toko">
              ${all.map(
                ({ nama_toko, alamat_toko, kota, no_telp }) =>
                  html`<li class="kartu">
                    <h2>${nama_toko}</h2>
                    <address>
                      ${row(alamat_toko)} ${row(kota)}
                      ${no_telp.trim() !== '' && html`<p><a href="tel:${no_telp.replace(/[^\d+]/g, '')}">${no_telp}</a></p>`}
                    </address>
                  </li>`,
              )}
            </ul>`
      }
      ${
        kontak.length > 0 &&
        html`<h2>Tanya kami</h2>
          ${tanyaToko(kontak)}`
      }`,
  }
}
