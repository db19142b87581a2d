/** Prices, gifts and shops, each on a page of its own. */
import { formatAngka } from '#domain/format.ts'
import { baris } from '../bagian/banner.ts'
import { gambarKecil } from '../bagian/gambar.ts'
import { tabelHarga } from '../bagian/harga.ts'
import { html } from '../bagian/html.ts'
import type { Baca, Jawaban } from '../bagian/jawaban.ts'
import { tanyaToko } from '../bagian/wa.ts'
import type { Halaman } from './halaman.ts'

export const harga = async (baca: Baca): Promise<Halaman> => ({
  status: 200,
  judul: 'Harga Emas Hari Ini',
  deskripsi: 'Harga emas per gram hari ini, menurut kadarnya.',
  isi: html`<h1>Harga emas hari ini</h1>
    ${tabelHarga(await baca('harga'))}`,
})

export async function hadiah(baca: Baca): Promise<Halaman> {
  const semua = await baca('hadiah')
  return {
    status: 200,
    judul: 'Hadiah Member',
    deskripsi: 'Hadiah yang bisa ditukar dengan poin member.',
    isi: html`<h1>Hadiah Member</h1>
      <p class="redup">Tukarkan poin Anda di toko kami.</p>
      ${
        semua.length === 0
          ? html`<p class="kosong">Belum ada hadiah.</p>`
          : html`<ul class="item">
              ${semua.map(satuHadiah)}
            </ul>`
      }`,
  }
}

const satuHadiah = (satu: Jawaban['hadiah'][number], i: number) =>
  html`<li>
    ${gambarKecil(satu.gambar, { alt: '', class: 'item-gambar', lebar: 360, tinggi: 360, utama: i < 2 })}
    <h2 class="item-nama">${satu.nama_hadiah}</h2>
    <p class="item-harga">${formatAngka(satu.point)} poin</p>
    ${baris(satu.info)} ${baris(satu.sub_info, 'redup')} ${baris(satu.deskripsi, 'redup')}
  </li>`

export async function toko(baca: Baca): Promise<Halaman> {
  const [{ nama, toko: semua }, kontak] = await Promise.all([baca('toko'), baca('kontak')])
  return {
    status: 200,
    judul: 'Toko Kami',
    deskripsi: `Alamat dan telepon toko ${nama}.`,
    isi: html`<h1>Toko Kami</h1>
      ${
        semua.length === 0
          ? html`<p class="kosong">Belum ada toko.</p>`
          : html`<ul class="toko">
              ${semua.map(
                ({ nama_toko, alamat_toko, kota, no_telp }) =>
                  html`<li class="kartu">
                    <h2>${nama_toko}</h2>
                    <address>
                      ${baris(alamat_toko)} ${baris(kota)}
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
